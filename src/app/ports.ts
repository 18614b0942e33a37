import type { TabNews } from '#battle/tab-news.ts';
import { actorIn, newActor } from '#persistence/actor.ts';
import { appendAtOnce } from '#persistence/at-once.ts';
import type { FirstRead } from '#persistence/first-read.ts';
import { holdBattle } from '#persistence/hold-battle.ts';
import type { OpenResult } from '#persistence/open.ts';
import { requestPersistence, storageState } from '#persistence/storage-state.ts';
import { readSettingRows } from '#persistence/stored-rows.ts';
import type { ActorId, BattleId } from '#rules/contract/ids.ts';
import { loadChunk } from '#store/load-chunk.ts';
import type { BackupFilePort, BattleLogPort, DevicePort, Ports } from '#store/ports.ts';
import { timeNow } from './clock.ts';
import { die, freshId } from './random.ts';
import { showAfterWrite } from './show-after-write.ts';
import { SYSTEMS } from './systems.ts';
import { broadcastingAppend } from './tabs.ts';

/** The ports that depend on the disk, or on memory in its place. */
export type Disk = Pick<Ports, 'battleLog' | 'warbands' | 'settings' | 'actor'> & {
  /** Keeps a new identity, and the one before among the former ones. */
  readonly keepActor: (actor: ActorId) => Promise<void>;
  readonly device: DevicePort;
  /** How it opened. */
  readonly database: OpenResult['state'];
  /** Whether players have done something that is in memory only. */
  readonly inMemory: () => boolean;
};

/** Reports the number of unreadable rows of a battle or of the warbands; each report replaces the one before. */
export type ReportUnreadable = (where: BattleId | 'warbands', unreadable: number) => void;

/**
 * A disk that is opened on demand. Rows that the start has read are handed out at once; everything else
 * opens the database first.
 * @param open opens it, or returns the disk that is open already
 */
export function lazyDisk(
  open: () => Promise<Disk>,
  first: Exclude<FirstRead, { state: 'other' }>,
  report: ReportUnreadable,
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
  // No await once it is open: a tap's write begins within the tap's own task.
  const now = <T>(ask: (disk: Disk) => Promise<T>): Promise<T> =>
    here === null ? then(ask) : ask(here);
  const append: BattleLogPort['append'] = (entries, begins) =>
    now((disk) => disk.battleLog.append(entries, begins));
  // Until the database's code is loaded, taps are written on the connection that has read the battle.
  const appendEarly =
    connection === null
      ? append
      : broadcastingAppend(
          (entries, begins = null) =>
            appendAtOnce(connection, entries, begins, () => append(entries, begins)),
          tellTabs,
        );
  // What the start has read is valid for one read.
  const unread = { warbands: true, battle: true };
  return {
    battleLog: {
      // The connection of the start can write even if the database does not open.
      append: (entries, begins) =>
        (here?.database === 'ready' ? append : appendEarly)(entries, begins),
      complete: (entries) => now((disk) => disk.battleLog.complete(entries)),
      count: (battleId) => now((disk) => disk.battleLog.count(battleId)),
      load: async (battleId) => {
        if (battle?.battleId !== battleId || !unread.battle) {
          return now((disk) => disk.battleLog.load(battleId));
        }
        const { readLogRows } = await logRows();
        unread.battle = false;
        return readLogRows(battleId, battle.rows, report);
      },
      list: () => now((disk) => disk.battleLog.list()),
      remove: (battleId) => now((disk) => disk.battleLog.remove(battleId)),
    },
    warbands: {
      list: async () => {
        if (!unread.warbands) return now((disk) => disk.warbands.list());
        if (warbands.length === 0) {
          unread.warbands = false;
          return [];
        }
        const { readWarbandRows } = await loadChunk(import('#persistence/warband-rows.ts'));
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
    keepActor: (renewed) => now((disk) => disk.keepActor(renewed)),
    device: {
      askPersistence: () => requestPersistence(),
      storage: () => storageState(),
      makeBackup: (onProgress) => now(({ device }) => device.makeBackup(onProgress)),
      backupFile: fileOf(() => now(async ({ device }) => device.backupFile)),
      restore: (pieces, onProgress) => now(({ device }) => device.restore(pieces, onProgress)),
      putWarband: (row) => now(({ device }) => device.putWarband(row)),
      photos: () => now(({ device }) => device.photos()),
      localCopies: () => now(({ device }) => device.localCopies()),
      copyAtEnd: (sides) => now(({ device }) => device.copyAtEnd(sides)),
      returnTo: (id, onProgress) => now(({ device }) => device.returnTo(id, onProgress)),
      wipe: (copies) => now(({ device }) => device.wipe(copies)),
      restart: () => location.reload(),
    },
    database: 'ready',
    inMemory: () => here?.inMemory() ?? false,
  };
}

/** The rows of a first launch. */
const NOTHING = { settings: [], warbands: [], battle: null, connection: null } as const;

/** This installation's identity, as the start has read it; a new one at a first launch. */
export function actorOf(first: FirstRead): ActorId {
  return (first.state === 'current' ? actorIn(first.settings) : null) ?? newActor(freshId);
}

/**
 * Another tab has done something to the data: this one takes the identity that the device has now. Where all data were
 * removed, it is the one under which this tab goes on writing, so that a restart knows those steps for its own.
 */
export function hearIdentity(
  news: TabNews,
  who: { actor: ActorId },
  { keepActor }: Pick<Disk, 'keepActor'>,
): void {
  if (news.kind === 'restored') Object.assign(who, { actor: news.actor });
  if (news.kind === 'wiped') keepActor(who.actor).catch(() => undefined);
}

/**
 * The ports of the stores.
 * @param who the present identity: it changes when another tab takes a new one
 */
export function portsOn(
  disk: Pick<Disk, 'battleLog' | 'warbands' | 'settings' | 'keepActor'>,
  who: { actor: ActorId },
): Ports {
  const { battleLog, warbands, settings } = disk;
  return {
    battleLog,
    warbands,
    settings,
    get actor() {
      return who.actor;
    },
    renewActor: () => {
      who.actor = newActor(freshId);
      // If it can't be kept, it lasts for this run.
      disk.keepActor(who.actor).catch(() => undefined);
      return who.actor;
    },
    clock: timeNow,
    die,
    freshId,
    rowReader: async () => (await logRows()).parseEntries,
    reveal: showAfterWrite,
    revealForeign: (show) =>
      void import('#ui/effects/steady-hand.ts').then(
        ({ showToSteadyHand }) => showToSteadyHand(show),
        show,
      ),
    holdBattle,
  };
}

/** It comes with the first battle. */
function logRows() {
  return loadChunk(import('#persistence/log-rows.ts'));
}

/** A backup file port that forwards to a port yet to come; null in browsers without the File System Access API. */
export function fileOf(port: () => Promise<BackupFilePort | null>): BackupFilePort | null {
  if (!('showSaveFilePicker' in globalThis)) return null;
  return {
    chosen: async () => (await port())?.chosen() ?? null,
    choose: async () => (await port())?.choose() ?? null,
    forget: async () => (await port())?.forget(),
    write: async (mayAsk) => (await port())?.write(mayAsk) ?? { failed: 'none' },
  };
}
