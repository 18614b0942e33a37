import { useLocation } from 'wouter';
import type { Resolver, ResolverCall } from '#rules/contract/resolver.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { duelPath } from '#ui/paths.ts';
import { addressOf, asCalled, useDrafts } from '#ui/resolver/drafts.ts';

/** A calculation that the rules have set up, and the way there. */
export interface OpenCall {
  readonly resolver: Resolver;
  readonly path: string;
  /** Goes there with everybody in place and all that is known. */
  readonly go: () => void;
}

/** Null for one that this game has not. */
export function useResolverCall(call: ResolverCall): OpenCall | null {
  const [, navigate] = useLocation();
  const drafts = useDrafts();
  const battle = useBattle((state) => state.battle);
  const resolver = useRuleSystem().resolvers.find(({ id }) => id === call.resolverId);
  if (resolver === undefined || battle === null) return null;
  const address = addressOf(resolver, battle, call);
  const path = duelPath(battle.battleId, address);
  return {
    resolver,
    path,
    go: () => {
      drafts.keep(address, asCalled(drafts.of(address), call));
      navigate(path);
    },
  };
}
