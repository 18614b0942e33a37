import type { Entry } from '#battle/events.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId, WarbandId } from '#rules/contract/ids.ts';
import type { DevicePort, Ports } from '#store/ports.ts';
import { die, freshId } from './random.ts';

/**
 * A world that forgets: for browsers that forbid storage, so that a battle can be played all the
 * same. The screens say clearly that nothing is kept.
 */
export function forgetfulPorts(): Ports {
  const battles = new Map<BattleId, readonly Entry[]>();
  const warbands = new Map<WarbandId, Warband>();
  const settings = new Map<string, unknown>();
  return {
    battleLog: {
      append: async (entries) => {
        for (const entry of entries) {
          battles.set(entry.battleId, [...(battles.get(entry.battleId) ?? []), entry]);
        }
        return 'added';
      },
      complete: async () => undefined,
      load: async (id) => battles.get(id) ?? [],
      count: async (id) => battles.get(id)?.length ?? 0,
      list: async () => [...battles.keys()].toReversed(),
      remove: async (id) => void battles.delete(id),
    },
    warbands: {
      list: async () => [...warbands.values()],
      save: async (warband) => {
        warbands.set(warband.id, warband);
        return 'put';
      },
      remove: async (id) => void warbands.delete(id),
    },
    settings: {
      load: async () => Object.fromEntries(settings),
      save: async (key, value) => void settings.set(key, value),
    },
    actor: `a-${freshId()}`,
    clock: () => Date.now(),
    reveal: (_, show) => show(),
    die,
    freshId,
    holdBattle: async () => ({ held: true, release: async () => {}, steal: async () => true }),
  };
}

/** A device that can keep nothing. */
export function forgetfulDevice(applyUpdate: () => void): DevicePort {
  return {
    askPersistence: async () => 'unsupported',
    storage: async () => ({ persistence: 'unsupported', used: null, available: null }),
    makeBackup: async () => ({ name: '', text: '' }),
    backupFile: null,
    restore: async () => ({ refused: 'no-storage', detail: null }),
    localCopies: async () => [],
    copyAtEnd: async () => {},
    returnTo: async () => ({ refused: 'no-storage', detail: null }),
    wipe: async () => {},
    applyUpdate,
    restart: () => location.reload(),
  };
}
