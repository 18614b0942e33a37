import { rosterText } from '#exchange/roster-text.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** Exports the warband in the format of list builders. */
export function useRosterText(warband: Warband, system: RuleSystem): () => string {
  const { t } = useTranslation(['hand-over', 'roster']);
  const words = useRosterWords(system.id);
  return () =>
    rosterText(warband, system, words, {
      name: t('roster:list.unnamed'),
      force: t('builder.force'),
      cost: (gold) => t('builder.cost', { gold: number(gold) }),
      experience: t('builder.experience'),
      gear: t('sheet.heading.gear'),
      rules: t('builder.rules'),
      leader: t('sheet.heading.leader'),
      missesNext: t('builder.misses-next'),
    });
}
