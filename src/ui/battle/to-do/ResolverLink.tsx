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
  /** Icon only, for use within a line. */
  readonly small?: boolean | undefined;
};

/** Links a duty to the resolver that helps with it, set up with what the rules know. */
export function ResolverLink({ call, small }: ResolverLinkProps) {
  const { t } = useTranslation('resolver');
  const words = useWords();
  const open = useResolverCall(call);
  if (open === null) return null;
  const link = { href: linkTo(open.path), onNavigate: open.go };
  const label = t('call', { name: words.of(`resolver.${open.resolver.id}.name`) });
  if (small === true) return <IconLink icon="dice" label={label} {...link} />;
  return (
    <CardActions>
      <LinkButton icon="dice" {...link}>
        {label}
      </LinkButton>
    </CardActions>
  );
}
