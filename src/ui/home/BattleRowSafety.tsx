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

/** A battle on the home screen that can't be drawn says so in its own place, and can still be reached. */
export function BattleRowSafety({ battleId, children }: BattleRowSafetyProps) {
  return (
    <Safety place={battleId} renderInstead={() => <BattleInTrouble battleId={battleId} />}>
      {children}
    </Safety>
  );
}

/** The way to a battle that can't be shown here: its own screen offers it as a file, or takes it away. */
export function BattleInTrouble({ battleId }: { readonly battleId: BattleId }) {
  const { t } = useTranslation('error');
  const linkTo = useLinkTo();
  return <ListLink {...linkTo(battlePath(battleId))} title={t('row')} subtitle={battleId} />;
}
