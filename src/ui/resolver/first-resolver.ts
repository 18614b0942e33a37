import type { BattleView } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Resolver } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** The default resolver: that of the phase, else the game's first. */
export function firstResolver(
  { resolvers }: Pick<RuleSystem, 'resolvers'>,
  phase: string,
): Resolver | undefined {
  return resolvers.find(({ phases }) => phases.includes(phase)) ?? resolvers[0];
}

/** The same for a fighter in its first role: none that is for a deed that he never does. */
export function firstResolverOf(
  system: Pick<RuleSystem, 'resolvers' | 'capabilities'>,
  battle: BattleView,
  id: FighterId,
): Resolver | undefined {
  const deeds = system.capabilities(battle, id).map((one) => one.id);
  const able = system.resolvers.filter(
    ({ roles: [first] }) => first?.deed === undefined || deeds.includes(first.deed),
  );
  return firstResolver({ resolvers: able }, battle.position.phase);
}

/** Crossed swords if any resolver has several roles, else dice. */
export function resolverIcon(resolvers: readonly Resolver[]): 'duel' | 'dice' {
  return resolvers.some(({ roles }) => roles.length > 1) ? 'duel' : 'dice';
}
