import { useMemo, useSyncExternalStore } from 'react';
import { i18n } from './instance.ts';
import { keptWords } from './kept-words.ts';
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
  return useMemo(
    () => ({
      // What the compiler knows of a key stays.
      t: new Proxy(i18n.getFixedT<N>(language, namespaces), {
        apply: (_look, _self, said) => textOf(language, namespaces, said),
      }),
    }),
    // oxlint-disable-next-line react/exhaustive-deps
    [language, names],
  );
}

const textOf = keptWords(
  (
    language: string,
    namespaces: OwnNamespace | readonly OwnNamespace[],
    said: readonly unknown[],
  ): unknown => Reflect.apply(i18n.getFixedT(language, namespaces), undefined, said),
);

function spoken(): string {
  return i18n.language;
}

function onLanguage(changed: () => void): () => void {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}
