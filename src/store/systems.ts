import type { RosterSystem } from '#roster/profiles.ts';
import type { SampleWarband } from '#rules/contract/catalogue.ts';
import type { GameFront } from '#rules/contract/front.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { fetched } from './fetched.ts';

/** The rule systems: all of them known by id, each fetched when it is needed. */
export interface Systems {
  /** Every system there is, fetched or not. */
  readonly ids: readonly string[];
  /** A system that has been fetched; null for the others and for unknown ids. */
  readonly loaded: (id: string) => RuleSystem | null;
  /** Tells whenever another one has been fetched; answers with what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** How many have been fetched. */
  readonly count: () => number;
  /** Fetches a system with the words of its rules; null when there is none of that id. Rejects with a `NotFetched`. */
  readonly load: (id: string) => Promise<RuleSystem | null>;
  /** Fetches all of them. Rejects with a `NotFetched`. */
  readonly loadAll: () => Promise<void>;
  /** Fetches the part that lists of warbands read, without the rules. Rejects with a `NotFetched`. */
  readonly roster: (id: string) => Promise<RosterSystem | null>;
  /** The same part, once it has been fetched; null before, and for unknown ids. */
  readonly listed: (id: string) => RosterSystem | null;
  /** The one whose warbands the very first launch brings; null: it brings none. */
  readonly starter: string | null;
  /** What is shown of the games to whoever knows none of them, in their order; those that show nothing left out. */
  readonly fronts: readonly (GameFront & { readonly id: string })[];
  /** Whether a system brings warbands to begin with. */
  readonly hasSamples: (id: string) => boolean;
  /** Fetches the warbands that a system brings to begin with; none of an unknown id. Rejects with a `NotFetched`. */
  readonly samples: (id: string) => Promise<readonly SampleWarband[]>;
  /** Fetches what a game's lists from elsewhere say; null where those are not read. Rejects with a `NotFetched`. */
  readonly lexicon: (id: string) => Promise<Lexicon | null>;
}

/** Where a system comes from. */
export interface SystemSource {
  readonly roster: () => Promise<RosterSystem>;
  /** null: it brings none. */
  readonly samples: (() => Promise<readonly SampleWarband[]>) | null;
  /** null: its lists from elsewhere are not read. */
  readonly lexicon: (() => Promise<Lexicon>) | null;
  /** null: a stranger is not shown it. */
  readonly front: GameFront | null;
  readonly system: () => Promise<RuleSystem>;
}

/**
 * @param sources by id
 * @param loadWords brings the words that a system's rules are said in
 * @param starter whose warbands the very first launch brings
 */
export function createSystems(
  sources: Readonly<Record<string, SystemSource>>,
  loadWords: (id: string) => Promise<void>,
  starter: string | null = null,
): Systems {
  // Ids come out of files and addresses: one may be called `constructor`.
  const known = new Map(Object.entries(sources));
  const loaded = new Map<string, RuleSystem>();
  const listed = new Map<string, RosterSystem>();
  const listeners = new Set<() => void>();
  const load = async (id: string): Promise<RuleSystem | null> => {
    const here = loaded.get(id);
    if (here !== undefined) return here;
    const source = known.get(id);
    if (source === undefined) return null;
    const [system] = await fetched(Promise.all([source.system(), loadWords(id)]));
    // Only with its words: half of it would show as codes.
    loaded.set(id, system);
    for (const changed of listeners) changed();
    return system;
  };
  const ids = [...known.keys()];
  return {
    ids,
    loaded: (id) => loaded.get(id) ?? null,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    count: () => loaded.size,
    load,
    loadAll: async () => {
      await Promise.all(ids.map(load));
    },
    roster: async (id) => {
      const source = known.get(id);
      if (source === undefined) return null;
      const roster = await fetched(source.roster());
      listed.set(id, roster);
      return roster;
    },
    listed: (id) => loaded.get(id) ?? listed.get(id) ?? null,
    starter,
    fronts: [...known]
      .flatMap(([id, { front }]) => (front === null ? [] : [{ id, ...front }]))
      .toSorted((a, b) => a.order - b.order),
    hasSamples: (id) => (known.get(id)?.samples ?? null) !== null,
    samples: async (id) => {
      const samples = known.get(id)?.samples ?? null;
      return samples === null ? [] : fetched(samples());
    },
    lexicon: async (id) => {
      const lexicon = known.get(id)?.lexicon ?? null;
      return lexicon === null ? null : fetched(lexicon());
    },
  };
}
