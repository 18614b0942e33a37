import type { TabNews } from '#battle/tab-news.ts';
import { loadActor, newActor, writeActor } from '#persistence/actor.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { keepFormerActor } from '#persistence/former-actors.ts';
import { holdBattle } from '#persistence/hold-battle.ts';
import type { OpenResult } from '#persistence/open.ts';
import { photosOn } from '#persistence/photos.ts';
import { settingsOn } from '#persistence/settings.ts';
import { requestPersistence, storageState } from '#persistence/storage-state.ts';
import { inTime, writing } from '#persistence/transaction.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { loadChunk } from '#store/load-chunk.ts';
import type { DevicePort, RestoreResult } from '#store/ports.ts';
import { type Disk, fileOf, type ReportUnreadable } from './ports.ts';
import { freshId } from './random.ts';
import { SYSTEMS } from './systems.ts';
import { broadcastingBattleLog, broadcastingSettings, broadcastingWarbands } from './tabs.ts';
import { whenIdle } from './when-idle.ts';

// The disk with the database's own code, which comes after the first screen.

/**
 * Calls back when the database is closed or deleted under the running app, by the browser, another tab or
 * a newer app.
 */
export function onDisturbed(db: HorsDeCombatDb, onLost: () => void): void {
  db.on('close', onLost);
  db.on('versionchange', onLost);
}

/** Ports for an opened database, or for memory if it did not open. */
export async function diskOn(
  opening: OpenResult,
  report: ReportUnreadable,
  actor: ActorId,
  broadcast: (news: TabNews) => void = () => undefined,
): Promise<Disk> {
  switch (opening.state) {
    case 'ready':
    case 'newer': {
      const { db } = opening;
      const warbands = warbandsOn(db, SYSTEMS.roster, (unreadable) =>
        report('warbands', unreadable),
      );
      return {
        battleLog: broadcastingBattleLog(battleLogOn(db, report), broadcast),
        warbands: broadcastingWarbands(warbands, broadcast),
        settings: broadcastingSettings(settingsOn(db), broadcast),
        // If the identity can't be stored, it lasts for this run.
        actor: await inTime(loadActor(db, () => actor)).catch(() => actor),
        keepActor: async (renewed) => {
          await writing(db, ['settings'], async () => {
            await keepFormerActor(db);
            await writeActor(db, renewed);
          });
          broadcast({ kind: 'restored', actor: renewed });
        },
        device: deviceOn(db, broadcast),
        database: opening.state,
        inMemory: () => false,
      };
    }
    case 'blocked':
    case 'refused':
    case 'failed': {
      const { memoryPorts, memoryDevice, moveToDatabase } = await loadChunk(import('./memory.ts'));
      const memory = memoryPorts();
      if ('later' in opening) void moveToDatabase(memory, opening, () => location.reload());
      return {
        ...memory.ports,
        keepActor: async () => undefined,
        device: memoryDevice(),
        database: opening.state,
        inMemory: memory.holdsSomething,
      };
    }
  }
}

/** The device port on an open database. */
export function deviceOn(
  db: HorsDeCombatDb,
  broadcast: (news: TabNews) => void = () => undefined,
): DevicePort {
  /** A restore comes with a new identity, which the other tabs have to know. */
  const broughtBack = async (
    work: (tools: Awaited<ReturnType<typeof dataTools>>, actor: ActorId) => Promise<RestoreResult>,
  ): Promise<RestoreResult> => {
    const actor = newActor(freshId);
    const result = await work(await dataTools(), actor);
    if ('restored' in result) broadcast({ kind: 'restored', actor });
    return result;
  };
  return {
    askPersistence: () => requestPersistence(),
    storage: () => storageState(),
    makeBackup: async (onProgress) => (await dataTools()).makeBackup(db, onProgress),
    backupFile: fileOf(async () => (await backupFiles()).backupFileOn(db)),
    restore: (pieces, onProgress) =>
      broughtBack((tools, actor) => tools.restore(db, pieces, actor, onProgress)),
    putWarband: async (row) => {
      await (await dataTools()).putVersion(db, row);
      broadcast({ kind: 'warbands' });
    },
    photos: async () => photosOn(db),
    localCopies: async () => (await dataTools()).listSnapshots(db),
    copyAtEnd: async (sides) => {
      // The result of the battle is drawn first, and taps are not delayed.
      await whenIdle();
      await (await dataTools()).copyAtEnd(db, sides);
    },
    returnTo: (id, onProgress) =>
      withAllHeld(db, () =>
        broughtBack((tools, actor) => tools.returnTo(db, id, actor, onProgress)),
      ),
    wipe: async (copies) => {
      await withAllHeld(db, async () => (await dataTools()).wipe(db, copies));
      broadcast({ kind: 'wiped' });
    },
    restart: () => location.reload(),
  };
}

/** Rarely used, so fetched on demand. */
function dataTools() {
  return import('./data-tools.ts');
}

/** Runs `work` while no other tab can write any battle: all locks are taken. */
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
