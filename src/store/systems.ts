import type { RosterSystem } from '#roster/profiles.ts';
import type { SampleWarband } from '#rules/contract/catalogue.ts';
import type { GameFront } from '#rules/contract/front.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';
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
  /** How many have been fetched. */
  readonly count: () => number;
  /** Fetches a system with the words of its rules; null when there is none of that id. Rejects with a `NotFetched`. */
  readonly load: (id: string) => Promise<RuleSystem | null>;
  /** Fetches all of them. Rejects with a `NotFetched`. */
  readonly loadAll: () => Promise<void>;
  /** Fetches only the roster part of a system, without its rules. Rejects with a `NotFetched`. */
  readonly roster: (id: string) => Promise<RosterSystem | null>;
  /** The same part, once it has been fetched; null before, and for unknown ids. */
  readonly listed: (id: string) => RosterSystem | null;
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
}

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
  const listed = new Map<string, RosterSystem>();
  const listeners = new Set<() => void>();
  const load = async (id: string): Promise<RuleSystem | null> => {
    const here = loaded.get(id);
    if (here !== undefined) return here;
    const source = known.get(id);
    if (source === undefined) return null;
    const [system] = await loadChunk(Promise.all([source.system(), loadWords(id)]));
    // Only together with its words, or codes would be shown.
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
      const roster = await loadChunk(source.roster());
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
      return samples === null ? [] : loadChunk(samples());
    },
    lexicon: async (id) => {
      const lexicon = known.get(id)?.lexicon ?? null;
      return lexicon === null ? null : loadChunk(lexicon());
    },
  };
}
