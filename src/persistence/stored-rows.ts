import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { parseSettings, parseWarbands, systemIdsIn } from './parse.ts';

// Turns raw rows into what the app works with.

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

/** Parses rows of warbands, and sorts them, last changed first. Parameters as for `warbandsOn`. */
export async function readWarbandRows(
  rows: readonly unknown[],
  systemOf: (id: string) => Promise<RosterSystem | null>,
  report: (unreadable: number) => void,
): Promise<readonly Warband[]> {
  const { warbands, unreadable } = parseWarbands(rows, await systemsFor(rows, systemOf));
  if (unreadable > 0) report(unreadable);
  return warbands.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** Fetches the rule systems that rows of warbands name. @returns looks one up by its id */
export async function systemsFor(
  rows: readonly unknown[],
  systemOf: (id: string) => Promise<RosterSystem | null>,
): Promise<(id: string) => RosterSystem | null> {
  const ids = systemIdsIn(rows);
  const found = await Promise.all(ids.map(async (id) => [id, await systemOf(id)] as const));
  const systems = new Map(found);
  return (id) => systems.get(id) ?? null;
}

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
