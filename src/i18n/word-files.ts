import { OWN_NAMESPACES, SCREEN_NAMESPACES, TABLE_NAMESPACES } from './own-namespaces.ts';

/** Words of one file, as nested keys. */
export type Words = Readonly<Record<string, unknown>>;

/**
 * What is fetched together, as one file of the build: `own` is what the app itself says, there before the
 * first screen, so that no screen ever lacks any of it; `table` is what it says in a battle only; a
 * namespace of one screen is a pack of its own; the others are all that is said of one game, by its id, and the names of its samples.
 */
export type WordPack = string;

export const OWN_PACK: WordPack = 'own';
export const TABLE_PACK: WordPack = 'table';

/** A game's words stand in several files, because their writers want them apart. */
const PART_OF_A_GAME = /-(?:catalogue|rules|traits)$/;

/** The names of a game's samples: wanted once, before anything else of it. */
export function samplesPack(systemId: string): WordPack {
  return `${systemId}-samples`;
}

// The words for when none of these come travel with the program itself: src/ui/error/last-resort.ts. Those
// in `import` are what others say in their lists.
const FILES = import.meta.glob<Words>(
  ['../../locales/*/*.json', '!../../locales/*/last-resort.json', '!../../locales/import/*'],
  {
    import: 'default',
  },
);

/** What is spoken when nothing else fits: more people read it than any other. */
export const DEFAULT_LANGUAGE = 'en';

/** Every language that has a folder, the default one first. */
export const LANGUAGES: readonly string[] = [
  ...new Set([DEFAULT_LANGUAGE, ...filesOf().map(({ language }) => language)]),
];

/** Every pack of words that a language has. */
export function packsOf(language: string): readonly WordPack[] {
  return [...new Set(filesOf().flatMap((file) => (file.language === language ? file.pack : [])))];
}

/**
 * The words of a pack by namespace, fetched once; a pack that failed to come is asked for again. None
 * for a pack that the language does not have: a game without words of a kind.
 * @throws when a file can't be had
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
  const files = filesOf().filter((file) => file.language === language && file.pack === pack);
  const read = files.map(async ({ namespace, load }) => [namespace, await load()] as const);
  return new Map(await Promise.all(read));
}

function packOf(namespace: string): WordPack {
  if (TABLE_NAMESPACES.some((late) => late === namespace)) return TABLE_PACK;
  if (SCREEN_NAMESPACES.some((one) => one === namespace)) return namespace;
  if (OWN_NAMESPACES.some((own) => own === namespace)) return OWN_PACK;
  return namespace.replace(PART_OF_A_GAME, '');
}

/** The files of all languages: `…/locales/fr/ui.json` is the namespace `ui` in French. */
function filesOf(): readonly {
  readonly language: string;
  readonly namespace: string;
  readonly pack: WordPack;
  readonly load: () => Promise<Words>;
}[] {
  return Object.entries(FILES).flatMap(([path, load]) => {
    const [, language, namespace] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    return language === undefined || namespace === undefined
      ? []
      : [{ language, namespace, pack: packOf(namespace), load }];
  });
}
