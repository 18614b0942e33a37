import type { RosterSystem } from '#roster/profiles.ts';
import type { ListedType, SampleWarband } from '#rules/contract/catalogue.ts';
import type { GameFront } from '#rules/contract/front.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { PackChoices, PackForm } from '#rules/contract/pack-form.ts';
import type { PackRemark, ReadPack } from '#rules/contract/packs.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { loadChunk } from './load-chunk.ts';

/** The rule systems: all known by id, each fetched on demand. */
export interface Systems {
  /** Every system there is, fetched or not. */
  readonly ids: readonly string[];
  /** A system that has been fetched; null for the others and for unknown ids. */
  readonly loaded: (id: string) => RuleSystem | null;
  /** Calls back whenever another one has been fetched. @returns unsubscribes */
  readonly subscribe: (changed: () => void) => () => void;
  /** Another number whenever something has been fetched. */
  readonly count: () => number;
  /**
   * Fetches a system with the words of its rules, these types of warbands, and those that bring what is unknown of
   * these traits; null when there is none of that id. Rejects with a `NotFetched`.
   */
  readonly load: (
    id: string,
    types?: readonly string[],
    traits?: readonly string[],
  ) => Promise<RuleSystem | null>;
  /** Fetches everybody whom any type of warband may hire, beside what is always there. Rejects with a `NotFetched`. */
  readonly loadHirelings: (id: string) => Promise<void>;
  /** Fetches all of them. Rejects with a `NotFetched`. */
  readonly loadAll: () => Promise<void>;
  /** Fetches all of them with every type of warband. Rejects with a `NotFetched`. */
  readonly loadEverything: () => Promise<void>;
  /** Fetches only the roster part of a system, and the same types, without its rules. Rejects with a `NotFetched`. */
  readonly roster: (
    id: string,
    types?: readonly string[],
    traits?: readonly string[],
  ) => Promise<RosterSystem | null>;
  /** The same part, once it has been fetched; null before, and for unknown ids. */
  readonly listed: (id: string) => RosterSystem | null;
  /** Every type of warband, without what is in it, once it has been fetched; empty before. */
  readonly typeList: (id: string) => readonly ListedType[];
  /** Fetches that list for each game. Rejects with a `NotFetched`. */
  readonly loadTypeLists: () => Promise<void>;
  /** Packs of a game that players have made, the one changed last first, once they have been read; empty before. */
  readonly ownPacks: (id: string) => readonly OwnPack[];
  /**
   * Takes what is among these rows of the settings for the players’ own packs, at once: a type that is loaded from now on
   * is as they say. Resolves when they have been read. Rejects with a `NotFetched`.
   */
  readonly bringOwn: (rows: Readonly<Record<string, unknown>>) => Promise<void>;
  /**
   * Reads a pack that nobody vouches for, which may become one of the players’ own; null where a game has no packs.
   * Rejects with a `NotFetched`.
   * @param given its text, or what a text means
   */
  readonly readPack: (id: string, given: unknown) => Promise<ReadPack | null>;
  /** Whether players can make types of warbands for a game. */
  readonly hasPacks: (id: string) => boolean;
  /** What a type of warband says, of the game or of the players; null for none. Rejects with a `NotFetched`. */
  readonly packForm: (id: string, type: string) => Promise<PackForm | null>;
  /** What players choose from when they make a pack; null where a game has none. Rejects with a `NotFetched`. */
  readonly packChoices: (id: string) => Promise<PackChoices | null>;
  /**
   * From now on the rules of a game know these packs as they are given, and no longer those given before: a battle is
   * played by those that it brings, even if the players have changed theirs since. What this version can’t play is left
   * out. Rejects with a `NotFetched`.
   * @param packs as JSON
   */
  readonly play: (id: string, packs: readonly string[]) => Promise<void>;
  /** The one whose sample warbands a first launch adds; null for none. */
  readonly starter: string | null;
  /** How games present themselves to newcomers, in order; games without a front are left out. */
  readonly fronts: readonly (GameFront & { readonly id: string })[];
  /** Whether a system has sample warbands. */
  readonly hasSamples: (id: string) => boolean;
  /** Fetches the sample warbands of a system; none for an unknown id. Rejects with a `NotFetched`. */
  readonly samples: (id: string) => Promise<readonly SampleWarband[]>;
  /** Fetches the lexicon for importing lists of a game; null where there is none. Rejects with a `NotFetched`. */
  readonly lexicon: (id: string) => Promise<Lexicon | null>;
}

