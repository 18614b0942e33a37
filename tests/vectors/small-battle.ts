import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, Flags } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { type Recruit, TestBattle } from '../support/battles.ts';

/**
 * Battles of a handful of fighters, in which a vector's facts are true: what players would see there
 * is what the rules answer. Sides are called "ours" and "theirs"; the fighter "One" has the id f-One.
 */

/** Comes later, if at all: a side needs somebody, and he is nobody's foe until then. */
const LATECOMER: Recruit = { name: 'Latecomer', status: 'in-reserve' };

/** Who stands on the table. */
export interface Sides {
  readonly ours: readonly Recruit[];
  readonly theirs?: readonly Recruit[];
  /** What our whole side carries. */
  readonly traits?: Flags;
  readonly houseRules?: Readonly<Record<string, string>>;
}

/** A battle at its start, in our side's recovery. */
export function smallBattle(
  system: RuleSystem,
  { ours, theirs = [], traits = {}, houseRules = {} }: Sides,
): TestBattle {
  const sides = [
    { name: 'ours', fighters: ours, traits },
    { name: 'theirs', fighters: [...theirs, LATECOMER] },
  ];
  return new TestBattle(system, sides, { houseRules });
}

/** What is true at the moment that a vector asks about, beside what the battle began with. */
export interface Moment {
  readonly phase?: string;
  /** Null or left out, the first one of the phase, if it has any. */
  readonly step?: string | null;
  /** Whose turn it is. */
  readonly turnOf?: 'ours' | 'theirs';
  /** Names of those in base contact, two by two. */
  readonly touching?: readonly (readonly [string, string])[];
  /** Flags of fighters by name. */
  readonly flags?: Readonly<Record<string, Flags>>;
  /** Flags of our side. */
  readonly sideFlags?: Flags;
}

/** The battle as rules read it at that moment. */
export function at(table: TestBattle, moment: Moment): BattleView {
  const { state, system } = table;
  const { phase = 'recovery', turnOf = 'ours', touching = [], flags = {} } = moment;
  const steps = system.phases.find(({ id }) => id === phase)?.steps ?? [];
  const step = moment.step ?? steps[0] ?? null;
  const fighters = Object.values(state.fighters).map((fighter) => {
    const own = { ...fighter.flags, ...flags[fighter.label] };
    return [fighter.id, { ...fighter, flags: own }] as const;
  });
  return {
    ...state,
    position: { ...state.position, phase, step, sideId: `s-${turnOf}` },
    fighters: Object.fromEntries(fighters),
    sides: state.sides.map((side) =>
      side.name === 'ours' ? { ...side, flags: { ...side.flags, ...moment.sideFlags } } : side,
    ),
    contacts: touching.map(([a, b]) => ({ a: `f-${a}`, b: `f-${b}`, since: 1 })),
  };
}

/** Flags, or traits: those of them that hold. */
export function holding(facts: Readonly<Record<string, boolean>>): Flags {
  const ids = Object.keys(facts).filter((id) => facts[id] === true);
  return Object.fromEntries(ids.map((id) => [id, true] as const));
}

/** The duty of a fighter, or of a side, that is due at that moment; null when it is not. */
export function dutyIn(
  system: RuleSystem,
  view: BattleView,
  kind: string,
  fighterId: FighterId | null = null,
): Duty | null {
  return (
    system.duties(view).find((duty) => duty.kind === kind && duty.fighterId === fighterId) ?? null
  );
}

/** Whether a duty offers this answer. */
export function offers(duty: Duty | null, outcome: string): boolean {
  return duty?.outcomes.some(({ id }) => id === outcome) ?? false;
}

/**
 * Throws the dice for a fighter's duty, as the screen does, and does what comes of it.
 * @returns what they led to
 * @throws when it is not due, or the dice lead nowhere
 */
export function throwFor(
  table: TestBattle,
  kind: string,
  name: string,
  dice: readonly number[],
): string {
  const outcome = led(table.duty(kind, name), dice);
  table.answer(kind, name, outcome, dice);
  return outcome;
}

/** What these dice lead to. @throws when they lead nowhere */
export function led(duty: Duty | null, dice: readonly number[]): string {
  const outcome = duty === null ? null : outcomeOfDice(duty, dice, null);
  if (outcome === null) throw new Error(`nothing comes of ${dice.join(', ')}`);
  return outcome.id;
}

/** @throws when the game has none of this name */
export function resolverOf(system: RuleSystem, id: string): Resolver {
  const found = system.resolvers.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no resolver ${id}`);
  return found;
}
