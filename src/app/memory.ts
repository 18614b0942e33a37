import type { Entry } from '#battle/events.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import type { OpenResult } from '#persistence/open.ts';
import { settingsOn } from '#persistence/settings.ts';
import { roomKey } from '#persistence/stored-rows.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import { isExample } from '#roster/example.ts';
import type { Photo } from '#roster/photo.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId, WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { DevicePort, Ports } from '#store/ports.ts';
import { timeNow } from './clock.ts';
import { die, freshId } from './random.ts';
import { SYSTEMS } from './systems.ts';

/** Ports that keep everything in memory. */
export interface MemoryPorts {
  readonly ports: Omit<Ports, 'renewActor'>;
  /** Whether they hold something that is nowhere else. */
  readonly holdsSomething: () => boolean;
  /** Writes all of that to a disk. Rejects, and keeps it, on failure. */
  readonly handOver: (disk: StoragePorts) => Promise<void>;
}

/**
 * In-memory ports for browsers that forbid storage, so that a battle can be played all the same. The
 * screens say that nothing is kept.
 */
export function memoryPorts(): MemoryPorts {
  const battles = new Map<BattleId, readonly Entry[]>();
  const warbands = new Map<WarbandId, Warband>();
  const settings = new Map<string, unknown>();
  /** Changes since the last hand-over, each as the write that stores it. */
  const unsaved = new Map<string, Write>();
  /** The keys of what a hand-over has brought to the disk, or is bringing. */
  const brought = new Set<string>();
  const forget = (key: string, remove: Write) => {
    if (brought.has(key)) unsaved.set(key, remove);
    else unsaved.delete(key);
  };
  const ports: MemoryPorts['ports'] = {
    battleLog: {
      append: async (entries) => {
        for (const entry of entries) {
          const { battleId } = entry;
          battles.set(battleId, [...(battles.get(battleId) ?? []), entry]);
          unsaved.set(battleId, ({ battleLog }) => battleLog.complete(battles.get(battleId) ?? []));
        }
        return 'added';
      },
      complete: async () => undefined,
      load: async (id) => battles.get(id) ?? [],
      count: async (id) => battles.get(id)?.length ?? 0,
      list: async () => [...battles.keys()].toReversed(),
      remove: async (id) => {
        battles.delete(id);
        settings.delete(roomKey(id));
        unsaved.delete(`setting ${roomKey(id)}`);
        forget(id, (disk) => disk.battleLog.remove(id));
      },
    },
    warbands: {
      list: async () => [...warbands.values()],
      save: async (warband) => {
        warbands.set(warband.id, warband);
        if (!isExample(warband)) unsaved.set(warband.id, (disk) => disk.warbands.save(warband));
        return 'put';
      },
      remove: async (id) => {
        warbands.delete(id);
        forget(id, (disk) => disk.warbands.remove(id));
      },
    },
    settings: {
      load: async () => Object.fromEntries(settings),
      save: async (key, value) => {
        settings.set(key, value);
        // That samples have been added is true of this memory only.
        if (!key.startsWith('seeded'))
          unsaved.set(`setting ${key}`, (disk) => disk.settings.save(key, value));
      },
    },
    actor: `a-${freshId()}`,
    clock: timeNow,
    rowReader: async () => parseEntries,
    revealForeign: (show) => show(),
    reveal: (_, show) => show(),
    die,
    freshId,
    holdBattle: async () => ({ held: true, release: async () => {}, steal: async () => true }),
  };
  return {
    ports,
    holdsSomething: () => unsaved.size > 0,
    handOver: async (disk) => {
      // New changes may come in meanwhile.
      while (unsaved.size > 0) {
        for (const [key, bring] of unsaved) {
          brought.add(key);
          await bring(disk);
          if (unsaved.get(key) === bring) unsaved.delete(key);
        }
      }
    },
  };
}

type StoragePorts = Pick<Ports, 'battleLog' | 'warbands' | 'settings'>;

type Write = (disk: StoragePorts) => Promise<unknown>;

/**
 * Waits for a database that did not open in time, writes there what was done meanwhile, and restarts the
 * app. If it never opens or the write fails, everything stays in memory.
 */
export async function moveToDatabase(
  memory: Pick<MemoryPorts, 'handOver' | 'holdsSomething'>,
  opening: OpenResult,
  restart: () => void,
): Promise<void> {
  if ('later' in opening && opening.later !== undefined) {
    await moveToDatabase(memory, await opening.later, restart);
  } else if (opening.state === 'ready') {
    const { db } = opening;
    const disk = {
      battleLog: battleLogOn(db, () => undefined),
      warbands: warbandsOn(db, SYSTEMS.roster, () => undefined),
      settings: settingsOn(db),
    };
    // On failure the screens go on saying that nothing is kept.
    const brought = await memory.handOver(disk).then(
      () => true,
      () => false,
    );
    if (brought) restart();
  } else if (opening.state === 'newer' && !memory.holdsSomething()) restart();
}

/** A device port that keeps nothing beyond this run. */
export function memoryDevice(): DevicePort {
  const photos = new Map<WarriorId, Photo>();
  return {
    askPersistence: async () => 'unsupported',
    storage: async () => ({ persistence: 'unsupported', used: null, available: null }),
    makeBackup: async () => ({ name: '', text: '' }),
    backupFile: null,
    restore: async () => ({ refused: 'no-storage', detail: null }),
    // Nothing is restored here, so there are no two versions.
    putWarband: async () => {},
    photos: async () => ({
      list: async (warbandId) =>
        [...photos.values()].filter((photo) => photo.warbandId === warbandId),
      save: async (photo) => void photos.set(photo.id, photo),
      remove: async (ids) => {
        for (const id of ids) photos.delete(id);
      },
    }),
    localCopies: async () => [],
    copyAtEnd: async () => {},
    returnTo: async () => ({ refused: 'no-storage', detail: null }),
    wipe: async () => {},
    restart: () => location.reload(),
  };
}
