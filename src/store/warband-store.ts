import { createStore, type StoreApi } from 'zustand/vanilla';
import { sampleWarbands } from '#roster/samples.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/ids.ts';
import type { Ports } from './ports.ts';
import { type SaveStatus, saveCode } from './save-status.ts';
import { createSyncQueue } from './sync-queue.ts';
import type { Systems } from './systems.ts';

export interface WarbandsState {
  /** Last changed first; null until the disk has answered. */
  readonly warbands: readonly Warband[] | null;
  /** The one that was removed last, for taking that back; null when there is none. */
  readonly removed: Warband | null;
  readonly status: SaveStatus;
  /** Reads the disk; at the very first launch it brings the two sample warbands. Never rejects. */
  readonly load: () => Promise<void>;
  /** A new warband or a changed one, on the screen at once; writing to disk follows. */
  readonly save: (warband: Warband) => void;
  readonly remove: (id: WarbandId) => void;
  readonly undoRemove: () => void;
  /** The sample warbands of a system, once more if need be, as new ones. */
  readonly addSamples: (systemId: string) => Promise<void>;
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
    const found = (id: WarbandId) => get().warbands?.find((warband) => warband.id === id);
    const queue = createSyncQueue<WarbandId | typeof SEEDED>(
      (id) => {
        if (id === SEEDED) return ports.settings.save(SEEDED, true);
        const warband = found(id);
        return warband === undefined ? ports.warbands.remove(id) : ports.warbands.save(warband);
      },
      (status) => set({ status }),
    );
    const put = (warband: Warband) => {
      const others = get().warbands?.filter(({ id }) => id !== warband.id) ?? [];
      set({ warbands: newestFirst([...others, warband]) });
      queue.changed(warband.id);
    };
    const orTell = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (problem) {
        set({ status: { kind: 'failed', code: saveCode(problem), waiting: 0 } });
      }
    };
    const load = async () => {
      const [stored, settings] = await Promise.all([ports.warbands.list(), ports.settings.load()]);
      const seeded = settings[SEEDED] === true;
      // If there are any, the first launch ended before it could be noted.
      const begun = seeded || stored.length > 0 || systems.starter === null;
      const first = begun ? [] : await samples(systems.starter, ports, systems, NEVER);
      set({ warbands: newestFirst([...stored, ...first]), status: { kind: 'saved' } });
      for (const { id } of first) queue.changed(id);
      if (!seeded) queue.changed(SEEDED);
    };
    return {
      warbands: null,
      removed: null,
      status: { kind: 'saved' },
      load: () => orTell(load),
      save: (warband) => put({ ...warband, changedAt: ports.clock() }),
      remove: (id) => {
        const removed = found(id);
        if (removed === undefined) return;
        set({ removed, warbands: get().warbands?.filter((warband) => warband !== removed) ?? [] });
        queue.changed(id);
      },
      undoRemove: () => {
        const { removed } = get();
        if (removed === null) return;
        set({ removed: null });
        put(removed);
      },
      addSamples: (systemId) =>
        orTell(async () => {
          for (const one of await samples(systemId, ports, systems, ports.clock())) put(one);
        }),
      retrySave: () => {
        if (get().warbands === null) void get().load();
        else queue.retry();
      },
    };
  });
}

/** Setting that says that this installation has had its samples; a restore looks at it too. */
const SEEDED = 'seeded';

/**
 * Time of samples that nobody has changed, in the first moments of 1970: a restored backup may put
 * others in their place.
 */
const NEVER = 0;

/** The last one is the oldest, so that lists keep their order. */
async function samples(
  systemId: string,
  ports: WarbandPorts,
  systems: Pick<Systems, 'roster' | 'samples'>,
  now: number,
): Promise<readonly Warband[]> {
  const [system, brought] = await Promise.all([
    systems.roster(systemId),
    systems.samples(systemId),
  ]);
  if (system === null) return [];
  const made = sampleWarbands(brought, system, {
    freshWarbandId: () => `w-${ports.freshId()}`,
    freshWarriorId: () => `m-${ports.freshId()}`,
    now,
  });
  return made.map((warband, index) => ({ ...warband, changedAt: now + made.length - 1 - index }));
}

function newestFirst(warbands: readonly Warband[]): readonly Warband[] {
  return warbands.toSorted((a, b) => b.changedAt - a.changedAt);
}
