import type { BattleView } from '../contract/battle-view.ts';
import type { FighterId } from '../contract/ids.ts';
import type { ResolverSetup } from '../contract/resolver.ts';
import type { RuleSystem } from '../contract/system.ts';

/** A fighter's injury roll, with the exceptions that players have added or removed. */
export function injurySetup(
  fighterId: FighterId,
  inputs: ResolverSetup['inputs'] = {},
): ResolverSetup {
  return { subjects: { fighter: { kind: 'fighter', fighterId } }, inputs };
}

/** Whose injury roll it is; null for nobody. */
export function injuredIn({ subjects }: ResolverSetup): FighterId | null {
  const subject = subjects['fighter'];
  return subject?.kind === 'fighter' ? subject.fighterId : null;
}

/** How many dice a fighter's injury takes now; 0 while none is due. */
export function diceDue(
  { injury }: Pick<RuleSystem, 'injury'>,
  view: BattleView,
  id: FighterId,
): number {
  const step = injury?.next(view, injurySetup(id), []);
  return step?.kind === 'dice' ? step.count : 0;
}
