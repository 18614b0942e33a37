import { useTranslation } from '#i18n/use-translation.ts';
import { useEditor } from './editor-context.ts';

/** The words of values, by trait. */
const WORDS = 'trait-values';

/**
 * Values to offer for a trait that holds a text: those that have words, and those that profiles of
 * the catalogue carry and that mean something in this warband. None: players write their own.
 */
export function useTraitChoices(trait: string): readonly string[] {
  const { t } = useTranslation('roster');
  const { warband, system, words } = useEditor();
  const worded: Readonly<Record<string, object>> = t(WORDS, { returnObjects: true });
  const profiles = [...system.catalogue.flatMap((type) => type.profiles), ...system.extras];
  const carried = profiles.flatMap(({ traits }) => {
    const value = traits[trait];
    return typeof value === 'string' ? [value] : [];
  });
  const known = carried.filter((value) => words.known(trait, value, warband.catalogueId) !== null);
  return [...new Set([...Object.keys(worded[trait] ?? {}), ...known])];
}
