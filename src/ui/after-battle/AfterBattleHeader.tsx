import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { TopBar } from '#ui/kit/TopBar.tsx';
import { battlePath, linkTo } from '#ui/paths.ts';
import { useRosterWords } from '#ui/roster/words.ts';
import './AfterBattle.css';

type AfterBattleHeaderProps = {
  readonly warband: Warband | null;
  readonly battleId: BattleId;
  readonly actions?: ReactNode;
  /** Sticks to the top together with the bar. */
  readonly children?: ReactNode;
};

/** The top bar of the aftermath: the warband's name, the way back to the battle, and actions. */
export function AfterBattleHeader({
  warband,
  battleId,
  actions,
  children,
}: AfterBattleHeaderProps) {
  const { t } = useTranslation('after-battle');
  const words = useRosterWords(warband?.systemId ?? '');
  return (
    <div className="k-top">
      <TopBar
        title={t('title')}
        subtitle={warband === null ? undefined : words.warband(warband)}
        back={{ href: linkTo(battlePath(battleId)), label: t('back') }}
        actions={actions ?? undefined}
      />
      {children}
    </div>
  );
}
