import type { InputValue, ResolverField, ResolverSetup, Subject } from '../../../resolver.ts';
import type { BattleView, FighterView, Said } from '../../../system.ts';
import { type Balance, balance, type Circumstances } from '../circumstances.ts';
import { has } from '../flags.ts';
import { houseRule } from '../house-rules.ts';
import { LOSS_STEPS } from '../losses.ts';
import { cohesionOf, coverOf, lossesOf, onTable, unitOf } from '../reading.ts';

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
export function moraleTest(view: BattleView, setup: ResolverSetup): MoraleTest | Said {
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
 * What counts, told or read off the table, and the fields to change it by. Lines that count double
 * go together: who is attacked from behind is flanked, heavy cover is cover.
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
  const weakenedFriends = tap.number('weakened-friends', 0, MOST_NEIGHBOURS);
  const batteries = tap.number('artillery', 0, MOST_BATTERIES);
  const underFire = tap.toggle('artillery', false);
  const strongerEnemies = tap.number('stronger-enemies', 0, MOST_NEIGHBOURS);
  const [flanked, behind] = tap.pair(['flanked', 'behind'], [false, false]);
  const cavalry = tap.toggle('cavalry', false);
  const steadyFriends = tap.number('steady-friends', 0, MOST_NEIGHBOURS);
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
  const fields = [
    losses,
    weakenedFriends,
    eachBattery ? batteries : underFire,
    strongerEnemies,
    flanked,
    behind,
    cavalry,
    steadyFriends,
    leader,
    covered,
    heavily,
    square,
    ...(enemyNear ? [] : [noEnemy]),
  ];
  return { facts, fields };
}

/** Hexes around a unit. */
const MOST_NEIGHBOURS = 6;
/** More would fill any table. */
const MOST_BATTERIES = 6;

type NumberField = Extract<ResolverField, { kind: 'number' }>;
type SwitchField = Extract<ResolverField, { kind: 'switch' }>;

/** Fields whose value is what players told, or else the usual one. All of them are the unit's own. */
function taps(inputs: Readonly<Record<string, InputValue>>) {
  const toldSwitch = (id: string): boolean | null => {
    const input = inputs[id];
    return typeof input === 'boolean' ? input : null;
  };
  const toggle = (id: string, usual: boolean): SwitchField => {
    const told = toldSwitch(id);
    return { kind: 'switch', id, role: 'unit', told: told !== null, value: told ?? usual };
  };
  const number = (id: string, usual: number, max: number): NumberField => {
    const input = inputs[id];
    const told = typeof input === 'number' && Number.isInteger(input);
    const value = Math.min(max, Math.max(0, told ? input : usual));
    return { kind: 'number', id, role: 'unit', told, min: 0, max, value };
  };
  /** The second is never true without the first: taking the first off takes the second along. */
  const pair = (
    [first, second]: readonly [string, string],
    [usualFirst, usualSecond]: readonly [boolean, boolean],
  ): readonly [SwitchField, SwitchField] => {
    const more = toggle(second, usualSecond && toldSwitch(first) !== false);
    const less = toggle(first, usualFirst);
    return [{ ...less, value: less.value || more.value }, more];
  };
  return { toggle, number, pair };
}
