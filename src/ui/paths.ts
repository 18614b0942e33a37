import {
  type BattleId,
  type CampaignId,
  type FighterId,
  isBattleId,
  type WarbandId,
} from '#rules/contract/ids.ts';

/** The path of each screen, in the URL's hash, so that the app runs from any folder and offline. */
export const PATHS = {
  home: '/',
  newBattle: '/new-battle',
  warbands: '/warbands',
  newWarband: '/warbands/new',
  importer: '/import',
  rules: '/rules',
  settings: '/settings',
} as const;

/** The battle that a path belongs to; null for any other path. */
export function battleOfPath(path: string): BattleId | null {
  const [, id] = /^\/battle\/([^/]+)/.exec(path) ?? [];
  return isBattleId(id) ? id : null;
}

/** Whether a path, as in the address, is that of home. */
export function isHome(path: string): boolean {
  return path === '' || path === PATHS.home;
}

/** The screen of a battle that a path leads to. */
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
  | 'passBattle'
  | 'share'
  | 'twoPhones';

/** By the segment after the battle's id; the table has none. */
const BELOW_BATTLE: ReadonlyMap<string, BattleScreenName> = new Map([
  ['after', 'afterBattle'],
  ['rules', 'battleRules'],
  ['duel', 'duel'],
  ['fighter', 'fighter'],
  ['journal', 'journal'],
  ['share', 'share'],
  ['hand-over', 'passBattle'],
  ['two-phones', 'twoPhones'],
]);

/** Path to a new battle with this warband. */
export function newBattlePath(id: WarbandId): string {
  return `${PATHS.newBattle}/${id}`;
}

/** Path to a new battle of this warband against one that it has met before. */
export function rematchPath(id: WarbandId, against: WarbandId): string {
  return `${newBattlePath(id)}/${against}`;
}

/** Path to a new warband of this system. @param type chosen at first; '' for none */
export function newWarbandPath(systemId: string, type = ''): string {
  return type === ''
    ? `${PATHS.newWarband}:${systemId}`
    : `${PATHS.newWarband}:${systemId}:${type}`;
}

/** Path to a type of warband of the players’ own, where it is changed. */
export function packPath(systemId: string, id: string): string {
  return `/types/${systemId}/${id}`;
}

/** Path to a warband, or to one of the pages about it. */
export function warbandPath(
  id: WarbandId,
  page: '' | '/chronicle' | '/hand-over' | '/print' = '',
): string {
  return `/warbands/${id}${page}`;
}

/** Path to the campaign of all warbands of this system, or to one with a name. */
export function campaignPath(systemId: string, id: CampaignId | null = null): string {
  return id === null ? `/campaign/${systemId}` : `/campaign/${systemId}/${id}`;
}

/**
 * Ways for the importer to begin, in place of a code: with content shared by another app, the camera, or battle codes.
 */
export const IMPORT_FROM = { shared: 'shared', camera: 'camera', battle: 'battle' } as const;

/** Path to receiving a battle from another phone. */
export const RECEIVE_PATH = `${PATHS.importer}/${IMPORT_FROM.battle}`;

/** Path to a battle on a hub, by its code (src/sync/room-code.ts). */
export function joinPath(code: string): string {
  return `/join/${code}`;
}

/** Path to trying two phones, without a battle. */
export const TRY_LINK_PATH = '/try-link';

export function battlePath(id: BattleId): string {
  return `/battle/${id}`;
}

export function fighterPath(id: BattleId, fighter: FighterId): string {
  return `/battle/${id}/fighter/${fighter}`;
}

/** Path to the aftermath of a battle for one of its warbands. */
export function afterBattlePath(id: BattleId, warbandId: WarbandId): string {
  return `/battle/${id}/after/${warbandId}`;
}

export function journalPath(id: BattleId): string {
  return `/battle/${id}/journal`;
}

/** Path to the pictures of a battle. */
export function sharePath(id: BattleId): string {
  return `/battle/${id}/share`;
}

/** Path to passing a battle to another phone. */
export function passBattlePath(id: BattleId): string {
  return `/battle/${id}/hand-over`;
}

/** Path to playing a battle on two phones. */
export function twoPhonesPath(id: BattleId): string {
  return `/battle/${id}/two-phones`;
}

/** @param seats the combatants, as encoded by ui/resolver/address.ts; '' for the last ones */
export function duelPath(id: BattleId, seats: string): string {
  return seats === '' ? `/battle/${id}/duel` : `/battle/${id}/duel/${seats}`;
}

/** @param entry id of a reference page; '' for the list */
export function battleRulesPath(id: BattleId, entry: string): string {
  return entry === '' ? `/battle/${id}/rules` : `/battle/${id}/rules/${entry}`;
}

/** Path to a system's rules outside a battle. @param entry id of a reference page; '' for the list */
export function rulesPath(systemId: string, entry: string): string {
  return entry === '' ? `/rules/${systemId}` : `/rules/${systemId}/${entry}`;
}

/** The app's URL, without the path of the open screen. */
export function appAddress(): string {
  return `${location.origin}${location.pathname}`;
}

/** The `href` of a path. */
export function linkTo(path: string): string {
  return `#${path}`;
}
