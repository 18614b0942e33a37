import type { Entry } from '#battle/events.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { parseEntries, parseSettings, parseWarbands, systemIdsIn } from './parse.ts';

// Rows as they lie on disk, made into what the app works with, wherever they were read.

/** Who this installation is stands among the settings, but is nobody's to choose, back up or restore. */
export const ACTOR_KEY = 'actor';

/** The file that backups go to: a thing of this device, which no other could open. */
export const BACKUP_FILE_KEY = 'backup-file';

/** Dice that players are in the middle of telling (store/kept-drafts.ts): worth a reload, not a backup. */
const HALF_TOLD_KEY = 'half-told';

const INTERNAL_KEYS: readonly string[] = [ACTOR_KEY, BACKUP_FILE_KEY];
const DEVICE_KEYS: readonly string[] = [...INTERNAL_KEYS, HALF_TOLD_KEY];

/** A log out of rows as they lie on disk, in its order. @param report as for `battleLogOn` */
export function readLogRows(
  battleId: BattleId,
  rows: readonly unknown[],
  report: (battleId: BattleId, unreadable: number) => void,
): readonly Entry[] {
  const { entries, unreadable } = parseEntries(rows);
  if (unreadable > 0) report(battleId, unreadable);
  return entries.toSorted(inLogOrder);
}

/** Warbands out of rows as they lie on disk, last changed first. Parameters as for `warbandsOn`. */
export async function readWarbandRows(
  rows: readonly unknown[],
  systemOf: (id: string) => Promise<RosterSystem | null>,
  report: (unreadable: number) => void,
): Promise<readonly Warband[]> {
  const { warbands, unreadable } = parseWarbands(rows, await systemsFor(rows, systemOf));
  if (unreadable > 0) report(unreadable);
  return warbands.toSorted((a, b) => b.changedAt - a.changedAt);
}

/** The rule systems that rows of warbands name, fetched, to be had at once. Parameters as for `warbandsOn`. */
export async function systemsFor(
  rows: readonly unknown[],
  systemOf: (id: string) => Promise<RosterSystem | null>,
): Promise<(id: string) => RosterSystem | null> {
  const ids = systemIdsIn(rows);
  const found = await Promise.all(ids.map(async (id) => [id, await systemOf(id)] as const));
  const systems = new Map(found);
  return (id) => systems.get(id) ?? null;
}

/** Settings out of rows as they lie on disk. */
export function readSettingRows(rows: readonly unknown[]): Readonly<Record<string, unknown>> {
  return without(INTERNAL_KEYS, parseSettings(rows));
}

/** What the player chose: everything but what belongs to this one device. */
export function portableSettings(
  all: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return without(DEVICE_KEYS, all);
}

function without(
  keys: readonly string[],
  all: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !keys.includes(key)));
}

function inLogOrder(a: Entry, b: Entry): number {
  return compareText(a.hlc, b.hlc) || compareText(a.actor, b.actor);
}

/** By code unit, as the database orders its keys; a locale's order would be another. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
