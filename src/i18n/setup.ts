import { initReactI18next } from 'react-i18next';
import { i18n } from './instance.ts';

/** What the words were written in first, and what is spoken when nothing else fits. */
export const DEFAULT_LANGUAGE = 'fr';

const DEFAULT_NAMESPACE = 'ui';

type Words = Readonly<Record<string, unknown>>;

/** One chunk a file: a player loads one language, and the offline copy has them all. */
const FILES = import.meta.glob<Words>('../../locales/*/*.json', { import: 'default' });

/** Every language that has a folder, the default one first. */
export const LANGUAGES: readonly string[] = [
  ...new Set([DEFAULT_LANGUAGE, ...filesOf().map(({ language }) => language)]),
];

/**
 * Loads the words of a language and gets ready to translate; call it before the first render. Falls
 * back to the default language when the words of the other can't be had.
 * @returns the language that is spoken now
 * @throws when not even the default language can be loaded
 */
export async function startI18n(language: string): Promise<string> {
  const wanted = LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE;
  const first = await loadWords(wanted).then(
    () => wanted,
    async () => {
      await loadWords(DEFAULT_LANGUAGE);
      return DEFAULT_LANGUAGE;
    },
  );
  await speak(first);
  return first;
}

/**
 * Speaks another language from now on, on every screen.
 * @returns false, and nothing changes, when its words can't be had (an unknown language, or offline
 *   before the offline copy was complete)
 */
export async function changeLanguage(language: string): Promise<boolean> {
  try {
    await loadWords(language);
  } catch {
    return false;
  }
  await speak(language);
  return true;
}

/** Language → its words by namespace, as loaded so far. */
const loaded = new Map<string, Record<string, Words>>();

/** @throws when there is no such language or a file can't be had */
async function loadWords(language: string): Promise<void> {
  if (loaded.has(language)) return;
  const files = filesOf().filter((file) => file.language === language);
  if (files.length === 0) throw new Error(`no words in ${language}`);
  const words = await Promise.all(
    files.map(async ({ namespace, load }) => [namespace, await load()] as const),
  );
  loaded.set(language, Object.fromEntries(words));
}

async function speak(language: string): Promise<void> {
  const words = loaded.get(language) ?? {};
  if (i18n.isInitialized) {
    for (const [namespace, keys] of Object.entries(words)) {
      i18n.addResourceBundle(language, namespace, keys);
    }
    await i18n.changeLanguage(language);
  } else {
    await i18n.use(initReactI18next).init({
      lng: language,
      resources: { [language]: words },
      // Every language has every key (a contract test sees to it), so words are never mixed.
      fallbackLng: false,
      ns: Object.keys(words),
      defaultNS: DEFAULT_NAMESPACE,
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  }
  // Screen readers and hyphenation go by it.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** The files of all languages: `…/locales/fr/ui.json` is the namespace `ui` in French. */
function filesOf(): readonly {
  readonly language: string;
  readonly namespace: string;
  readonly load: () => Promise<Words>;
}[] {
  return Object.entries(FILES).flatMap(([path, load]) => {
    const [, language, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    return language === undefined || namespace === undefined ? [] : [{ language, namespace, load }];
  });
}
