import { useMemo, useSyncExternalStore } from 'react';
import { i18n } from './instance.ts';
import type { OwnNamespace } from './own-namespaces.ts';

/** The current language; components that read it re-render when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguage, spoken);
}

/**
 * Translates with the app's own words, in the current language.
 * @param namespaces the first needs no prefix; others are written `table:key`
 */
export function useTranslation<const N extends OwnNamespace | readonly OwnNamespace[]>(
  namespaces: N,
) {
  const language = useLanguage();
  // An array literal is a new object at each render; its names are the same.
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
