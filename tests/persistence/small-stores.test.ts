import { describe, expect, test, vi } from 'vitest';
import { loadActor } from '#persistence/actor.ts';
import type { HorsDeCombatDb } from '#persistence/db.ts';
import { settingsOn } from '#persistence/settings.ts';
import { warbandsOn } from '#persistence/warbands.ts';
import type { SettingsPort, WarbandsPort } from '#store/ports.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { ROSTER_SYSTEM } from '../support/roster-system.ts';
import { emptyWarband } from '../support/warbands.ts';

describe('stored warbands', () => {
  test('are replaced as a whole, listed by last change, and removed', async () => {
    const port: WarbandsPort = warbandsOn(
      await openReady(freshApi()),
      async () => ROSTER_SYSTEM,
      () => {},
    );
    const first = { ...emptyWarband('reikland'), id: 'w-1' as const, changedAt: 1 };
    const second = { ...emptyWarband('skaven'), id: 'w-2' as const, changedAt: 2 };
    await port.save(first);
    await port.save(second);
    expect(await port.list()).toEqual([second, first]);
    await port.save({ ...first, name: 'Renommée', changedAt: 3 });
    expect(await port.list()).toEqual([{ ...first, name: 'Renommée', changedAt: 3 }, second]);
    await port.remove('w-1');
    expect(await port.list()).toEqual([second]);
  });

  test('that cannot be read are reported and kept', async () => {
    const db = await openReady(freshApi());
    const reports: number[] = [];
    const port = warbandsOn(
      db,
      async (id) => (id === 'mordheim' ? ROSTER_SYSTEM : null),
      (unreadable) => reports.push(unreadable),
    );
    const unknownGame = { ...emptyWarband('reikland'), id: 'w-2', systemId: 'chess' };
    await db.warbands.bulkPut([{ id: 'w-1', changedAt: 1 }, unknownGame]);
    expect(await port.list()).toEqual([]);
    expect(reports).toEqual([2]);
    expect(await db.warbands.count()).toBe(2);
  });
});

describe('warband writes', () => {
  const one = { ...emptyWarband('reikland'), id: 'w-1' as const, changedAt: 1 };
  const port = (db: HorsDeCombatDb): WarbandsPort =>
    warbandsOn(
      db,
      async () => ROSTER_SYSTEM,
      () => {},
    );

  test('survive whatever comes right after the tap', async () => {
    const api = freshApi();
    const db = await openReady(api);
    const written = port(db).save(one);
    db.close();
    await written;
    expect(await port(await openReady(api)).list()).toEqual([one]);
  });

  test('of a change followed at once by a removal are both done', async () => {
    const api = freshApi();
    const db = await openReady(api);
    await port(db).save(one);
    const written = [
      port(db).save({ ...one, name: 'Renommée' }, () => one),
      port(db).save({ ...one, id: 'w-2' }),
      port(db).remove('w-2'),
    ];
    db.close();
    await Promise.all(written);
    expect(await port(await openReady(api)).list()).toEqual([{ ...one, name: 'Renommée' }]);
  });

  test('use strict durability, and are committed', async () => {
    const api = freshApi();
    const db = await openReady(api);
    const connection = db.backendDB();
    const began = vi.spyOn(connection, 'transaction');
    const written = port(db).save(one);
    expect(began.mock.calls).toEqual([['warbands', 'readwrite', { durability: 'strict' }]]);
    const begun = began.mock.results.at(0);
    if (begun?.type !== 'return') throw new Error('no transaction');
    expect(() => begun.value.objectStore('warbands').get('w-1')).toThrow();
    await written;
  });

  test('do not overwrite what another tab has written at that moment', async () => {
    const api = freshApi();
    const db = await openReady(api);
    await port(db).save(one);
    await port(await openReady(api)).save({ ...one, notes: 'Elsewhere' }, () => one);
    expect(await port(db).save({ ...one, name: 'Here' }, () => one)).toBe('merged');
    expect(await port(db).list()).toEqual([{ ...one, name: 'Here', notes: 'Elsewhere' }]);
  });
});

describe('stored settings', () => {
  test('are read by key, with the last value of each', async () => {
    const port: SettingsPort = settingsOn(await openReady(freshApi()));
    await port.save('theme', 'dark');
    await port.save('theme', 'light');
    await port.save('lastBackupAt', null);
    expect(await port.load()).toEqual({ theme: 'light', lastBackupAt: null });
  });

  test('are written within the tap itself and survive what comes right after it', async () => {
    const api = freshApi();
    const db = await openReady(api);
    const written = settingsOn(db).save('theme', 'light');
    db.close();
    await written;
    expect(await settingsOn(await openReady(api)).load()).toEqual({ theme: 'light' });
  });

  test('are written even after the browser has closed the database', async () => {
    const db = await openReady(freshApi());
    db.backendDB().close();
    await settingsOn(db).save('theme', 'light');
    expect(await settingsOn(db).load()).toEqual({ theme: 'light' });
  });
});

describe('the actor id', () => {
  test('is decided once, even when two tabs ask at the same moment', async () => {
    const api = freshApi();
    const tabs = [await openReady(api), await openReady(api)];
    let made = 0;
    const freshId = () => {
      made += 1;
      return `a-id-${made}` as const;
    };
    const answers = await Promise.all(tabs.map((db) => loadActor(db, freshId)));
    expect(new Set(answers).size).toBe(1);
    expect(await loadActor(await openReady(api), freshId)).toBe(answers[0]);
  });

  test('is created again when the stored one is invalid', async () => {
    const db = await openReady(freshApi());
    await db.settings.put({ key: 'actor', value: 'nonsense' });
    expect(await loadActor(db, () => 'a-new')).toBe('a-new');
    expect(await loadActor(db, () => 'a-newer')).toBe('a-new');
  });
});
