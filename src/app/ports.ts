import { dayStamp } from '#i18n/format.ts';
import { loadActor, newActor } from '#persistence/actor.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { holdBattle } from '#persistence/hold-battle.ts';
import { toSaveError } from '#persistence/save-error.ts';
import { settingsOn } from '#persistence/settings.ts';
import { requestPersistence, storageState } from '#persistence/storage-state.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import type { BattleId } from '#rules/ids.ts';
import type { DevicePort, Ports, RestoreResult } from '#store/ports.ts';
import { SYSTEMS } from './systems.ts';

/** Told how many rows could not be read, of a battle or of the warbands; each telling replaces the one before. */
export type Report = (where: BattleId | 'warbands', unreadable: number) => void;

/** The world as the stores see it, on top of an open database. */
export async function portsOn(db: HorsDeCombatDb, report: Report): Promise<Ports> {
  return {
    battleLog: battleLogOn(db, report),
    warbands: warbandsOn(db, SYSTEMS.roster, (unreadable) => report('warbands', unreadable)),
    settings: settingsOn(db),
    actor: await loadActor(db, freshId),
    clock: () => Date.now(),
    die,
    freshId,
    holdBattle,
  };
}

/** What the settings screen may ask of the device. */
export function deviceOn(db: HorsDeCombatDb, applyUpdate: () => void): DevicePort {
  return {
    askPersistence: () => requestPersistence(),
    storage: () => storageState(),
    makeBackup: async () => {
      const { readEverything, writeBackup } = await dataTools();
      const now = Date.now();
      const everything = await readEverything(db);
      return {
        name: `hors-de-combat-${dayStamp(now)}.json`,
        text: writeBackup({ ...everything, writtenAt: now, appVersion: __APP_VERSION__ }),
      };
    },
    restore: (text) => restore(db, text),
    wipe: async () => (await dataTools()).wipeEverything(db),
    applyUpdate,
    restart: () => location.reload(),
  };
}

/** A whole number from 1 to `sides`, evenly, from the browser's own randomness. */
export function die(sides: number): number {
  const range = 2 ** 32;
  const fair = range - (range % sides);
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  // Numbers beyond the last full round of faces would favour the low ones: draw again.
  return drawn < fair ? (drawn % sides) + 1 : die(sides);
}

export function freshId(): string {
  return crypto.randomUUID();
}

/** What is done once in a long while stays out of the first load. */
async function dataTools() {
  const [exchange, all] = await Promise.all([
    import('#exchange/backup.ts'),
    import('#persistence/all.ts'),
  ]);
  return { ...exchange, ...all };
}

async function restore(db: HorsDeCombatDb, text: string): Promise<RestoreResult> {
  const { readBackup, restoreEverything } = await dataTools();
  const reading = readBackup(text);
  if ('refused' in reading) return reading;
  try {
    return { restored: await restoreEverything(db, reading.backup, newActor(freshId)) };
  } catch (thrown) {
    return { refused: `not-saved-${toSaveError(thrown).code}`, detail: null };
  }
}
