import type { BattleView, FighterView, Message } from '#rules/contract/battle-view.ts';
import type {
  InputValue,
  ResolverField,
  ResolverSetup,
  Subject,
} from '#rules/contract/resolver.ts';
import { type Fraction, fraction, ONE, plus, ZERO } from '#rules/dice/fraction.ts';
import { type Balance, balance, type Circumstances } from '../circumstances.ts';
import { houseRule } from '../house-rules.ts';
import { has } from '../statuses.ts';
import { cohesionOf, coverOf, LOSS_STEPS, lossesOf, onTable, unitOf } from '../unit.ts';

/** A die of this or more is one more favourable circumstance. @rule COL-4 */
export const STEADY_ON = 4;

/** What a die can show, and how many of its faces are steady. */
const FACES = 6;
const STEADY_FACES = FACES - STEADY_ON + 1;

export interface MoraleResult {
  /** Favourable circumstances that the dice brought. */
  readonly successes: number;
  readonly routHexes: number;
  readonly passed: boolean;
  /** Losses that the rout brings at its end. @rule COL-7 */
  readonly loss: number;
}

/** The result of the dice: each circumstance that is not outweighed is a hex of rout. @rule COL-4, COL-7 */
export function moraleRoll(outstanding: number, dice: readonly number[]): MoraleResult {
  const successes = dice.filter((die) => die >= STEADY_ON).length;
  const routHexes = Math.max(0, outstanding - successes);
  return {
    successes,
    routHexes,
    passed: routHexes === 0,
    loss: routHexes > 0 ? ROUT_LOSS : 0,
  };
}

/** Losses at the end of any rout of a hex or more. @rule COL-7 */
export const ROUT_LOSS = 1;

export interface HexChance {
  readonly hexes: number;
  readonly chance: Fraction;
}

/**
 * Chances of each length of rout, shortest first, adding up to exactly 1; lengths that cannot be are
 * left out.
 * @param cohesion dice to roll
 * @rule COL-3, COL-4
 */
export function routHexChances(outstanding: number, cohesion: number): readonly HexChance[] {
  if (outstanding === 0) return [{ hexes: 0, chance: ONE }];
  const all = BigInt(FACES) ** BigInt(cohesion);
  const byHexes = new Map<number, Fraction>();
  for (let successes = cohesion; successes >= 0; successes -= 1) {
    const hexes = Math.max(0, outstanding - successes);
    const ways =
      choose(cohesion, successes) *
      BigInt(STEADY_FACES) ** BigInt(successes) *
      BigInt(FACES - STEADY_FACES) ** BigInt(cohesion - successes);
    byHexes.set(hexes, plus(byHexes.get(hexes) ?? ZERO, fraction(ways, all)));
  }
  return [...byHexes].map(([hexes, chance]) => ({ hexes, chance }));
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}

/** A test of morale as it stands: whose, and what counts. */
export interface MoraleTest {
  readonly view: BattleView;
  readonly name: string;
  /** Null for a profile that is not on the table. */
  readonly unit: FighterView | null;
  readonly cohesion: number;
  readonly facts: Circumstances;
  readonly balance: Balance;
  readonly fields: readonly ResolverField[];
}

/** The test, or why there is none. @rule COL-1, COL-2 */
export function moraleTest(view: BattleView, setup: ResolverSetup): MoraleTest | Message {
  const subject = setup.subjects['unit'];
  if (subject === undefined) return { code: 'resolver.refusal.nobody', params: {} };
  const unit = subject.kind === 'fighter' ? unitOf(view, subject.fighterId) : null;
  const name = nameOf(subject, unit);
  const missing = subject.kind === 'fighter' && (unit === null || !onTable(unit));
  if (missing) return { code: 'resolver.refusal.away', params: { name } };
  const { facts, fields } = counted(view, unit, setup.inputs);
  const profile = subject.kind === 'free' ? subject.profile : (unit?.profile ?? {});
  const cohesion = cohesionOf(profile);
  return { view, name, unit, cohesion, facts, fields, balance: balance(facts) };
}

function nameOf(subject: Subject, unit: FighterView | null): string {
  return subject.kind === 'free' ? subject.label : (unit?.label ?? '?');
}

/**
 * The circumstances, entered or read off the table, and their fields. Double circumstances imply the single
 * one: an attack from behind is a flank attack, heavy cover is cover.
 */
