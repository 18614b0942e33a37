import type { Warband } from '#roster/warband.ts';
import type { BattleSummary } from '#store/hooks.ts';

/** What has changed since the last backup, or ever when there is none. */
export interface SinceBackup {
  readonly battles: number;
  readonly warbands: number;
}

/** @param lastBackupAt milliseconds since 1970; null before the first one */
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

/** Samples that nobody has changed carry times before this one. */
const UNTOUCHED = 1000;

/** What there is to say when a battle has ended and the last backup is old. */
export interface Reminder {
  /** After which battle: it is said once for each. */
  readonly battleId: string;
  /** Battles that ended since the last backup. */
  readonly battles: number;
  /** Whole days since then; null when there has never been one. */
  readonly days: number | null;
}

/**
 * A reminder, when the battle played last has ended, nobody has answered one about it yet, and there is
 * more to lose than players would like: see the limits below. Null otherwise, and always while a battle
 * is being played.
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

/** A battle since a backup that is two weeks old, or so many battles since the last, however old. */
const DAYS = 14;
const BATTLES = 3;
