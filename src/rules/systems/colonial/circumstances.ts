/** A unit's surroundings, entered by players; nothing is measured. */
export interface Circumstances {
  readonly losses: number;
  readonly weakenedFriends: number;
  /** In line of sight and range of so many enemy batteries. */
  readonly artillery: number;
  /** Adjacent enemies of higher cohesion that no other steady friend touches. */
  readonly strongerEnemies: number;
  /** An enemy in a flank or rear hex of both bases. */
  readonly flanked: boolean;
  /** An enemy in a rear hex of both bases; counts as flanked too. */
  readonly behind: boolean;
  readonly cavalryNear: boolean;
  readonly steadyFriends: number;
  readonly leaderHere: boolean;
  readonly cover: Cover;
  readonly square: boolean;
  readonly noEnemyNear: boolean;
  /** Setting: whether every battery counts, or artillery once. */
  readonly eachBattery: boolean;
}

export const COVERS = ['none', 'light', 'heavy'] as const;

export type Cover = (typeof COVERS)[number];

/** Losses from which on a unit counts one circumstance, and then another. @rule COL-1 */
export const SHAKEN_LOSSES = 3;
export const BATTERED_LOSSES = 4;

/** Hexes within which cavalry weighs, and within which no enemy at all helps. @rule COL-1, COL-2 */
export const NEAR_HEXES = 2;

/** One line of the morale table with how often it counts. */
export interface CircumstanceLine {
  readonly id: string;
  readonly count: number;
}

/** The eight lines that speak against the unit. @rule COL-1 */
export function unfavourable(facts: Circumstances): readonly CircumstanceLine[] {
  return [
    line('shaken', facts.losses >= SHAKEN_LOSSES),
    line('battered', facts.losses >= BATTERED_LOSSES),
    { id: 'weakened-friends', count: facts.weakenedFriends },
    {
      id: 'artillery',
      count: facts.eachBattery ? facts.artillery : Math.min(1, facts.artillery),
    },
    { id: 'stronger-enemies', count: facts.strongerEnemies },
    line('flanked', facts.flanked || facts.behind),
    line('behind', facts.behind),
    line('cavalry', facts.cavalryNear),
  ];
}

/** The six lines that speak for it. @rule COL-2 */
export function favourable(facts: Circumstances): readonly CircumstanceLine[] {
  return [
    { id: 'steady-friends', count: facts.steadyFriends },
    line('leader', facts.leaderHere),
    line('covered', facts.cover !== 'none'),
    line('heavily-covered', facts.cover === 'heavy'),
    line('square', facts.square),
    line('no-enemy', facts.noEnemyNear),
  ];
}

export interface Balance {
  readonly unfavourable: number;
  readonly favourable: number;
  /** What nothing outweighs yet. */
  readonly outstanding: number;
  /** No roll is needed. @rule COL-3 */
  readonly automatic: boolean;
}

/** Both columns against each other. @rule COL-1, COL-2, COL-3 */
export function balance(facts: Circumstances): Balance {
  return weighed(sum(unfavourable(facts)), sum(favourable(facts)));
}

/** The same from two numbers. @rule COL-3 */
export function weighed(against: number, inFavour: number): Balance {
  return {
    unfavourable: against,
    favourable: inFavour,
    outstanding: Math.max(0, against - inFavour),
    automatic: against <= inFavour,
  };
}

function line(id: string, counts: boolean): CircumstanceLine {
  return { id, count: counts ? 1 : 0 };
}

function sum(lines: readonly CircumstanceLine[]): number {
  return lines.reduce((total, { count }) => total + count, 0);
}