function counted(
  view: BattleView,
  unit: FighterView | null,
  inputs: ResolverSetup['inputs'],
): { readonly facts: Circumstances; readonly fields: readonly ResolverField[] } {
  const tap = taps(inputs);
  const eachBattery = houseRule(view.houseRules, 'artilleryCounts') === 'each';
  const cover = unit === null ? 'none' : coverOf(unit);
  const losses = tap.number('losses', unit === null ? 0 : lossesOf(unit), LOSS_STEPS);
  const weakenedFriends = tap.number('weakened-friends', 0, MAX_NEIGHBOURS);
  const batteries = tap.number('artillery', 0, MAX_BATTERIES);
  const underFire = tap.toggle('artillery', false);
  const strongerEnemies = tap.number('stronger-enemies', 0, MAX_NEIGHBOURS);
  const [flanked, behind] = tap.pair(['flanked', 'behind'], [false, false]);
  const cavalry = tap.toggle('cavalry', false);
  const steadyFriends = tap.number('steady-friends', 0, MAX_NEIGHBOURS);
  const leader = tap.toggle('leader', unit !== null && has(unit, 'leader-here'));
  const [covered, heavily] = tap.pair(
    ['covered', 'heavily-covered'],
    [cover !== 'none', cover === 'heavy'],
  );
  const square = tap.toggle('square', unit !== null && has(unit, 'square'));
  const noEnemy = tap.toggle('no-enemy', false);
  // An enemy who is there already cannot be nowhere near.
  const enemyNear = strongerEnemies.value > 0 || flanked.value || cavalry.value;
  const facts: Circumstances = {
    losses: losses.value,
    weakenedFriends: weakenedFriends.value,
    artillery: eachBattery ? batteries.value : Number(underFire.value),
    strongerEnemies: strongerEnemies.value,
    flanked: flanked.value,
    behind: behind.value,
    cavalryNear: cavalry.value,
    steadyFriends: steadyFriends.value,
    leaderHere: leader.value,
    cover: heavily.value ? 'heavy' : covered.value ? 'light' : 'none',
    square: square.value,
    noEnemyNear: noEnemy.value && !enemyNear,
    eachBattery,
  };
  const against = [
    losses,
    weakenedFriends,
    eachBattery ? batteries : underFire,
    strongerEnemies,
    flanked,
    behind,
    cavalry,
  ];
  const inFavour = [
    steadyFriends,
    leader,
    covered,
    heavily,
    square,
    ...(enemyNear ? [] : [noEnemy]),
  ];
  return { facts, fields: [...grouped('against', against), ...grouped('in-favour', inFavour)] };
}

function grouped(group: string, fields: readonly ResolverField[]): readonly ResolverField[] {
  return fields.map((field) => ({ ...field, group }));
}

/** Hexes around a unit. */
const MAX_NEIGHBOURS = 6;
/** More would fill any table. */
const MAX_BATTERIES = 6;

type NumberField = Extract<ResolverField, { kind: 'number' }>;
type SwitchField = Extract<ResolverField, { kind: 'switch' }>;

/** Fields with the entered value or the default. All of them belong to the unit. */
function taps(inputs: Readonly<Record<string, InputValue>>) {
  const enteredSwitch = (id: string): boolean | null => {
    const input = inputs[id];
    return typeof input === 'boolean' ? input : null;
  };
  const toggle = (id: string, usual: boolean): SwitchField => {
    const entered = enteredSwitch(id);
    return { kind: 'switch', id, role: 'unit', entered: entered !== null, value: entered ?? usual };
  };
  const number = (id: string, usual: number, max: number): NumberField => {
    const input = inputs[id];
    const entered = typeof input === 'number' && Number.isInteger(input);
    const value = Math.min(max, Math.max(0, entered ? input : usual));
    return { kind: 'number', id, role: 'unit', entered, min: 0, max, value };
  };
  /** The second is never true without the first: taking the first off takes the second along. */
  const pair = (
    [first, second]: readonly [string, string],
    [usualFirst, usualSecond]: readonly [boolean, boolean],
  ): readonly [SwitchField, SwitchField] => {
    const more = toggle(second, usualSecond && enteredSwitch(first) !== false);
    const less = toggle(first, usualFirst);
    return [{ ...less, value: less.value || more.value }, more];
  };
  return { toggle, number, pair };
}
