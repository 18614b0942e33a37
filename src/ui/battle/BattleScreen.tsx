import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { BattleDock } from '#ui/battle/dock/BattleDock.tsx';
import { BattleEnd } from '#ui/battle/end/BattleEnd.tsx';
import { Glance } from '#ui/battle/glance/Glance.tsx';
import { BattleHeader, TurnPhases } from '#ui/battle/header/BattleHeader.tsx';
import { SideGauges } from '#ui/battle/header/SideGauges.tsx';
import { SaveBanner, SaveState } from '#ui/battle/saving/SaveState.tsx';
import { Sides } from '#ui/battle/sides/Sides.tsx';
import { Screen } from '#ui/kit/Screen.tsx';
import { PhoneChips } from '#ui/two-phones/PhoneChips.tsx';
import { useRoomAgain } from '#ui/two-phones/use-room-again.ts';
import { TableNow } from './TableNow.tsx';
import { TableProvider } from './TableProvider.tsx';
import './BattleScreen.css';
import './TableShapes.css';

/** The table screen: the gauges and phases, what is due now, and every fighter's state. */
export function BattleScreen() {
  const { t } = useTranslation('table');
  const ended = useBattle((state) => state.battle?.ended === true);
  useTopWhenEnding(ended);
  // Also after the end: what each phone then does for its own side is sent to the others.
  useRoomAgain();
  return (
    <TableProvider>
      <Screen
        wide
        top={
          <>
            <BattleHeader />
            <section className="stack loose table-top" aria-label={t('header.state')}>
              {ended ? null : <PhoneChips />}
              <SideGauges />
              {ended ? null : <TurnPhases />}
            </section>
          </>
        }
        dock={<BattleDock />}
      >
        {ended ? (
          <>
            <SaveBanner />
            <BattleEnd />
            <Sides />
            <SaveState />
          </>
        ) : (
          // Side by side on wide screens: see TableShapes.css.
          <>
            <TableNow />
            <div className="table-sides">
              <Sides />
              <SaveState />
            </div>
          </>
        )}
      </Screen>
      <Glance />
    </TableProvider>
  );
}

/** Shows who has won, however far down the list the last tap was; who comes back to the end keeps his place. */
function useTopWhenEnding(ended: boolean): void {
  const before = useRef(ended);
  useEffect(() => {
    if (ended && !before.current) window.scrollTo({ top: 0 });
    before.current = ended;
  }, [ended]);
}
