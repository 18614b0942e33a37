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
  type Words,
} from './word-files.ts';

export { LANGUAGES } from './word-files.ts';

const DEFAULT_NAMESPACE = 'ui';

/**
 * Loads the words of a language and initializes i18next, before the first render. Falls back to the default
 * language when they can't be loaded.
 * @param which `own`: only the app's own words outside a battle; the rest is left to `loadGameWords`
 * @returns the language in use
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
 * Loads the words of a game and those of the screens that know one, in the current language. Free the second time.
 * @throws when they can't be loaded
 */
export function loadGameWords(systemId: string): Promise<void> {
  return bring(i18n.language, [systemId, TABLE_PACK]);
}

/**
 * Loads the words of the screens that know a game, in the current language. Free the second time.
 * @throws when they can't be loaded
 */
export function loadTableWords(): Promise<void> {
  return bring(i18n.language, [TABLE_PACK]);
}

/**
 * Loads the words of one screen, in the current language. Free the second time.
 * @throws when they can't be loaded
 */
export function loadScreenWords(screen: (typeof SCREEN_NAMESPACES)[number]): Promise<void> {
  return bring(i18n.language, [screen]);
}

/**
 * Looks up names in a game's samples by key, in the current language. They aren't kept: once added, a sample's
 * names are the player's own.
 * @throws when they can't be loaded
 */
export async function sampleWord(systemId: string): Promise<(key: string) => string> {
  const words = await fetchWords(i18n.language, samplesPack(systemId));
  const named = new Map([...words.values()].flatMap((one) => Object.entries(one)));
  return (key) => {
    const name = named.get(key);
    return typeof name === 'string' ? name : key;
  };
}

/** Whether the words of the first screens are loaded. */
export function hasOwnWords(): boolean {
  // Undefined before `init`.
  return i18n.isInitialized
    ? AT_ONCE.every((name) => i18n.hasResourceBundle(i18n.language, name))
    : false;
}

const LATER = [...TABLE_NAMESPACES, ...SCREEN_NAMESPACES];
const AT_ONCE = OWN_NAMESPACES.filter((name) => !LATER.some((late) => late === name));

/**
 * Changes the language of every screen.
 * @returns false, with nothing changed, when its words can't be loaded (an unknown language, or offline before
 *   the offline copy is complete)
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

/** Packs loaded so far: another language needs all of them before it is used. */
const wanted = new Set<WordPack>([OWN_PACK]);

/** @throws when one can't be loaded */
async function bring(language: string, packs: readonly WordPack[]): Promise<void> {
  for (const pack of packs) wanted.add(pack);
  await start();
  const fetched = await Promise.all(packs.map((pack) => fetchWords(language, pack)));
  for (const [namespace, words] of fetched.flatMap((pack) => [...pack])) {
    if (!there.has(words)) add(language, namespace, words);
    there.add(words);
  }
}

/** Words of files that have been added. */
const there = new WeakSet<Words>();

/** Beside those that data has brought: see `addWords`. */
function add(language: string, namespace: string, words: Words, anew = false): void {
  // `skipCopy` saves a deep copy; nobody else holds these objects.
  i18n.addResourceBundle(language, namespace, words, true, anew, AS_IT_IS);
}

const AS_IT_IS = { skipCopy: true };

/** Words that data brings along, such as the name of a warband, in one language. */
interface BroughtWords {
  readonly language: string;
  readonly namespace: string;
  readonly words: Words;
}

/**
 * Adds words that data brings along, in several languages: they are there whichever is spoken.
 * @param how `anew`: in place of those that are there
 */
export async function addWords(
  brought: readonly BroughtWords[],
  how: 'beside' | 'anew' = 'beside',
): Promise<void> {
  await start();
  for (const { language, namespace, words } of brought)
    add(language, namespace, words, how === 'anew');
}

async function speak(language: string): Promise<void> {
  await i18n.changeLanguage(language);
  // For screen readers and hyphenation.
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

async function start(): Promise<void> {
  if (i18n.isInitialized) return;
  await i18n.init({
    resources: {},
    // A contract test holds every language to every key, so languages are never mixed.
    fallbackLng: false,
    ns: [...OWN_NAMESPACES],
    defaultNS: DEFAULT_NAMESPACE,
    returnNull: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: missingWords,
    // `missingWords` needs the namespace.
    appendNamespaceToMissingKey: true,
  });
}
