import { createStore, type StoreApi } from 'zustand/vanilla';
import { changeTime } from '#roster/change-time.ts';
import { EXAMPLE_SINCE, isExample } from '#roster/example.ts';
import { sameContent } from '#roster/same-content.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { loadChunk } from './load-chunk.ts';
import { nextTask } from './next-task.ts';
import type { Ports } from './ports.ts';
import { type SaveStatus, saveCode } from './save-status.ts';
import type { Systems } from './systems.ts';
import { createWriteQueue } from './write-queue.ts';

/** A sample warband that is not made yet, as far as it is shown. */
export interface Announced extends Pick<Warband, 'id' | 'systemId' | 'name' | 'emblem'> {
  readonly fighters: number;
}

export interface WarbandsState {
  /** Last changed first; null until the disk has answered. */
  readonly warbands: readonly Warband[] | null;
  /** Those of a very first launch, until `load` has made them. */
  readonly announced: readonly Announced[];
  /** The last one removed, for undo; null when there is none. */
  readonly removed: Warband | null;
  readonly status: SaveStatus;
  /** The last one that a change from another tab was merged into; null until that happens. */
  readonly changedElsewhere: WarbandId | null;
  /** Announces the two sample warbands of a very first launch, which takes less than `load`. Never rejects. */
  readonly announce: () => Promise<void>;
  /** Reads the disk; at the very first launch it brings the two sample warbands. Never rejects. */
  readonly load: () => Promise<void>;
  /** Reads what other tabs have written; unsaved changes of this tab win. Never rejects. */
  readonly lookAgain: () => Promise<void>;
  /** Adds or replaces a warband, on screen at once; the write follows. */
  readonly save: (warband: Warband) => void;
  readonly remove: (id: WarbandId) => void;
  readonly undoRemove: () => void;
  /** Adds the sample warbands of a system as new ones, even if they have been added before. */
  readonly addSamples: (systemId: string) => Promise<void>;
  /** Adds the sample warbands of a system unless they have been added before: removed ones stay away. */
  readonly bringSamples: (systemId: string) => Promise<void>;
  /** A battle begins with these: samples among them become the player's own. */
  readonly playedWith: (ids: readonly WarbandId[]) => void;
  /** Tries again what failed, be it writing or reading. */
  readonly retrySave: () => void;
}

export type WarbandsStore = StoreApi<WarbandsState>;

type WarbandPorts = Pick<Ports, 'warbands' | 'settings' | 'clock' | 'freshId'>;

