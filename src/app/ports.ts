import { actorIn, loadActor, newActor } from '#persistence/actor.ts';
import { appendAtOnce, battleLogOn, readLogRows } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import type { FirstRead } from '#persistence/first-read.ts';
import { holdBattle } from '#persistence/hold-battle.ts';
import type { Opening } from '#persistence/open.ts';
import { readSettingRows, settingsOn } from '#persistence/settings.ts';
import { requestPersistence, storageState } from '#persistence/storage-state.ts';
import { readWarbandRows, warbandsOn } from '#persistence/warbands.ts';
import type { ActorId, BattleId } from '#rules/ids.ts';
import { fetched } from '#store/fetched.ts';
import type {
  BackupFilePort,
  BattleLogPort,
  DevicePort,
  Ports,
  RestoreResult,
  TabNews,
} from '#store/ports.ts';
import { onceWritten } from './once-written.ts';
import { die, freshId } from './random.ts';
import { SYSTEMS } from './systems.ts';
import { toldAppend, toldBattleLog, toldWarbands } from './tabs.ts';
import { whenIdle } from './when-idle.ts';

/** Told how many rows could not be read, of a battle or of the warbands; each telling replaces the one before. */
export type Report = (where: BattleId | 'warbands', unreadable: number) => void;

/** Everything that stands on the disk, or on a stand-in that forgets. */
export type Disk = Pick<Ports, 'battleLog' | 'warbands' | 'settings' | 'actor'> & {
  readonly device: DevicePort;
  /** How it opened. */
  readonly database: Opening['state'];
};

/**
 * Tells when the database is closed or deleted under the running app, by the browser, another tab or a
 * newer app.
 */
export function onDisturbed(db: HorsDeCombatDb, tell: () => void): void {
  db.on('close', tell);
  db.on('versionchange', tell);
}

