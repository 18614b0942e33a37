import type { BattleId, FighterId, WarbandId } from '#rules/ids.ts';

/** Where each screen lives. The address is a hash, so that the app runs from any folder, offline. */
export const PATHS = {
  home: '/',
  newBattle: '/new-battle',
  warbands: '/warbands',
  newWarband: '/warbands/new',
  settings: '/settings',
} as const;

export function warbandPath(id: WarbandId): string {
  return `/warbands/${id}`;
}

export function battlePath(id: BattleId): string {
  return `/battle/${id}`;
}

export function fighterPath(id: BattleId, fighter: FighterId): string {
  return `/battle/${id}/fighter/${fighter}`;
}

export function journalPath(id: BattleId): string {
  return `/battle/${id}/journal`;
}

/** The address as it stands in a link. */
export function linkTo(path: string): string {
  return `#${path}`;
}
