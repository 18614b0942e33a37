import { i18n } from './instance.ts';
import { missingWords } from './missing.ts';
import { OWN_NAMESPACES, SCREEN_NAMESPACES, TABLE_NAMESPACES } from './own-namespaces.ts';
import {
  DEFAULT_LANGUAGE,
  fetchWords,
  LANGUAGES,
  OWN_PACK,
  packsOf,
  samplesPack,
  TABLE_PACK,
  type WordPack,
} from './word-files.ts';

export { LANGUAGES } from './word-files.ts';

const DEFAULT_NAMESPACE = 'ui';

/**
 * Loads the words of a language and gets ready to translate; call it before the first render. Falls
 * back to the default language when the words of the other can't be had.
 * @param which `own`: what the app itself says outside a battle; all else comes by `loadGameWords`
 * @returns the language that is spoken now
 * @throws when not even the default language can be loaded
 */
export async function startI18n(language: string, which: 'own' | 'all' = 'all'): Promise<string> {
  const wanted = LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE;
  const packs = (spoken: string) => (which === 'own' ? [OWN_PACK] : packsOf(spoken));
  const first = await bring(wanted, packs(wanted)).then(
    () => wanted,
    async () => {
      await bring(DEFAULT_LANGUAGE, packs(DEFAULT_LANGUAGE));
      return DEFAULT_LANGUAGE;
    },
  );
  await speak(first);
  return first;
}

/**
 * Loads all that is said of a game, and what the app itself says in a battle, in the language that is
 * spoken. Costs nothing the second time.
 * @throws when it can't be had
 */
export function loadGameWords(systemId: string): Promise<void> {
  return bring(i18n.language, [systemId, TABLE_PACK]);
}

/**
 * Loads what only one screen says, in the language that is spoken. Costs nothing the second time.
 * @throws when it can't be had
 */
export function loadScreenWords(screen: (typeof SCREEN_NAMESPACES)[number]): Promise<void> {
  return bring(i18n.language, [screen]);
}

/**
 * What the names of a game's samples are called in the language that is spoken, by key. Nothing keeps
 * them: they are the player's own once his warbands are made.
 * @throws when they can't be had
 */
export async function sampleWord(systemId: string): Promise<(key: string) => string> {
  const words = await fetchWords(i18n.language, samplesPack(systemId));
  const named = new Map([...words.values()].flatMap((one) => Object.entries(one)));
  return (key) => {
    const name = named.get(key);
    return typeof name === 'string' ? name : key;
  };
}

/** Whether the app can say anything at all: false until the words of its first screens are here. */
export function hasOwnWords(): boolean {
  // Before the start it is not even false.
  return i18n.isInitialized
    ? AT_ONCE.every((name) => i18n.hasResourceBundle(i18n.language, name))
    : false;
}

const LATER = [...TABLE_NAMESPACES, ...SCREEN_NAMESPACES];
const AT_ONCE = OWN_NAMESPACES.filter((name) => !LATER.some((late) => late === name));

/**
 * Speaks another language from now on, on every screen.
 * @returns false, and nothing changes, when its words can't be had (an unknown language, or offline
 *   before the offline copy was complete)
 */
export async function changeLanguage(language: string): Promise<boolean> {
  if (!LANGUAGES.includes(language)) return false;
  try {
    await bring(language, [...wanted]);
  } catch {
    return false;
  }
  await speak(language);
  return true;
}

/** Packs that a screen has wanted so far: another language needs them all before it is spoken. */
const wanted = new Set<WordPack>([OWN_PACK]);

/** @throws when one can't be had */
async function bring(language: string, packs: readonly WordPack[]): Promise<void> {
  for (const pack of packs) wanted.add(pack);
  await start();
  const fetched = await Promise.all(packs.map((pack) => fetchWords(language, pack)));
  for (const [namespace, words] of fetched.flatMap((pack) => [...pack])) {
    if (!i18n.hasResourceBundle(language, namespace)) {
      // Nobody else holds them: without `skipCopy` they would be written out and read again.
      i18n.addResourceBundle(language, namespace, words, false, false, SILENT);
    }
  }
}

const SILENT = { silent: true, skipCopy: true };

async function speak(language: string): Promise<void> {
  await i18n.changeLanguage(language);
  // Screen readers and hyphenation go by it.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

async function start(): Promise<void> {
  if (i18n.isInitialized) return;
  await i18n.init({
    resources: {},
    // Every language has every key (a contract test sees to it), so words are never mixed.
    fallbackLng: false,
    ns: [...OWN_NAMESPACES],
    defaultNS: DEFAULT_NAMESPACE,
    returnNull: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: missingWords,
    // What a key is missing from says whether that is a mistake.
    appendNamespaceToMissingKey: true,
  });
}