/** What came of opening the database, as ports. */
export async function diskOn(
  opening: Opening,
  report: Report,
  applyUpdate: () => void,
  actor: ActorId,
  tell: (news: TabNews) => void = () => undefined,
): Promise<Disk> {
  switch (opening.state) {
    case 'ready':
    case 'newer': {
      const { db } = opening;
      const warbands = warbandsOn(db, SYSTEMS.roster, (unreadable) =>
        report('warbands', unreadable),
      );
      return {
        battleLog: toldBattleLog(battleLogOn(db, report), tell),
        warbands: toldWarbands(warbands, tell),
        settings: settingsOn(db),
        // A disk that keeps nothing more keeps no identity either: then it is for this run.
        actor: await loadActor(db, () => actor).catch(() => actor),
        device: deviceOn(db, applyUpdate, tell),
        database: opening.state,
      };
    }
    case 'blocked':
    case 'refused':
    case 'failed': {
      const { forgetfulDevice, forgetfulPorts } = await fetched(import('./memory.ts'));
      return {
        ...forgetfulPorts(),
        device: forgetfulDevice(applyUpdate),
        database: opening.state,
      };
    }
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
  tellTabs: (news: TabNews) => void = () => undefined,
): Disk {
  const { settings, warbands, battle, connection } = first.state === 'current' ? first : NOTHING;
  let here: Disk | null = null;
  const then = async <T>(ask: (disk: Disk) => Promise<T>): Promise<T> => {
    here = await open();
    if (here.database === 'ready') connection?.close();
    return ask(here);
  };
  // No hop in between once it is here: a tap's write starts in the tap's own turn.
  const now = <T>(ask: (disk: Disk) => Promise<T>): Promise<T> =>
    here === null ? then(ask) : ask(here);
  const append: BattleLogPort['append'] = (entries, begins) =>
    now((disk) => disk.battleLog.append(entries, begins));
  // Until the database's own code is here, taps are written by the connection that has read the battle.
  const appendEarly =
    connection === null
      ? append
      : toldAppend(
          (entries, begins = null) =>
            appendAtOnce(connection, entries, begins, () => append(entries, begins)),
          tellTabs,
        );
  // Each is true until something has been written.
  const unread = { warbands: true, battle: true };
  return {
    battleLog: {
      append: (entries, begins) => (here === null ? appendEarly : append)(entries, begins),
      complete: (entries) => now((disk) => disk.battleLog.complete(entries)),
      count: (battleId) => now((disk) => disk.battleLog.count(battleId)),
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
      save: (warband, base) => now((disk) => disk.warbands.save(warband, base)),
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
      makeBackup: (tell) => now(({ device }) => device.makeBackup(tell)),
      backupFile: fileOf(() => now(async ({ device }) => device.backupFile)),
      restore: (text, tell) => now(({ device }) => device.restore(text, tell)),
      localCopies: () => now(({ device }) => device.localCopies()),
      copyAtEnd: (sides) => now(({ device }) => device.copyAtEnd(sides)),
      returnTo: (id, tell) => now(({ device }) => device.returnTo(id, tell)),
      wipe: (copies) => now(({ device }) => device.wipe(copies)),
      applyUpdate: () => here?.device.applyUpdate(),
      restart: () => location.reload(),
    },
    database: 'ready',
  };
}

/** What a first launch finds. */
const NOTHING = { settings: [], warbands: [], battle: null, connection: null } as const;

/** Who this installation is, as far as a start has read it; somebody new when it has never been here. */
export function actorOf(first: FirstRead): ActorId {
  return (first.state === 'current' ? actorIn(first.settings) : null) ?? newActor(freshId);
}

/**
 * The world as the stores see it.
 * @param actor who this installation is by now: a backup that another tab restores makes it somebody else
 */
export function portsOn(disk: Disk, actor: () => ActorId = () => disk.actor): Ports {
  const { battleLog, warbands, settings } = disk;
  return {
    battleLog,
    warbands,
    settings,
    get actor() {
      return actor();
    },
    clock: () => Date.now(),
    die,
    freshId,
    reveal: onceWritten,
    holdBattle,
  };
}

/** What the settings screen may ask of the device. */
export function deviceOn(
  db: HorsDeCombatDb,
  applyUpdate: () => void,
  tell: (news: TabNews) => void = () => undefined,
): DevicePort {
  /** What comes back brings another identity, and the other tabs have to know. */
  const broughtBack = async (
    work: (tools: Awaited<ReturnType<typeof dataTools>>, actor: ActorId) => Promise<RestoreResult>,
  ): Promise<RestoreResult> => {
    const actor = newActor(freshId);
    const result = await work(await dataTools(), actor);
    if ('restored' in result) tell({ kind: 'restored', actor });
    return result;
  };
  return {
    askPersistence: () => requestPersistence(),
    storage: () => storageState(),
    makeBackup: async (progress) => (await dataTools()).makeBackup(db, progress),
    backupFile: fileOf(async () => (await backupFiles()).backupFileOn(db)),
    restore: (text, progress) =>
      broughtBack((tools, actor) => tools.restore(db, text, actor, progress)),
    localCopies: async () => (await dataTools()).listSnapshots(db),
    copyAtEnd: async (sides) => {
      // Who has won is on the screen first, and whoever goes on tapping is not kept waiting.
      await whenIdle();
      await (await dataTools()).copyAtEnd(db, sides);
    },
    returnTo: (id, progress) =>
      withAllHeld(db, () => broughtBack((tools, actor) => tools.returnTo(db, id, actor, progress))),
    wipe: async (copies) => {
      await withAllHeld(db, async () => (await dataTools()).wipe(db, copies));
      tell({ kind: 'wiped' });
    },
    applyUpdate,
    restart: () => location.reload(),
  };
}

/** What is done once in a long while stays out of the first load. */
function dataTools() {
  return import('./data-tools.ts');
}

/** Does something while no other tab writes any battle: whoever does loses the right to. */
async function withAllHeld<T>(db: HorsDeCombatDb, work: () => Promise<T>): Promise<T> {
  const battles = await battleLogOn(db, () => undefined).list();
  const holds = await Promise.all(battles.map((id) => holdBattle(id, () => undefined)));
  try {
    await Promise.all(holds.map((hold) => hold.steal()));
    return await work();
  } finally {
    await Promise.all(holds.map((hold) => hold.release()));
  }
}

function backupFiles() {
  return import('./backup-file.ts');
}

/** The file that backups go to, asked of whoever will know; null in browsers that have no such files. */
function fileOf(port: () => Promise<BackupFilePort | null>): BackupFilePort | null {
  if (!('showSaveFilePicker' in globalThis)) return null;
  return {
    chosen: async () => (await port())?.chosen() ?? null,
    choose: async () => (await port())?.choose() ?? null,
    forget: async () => (await port())?.forget(),
    write: async (mayAsk) => (await port())?.write(mayAsk) ?? { failed: 'none' },
  };
}
