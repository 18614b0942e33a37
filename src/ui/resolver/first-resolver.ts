import type { Resolver } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** The default resolver: that of the phase, else the game's first. */
export function firstResolver(
  { resolvers }: Pick<RuleSystem, 'resolvers'>,
  phase: string,
): Resolver | undefined {
  return resolvers.find(({ phases }) => phases.includes(phase)) ?? resolvers[0];
}

/** Crossed swords if any resolver has several roles, else dice. */
export function resolverIcon(resolvers: readonly Resolver[]): 'duel' | 'dice' {
  return resolvers.some(({ roles }) => roles.length > 1) ? 'duel' : 'dice';
}
