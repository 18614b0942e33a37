import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '#exchange/backup.ts';
import { withEntries } from '#exchange/with-entries.ts';
import { battleFile } from '#ui/error/battle-file.ts';
import { crowd, side } from '../support/battles.ts';
import { note } from '../support/notes.ts';
import { storesInMemory } from '../support/stores.ts';
import { warbandOf } from '../support/warbands.ts';

const EMPTY = { writtenAt: 1, appVersion: '', warbands: [], settings: {} };

test('a row of an older version is exported as it is stored', () => {
  const old = { ...note('b-1', 1), v: 1 };
  const text = writeBackup({ ...EMPTY, battles: { 'b-1': [old] } });
  // In the open battle the same entry has today’s format, and one more is not on the disk yet.
  const exported = readBackup(withEntries(text, 'b-1', [note('b-1', 1), note('b-1', 2)], 5));
  expect(exported).toMatchObject({ backup: { battles: { 'b-1': [old, note('b-1', 2)] } } });
});

test('a battle by itself is a file with what the disk has and what it refused, and nothing else', async () => {
  const { stores, memory } = storesInMemory();
  const session = await stores.battles.getState().create('mordheim');
  if (session === null) throw new Error('no Mordheim');
  const { battleId } = session;
  const sides = ['Reikland', 'Skavens'].map((name) => side({ name, fighters: crowd(name, 2) }));
  const rules = { systemId: 'mordheim', name: '', roundLimit: null, houseRules: {} };
  session.send({ type: 'start-battle', ...rules, sides });
  await session.settled();
  memory.failNextSave('quota');
  session.send({ type: 'next-phase' });
  await session.settled();
  const onDisk = [...memory.disk.entries.values()].map((entry) => ({ ...entry }));
  expect(onDisk).toHaveLength(1);
  const battles = { [battleId]: onDisk, 'b-2': [{ ...note('b-2', 1) }] };
  const warbands = [{ ...warbandOf('reikland', [['reikland/captain', 'Ulrich']]) }];
  const text = writeBackup({ ...EMPTY, battles, warbands, settings: { theme: 'dark' } });
  stores.device.setState({ makeBackup: async () => ({ name: 'all.json', text }) });

  const file = await battleFile(stores, battleId);
  expect(file?.name).toBe(`hors-de-combat-${battleId}.json`);
  const reading = readBackup((await file?.text()) ?? '');
  if ('refused' in reading) throw new Error(reading.refused);
  const { backup } = reading;
  expect([backup.warbands, backup.settings, Object.keys(backup.battles)]).toEqual([
    [],
    {},
    [battleId],
  ]);
  expect(backup.battles[battleId]).toMatchObject([
    { type: 'BattleStarted' },
    { type: 'PhaseEntered' },
  ]);
});
