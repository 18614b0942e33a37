import type { Change, CounterRow, FighterView } from '../../system.ts';

export const COUNTER_IDS = [
  'pool',
  'received',
  'charging',
  'armour-head',
  'armour-torso',
  'armour-arms',
  'armour-legs',
] as const;

export type CounterId = (typeof COUNTER_IDS)[number];

/** Where a hit can land, in the order to ask. @rule DR-3 */
export const PLACES = ['head', 'torso', 'arms', 'legs'] as const;

export type Place = (typeof PLACES)[number];

/** Where a hit lands that nobody aimed: most often the middle, as in the example of the rules. */
export const USUAL_PLACE: Place = 'torso';

/** More dice than anybody has in hand. */
const MOST_DICE = 20;

/** What players count by hand. Broken armour never grows back. @rule DR-5 */
const COUNTERS = {
  /** Action dice he has left. */
  pool: { id: 'pool', min: 0, max: MOST_DICE, from: 'D', main: true },
  /** Dice that enemies gave him who left contact, and that he has kept. */
  received: { id: 'received', min: 0, max: MOST_DICE, from: null, main: true },
  /** Action dice he ran with in the charge that he is in. */
  charging: { id: 'charging', min: 0, max: 10, from: null, main: false },
  'armour-head': { id: 'armour-head', min: 0, max: 6, from: 'AH', main: false },
  'armour-torso': { id: 'armour-torso', min: 0, max: 6, from: 'AT', main: false },
  'armour-arms': { id: 'armour-arms', min: 0, max: 6, from: 'AA', main: false },
  'armour-legs': { id: 'armour-legs', min: 0, max: 6, from: 'AL', main: false },
} as const satisfies { readonly [Id in CounterId]: CounterRow };

export const COUNTER_ROWS: readonly CounterRow[] = COUNTER_IDS.map((id) => COUNTERS[id]);

/** What he counts now. */
export function counted(
  { flags, profile }: Pick<FighterView, 'flags' | 'profile'>,
  id: CounterId,
): number {
  const { from, min } = COUNTERS[id];
  const told = flags[id];
  if (typeof told === 'number') return told;
  return (from === null ? undefined : profile[from]) ?? min;
}

/** The changes that make a counter show this; none when it does already. */
export function count(fighter: FighterView, id: CounterId, to: number): readonly Change[] {
  const { from, min, max } = COUNTERS[id];
  const value = Math.min(max, Math.max(min, to));
  if (value === counted(fighter, id)) return [];
  const untouched = (from === null ? undefined : fighter.profile[from]) ?? min;
  const flag = { kind: 'flag', fighterId: fighter.id, flag: id } as const;
  return [{ ...flag, value: value === untouched ? null : value }];
}

export function armourOf(fighter: Pick<FighterView, 'flags' | 'profile'>, place: Place): number {
  return counted(fighter, `armour-${place}`);
}
