import type { Entry } from '#battle/events.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { OpenResult } from '#persistence/open.ts';
import { parseEntries } from '#persistence/parse.ts';
import { settingsOn } from '#persistence/settings.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import { isExample } from '#roster/example.ts';
import type { Photo } from '#roster/photo.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId, WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { DevicePort, Ports } from '#store/ports.ts';
import { timeNow } from './clock.ts';
import { die, freshId } from './random.ts';
import { SYSTEMS } from './systems.ts';

/** A world that forgets, and what is in it. */
export interface MemoryPorts {
  readonly ports: Ports;
  /** Whether players have done something in it that is nowhere else. */
  readonly holdsSomething: () => boolean;
  /** Brings all of that to a disk. Rejects, and keeps it, when the disk does not take it. */
  readonly handOver: (disk: Pick<Ports, 'battleLog' | 'warbands' | 'settings'>) => Promise<void>;
}

/**
 * A world that forgets: for browsers that forbid storage, so that a battle can be played all the
 * same. The screens say clearly that nothing is kept.
 */
export function memoryPorts(): MemoryPorts {
  const battles = new Map<BattleId, readonly Entry[]>();
  const warbands = new Map<WarbandId, Warband>();
  const settings = new Map<string, unknown>();
  /** What has been done since it was handed over last, and how it is brought to a disk. */
  const news = new Map<string, (disk: StoragePorts) => Promise<unknown>>();
  const ports: Ports = {
    battleLog: {
      append: async (entries) => {
        for (const entry of entries) {
          const { battleId } = entry;
          battles.set(battleId, [...(battles.get(battleId) ?? []), entry]);
          news.set(battleId, ({ battleLog }) => battleLog.complete(battles.get(battleId) ?? []));
        }
        return 'added';
      },
      complete: async () => undefined,
      load: async (id) => battles.get(id) ?? [],
      count: async (id) => battles.get(id)?.length ?? 0,
      list: async () => [...battles.keys()].toReversed(),
      remove: async (id) => {
        battles.delete(id);
        news.delete(id);
      },
    },
    warbands: {
      list: async () => [...warbands.values()],
      save: async (warband) => {
        warbands.set(warband.id, warband);
        if (!isExample(warband)) news.set(warband.id, (disk) => disk.warbands.save(warband));
        return 'put';
      },
      remove: async (id) => {
        warbands.delete(id);
        news.delete(id);
      },
    },
    settings: {
      load: async () => Object.fromEntries(settings),
      save: async (key, value) => {
        settings.set(key, value);
        // That there were samples is true of this world only.
        if (!key.startsWith('seeded'))
          news.set(`setting ${key}`, (disk) => disk.settings.save(key, value));
      },
    },
    actor: `a-${freshId()}`,
    clock: timeNow,
    readRows: parseEntries,
    reveal: (_, show) => show(),
    die,
    freshId,
    holdBattle: async () => ({ held: true, release: async () => {}, steal: async () => true }),
  };
  return {
    ports,
    holdsSomething: () => news.size > 0,
    handOver: async (disk) => {
      // Whoever goes on tapping meanwhile has done something new.
      while (news.size > 0) {
        for (const [key, bring] of news) {
          await bring(disk);
          if (news.get(key) === bring) news.delete(key);
        }
      }
    },
  };
}

type StoragePorts = Pick<Ports, 'battleLog' | 'warbands' | 'settings'>;

/**
 * Waits for a database that did not open in time, brings there what was done meanwhile, and starts the
 * app anew, with all that lies there. Where it never opens, or does not take it, all stays as it is.
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
    // The screens go on saying that nothing is kept.
    const brought = await memory.handOver(disk).then(
      () => true,
      () => false,
    );
    if (brought) restart();
  } else if (opening.state === 'newer' && !memory.holdsSomething()) restart();
}

/** A device that can keep nothing beyond this run. */
export function memoryDevice(): DevicePort {
  const photos = new Map<WarriorId, Photo>();
  return {
    askPersistence: async () => 'unsupported',
    storage: async () => ({ persistence: 'unsupported', used: null, available: null }),
    makeBackup: async () => ({ name: '', text: '' }),
    backupFile: null,
    restore: async () => ({ refused: 'no-storage', detail: null }),
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
