import { expect, test } from 'vitest';
import { readBackup, writeBackup } from '#exchange/backup.ts';
import { withEntries } from '#ui/battle/saving/export-battle.ts';
import { note } from '../../support/notes.ts';

const EMPTY = { writtenAt: 1, appVersion: '', warbands: [], settings: {} };

test('a row of an older version is exported as it is stored', () => {
  const old = { ...note('b-1', 1), v: 1 };
  const text = writeBackup({ ...EMPTY, battles: { 'b-1': [old] } });
  // In the open battle the same entry has today’s format, and one more is not on the disk yet.
  const exported = readBackup(withEntries(text, 'b-1', [note('b-1', 1), note('b-1', 2)], 5));
  expect(exported).toMatchObject({ backup: { battles: { 'b-1': [old, note('b-1', 2)] } } });
});
