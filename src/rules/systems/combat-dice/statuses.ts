import type { Change, FighterView } from '#rules/contract/battle-view.ts';
import type { CounterRow, FlagRow, StatusRow } from '#rules/contract/rows.ts';
import { chip, flagTools, quiet } from '#rules/kit/rows.ts';

/** On the table or not: this game has no knocked down, fleeing or stunned fighters. */
export const STATUS_ROWS = [
  { id: 'standing', tone: 'standing', onTable: true, participates: true, inStrip: true },
  {
    id: 'out-of-action',
    tone: 'out-of-action',
    onTable: false,
    participates: true,
    inStrip: true,
  },
  { id: 'left-table', tone: 'away', onTable: false, participates: true, inStrip: false },
  {
    id: 'in-reserve',
    tone: 'away',
    onTable: false,
    participates: true,
    inStrip: false,
    use: 'reserve',
  },
  {
    id: 'absent',
    tone: 'away',
    onTable: false,
    participates: false,
    inStrip: false,
    use: 'absent',
  },
] as const satisfies readonly StatusRow[];

export type StatusId = (typeof STATUS_ROWS)[number]['id'];

export const INITIAL_STATUS: StatusId = 'standing';
export const OUT_OF_ACTION: StatusId = 'out-of-action';

export function onTable({ status }: Pick<FighterView, 'status'>): boolean {
  return ON_TABLE.has(status);
}

const ON_TABLE: ReadonlySet<string> = new Set(
  STATUS_ROWS.filter((row) => row.onTable).map(({ id }) => id),
);

/** Still has a part in the battle: on the table, or about to come. */
export function inPlay(fighter: Pick<FighterView, 'status'>): boolean {
  return onTable(fighter) || fighter.status === 'in-reserve';
}

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
export const HIT_LOCATIONS = ['head', 'torso', 'arms', 'legs'] as const;

export type HitLocation = (typeof HIT_LOCATIONS)[number];

/** The location of an unaimed hit: the torso, which is hit most often, as in the example of the rules. */
export const USUAL_LOCATION: HitLocation = 'torso';

/** Above any number of dice in play. */
const MAX_DICE = 20;

/** What players count by hand. Broken armour never grows back. @rule DR-5 */
const COUNTERS = {
  /** Action dice he has left. */
  pool: { id: 'pool', min: 0, max: MAX_DICE, from: 'D', main: true },
  /** Dice that enemies gave him who left contact, and that he has kept. */
  received: { id: 'received', min: 0, max: MAX_DICE, main: true },
  /** Action dice he ran with in the charge that he is in. */
  charging: { id: 'charging', min: 0, max: 10 },
  'armour-head': { id: 'armour-head', min: 0, max: 6, from: 'AH' },
  'armour-torso': { id: 'armour-torso', min: 0, max: 6, from: 'AT' },
  'armour-arms': { id: 'armour-arms', min: 0, max: 6, from: 'AA' },
  'armour-legs': { id: 'armour-legs', min: 0, max: 6, from: 'AL' },
} as const satisfies { readonly [Id in CounterId]: CounterRow };

export const COUNTER_ROWS: readonly CounterRow[] = COUNTER_IDS.map((id) => COUNTERS[id]);

const FLAG_IDS = [
  'activated',
  'careful',
  'covered',
  'opportunity',
  'left-melee',
  'left-enemies',
  ...COUNTER_IDS,
] as const;

export type FlagId = (typeof FLAG_IDS)[number];

/** Every flag with its lifetime. Care and charge last until he acts again, across turns. */
const FLAGS = {
  activated: chip('activated', 'turn'),
  careful: chip('careful', 'until-changed'),
  covered: chip('covered', 'until-changed'),
  /** Id of the enemy who has just left contact with him and whom he may strike at once. @rule DR-6 */
  opportunity: quiet('opportunity', 'any-turn'),
  /** How many stood in the fight that he has just left, himself included. @rule DR-1, DR-6 */
  'left-melee': quiet('left-melee', 'any-turn'),
  /** How many of them were enemies who touched him. */
  'left-enemies': quiet('left-enemies', 'any-turn'),
  ...numberFlag(),
} as const satisfies { readonly [Id in FlagId]: FlagRow };

export const FLAG_ROWS: readonly FlagRow[] = FLAG_IDS.map((id) => FLAGS[id]);

export const { has, setFlag, clearFlag } = flagTools<FlagId>();

/** Counters are flags that never expire. */
function numberFlag(): { readonly [Id in CounterId]: FlagRow } {
  return {
    pool: quiet('pool', 'until-changed'),
    received: quiet('received', 'until-changed'),
    charging: quiet('charging', 'until-changed'),
    'armour-head': quiet('armour-head', 'until-changed'),
    'armour-torso': quiet('armour-torso', 'until-changed'),
    'armour-arms': quiet('armour-arms', 'until-changed'),
    'armour-legs': quiet('armour-legs', 'until-changed'),
  };
}

/** What he counts now. */
export function counted(
  { flags, profile }: Pick<FighterView, 'flags' | 'profile'>,
  id: CounterId,
): number {
  const { from, min }: CounterRow = COUNTERS[id];
  const noted = flags[id];
  if (typeof noted === 'number') return noted;
  return (from === undefined ? undefined : profile[from]) ?? min;
}

/** The changes that make a counter show this; none when it does already. */
export function count(fighter: FighterView, id: CounterId, to: number): readonly Change[] {
  const { from, min, max }: CounterRow = COUNTERS[id];
  const value = Math.min(max, Math.max(min, to));
  if (value === counted(fighter, id)) return [];
  const untouched = (from === undefined ? undefined : fighter.profile[from]) ?? min;
  const flag = { kind: 'flag', fighterId: fighter.id, flag: id } as const;
  return [{ ...flag, value: value === untouched ? null : value }];
}

export function armourOf(
  fighter: Pick<FighterView, 'flags' | 'profile'>,
  place: HitLocation,
): number {
  return counted(fighter, `armour-${place}`);
}
