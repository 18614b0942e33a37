import { useLocation } from 'wouter';
import type { Resolver, ResolverCall } from '#rules/contract/resolver.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { duelPath } from '#ui/paths.ts';
import { addressOf, useDrafts, withCall } from '#ui/resolver/drafts.ts';

/** A resolver set up by the rules, and the link to it. */
export interface OpenCall {
  readonly resolver: Resolver;
  readonly path: string;
  /** Opens it with the roles and fields filled in. */
  readonly go: () => void;
}

/** Null for a resolver that this game does not have. */
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
      drafts.keep(address, withCall(drafts.of(address), call));
      navigate(path);
    },
  };
}
