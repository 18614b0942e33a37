import { useTranslation } from '#i18n/use-translation.ts';
import type { ResolverCall } from '#rules/contract/resolver.ts';
import { useWords } from '#ui/battle/words.ts';
import { LinkButton } from '#ui/kit/Button.tsx';
import { CardActions } from '#ui/kit/Card.tsx';
import { IconLink } from '#ui/kit/IconButton.tsx';
import { linkTo } from '#ui/paths.ts';
import { useResolverCall } from './resolver-call.ts';

type ResolverLinkProps = {
  readonly call: ResolverCall;
  /** Only its sign, where it stands in a line. */
  readonly small?: boolean | undefined;
};

/** From a duty to the calculation that helps with it, with everybody in place and all that is known. */
export function ResolverLink({ call, small }: ResolverLinkProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const open = useResolverCall(call);
  if (open === null) return null;
  const way = { href: linkTo(open.path), onNavigate: open.go };
  const label = t('call', { name: words.of(`resolver.${open.resolver.id}.name`) });
  if (small === true) return <IconLink icon="dice" label={label} {...way} />;
  return (
    <CardActions>
      <LinkButton icon="dice" {...way}>
        {label}
      </LinkButton>
    </CardActions>
  );
}
