import { useTranslation } from 'react-i18next';
import { findCatalogueWarband } from '#roster/profiles.ts';
import { useEditor } from './editor-context.ts';

/**
 * Values to offer for a trait that holds a text: those that have words, then those that profiles of
 * the warband's type carry. None: players write their own.
 */
export function useTraitChoices(trait: string): readonly string[] {
  const { t } = useTranslation('roster');
  const { warband, system } = useEditor();
  const worded: Readonly<Record<string, object>> = t('trait-values', { returnObjects: true });
  const profiles = findCatalogueWarband(system, warband.catalogueId)?.profiles ?? [];
  const carried = profiles.flatMap(({ traits }) => {
    const value = traits[trait];
    return typeof value === 'string' ? [value] : [];
  });
  return [...new Set([...Object.keys(worded[trait] ?? {}), ...carried])];
}
