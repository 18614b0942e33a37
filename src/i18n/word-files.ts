import { OWN_NAMESPACES, SCREEN_NAMESPACES, TABLE_NAMESPACES } from './own-namespaces.ts';

/** Words of one file, as nested keys. */
export type Words = Readonly<Record<string, unknown>>;

/**
 * Words that are fetched together, as one file of the build: `own` the app's own words, loaded before the first
 * screen; `table` those of the screens that know a game; the namespace of a screen, for its own; the id of a game, for
 * all of its words but the names in its samples, which are a pack of their own.
 */
export type WordPack = string;

export const OWN_PACK: WordPack = 'own';
export const TABLE_PACK: WordPack = 'table';

/** The words of a game are in several files, for those who write them. */
const PART_OF_A_GAME = /-(?:packs|rules|traits)$/;

/** The names in a game's samples: used once, before anything else of it. */
export function samplesPack(systemId: string): WordPack {
  return `${systemId}-samples`;
}

// The words for when none of these can be loaded are bundled: src/i18n/last-resort.ts. Those of `page` are in the page
// itself (vite.config.ts). `import` has the words of lists made elsewhere.
const FILES = import.meta.glob<Words>(
  [
    '../../locales/*/*.json',
    '!../../locales/*/last-resort.json',
    '!../../locales/*/page.json',
    '!../../locales/import/*',
  ],
  {
    import: 'default',
  },
);

/** The files of all languages: `…/locales/fr/ui.json` is the namespace `ui` in French. */
const ALL = Object.entries(FILES).flatMap(([path, load]) => {
  const [, language, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  return language === undefined || namespace === undefined ? [] : [{ language, namespace, load }];
});

/** The language when no other fits: more people read it than any other. */
export const DEFAULT_LANGUAGE = 'en';

/** Every language that has a folder, the default one first. */
export const LANGUAGES: readonly string[] = [
  ...new Set([DEFAULT_LANGUAGE, ...ALL.map(({ language }) => language)]),
];

/** Every pack of words that a language has. */
export function packsOf(language: string): readonly WordPack[] {
  return [...new Set(filesOf(language).map(({ namespace }) => packOf(namespace)))];
}

/**
 * The words of a pack by namespace, fetched once; after a failure the next call tries again. Empty for a pack
 * that the language does not have.
 * @throws when a file can't be fetched
 */
export function fetchWords(language: string, pack: WordPack): Promise<ReadonlyMap<string, Words>> {
  const key = `${language} ${pack}`;
  const known = fetching.get(key);
  if (known !== undefined) return known;
  const started = fetchPack(language, pack);
  fetching.set(key, started);
  started.catch(() => fetching.delete(key));
  return started;
}

const fetching = new Map<string, Promise<ReadonlyMap<string, Words>>>();

async function fetchPack(language: string, pack: WordPack): Promise<ReadonlyMap<string, Words>> {
  const files = filesOf(language).filter(({ namespace }) => packOf(namespace) === pack);
  const read = files.map(async ({ namespace, load }) => [namespace, await load()] as const);
  return new Map(await Promise.all(read));
}

function filesOf(language: string): typeof ALL {
  return ALL.filter((file) => file.language === language);
}

function packOf(namespace: string): WordPack {
  if (TABLE_NAMESPACES.some((late) => late === namespace)) return TABLE_PACK;
  if (SCREEN_NAMESPACES.some((one) => one === namespace)) return namespace;
  if (OWN_NAMESPACES.some((own) => own === namespace)) return OWN_PACK;
  return namespace.replace(PART_OF_A_GAME, '');
}
