import { describe, expect, test } from 'vitest';
import { reminderDue, sinceBackup } from '#ui/home/backup-due.ts';
import { EVENING } from '../../support/memory-ports.ts';
import { newBattle } from '../battle/open-table.tsx';

const DAY = 24 * 60 * 60 * 1000;
const { state: running } = newBattle();
const over = { ...running, ended: true };

/** Battles that ended this many days ago, the newest first. */
function endedDaysAgo(...days: readonly number[]) {
  return days.map((ago) => ({
    battleId: `b-${ago}` as const,
    battle: over,
    changedAt: EVENING - ago * DAY,
  }));
}

const NEVER = { lastBackupAt: null, reminderAnswered: null };

function backedUp(daysAgo: number) {
  return { lastBackupAt: EVENING - daysAgo * DAY, reminderAnswered: null };
}

describe('the backup reminder', () => {
  test('is due after the third battle that no backup contains', () => {
    expect(reminderDue(endedDaysAgo(0, 1), NEVER, EVENING)).toBeNull();
    expect(reminderDue(endedDaysAgo(0, 1, 2), NEVER, EVENING)).toEqual({
      battleId: 'b-0',
      battles: 3,
      days: null,
    });
    expect(reminderDue(endedDaysAgo(0, 1, 2, 9), backedUp(5), EVENING)).toMatchObject({
      battles: 3,
      days: 5,
    });
  });

  test('is due after one battle when the last backup is two weeks old', () => {
    expect(reminderDue(endedDaysAgo(0), backedUp(13), EVENING)).toBeNull();
    expect(reminderDue(endedDaysAgo(0), backedUp(14), EVENING)).toMatchObject({ battles: 1 });
  });

  test('is not due when the backup contains everything', () => {
    expect(reminderDue(endedDaysAgo(20, 30, 40, 50), backedUp(15), EVENING)).toBeNull();
    expect(reminderDue([], backedUp(100), EVENING)).toBeNull();
  });

  test('is not due while the last battle goes on', () => {
    const battles = [
      { battleId: 'b-now', battle: running, changedAt: EVENING } as const,
      ...endedDaysAgo(1, 2, 3, 4),
    ];
    expect(reminderDue(battles, NEVER, EVENING)).toBeNull();
  });

  test('is due once per battle, and again after the next', () => {
    const answered = { lastBackupAt: null, reminderAnswered: 'b-1' };
    expect(reminderDue(endedDaysAgo(1, 2, 3), answered, EVENING)).toBeNull();
    expect(reminderDue(endedDaysAgo(0, 1, 2, 3), answered, EVENING)).toMatchObject({ battles: 4 });
  });

  test('treats a clock that was set back as zero days', () => {
    const fromTomorrow = { lastBackupAt: EVENING + DAY, reminderAnswered: null };
    const battles = endedDaysAgo(-2, -3, -4);
    expect(reminderDue(battles, fromTomorrow, EVENING)).toMatchObject({ days: 0 });
  });
});

test('counts battles since the last backup, and warbands that someone has edited', () => {
  const battles = [{ changedAt: EVENING }, { changedAt: EVENING - 2 * DAY }];
  const warbands = [{ changedAt: EVENING }, { changedAt: 0 }, { changedAt: 1 }];
  expect(sinceBackup(null, battles, warbands)).toEqual({ battles: 2, warbands: 1 });
  expect(sinceBackup(EVENING - DAY, battles, warbands)).toEqual({ battles: 1, warbands: 1 });
  expect(sinceBackup(EVENING, battles, warbands)).toEqual({ battles: 0, warbands: 0 });
});
