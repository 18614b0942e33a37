import { warbandSheet } from '#exchange/warband-sheet.ts';
import { number } from '#i18n/format.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { useRosterWords } from '#ui/roster/words.ts';

/** Exports the warband as CSV in the player's language and locale. */
export function useWarbandSheet(warband: Warband, system: RuleSystem): () => string {
  const { t } = useTranslation('hand-over');
  const words = useRosterWords(system.id);
  return () => {
    const headings = {
      warband: t('sheet.heading.warband'),
      'warband-type': t('sheet.heading.warband-type'),
      name: t('sheet.heading.name'),
      type: t('sheet.heading.type'),
      role: t('sheet.heading.role'),
      leader: t('sheet.heading.leader'),
      count: t('sheet.heading.count'),
      xp: t('sheet.heading.xp'),
      gear: t('sheet.heading.gear'),
      rules: t('sheet.heading.rules'),
      'misses-next': t('sheet.heading.misses-next'),
    };
    // With a decimal comma, spreadsheets expect another cell separator.
    const sign = number(0.5).includes(',') ? ';' : ',';
    return warbandSheet(warband, system, words, { headings, yes: t('sheet.yes') }, sign);
  };
}
