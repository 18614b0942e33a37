import type { BattleId } from '#rules/contract/ids.ts';
// The rows of the settings, of which a start reads some before anything else.

/** The identity is a row of the settings, but is never chosen, backed up or restored. */
export const ACTOR_KEY = 'actor';

/** The handle of the backup file, which no other device could open. */
export const BACKUP_FILE_KEY = 'backup-file';

/** Half-entered dice (store/kept-drafts.ts): they survive a reload, but aren't backed up. */
const DRAFTS_KEY = 'half-told';

/** Under which names this device has written before (store/former-actors.ts): no other device's business. */
export const FORMER_ACTORS_KEY = 'former-actors';

/** Whose phone this is at its battles (store/kept-seats.ts): no other device's business. */
const SEATS_KEY = 'seats';

const ROOM = 'room-';

/** The row with the way to a battle's room on a hub (sync/rooms.ts): for this installation alone, like a key. */
export function roomKey(battleId: BattleId): string {
  return `${ROOM}${battleId}`;
}

const INTERNAL_KEYS: readonly string[] = [ACTOR_KEY, BACKUP_FILE_KEY];
const DEVICE_KEYS: readonly string[] = [...INTERNAL_KEYS, DRAFTS_KEY, FORMER_ACTORS_KEY, SEATS_KEY];

/** Parses rows of settings. */
export function readSettingRows(rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  return without(INTERNAL_KEYS, parseSettings(rows));
}

/** Settings that can go to another device. */
export function portableSettings(
  all: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const kept = Object.entries(without(DEVICE_KEYS, all));
  return Object.fromEntries(kept.filter(([key]) => !key.startsWith(ROOM)));
}

function without(
  keys: readonly string[],
  all: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
}

/** Settings by key; the settings store validates the values. */
export function parseSettings(rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    rows.flatMap((row) => (isSettingRow(row) ? [[row.key, row.value] as const] : [])),
  );
}

function isSettingRow(row: unknown): row is { readonly key: string; readonly value: unknown } {
  if (typeof row !== 'object' || row === null) return false;
  return 'key' in row && typeof row.key === 'string' && 'value' in row;
}
