import type { Flags } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import { system } from '#rules/systems/combat-dice/index.ts';
import { TestBattle } from '../../../support/battles.ts';

/** A fighter of this game; omitted fields are ordinary. */
export interface Duellist {
  readonly name: string;
  readonly profile?: Readonly<Record<string, number>>;
  readonly traits?: Flags;
}

const USUAL = Object.fromEntries(system.characteristics.map((row) => [row.id, row.default]));

/** A battle of two sides; the first one plays. */
export function tableOf(
  musketeers: readonly Duellist[],
  guards: readonly Duellist[],
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  const recruit = ({ name, profile = {} }: Duellist) => ({ name, wounds: profile['W'] ?? 3 });
  const battle = new TestBattle(
    system,
    [
      { name: 'Mousquetaires', fighters: musketeers.map(recruit) },
      { name: 'Gardes', fighters: guards.map(recruit) },
    ],
    { houseRules },
  );
  for (const { name, profile = {}, traits = {} } of [...musketeers, ...guards]) {
    battle.do({
      type: 'set-profile',
      fighterId: `f-${name}`,
      profile: { ...USUAL, ...profile },
      traits,
    });
  }
  return battle;
}

export function touch(battle: TestBattle, a: string, b: string): TestBattle {
  return battle.do({ type: 'set-contact', a: `f-${a}`, b: `f-${b}`, touching: true });
}

export function flag(battle: TestBattle, name: string, id: string, value: true | number) {
  return battle.do({ type: 'set-flag', fighterId: `f-${name}`, flag: id, value });
}

export function resolverOf(id: string): Resolver {
  const found = system.resolvers.find((resolver) => resolver.id === id);
  if (found === undefined) throw new Error(`no resolver ${id}`);
  return found;
}

/** An attack, with the players’ settings. */
export function strikes(
  attacker: string,
  target: string,
  inputs: ResolverSetup['inputs'] = {},
): ResolverSetup {
  return { subjects: { attacker: seat(attacker), target: seat(target) }, inputs };
}

export function leaves(name: string): ResolverSetup {
  return { subjects: { fighter: seat(name) }, inputs: {} };
}

export function dice(step: string, ...faces: readonly number[]): ResolverAnswer {
  return { step, dice: faces, choice: null };
}

export function chosen(step: string, choice: string): ResolverAnswer {
  return { step, dice: [], choice };
}

/** The step after these answers. */
export function after(
  battle: TestBattle,
  id: string,
  setup: ResolverSetup,
  answers: readonly ResolverAnswer[],
): ResolverStep {
  return resolverOf(id).next(battle.state, setup, answers);
}

function seat(name: string) {
  const fighterId: FighterId = `f-${name}`;
  return { kind: 'fighter', fighterId } as const;
}