/** How the parts of a system are fetched. */
export interface SystemSource {
  readonly roster: () => Promise<RosterSystem>;
  /** null: it brings none. */
  readonly samples: (() => Promise<readonly SampleWarband[]>) | null;
  /** null: its lists from elsewhere are not read. */
  readonly lexicon: (() => Promise<Lexicon>) | null;
  /** null: a stranger is not shown it. */
  readonly front: GameFront | null;
  readonly system: () => Promise<RuleSystem>;
  /** null: its types of warbands, if it has any, come with the system. */
  readonly types: TypeSource | null;
}

/** A pack of the players’ own, as it lies among the settings. */
export interface OwnPack {
  /** Of its row. */
  readonly key: string;
  readonly systemId: string;
  /** Also the type of its warbands. */
  readonly id: string;
  /** Milliseconds since 1970; 0 where nobody knows. */
  readonly changedAt: number;
  /** Traits that come with it. */
  readonly brings: readonly string[];
  /** What it says, or why this version can’t play it. */
  readonly read: ReadPack;
  /** As it was changed last, if that isn’t right yet, and why; null where it is. */
  readonly draft: { readonly form: PackForm; readonly reasons: readonly PackRemark[] } | null;
}

/** How types of warbands are fetched one by one. */
export interface TypeSource {
  /** Fetches what it takes where players make packs themselves. */
  readonly own: () => Promise<OwnTypes>;
  /** See `Systems.bringOwn`. @returns the same as before where nothing has changed */
  readonly bringOwn: (rows: Readonly<Record<string, unknown>>) => Promise<readonly OwnPack[]>;
  /** See `Systems.play`. @returns whether the rules know others now */
  readonly play: (packs: readonly string[]) => Promise<boolean>;
  /** Every one there is. */
  readonly ids: () => Promise<readonly string[]>;
  /** What a battle needs, whoever plays. */
  readonly always: () => Promise<readonly string[]>;
  /** Those of whom any type of warband hires. */
  readonly hirelings: () => Promise<readonly string[]>;
  readonly list: () => Promise<readonly ListedType[]>;
  /** Fetches these with their words, those that there are; the parts of the system know them from then on. */
  readonly fetch: (ids: readonly string[]) => Promise<void>;
}

/** Packs that players make for a game. */
export interface OwnTypes {
  /** See `Systems.readPack`. */
  readonly read: (given: unknown) => ReadPack;
  /** See `Systems.packForm`. */
  readonly form: (id: string) => Promise<PackForm | null>;
  /** See `Systems.packChoices`. */
  readonly choices: () => Promise<PackChoices>;
}

const NONE: readonly OwnPack[] = [];

/**
 * @param sources by id
 * @param loadWords loads the locale files of a system
 * @param starter the system whose sample warbands a first launch adds
 */
