import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Life } from '#roster/chronicle.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useAdvanceWords } from '#ui/advances/advance-words.ts';
import { useInjuryWords } from '#ui/after-battle/injury-words.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** Puts a life into words: whom he put out of action, injuries, advances; nothing of what there was none of. */
export function useLifeFacts(
  system: Pick<RuleSystem, 'id' | 'afterBattle'>,
): (life: Life) => readonly string[] {
  const { t } = useTranslation('after-battle');
  const injuries = useInjuryWords(system, useRosterWords(system.id));
  const advance = useAdvanceWords(system.id);
  return ({ felled, hurt, advances }) => [
    ...(felled.length === 0 ? [] : [t('chronicle.life.felled', { names: list(felled) })]),
    ...(hurt.length === 0
      ? []
      : [t('chronicle.life.hurt', { list: hurt.map(injuries.hurt).join(' · ') })]),
    ...(advances.length === 0
      ? []
      : [t('chronicle.life.advances', { list: advances.map(advance).join(' · ') })]),
  ];
}
