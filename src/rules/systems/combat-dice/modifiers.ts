/** How far a shot goes, against the weapon's range and the short distance. */
export const DISTANCE_BANDS = ['short', 'in-range', 'beyond-range', 'beyond-twice-range'] as const;

export type DistanceBand = (typeof DISTANCE_BANDS)[number];

/** What each distance does to the target's defence; the two long ones are not added together. @rule DR-1 */
const BAND_MODIFIERS = {
  short: -1,
  'in-range': 0,
  'beyond-range': 2,
  'beyond-twice-range': 3,
} as const satisfies Readonly<Record<DistanceBand, number>>;

/** What being partly in cover and moving carefully add. @rule DR-1 */
const COVERED = 1;
const CAREFUL = 1;

/** What each running die of a charge and each enemy in a mêlée take away. @rule DR-1 */
const PER_RUNNING_DIE = -1;
const PER_ENEMY = -1;

/** From how many fighters in contact on it is a mêlée. @rule DR-1 */
export const MELEE_FROM = 3;

export interface DefenceFacts {
  readonly partlyCovered: boolean;
  readonly careful: boolean;
  /** Action dice spent on running in this charge; 0 when he does not charge. */
  readonly runningDice: number;
  readonly mounted: boolean;
  /** Distance of a shot; null for a blow. */
  readonly band: DistanceBand | null;
  /** Fighters in contact with each other, himself included; 0 for a shot. */
  readonly meleeModels: number;
  readonly enemiesInContact: number;
  readonly melee: MeleeRule;
}

/** Setting: when enemies in contact weaken the defence. `extra`: each one beyond the first. */
export type MeleeRule = 'from-three' | 'always' | 'extra';

/** One line of the sum, to show. */
export interface DefenceModifier {
  readonly id: 'covered' | 'careful' | 'charging' | 'distance' | 'melee';
  readonly value: number;
}

/** Everything that moves the target's defence, line by line; lines of 0 are left out. @rule DR-1 */
export function defenceModifiers(facts: DefenceFacts): readonly DefenceModifier[] {
  const lines: readonly DefenceModifier[] = [
    { id: 'covered', value: facts.partlyCovered ? COVERED : 0 },
    { id: 'careful', value: facts.careful ? CAREFUL : 0 },
    { id: 'charging', value: facts.mounted ? 0 : facts.runningDice * PER_RUNNING_DIE },
    { id: 'distance', value: facts.band === null ? 0 : BAND_MODIFIERS[facts.band] },
    { id: 'melee', value: enemiesThatCount(facts) * PER_ENEMY },
  ];
  return lines.filter((line) => line.value !== 0);
}

/** Enemies who weaken the defence in this fight. @rule DR-1 */
function enemiesThatCount({ melee, meleeModels, enemiesInContact }: DefenceFacts): number {
  switch (melee) {
    case 'from-three':
      return meleeModels >= MELEE_FROM ? enemiesInContact : 0;
    case 'always':
      return enemiesInContact;
    case 'extra':
      return Math.max(0, enemiesInContact - 1);
  }
}
