import { useTranslation } from '#i18n/use-translation.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { RosterWords } from './words.ts';

/** Key of the values' words, by trait. */
const WORDS = 'trait-values';

/**
 * Values to suggest for a text trait: those with words, and those that catalogue profiles have and that make sense in
 * a warband of this type. Empty if players can only enter their own.
 */
export function useTraitChoices(
  system: RosterSystem,
  words: RosterWords,
): (trait: string, catalogueId: string) => readonly string[] {
  const { t } = useTranslation('roster');
  const worded: Readonly<Record<string, object>> = t(WORDS, { returnObjects: true });
  return (trait, catalogueId) => {
    const profiles = [...system.catalogue.flatMap((type) => type.profiles), ...system.extras];
    const carried = profiles.flatMap(({ traits }) => {
      const value = traits?.[trait];
      return typeof value === 'string' ? [value] : [];
    });
    const known = carried.filter((value) => words.known(trait, value, catalogueId) !== null);
    return [...new Set([...Object.keys(worded[trait] ?? {}), ...known])];
  };
}
