import { useMemo, useSyncExternalStore } from 'react';
import { i18n } from './instance.ts';
import type { OwnNamespace } from './own-namespaces.ts';

/** The language that is spoken; components that read it are drawn again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguage, spoken);
}

/**
 * Translates with the app's own words, in the language that is spoken.
 * @param namespaces the first needs no prefix; others are written `table:key`
 */
export function useTranslation<const N extends OwnNamespace | readonly OwnNamespace[]>(
  namespaces: N,
) {
  const language = useLanguage();
  // A list is another object each time, its names are not.
  const names = String(namespaces);
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => ({ t: i18n.getFixedT<N>(language, namespaces) }), [language, names]);
}

function spoken(): string {
  return i18n.language;
}

function onLanguage(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}
