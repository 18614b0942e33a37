import type { Warband } from '#roster/warband.ts';
import type { BattleSummary } from '#store/hooks.ts';

/** How many battles and warbands have changed since the last backup, or ever without one. */
export interface SinceBackup {
  readonly battles: number;
  readonly warbands: number;
}

/**
 * Counts the changes since the last backup.
 * @param lastBackupAt milliseconds since 1970; null before the first one
 */
export function sinceBackup(
  lastBackupAt: number | null,
  battles: readonly Pick<BattleSummary, 'changedAt'>[],
  warbands: readonly Pick<Warband, 'changedAt'>[],
): SinceBackup {
  const since = lastBackupAt ?? UNTOUCHED;
  const changed = (all: readonly { readonly changedAt: number }[]) =>
    all.filter(({ changedAt }) => changedAt > since).length;
  return { battles: changed(battles), warbands: changed(warbands) };
}

/** Milliseconds since 1970; the timestamps of unchanged samples are earlier. */
const UNTOUCHED = 1000;

/** A reminder to make a backup. */
export interface Reminder {
  /** The battle that triggers it; each one does so once. */
  readonly battleId: string;
  /** Battles that ended since the last backup. */
  readonly battles: number;
  /** Whole days since then; null when there has never been one. */
  readonly days: number | null;
}

/**
 * The reminder that is due: the last battle has ended, its reminder has not been answered yet, and a limit below
 * is reached. Null otherwise, and always while a battle is in progress.
 * @param battles newest first
 * @param now milliseconds since 1970
 */
export function reminderDue(
  battles: readonly Pick<BattleSummary, 'battleId' | 'battle' | 'changedAt'>[],
  settings: { readonly lastBackupAt: number | null; readonly reminderAnswered: string | null },
  now: number,
): Reminder | null {
  const [last] = battles;
  const { lastBackupAt, reminderAnswered } = settings;
  if (last === undefined || !last.battle.ended || last.battleId === reminderAnswered) return null;
  const since = lastBackupAt ?? Number.NEGATIVE_INFINITY;
  const ended = battles.filter(({ battle, changedAt }) => battle.ended && changedAt > since);
  const days = lastBackupAt === null ? null : Math.max(0, Math.floor((now - lastBackupAt) / DAY));
  const isOld = days !== null && days >= DAYS && ended.length > 0;
  return isOld || ended.length >= BATTLES
    ? { battleId: last.battleId, battles: ended.length, days }
    : null;
}

const DAY = 24 * 60 * 60 * 1000;

/** Due after a battle if the backup is this many days old, or after this many battles in any case. */
const DAYS = 14;
const BATTLES = 3;
