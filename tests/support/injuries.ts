import type { CommandOf } from '#battle/commands.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { ResolverSetup, ResolverStep } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { injurySetup } from '#rules/kit/injury.ts';

type Inputs = ResolverSetup['inputs'];

/** An injury rolled with the players' dice. @param saveRoll of the helmet; null for none */
export function injuryRolled(
  fighterId: FighterId,
  dice: readonly number[],
  { inputs = {}, saveRoll = null }: { inputs?: Inputs; saveRoll?: number | null } = {},
): CommandOf<'resolve-injury'> {
  const save = saveRoll === null ? [] : [{ step: 'injury.helmet', dice: [saveRoll], choice: null }];
  const answers = [{ step: 'injury', dice, choice: null }, ...save];
  return { type: 'resolve-injury', fighterId, inputs, answers };
}

/** The sheet and the first throw of an injury that has just become due for a fighter on the table. */
export function injuryAsked(
  { injury, loseWound }: RuleSystem,
  view: BattleView,
  id: FighterId,
  inputs: Inputs = {},
) {
  const fighter = view.fighters[id];
  if (injury === null || fighter === undefined) throw new Error('no injury');
  const last = { ...fighter, wounds: 1 };
  const flags = { ...fighter.flags };
  for (const change of loseWound({ ...view, fighters: { ...view.fighters, [id]: last } }, id)) {
    if (change.kind === 'flag' && change.value !== null) flags[change.flag] = change.value;
  }
  const wounded = { ...view, fighters: { ...view.fighters, [id]: { ...last, wounds: 0, flags } } };
  const setup = injurySetup(id, inputs);
  const step = injury.next(wounded, setup, []);
  if (step.kind !== 'dice') throw new Error('no dice for an injury');
  return { fields: injury.sheet(wounded, setup).fields, step, results: statusesOf(step) };
}

/** The status that each face leads to before the helmet, as its words name it; null for none. */
function statusesOf(step: Extract<ResolverStep, { kind: 'dice' }>): readonly (string | null)[] {
  return (step.faces ?? []).map(({ said }) => /^status\.(.+)\.word$/.exec(said.code)?.[1] ?? null);
}