export function createWarbandsStore(
  ports: WarbandPorts,
  systems: Pick<Systems, 'roster' | 'samples' | 'starter'>,
): WarbandsStore {
  return createStore<WarbandsState>()((set, get) => {
    const warbandOf = (id: WarbandId) => get().warbands?.find((warband) => warband.id === id);
    /** Each warband as this tab last read or wrote it: the base for detecting changes of other tabs. */
    const onDisk = new Map<WarbandId, Warband>();
    /** Settings that say which samples have been added. */
    const seeded = new Set<Seeded>();
    /** Whether the disk may differ from this store and has to be read again once everything is written. */
    let behind = false;
    const persist = async (id: WarbandId | Seeded, earlier: () => Promise<unknown>) => {
      if (isSeeded(id)) {
        // Stored before the samples are, it would keep them from ever being added.
        await earlier();
        return ports.settings.save(id, true);
      }
      const warband = warbandOf(id);
      if (warband === undefined) {
        await ports.warbands.remove(id);
        onDisk.delete(id);
        return undefined;
      }
      const known = () => onDisk.get(id) ?? null;
      if ((await ports.warbands.save(warband, known)) === 'merged') behind = true;
      onDisk.set(id, warband);
      return undefined;
    };
    const queue = createWriteQueue<WarbandId | Seeded>({
      writesOf: (ids) =>
        ids.map((id) => ({ items: [id], work: (earlier) => persist(id, earlier) })),
      onStatus: (status) => {
        set({ status });
        if (!behind || status.kind === 'saving') return;
        behind = false;
        void get().lookAgain();
      },
    });
    const enqueue = (id: WarbandId | Seeded) => {
      void queue.add(id);
      queue.report();
    };
    const isPending = (id: WarbandId) => queue.waiting().includes(id);
    /** Merges stored warbands in, except where this tab's are newer. */
    const takeIn = (stored: readonly Warband[], before: readonly Warband[]) => {
      const now = get().warbands ?? [];
      const stays = (id: WarbandId) =>
        isPending(id) || now.find((one) => one.id === id) !== before.find((one) => one.id === id);
      const changed: WarbandId[] = [];
      const read = stored
        .filter(({ id }) => !stays(id))
        .map((warband) => {
          const here = now.find(({ id }) => id === warband.id);
          onDisk.set(warband.id, warband);
          if (here !== undefined && sameContent(here, warband)) return here;
          // What was put aside comes back by itself.
          if (here !== undefined && here.aside === undefined) changed.push(warband.id);
          return warband;
        });
      set({
        warbands: newestFirst([...read, ...now.filter(({ id }) => stays(id))]),
        ...(changed[0] === undefined ? {} : { changedElsewhere: changed[0] }),
      });
      // Another tab may have the last word on one that this tab is still writing.
      if (stored.some(({ id }) => isPending(id))) behind = true;
    };
    const put = (warband: Warband) => {
      const others = get().warbands?.filter(({ id }) => id !== warband.id) ?? [];
      set({ warbands: newestFirst([...others, warband]) });
      enqueue(warband.id);
    };
    const orReportFailure = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (problem) {
        set({ status: { kind: 'failed', code: saveCode(problem), waiting: 0 } });
      }
    };
    let loading: Promise<void> | null = null;
    const readAll = async () => {
      const [stored, settings] = await Promise.all([ports.warbands.list(), ports.settings.load()]);
      for (const [key, value] of Object.entries(settings)) {
        if (isSeeded(key) && value === true) seeded.add(key);
      }
      // Warbands without the mark: the first launch ended before it was stored.
      const begun = seeded.has(SEEDED) || stored.length > 0 || systems.starter === null;
      const first = begun ? [] : await samples(systems.starter, ports, systems, get().announced);
      set({
        warbands: newestFirst([...stored, ...first]),
        announced: [],
        status: { kind: 'saved' },
      });
      for (const warband of stored) onDisk.set(warband.id, warband);
      for (const { id } of first) enqueue(id);
      if (seeded.has(SEEDED)) return;
      seeded.add(SEEDED);
      enqueue(SEEDED);
    };
    /** One at a time: a second read could find the disk between two samples and drop one. */
    const load = () => {
      loading ??= orReportFailure(readAll).finally(() => {
        loading = null;
      });
      return loading;
    };
    /** Brings samples once it is known who is there. */
    const bring = async (systemId: string) => {
      for (const one of await samples(systemId, ports, systems)) put(one);
    };
    const loaded = () => (get().warbands === null ? load() : Promise.resolve());
    return {
      warbands: null,
      announced: [],
      removed: null,
      status: { kind: 'saved' },
      changedElsewhere: null,
      announce: () =>
        orReportFailure(async () => {
          const { starter } = systems;
          const coming = starter === null ? [] : await systems.samples(starter);
          if (starter === null || get().warbands !== null) return;
          const announced = coming.map(({ name, emblem, members }) => ({
            id: freshWarbandId(ports),
            systemId: starter,
            name,
            emblem,
            fighters: members.reduce((sum, { labels }) => sum + (labels?.length ?? 1), 0),
          }));
          set({ announced });
        }),
      load,
      lookAgain: async () => {
        const before = get().warbands;
        // Nothing has been read yet; `load` will read it all.
        if (before === null) return;
        const stored = await ports.warbands.list().catch(() => null);
        if (stored !== null) takeIn(stored, before);
      },
      save: (warband) => {
        set({ changedElsewhere: null });
        put({ ...warband, changedAt: changeTime(ports.clock(), warband.changedAt) });
      },
      remove: (id) => {
        const removed = warbandOf(id);
        if (removed === undefined) return;
        set({ removed, warbands: get().warbands?.filter((warband) => warband !== removed) ?? [] });
        enqueue(id);
      },
      undoRemove: () => {
        const { removed } = get();
        if (removed === null) return;
        set({ removed: null });
        put(removed);
      },
      addSamples: (systemId) =>
        orReportFailure(async () => {
          await loaded();
          await bring(systemId);
        }),
      bringSamples: (systemId) =>
        orReportFailure(async () => {
          await loaded();
          const key: Seeded = systemId === systems.starter ? SEEDED : `${SEEDED}-${systemId}`;
          if (seeded.has(key)) return;
          seeded.add(key);
          try {
            await bring(systemId);
            enqueue(key);
          } catch (problem) {
            seeded.delete(key);
            throw problem;
          }
        }),
      playedWith: (ids) => {
        const now = ports.clock();
        const examples = ids.flatMap((id) => warbandOf(id) ?? []).filter(isExample);
        for (const [index, one] of examples.entries()) {
          put({ ...one, changedAt: now + examples.length - 1 - index });
        }
      },
      retrySave: () => {
        if (get().warbands === null) void get().load();
        else queue.retry();
      },
    };
  });
}

/** Setting that says that this installation has had its samples; restoring a backup reads it too. */
const SEEDED = 'seeded';

/** The same for the samples of one more game. */
type Seeded = typeof SEEDED | `${typeof SEEDED}-${string}`;

function isSeeded(key: string): key is Seeded {
  return key === SEEDED || key.startsWith(`${SEEDED}-`);
}

/**
 * Their times descend, so that lists sorted by time keep their order.
 * @param announced those that are on the screen already keep their ids
 */
async function samples(
  systemId: string,
  ports: WarbandPorts,
  systems: Pick<Systems, 'roster' | 'samples'>,
  announced: readonly Announced[] = [],
): Promise<readonly Warband[]> {
  const [{ sampleWarbands }, brought] = await Promise.all([
    loadChunk(import('#roster/samples.ts')),
    systems.samples(systemId),
  ]);
  const system = await systems.roster(
    systemId,
    brought.map(({ catalogueId }) => catalogueId),
  );
  if (system === null) return [];
  // A first visit makes them while its first screen is looked at, and draws them.
  await nextTask();
  const made = sampleWarbands(brought, system, {
    freshWarbandId: () => freshWarbandId(ports),
    freshWarriorId: () => `m-${ports.freshId()}`,
    now: EXAMPLE_SINCE,
  });
  await nextTask();
  return made.map((warband, index) => ({
    ...warband,
    id: announced[index]?.id ?? warband.id,
    changedAt: EXAMPLE_SINCE + made.length - 1 - index,
  }));
}

function freshWarbandId({ freshId }: Pick<Ports, 'freshId'>): WarbandId {
  return `w-${freshId()}`;
}

function newestFirst(warbands: readonly Warband[]): readonly Warband[] {
  return warbands.toSorted((a, b) => b.changedAt - a.changedAt);
}
