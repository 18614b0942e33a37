import { useLocation } from 'wouter';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverCall } from '#rules/contract/resolver.ts';
import { useBattle, useRuleSystem } from '#store/hooks.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { duelPath, linkTo } from '#ui/paths.ts';
import { addressOf, asCalled, useDrafts } from '#ui/resolver/drafts.ts';
import { useWords } from './words.ts';

/** From a duty to the calculation that helps with it, with everybody in place and all that is known. */
export function ResolverLink({ call }: { readonly call: ResolverCall }) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const [, navigate] = useLocation();
  const drafts = useDrafts();
  const battle = useBattle((state) => state.battle);
  const resolver = useRuleSystem().resolvers.find(({ id }) => id === call.resolverId);
  if (resolver === undefined || battle === null) return null;
  const address = addressOf(resolver, battle, call);
  const path = duelPath(battle.battleId, address);
  const go = () => {
    drafts.keep(address, asCalled(drafts.of(address), call));
    navigate(path);
  };
  return (
    <CardActions>
      <LinkButton icon="dice" href={linkTo(path)} onNavigate={go}>
        {t('call', { name: words.of(`resolver.${resolver.id}.name`) })}
      </LinkButton>
    </CardActions>
  );
}
