import type { Entry } from '#battle/events.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { roomKey } from '#persistence/stored-rows.ts';
import type { Warband } from '#roster/warband.ts';
import type { ActorId, BattleId, WarbandId } from '#rules/contract/ids.ts';
import type { Ports } from '#store/ports.ts';

/** The simulated disk’s contents at the start of a test. */
export interface MemoryStart {
  readonly entries?: readonly Entry[];
  readonly warbands?: readonly Warband[];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

/** Ports that keep everything in memory, with switches for failures of real devices. */
export interface MemoryPorts {
  readonly ports: Ports;
  readonly disk: {
    readonly entries: ReadonlyMap<string, Entry>;
    readonly warbands: ReadonlyMap<WarbandId, Warband>;
    readonly settings: ReadonlyMap<string, unknown>;
  };
  /** Otherwise the clock stands still. */
  readonly passTime: (milliseconds: number) => void;
  /** The next dice results; without it they go 1, 2, 3 … 6 and start again. */
  readonly rollNext: (...values: readonly number[]) => void;
  /** The next write of any kind fails, with a code such as `quota`; the one after works. */
  readonly failNextSave: (code: string) => void;
  /** Writes hang until the returned function is called. */
  readonly pauseSaves: () => () => void;
  /** The browser removes everything, as when its own storage is full. */
  readonly evict: () => void;
  /** Another tab holds this battle. */
  readonly holdElsewhere: (battleId: BattleId) => void;
  /** Another tab takes over the hold of this battle. */
  readonly stealFromHere: (battleId: BattleId) => void;
}

/** New identities of all phones of this process: no two are the same. */
let renewed = 0;

/** Saturday, 21 November 2026, 19:00 UTC: an evening of play. */
export const EVENING = Date.UTC(2026, 10, 21, 19);

export function createMemoryPorts(start: MemoryStart = {}): MemoryPorts {
  const entries = new Map<string, Entry>(start.entries?.map((entry) => [entry.id, entry]));
  const warbands = new Map(start.warbands?.map((warband) => [warband.id, warband]));
  const settings = new Map<string, unknown>(Object.entries(start.settings ?? {}));
  const time = clock(start.now ?? EVENING);
  const dice = diceCup();
  const saves = saveGate();
  const holds = holdBook();
  let ids = 0;
  let actor: ActorId = 'a-test';
  return {
    ports: {
      battleLog: {
        append: (added, first = null) =>
          saves.write(() => {
            for (const entry of added) entries.set(entry.id, structuredClone(entry));
            return first === null || entries.has(first) ? 'added' : 'headless';
          }),
        complete: (log) =>
          saves.write(() => {
            for (const entry of log) {
              if (!entries.has(entry.id)) entries.set(entry.id, structuredClone(entry));
            }
          }),
        count: async (battleId) =>
          [...entries.values()].filter((entry) => entry.battleId === battleId).length,
        load: (battleId) =>
          copies([...entries.values()].filter((entry) => entry.battleId === battleId)),
        list: () => Promise.resolve(newestFirst([...entries.values()])),
        remove: (battleId) =>
          saves.write(() => {
            for (const [id, entry] of entries) if (entry.battleId === battleId) entries.delete(id);
            settings.delete(roomKey(battleId));
          }),
      },
      warbands: {
        list: () => copies([...warbands.values()]),
        save: (warband) =>
          saves.write(() => {
            warbands.set(warband.id, structuredClone(warband));
            return 'put';
          }),
        remove: (id) => saves.write(() => void warbands.delete(id)),
      },
      settings: {
        load: () => Promise.resolve(structuredClone(Object.fromEntries(settings))),
        save: (key, value) => saves.write(() => void settings.set(key, structuredClone(value))),
      },
      clock: time.now,
      die: dice.roll,
      freshId: () => {
        ids += 1;
        return `fresh-${ids}`;
      },
      get actor() {
        return actor;
      },
      renewActor: () => {
        renewed += 1;
        actor = `a-renewed-${renewed}`;
        return actor;
      },
      rowReader: async () => parseEntries,
      revealForeign: (show) => show(),
      reveal: (_, show) => show(),
      holdBattle: holds.hold,
    },
    disk: { entries, warbands, settings },
    passTime: time.pass,
    rollNext: dice.load,
    failNextSave: saves.failNext,
    pauseSaves: saves.pause,
    evict: () => {
      for (const table of [entries, warbands, settings]) table.clear();
    },
    holdElsewhere: holds.elsewhere,
    stealFromHere: holds.steal,
  };
}

function clock(start: number) {
  let now = start;
  return {
    now: () => now,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

function diceCup() {
  let loaded: readonly number[] = [];
  let rolls = 0;
  return {
    load: (...values: readonly number[]) => {
      loaded = [...loaded, ...values];
    },
    roll: (sides: number) => {
      const [next, ...rest] = loaded;
      loaded = rest;
      if (next !== undefined) return next;
      rolls += 1;
      return ((rolls - 1) % sides) + 1;
    },
  };
}

/** Lets writes finish one by one, later or never, as a disk might. */
function saveGate() {
  let failure: string | null = null;
  let open: Promise<void> = Promise.resolve();
  return {
    failNext: (code: string) => {
      failure = code;
    },
    pause: () => {
      const resume: (() => void)[] = [];
      open = new Promise((done) => {
        resume.push(done);
      });
      return () => {
        for (const go of resume) go();
      };
    },
    write: async <T>(put: () => T): Promise<T> => {
      await open;
      const code = failure;
      failure = null;
      if (code !== null) throw Object.assign(new Error(`not saved: ${code}`), { code });
      return put();
    },
  };
}

function holdBook() {
  const taken = new Set<BattleId>();
  const losers = new Map<BattleId, () => void>();
  return {
    elsewhere: (battleId: BattleId) => void taken.add(battleId),
    steal: (battleId: BattleId) => {
      taken.add(battleId);
      losers.get(battleId)?.();
    },
    hold: (battleId: BattleId, onLost: () => void) => {
      losers.set(battleId, onLost);
      return Promise.resolve({
        get held() {
          return !taken.has(battleId);
        },
        release: async () => void losers.delete(battleId),
        steal: () => {
          taken.delete(battleId);
          return Promise.resolve(true);
        },
      });
    },
  };
}

function newestFirst(entries: readonly Entry[]): readonly BattleId[] {
  const last = new Map<BattleId, string>();
  for (const { battleId, hlc } of entries) {
    if (hlc > (last.get(battleId) ?? '')) last.set(battleId, hlc);
  }
  return [...last].toSorted(([, a], [, b]) => (a < b ? 1 : -1)).map(([battleId]) => battleId);
}

/** Reading returns copies, never the objects that were written, as a real disk does. */
function copies<T>(values: readonly T[]): Promise<readonly T[]> {
  return Promise.resolve(structuredClone(values));
}