export function createSystems(
  sources: Readonly<Record<string, SystemSource>>,
  loadWords: (id: string) => Promise<void>,
  starter: string | null = null,
): Systems {
  // Not a plain object: ids come from files and addresses, and one may be `constructor`.
  const known = new Map(Object.entries(sources));
  const loaded = new Map<string, RuleSystem>();
  /** Those that have been loaded, as they came. */
  const whole = new Map<string, RuleSystem>();
  const listed = new Map<string, RosterSystem>();
  const typeLists = new Map<string, readonly ListedType[]>();
  const listeners = new Set<() => void>();
  let fetched = 0;
  const tellAll = () => {
    fetched += 1;
    for (const listener of listeners) listener();
  };
  /** Types that have been fetched, with the game before them. */
  const typesHere = new Set<string>();
  /** Resolves when the players’ own packs are known, as far as they can be. */
  let ownComing: Promise<unknown> = Promise.resolve();
  const bring = async (id: string, wanted: readonly string[]): Promise<void> => {
    const source = known.get(id)?.types ?? null;
    const missing = wanted.filter((type) => type !== '' && !typesHere.has(`${id}/${type}`));
    // One that has been fetched may have become the players’ own since.
    if (wanted.some((type) => type !== '')) await ownComing;
    if (source === null || missing.length === 0) return;
    await loadChunk(source.fetch([...new Set(missing)]));
    for (const type of missing) typesHere.add(`${id}/${type}`);
    const grown = whole.get(id);
    if (grown !== undefined) keep(id, grown);
  };
  /** As a copy, since it grows with the types that are fetched. */
  const keep = (id: string, system: RuleSystem) => {
    whole.set(id, system);
    loaded.set(id, { ...system });
    tellAll();
  };
  /** Anybody may carry what comes with the type of somebody else. */
  const bringUnknown = async (id: string, carried: readonly string[], { traits }: RosterSystem) => {
    const source = known.get(id)?.types ?? null;
    const here = new Set(traits.map((row) => row.id));
    const unknown = new Set(carried.filter((trait) => !here.has(trait)));
    if (source === null || unknown.size === 0) return;
    const types = (await loadChunk(source.list())).flatMap(({ id: type, brings = [] }) => {
      const own = brings.filter((trait) => unknown.delete(trait));
      return own.length === 0 ? [] : [type];
    });
    await bring(id, types);
  };
  const load: Systems['load'] = async (id, wanted = [], carried = []) => {
    const source = known.get(id);
    if (source === undefined) return null;
    const types = bring(id, wanted);
    if (loaded.has(id)) await types;
    else {
      const always = async () => bring(id, (await source.types?.always()) ?? []);
      const [system] = await loadChunk(
        Promise.all([source.system(), loadWords(id), types, always()]),
      );
      // Only together with its words, or codes would be shown.
      keep(id, system);
    }
    const now = loaded.get(id);
    if (now !== undefined) await bringUnknown(id, carried, now);
    return loaded.get(id) ?? null;
  };
  const ids = [...known.keys()];
  const ownPacks = new Map<string, readonly OwnPack[]>();
  let rowsOfOwn: Readonly<Record<string, unknown>> = {};
  const bringOwn: Systems['bringOwn'] = async (rows) => {
    rowsOfOwn = rows;
    const bringing = [...known].map(async ([id, { types, roster }]) => {
      const now = types === null ? [] : await loadChunk(types.bringOwn(rows));
      const before = ownPacks.get(id) ?? NONE;
      if (types === null || now === before || now.length + before.length === 0) return;
      ownPacks.set(id, now);
      if (typeLists.has(id)) typeLists.set(id, await loadChunk(types.list()));
      await remake(id, roster);
    });
    // Whoever waits for these waits for what was begun before them, which may still be on its way.
    const all = Promise.all([...bringing, ownComing]);
    ownComing = all.catch(() => undefined);
    await all;
  };
  /** A game of which the rules know other packs now. */
  const remake = async (id: string, roster: SystemSource['roster']) => {
    if (listed.has(id)) listed.set(id, { ...(await loadChunk(roster())) });
    const grown = whole.get(id);
    if (grown === undefined) tellAll();
    else keep(id, grown);
  };
  const ownTypes = async (id: string) => {
    const types = known.get(id)?.types ?? null;
    return types === null ? null : loadChunk(types.own());
  };
  return {
    ids,
    ownPacks: (id) => ownPacks.get(id) ?? NONE,
    bringOwn,
    readPack: async (id, given) => (await ownTypes(id))?.read(given) ?? null,
    packForm: async (id, type) => (await ownTypes(id))?.form(type) ?? null,
    packChoices: async (id) => (await ownTypes(id))?.choices() ?? null,
    hasPacks: (id) => (known.get(id)?.types ?? null) !== null,
    play: async (id, packs) => {
      const source = known.get(id);
      if (source === undefined || source.types === null) return;
      if (await loadChunk(source.types.play(packs))) await remake(id, source.roster);
    },
    loaded: (id) => loaded.get(id) ?? null,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    count: () => fetched,
    load,
    loadHirelings: async (id) => {
      const source = known.get(id)?.types ?? null;
      if (source !== null) await load(id, await loadChunk(source.hirelings()));
    },
    loadAll: async () => {
      await Promise.all(ids.map((id) => load(id)));
    },
    loadEverything: async () => {
      const loading = [...known].map(async ([id, { types }]) => {
        await load(id, types === null ? [] : await loadChunk(types.ids()));
      });
      await Promise.all(loading);
    },
    roster: async (id, types = [], carried = []) => {
      const source = known.get(id);
      if (source === undefined) return null;
      if (loaded.has(id)) return load(id, types, carried);
      const [part] = await loadChunk(Promise.all([source.roster(), bring(id, types)]));
      await bringUnknown(id, carried, part);
      const now = { ...part };
      listed.set(id, now);
      return now;
    },
    typeList: (id) => typeLists.get(id) ?? loaded.get(id)?.catalogue ?? [],
    loadTypeLists: async () => {
      await bringOwn(rowsOfOwn);
      const lists = [...known].map(async ([id, { types }]) => {
        if (types !== null) typeLists.set(id, await loadChunk(types.list()));
      });
      await Promise.all(lists);
    },
    listed: (id) => loaded.get(id) ?? listed.get(id) ?? null,
    starter,
    fronts: [...known]
      .flatMap(([id, { front }]) => (front === null ? [] : [{ id, ...front }]))
      .toSorted((a, b) => a.order - b.order),
    hasSamples: (id) => (known.get(id)?.samples ?? null) !== null,
    samples: async (id) => {
      const samples = known.get(id)?.samples ?? null;
      return samples === null ? [] : loadChunk(samples());
    },
    lexicon: async (id) => {
      const lexicon = known.get(id)?.lexicon ?? null;
      return lexicon === null ? null : loadChunk(lexicon());
    },
  };
}
