import { list } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Fallen } from '#roster/after-battle/history.ts';
import type { Life } from '#roster/chronicle.ts';
import { useAdvanceWords } from '#ui/advances/advance-words.ts';
import { useInjuryWords } from '#ui/after-battle/injury-words.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** Puts a life into words: whom he put out of action, injuries, advances; nothing of what there was none of. */
export function useLifeFacts(systemId: string): (life: Life) => readonly string[] {
  const { t } = useTranslation('after-battle');
  const injuries = useInjuryWords(systemId, useRosterWords(systemId));
  const advance = useAdvanceWords(systemId);
  const hurtOf = ({ injuries: ids, by }: Fallen) => {
    const known = ids.flatMap((id) => injuries.name(id) ?? []);
    const what = known.length === 0 ? t('injuries.out') : known.join(', ');
    return by === '' ? what : t('chronicle.life.hurt-by', { what, by });
  };
  return ({ felled, hurt, advances }) => [
    ...(felled.length === 0 ? [] : [t('chronicle.life.felled', { names: list(felled) })]),
    ...(hurt.length === 0
      ? []
      : [t('chronicle.life.hurt', { list: hurt.map(hurtOf).join(' · ') })]),
    ...(advances.length === 0
      ? []
      : [t('chronicle.life.advances', { list: advances.map(advance).join(' · ') })]),
  ];
}
