import type { SideId } from '#rules/contract/ids.ts';
import type { Entry } from './events.ts';

/** Sides that have played together in mid-battle. */
export interface Alliance {
  readonly sideIds: readonly SideId[];
  /** The round in which they agreed. */
  readonly since: number;
  /** The round in which it was over for one of them; null while it holds. */
  readonly until: number | null;
}

/**
 * The alliances made during a battle, oldest first, with the rounds of their start and end.
 * @param live the entries that count
 */
export function alliancesOf(live: readonly Entry[]): readonly Alliance[] {
  let round = 1;
  let found: readonly Alliance[] = [];
  for (const { type, data } of live) {
    if (type === 'PhaseEntered') round = data.position.round;
    if (type !== 'AlliesSet') continue;
    const { sideIds, team } = data;
    found =
      team === null
        ? found.map((one) =>
            one.until === null && one.sideIds.some((id) => sideIds.includes(id))
              ? { ...one, until: round }
              : one,
          )
        : [...found, { sideIds, since: round, until: null }];
  }
  return found;
}
