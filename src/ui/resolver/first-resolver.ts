import type { Resolver } from '#rules/contract/resolver.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** What to work out when nobody said what: what this phase is about, or else what the game has first. */
export function firstResolver(
  { resolvers }: Pick<RuleSystem, 'resolvers'>,
  phase: string,
): Resolver | undefined {
  return resolvers.find(({ phases }) => phases.includes(phase)) ?? resolvers[0];
}

/** Crossed swords where two can meet; dice where each is alone with his. */
export function resolverIcon(resolvers: readonly Resolver[]): 'duel' | 'dice' {
  return resolvers.some(({ roles }) => roles.length > 1) ? 'duel' : 'dice';
}
