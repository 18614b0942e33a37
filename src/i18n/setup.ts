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

/** Words of the first screen, and those that must be there when no other can be had. */
const FIRST: readonly string[] = ['error', 'home', 'ui'];

/**
 * Loads the words of a language and gets ready to translate; call it before the first render. Falls
 * back to the default language when the words of the other can't be had.
 * @param which `first`: only those of the first screen; `loadAllWords` and `loadSystemWords` bring others
 * @returns the language that is spoken now
 * @throws when not even the default language can be loaded
 */
export async function startI18n(language: string, which: 'first' | 'all' = 'all'): Promise<string> {
  const wants = which === 'all' ? () => true : isFirst;
  const wanted = LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE;
  const first = await loadWords(wanted, wants).then(
    () => wanted,
    async () => {
      await loadWords(DEFAULT_LANGUAGE, wants);
      return DEFAULT_LANGUAGE;
    },
  );
  await speak(first);
  return first;
}

/**
 * Loads all other words in the language that is spoken; call it before showing a screen that is not
 * the first one. Costs nothing the second time.
 * @throws when they can't be had
 */
export async function loadAllWords(): Promise<void> {
  await addWords(() => true);
}

/**
 * Loads what the first screen says of a battle in the language that is spoken: the words of its rules.
 * @param systemId their namespace
 * @throws when they can't be had
 */
export async function loadSystemWords(systemId: string): Promise<void> {
  await addWords((namespace) => namespace === systemId);
}

/**
 * Speaks another language from now on, on every screen.
 * @returns false, and nothing changes, when its words can't be had (an unknown language, or offline
 *   before the offline copy was complete)
 */
export async function changeLanguage(language: string): Promise<boolean> {
  try {
    await loadWords(language, () => true);
  } catch {
    return false;
  }
  await speak(language);
  return true;
}

async function addWords(which: (namespace: string) => boolean): Promise<void> {
  const { language } = i18n;
  await loadWords(language, which);
  for (const [namespace, keys] of loaded.get(language) ?? []) {
    if (!i18n.hasResourceBundle(language, namespace)) {
      i18n.addResourceBundle(language, namespace, keys);
    }
  }
}

/** Language → its words by namespace, as loaded so far. */
const loaded = new Map<string, Map<string, Words>>();

/** @throws when there is no such language or a file can't be had */
async function loadWords(language: string, which: (namespace: string) => boolean): Promise<void> {
  const files = filesOf().filter((file) => file.language === language);
  if (files.length === 0) throw new Error(`no words in ${language}`);
  const here = loaded.get(language) ?? new Map<string, Words>();
  loaded.set(language, here);
  const missing = files.filter(({ namespace }) => which(namespace) && !here.has(namespace));
  await Promise.all(missing.map(async ({ namespace, load }) => here.set(namespace, await load())));
}

function isFirst(namespace: string): boolean {
  return FIRST.includes(namespace);
}

async function speak(language: string): Promise<void> {
  const words = Object.fromEntries(loaded.get(language) ?? []);
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
