import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { Safety } from '#ui/error/Safety.tsx';
import { ListLink } from '#ui/kit/ListRow.tsx';
import { battlePath } from '#ui/paths.ts';
import { useLinkTo } from './use-link-to.ts';

type BattleRowSafetyProps = {
  readonly battleId: BattleId;
  readonly children: ReactNode;
};

/** An error boundary for a battle on the home screen: if it can't be drawn, a plain link takes its place. */
export function BattleRowSafety({ battleId, children }: BattleRowSafetyProps) {
  return (
    <Safety place={battleId} renderInstead={() => <UnreadableBattleLink battleId={battleId} />}>
      {children}
    </Safety>
  );
}

/** A link to a battle that can't be shown here; its own screen can export or delete it. */
export function UnreadableBattleLink({ battleId }: { readonly battleId: BattleId }) {
  const { t } = useTranslation('error');
  const linkTo = useLinkTo();
  return <ListLink {...linkTo(battlePath(battleId))} title={t('row')} subtitle={battleId} />;
}
