import { expect, test } from 'vitest';
import { timelineOf } from '#battle/timeline.ts';
import { readBackup } from '#exchange/backup.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { BATTLE_ID, battleBackup, LARGEST, playedLog } from '../support/played-battle.ts';

// `npm test` runs no bench: here is what would spoil one without anybody's noticing.

test('the battle that the bench brings along is restored whole, and is still being played', () => {
  const size = { sides: 2, fighters: 60, taps: 300 };
  const reading = readBackup(battleBackup(size));
  const rows = 'backup' in reading ? (reading.backup.battles[BATTLE_ID] ?? []) : [];
  const { entries, unreadable } = parseEntries(rows);
  expect(unreadable).toBe(0);
  expect(entries).toHaveLength(301);

  const { state } = timelineOf(entries);
  expect(state?.ended).toBe(false);
  expect(state?.ignored).toEqual([]);
  expect(Object.keys(state?.fighters ?? {})).toHaveLength(120);
});

test('two runs of the bench measure the same battle', () => {
  const size = { sides: 3, fighters: 8, taps: 200 };
  expect(battleBackup(size)).toBe(battleBackup(size));
  expect(playedLog({ ...size, taps: 100 })).toHaveLength(101);
});

test('the largest battle has every side that a battle takes, each as large as a warband may be', () => {
  const { state } = timelineOf(playedLog({ ...LARGEST, taps: 0 }));
  expect(state?.sides).toHaveLength(6);
  expect(Object.keys(state?.fighters ?? {})).toHaveLength(360);
});
