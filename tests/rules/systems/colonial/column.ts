import type { FlagValue } from '#rules/contract/battle-view.ts';
import type {
  InputValue,
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverSheet,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { system } from '#rules/systems/colonial/index.ts';
import { TestBattle } from '../../../support/battles.ts';

/** A unit on the map; omitted fields are ordinary: three dice, no losses, nothing around it. */
export interface Unit {
  readonly name: string;
  readonly cohesion?: number;
  readonly losses?: number;
  readonly role?: string;
  readonly flags?: Readonly<Record<string, FlagValue>>;
}

/** The colonial player’s column, against one band of warriors. */
export function column(
  units: readonly Unit[],
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  const battle = new TestBattle(
    system,
    [
      { name: 'Column', fighters: units.map(recruit) },
      { name: 'Warriors', fighters: [recruit({ name: 'Warriors1' })] },
    ],
    { houseRules },
  );
  for (const unit of units) {
    const fighterId = `f-${unit.name}` as const;
    const profile = { C: unit.cohesion ?? 3, P: 5 };
    battle.do({ type: 'set-profile', fighterId, profile, traits: {} });
    for (const [flag, value] of Object.entries(unit.flags ?? {})) {
      battle.do({ type: 'set-flag', fighterId, flag, value });
    }
  }
  return battle;
}

function recruit({ name, losses = 0, role = 'infantry' }: Unit) {
  return { name, role, wounds: 5 - losses };
}

export const MORALE: Resolver = (() => {
  const found = system.resolvers.find(({ id }) => id === 'morale');
  if (found === undefined) throw new Error('nothing to test morale with');
  return found;
})();

/** A morale test of the unit, with the players’ settings. */
export function test(
  name: string,
  inputs: Readonly<Record<string, InputValue>> = {},
): ResolverSetup {
  return { subjects: { unit: { kind: 'fighter', fighterId: `f-${name}` } }, inputs };
}

/** Players’ answers in order: dice as rolled, or choices. */
export type PlayerAnswer = readonly number[] | string;

/** The state of a test after these answers. */
export function after(
  battle: TestBattle,
  setup: ResolverSetup,
  replies: readonly PlayerAnswer[],
): ResolverStep {
  return MORALE.next(battle.state, setup, answers(battle, setup, replies));
}

/** Plays a test to its end and applies it. @throws Error when it has not ended */
export function settle(
  battle: TestBattle,
  setup: ResolverSetup,
  replies: readonly PlayerAnswer[],
): TestBattle {
  return battle.do({
    type: 'settle',
    resolver: 'morale',
    setup,
    answers: answers(battle, setup, replies),
  });
}

function answers(
  battle: TestBattle,
  setup: ResolverSetup,
  replies: readonly PlayerAnswer[],
): readonly ResolverAnswer[] {
  return replies.reduce<readonly ResolverAnswer[]>((given, one) => {
    const step = MORALE.next(battle.state, setup, given);
    if (step.kind === 'done') throw new Error(`nothing is asked after ${given.length} answers`);
    const answer =
      typeof one === 'string'
        ? { step: step.id, dice: [], choice: one }
        : { step: step.id, dice: one, choice: null };
    return [...given, answer];
  }, []);
}

export function sheet(battle: TestBattle, setup: ResolverSetup): ResolverSheet {
  return MORALE.sheet(battle.state, setup);
}

/** The tiles: against, in favour and the dice. */
export function tiles({ needs }: ResolverSheet): readonly string[] {
  return needs.map(({ id, value }) => [id, ...Object.values(value.params)].join(' '));
}

/** The fields that are on, or above zero. */
export function on({ fields }: ResolverSheet): readonly string[] {
  return fields
    .filter(({ value }) => value !== false && value !== 0)
    .map(({ id, value }) => (value === true ? id : `${id} ${value}`));
}

/** Each result with its exact chance. */
export function chances({ bars }: ResolverSheet): readonly string[] {
  return bars.flatMap(({ parts }) =>
    parts.map(({ id, chance }) => `${id} ${fractionText(chance)}`),
  );
}

/** The results so far, as codes. */
export function codes({ soFar }: ResolverStep): readonly string[] {
  return soFar.map(({ code }) => code.replace('resolver.so-far.', ''));
}
