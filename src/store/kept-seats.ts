import type { Seat } from '#battle/seats.ts';
import { type BattleId, isSideId } from '#rules/contract/ids.ts';

// Whose phone this is where the log does not say it: it was said before version 6 of entries, to this phone alone, or
// in a tab that may not write. One row among the settings, for the latest battles.

/** Key of the row; backups leave it out (persistence/stored-rows.ts). */
export const SEATS_KEY = 'seats';

/**
 * The row to store, with this battle's seat as the latest.
 * @param settings as they are stored now
 * @param seat null where the log says it
 */
export function seatsRow(
  settings: Readonly<Record<string, unknown>>,
  battleId: BattleId,
  seat: Seat | null,
): unknown {
  const others = pairsIn(settings[SEATS_KEY]).filter(([id]) => id !== battleId);
  return [...others, ...(seat === null ? [] : [[battleId, seat]])].slice(-MAX_BATTLES);
}

/** Whose phone this is by that row; null where it says nothing of the battle. A damaged row counts as none. */
export function seatIn(
  settings: Readonly<Record<string, unknown>>,
  battleId: BattleId,
): Seat | null {
  return pairsIn(settings[SEATS_KEY]).find(([id]) => id === battleId)?.[1] ?? null;
}

/** More than anybody goes on with. */
const MAX_BATTLES = 50;

function pairsIn(row: unknown): readonly (readonly [string, Seat])[] {
  if (!Array.isArray(row)) return [];
  const rows: readonly unknown[] = row;
  return rows.flatMap((one): readonly (readonly [string, Seat])[] => {
    const pair: readonly unknown[] = Array.isArray(one) ? one : [];
    const [id, seat] = pair;
    return typeof id === 'string' && isSeat(seat) ? [[id, seat]] : [];
  });
}

function isSeat(value: unknown): value is Seat {
  return value === 'everybody' || value === 'onlooker' || isSideId(value);
}
