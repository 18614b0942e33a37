import { describe, expect, test, vi } from 'vitest';
import { memoryPorts, moveToDatabase } from '#app/memory.ts';
import { battleLogOn } from '#persistence/battle-log.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import type { OpenResult } from '#persistence/open.ts';
import { settingsOn } from '#persistence/settings.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import { TestBattle } from '../support/battles.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { fillDisk } from '../support/full-disk.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { emptyWarband } from '../support/warbands.ts';

const { entries } = new TestBattle(ROSTER_SYSTEM, [
  { name: 'Reikland', fighters: [{ name: 'Otto' }] },
  { name: 'Skavens', fighters: [{ name: 'Rat' }] },
]);
const SAMPLE = { ...emptyWarband('reikland'), id: 'w-sample', changedAt: 1 } as const;
const OWN = { ...emptyWarband('reikland'), id: 'w-own', changedAt: 1_800_000_000_000 } as const;

/** What was stored in memory while no database was open, and a database that opens late. */
async function played() {
  const memory = memoryPorts();
  const { battleLog, warbands, settings } = memory.ports;
  await warbands.save(SAMPLE);
  await settings.save('seeded', true);
  expect(memory.holdsSomething()).toBe(false);
  await battleLog.append(entries);
  await warbands.save(OWN);
  await settings.save('theme', 'light');
  expect(memory.holdsSomething()).toBe(true);
  return { memory, db: await openReady(freshApi()), restart: vi.fn() };
}

function late(db: HorsDeCombatDb): OpenResult {
  return { state: 'failed', detail: '', later: Promise.resolve({ state: 'ready', db }) };
}

describe('a database that opens late', () => {
  test('receives exactly what was stored in memory, before the app restarts', async () => {
    const { memory, db, restart } = await played();
    await moveToDatabase(memory, late(db), restart);
    expect(restart).toHaveBeenCalledOnce();
    expect(memory.holdsSomething()).toBe(false);
    expect(await battleLogOn(db, () => {}).load('b-test')).toEqual(entries);
    expect(await db.warbands.toArray()).toEqual([OWN]);
    expect(await settingsOn(db).load()).toEqual({ theme: 'light' });
  });

  test('does not keep what is deleted while it is being written there', async () => {
    const { memory, db } = await played();
    const battleLog = battleLogOn(db, () => {});
    const warbands = warbandsOn(
      db,
      async () => null,
      () => {},
    );
    await memory.handOver({
      battleLog: {
        ...battleLog,
        complete: async (rows) => {
          await battleLog.complete(rows);
          await memory.ports.battleLog.remove('b-test');
        },
      },
      warbands: {
        ...warbands,
        save: async (warband) => {
          const saved = await warbands.save(warband);
          await memory.ports.warbands.remove(warband.id);
          return saved;
        },
      },
      settings: settingsOn(db),
    });
    expect(await db.entries.count()).toBe(0);
    expect(await db.warbands.count()).toBe(0);
  });

  test('that is full leaves everything in memory, and the app goes on', async () => {
    const { memory, db, restart } = await played();
    fillDisk(db, 'entries');
    await moveToDatabase(memory, late(db), restart);
    expect(restart).not.toHaveBeenCalled();
    expect(memory.holdsSomething()).toBe(true);
  });

  test('that belongs to a newer app version does not interrupt a player who has changed something', async () => {
    const { memory, db, restart } = await played();
    await moveToDatabase(memory, { state: 'newer', db }, restart);
    expect(restart).not.toHaveBeenCalled();
    await moveToDatabase(memoryPorts(), { state: 'newer', db }, restart);
    expect(restart).toHaveBeenCalledOnce();
  });
});
