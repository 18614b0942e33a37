import { dayStamp } from '#i18n/format.ts';
import { actorIn, loadActor, newActor } from '#persistence/actor.ts';
import { battleLogOn, readLogRows } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import type { FirstRead } from '#persistence/first-read.ts';
import { holdBattle } from '#persistence/hold-battle.ts';
import type { Opening } from '#persistence/open.ts';
import { toSaveError } from '#persistence/save-error.ts';
import { readSettingRows, settingsOn } from '#persistence/settings.ts';
import { requestPersistence, storageState } from '#persistence/storage-state.ts';
import { readWarbandRows, warbandsOn } from '#persistence/warbands.ts';
import type { ActorId, BattleId } from '#rules/ids.ts';
import type { DevicePort, Ports, RestoreResult } from '#store/ports.ts';
import { forgetfulDevice, forgetfulPorts } from './memory.ts';
import { die, freshId } from './random.ts';
import { SYSTEMS } from './systems.ts';

/** Told how many rows could not be read, of a battle or of the warbands; each telling replaces the one before. */
export type Report = (where: BattleId | 'warbands', unreadable: number) => void;

/** Everything that stands on the disk, or on a stand-in that forgets. */
export type Disk = Pick<Ports, 'battleLog' | 'warbands' | 'settings' | 'actor'> & {
  readonly device: DevicePort;
  /** How it opened. */
  readonly database: Opening['state'];
};

/** What came of opening the database, as ports. */
export async function diskOn(
  opening: Opening,
  report: Report,
  applyUpdate: () => void,
  actor: ActorId,
): Promise<Disk> {
  switch (opening.state) {
    case 'ready':
    case 'newer': {
      const { db } = opening;
      return {
        battleLog: battleLogOn(db, report),
        warbands: warbandsOn(db, SYSTEMS.roster, (unreadable) => report('warbands', unreadable)),
        settings: settingsOn(db),
        actor: await loadActor(db, () => actor),
        device: deviceOn(db, applyUpdate),
        database: opening.state,
      };
    }
    case 'blocked':
    case 'refused':
    case 'failed':
      return {
        ...forgetfulPorts(),
        device: forgetfulDevice(applyUpdate),
        database: opening.state,
      };
  }
}

/**
 * A disk that is opened when somebody needs it. What a start has read already is handed out at once;
 * all else opens the database and waits for it, and goes straight to it afterwards.
 * @param open opens it, or answers as before when it is open already
 */
export function diskToCome(
  open: () => Promise<Disk>,
  first: Exclude<FirstRead, { state: 'other' }>,
  report: Report,
  actor: ActorId,
): Disk {
  let here: Disk | null = null;
  const then = async <T>(ask: (disk: Disk) => Promise<T>): Promise<T> => {
    here = await open();
    return ask(here);
  };
  // No hop in between once it is here: a tap's write starts in the tap's own turn.
  const now = <T>(ask: (disk: Disk) => Promise<T>): Promise<T> =>
    here === null ? then(ask) : ask(here);
  const { settings, warbands, battle } = first.state === 'current' ? first : NOTHING;
  // Each is true until something has been written.
  const unread = { warbands: true, battle: true };
  return {
    battleLog: {
      append: (entries) => now((disk) => disk.battleLog.append(entries)),
      load: async (battleId) => {
        if (battle?.battleId !== battleId || !unread.battle) {
          return now((disk) => disk.battleLog.load(battleId));
        }
        unread.battle = false;
        return readLogRows(battleId, battle.rows, report);
      },
      list: () => now((disk) => disk.battleLog.list()),
      remove: (battleId) => now((disk) => disk.battleLog.remove(battleId)),
    },
    warbands: {
      list: async () => {
        if (!unread.warbands) return now((disk) => disk.warbands.list());
        unread.warbands = false;
        return readWarbandRows(warbands, SYSTEMS.roster, (unreadable) =>
          report('warbands', unreadable),
        );
      },
      save: (warband) => now((disk) => disk.warbands.save(warband)),
      remove: (id) => now((disk) => disk.warbands.remove(id)),
    },
    settings: {
      load: async () =>
        here === null ? readSettingRows(settings) : now((disk) => disk.settings.load()),
      save: (key, value) => now((disk) => disk.settings.save(key, value)),
    },
    actor,
    device: {
      askPersistence: () => requestPersistence(),
      storage: () => storageState(),
      makeBackup: () => now(({ device }) => device.makeBackup()),
      restore: (text) => now(({ device }) => device.restore(text)),
      wipe: () => now(({ device }) => device.wipe()),
      applyUpdate: () => here?.device.applyUpdate(),
      restart: () => location.reload(),
    },
    database: 'ready',
  };
}

/** What a first launch finds. */
const NOTHING = { settings: [], warbands: [], battle: null } as const;

/** Who this installation is, as far as a start has read it; somebody new when it has never been here. */
export function actorOf(first: FirstRead): ActorId {
  return (first.state === 'current' ? actorIn(first.settings) : null) ?? newActor(freshId);
}

/** The world as the stores see it. */
export function portsOn({ battleLog, warbands, settings, actor }: Disk): Ports {
  return {
    battleLog,
    warbands,
    settings,
    actor,
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
