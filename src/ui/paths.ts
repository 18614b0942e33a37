import type { BattleId, FighterId, WarbandId } from '#rules/contract/ids.ts';

/** Where each screen lives. The address is a hash, so that the app runs from any folder, offline. */
export const PATHS = {
  home: '/',
  newBattle: '/new-battle',
  warbands: '/warbands',
  newWarband: '/warbands/new',
  importer: '/import',
  rules: '/rules',
  settings: '/settings',
} as const;

/** The battle that a path leads into, to any of its screens; null for all other paths. */
export function battleOfPath(path: string): BattleId | null {
  const [, id] = /^\/battle\/([^/]+)/.exec(path) ?? [];
  return id !== undefined && isBattleId(id) ? id : null;
}

/** The screen of a battle to which a path leads. */
export function battleScreenOf(path: string): BattleScreenName {
  return BELOW_BATTLE.get(path.split('/')[3] ?? '') ?? 'battle';
}

export type BattleScreenName =
  | 'afterBattle'
  | 'battle'
  | 'battleRules'
  | 'duel'
  | 'fighter'
  | 'journal'
  | 'passBattle';

/** By what follows the battle in the address; nothing does on the table. */
const BELOW_BATTLE: ReadonlyMap<string, BattleScreenName> = new Map([
  ['after', 'afterBattle'],
  ['rules', 'battleRules'],
  ['duel', 'duel'],
  ['fighter', 'fighter'],
  ['journal', 'journal'],
  ['hand-over', 'passBattle'],
]);

export function isBattleId(id: string): id is BattleId {
  return id.startsWith('b-');
}

/** A new battle that begins with this warband. */
export function newBattlePath(id: WarbandId): string {
  return `${PATHS.newBattle}/${id}`;
}

/** A new warband by these rules, whatever was played last. */
export function newWarbandPath(systemId: string): string {
  return `${PATHS.newWarband}:${systemId}`;
}

export function warbandPath(id: WarbandId): string {
  return `/warbands/${id}`;
}

/**
 * What the importer is to begin with, in place of a code: what another app has shared, the camera, or the
 * codes of a battle.
 */
export const IMPORT_FROM = { shared: 'shared', camera: 'camera', battle: 'battle' } as const;

/** Where a battle comes in from another phone. */
export const RECEIVE_PATH = `${PATHS.importer}/${IMPORT_FROM.battle}`;

/** Where a warband is handed on. */
export function handOverPath(id: WarbandId): string {
  return `/warbands/${id}/hand-over`;
}

/** Where a warband is printed. */
export function printPath(id: WarbandId): string {
  return `/warbands/${id}/print`;
}

export function battlePath(id: BattleId): string {
  return `/battle/${id}`;
}

export function fighterPath(id: BattleId, fighter: FighterId): string {
  return `/battle/${id}/fighter/${fighter}`;
}

/** What follows a battle for one of its warbands. */
export function afterBattlePath(id: BattleId, warbandId: WarbandId): string {
  return `/battle/${id}/after/${warbandId}`;
}

export function journalPath(id: BattleId): string {
  return `/battle/${id}/journal`;
}

/** Where a battle is handed over to another phone. */
export function passBattlePath(id: BattleId): string {
  return `/battle/${id}/hand-over`;
}

/** @param seats who stands in it, as ui/resolver/address.ts writes it; '' for whatever was there last */
export function duelPath(id: BattleId, seats: string): string {
  return seats === '' ? `/battle/${id}/duel` : `/battle/${id}/duel/${seats}`;
}

/** @param entry page of the rules; '' for the list */
export function battleRulesPath(id: BattleId, entry: string): string {
  return entry === '' ? `/battle/${id}/rules` : `/battle/${id}/rules/${entry}`;
}

/** The rules of a system outside a battle. @param entry page of the rules; '' for the list */
export function rulesPath(systemId: string, entry: string): string {
  return entry === '' ? `/rules/${systemId}` : `/rules/${systemId}/${entry}`;
}

/** The address as it stands in a link. */
export function linkTo(path: string): string {
  return `#${path}`;
}
