import { useEffect, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useBattle } from '#store/hooks.ts';
import { BattleDock } from '#ui/battle/dock/BattleDock.tsx';
import { BattleTabs } from '#ui/battle/dock/BattleTabs.tsx';
import { BattleEnd } from '#ui/battle/end/BattleEnd.tsx';
import { Glance } from '#ui/battle/glance/Glance.tsx';
import { BattleHeader, TurnPhases } from '#ui/battle/header/BattleHeader.tsx';
import { SideGauges } from '#ui/battle/header/SideGauges.tsx';
import { SaveBanner, SaveState } from '#ui/battle/saving/SaveState.tsx';
import { Sides } from '#ui/battle/sides/Sides.tsx';
import { useKeptScroll } from '#ui/effects/use-kept-scroll.ts';
import { type TableShape, useTableShape } from '#ui/effects/use-table-shape.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { Later } from '#ui/kit/Later.tsx';
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
  const shape = useTableShape();
  const { ref, onScroll } = useKeptScroll('lists');
  useTopWhenEnding(ended);
  // Also after the end: what each phone then does for its own side is sent to the others.
  useRoomAgain();
  return (
    <TableProvider>
      <Screen
        wide={ended}
        className={ended ? undefined : tableClass(shape)}
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
        tabs={<BattleTabs current="table" />}
      >
        {ended ? (
          <div className="columns">
            <div>
              <SaveBanner />
              <BattleEnd />
            </div>
            <div>
              <Sides />
              <SaveState />
            </div>
          </div>
        ) : (
          <>
            <div className="table-main" ref={ref} onScroll={onScroll}>
              <TableNow />
              <div className="table-sides">
                <Sides />
                <SaveState />
              </div>
            </div>
            {shape?.journalColumn ? <Later load={JOURNAL} props={{}} /> : null}
          </>
        )}
      </Screen>
      <Glance />
    </TableProvider>
  );
}

/** Loaded only where there is room for it. */
const JOURNAL = async () => (await import('#ui/journal/JournalColumn.tsx')).JournalColumn;

/** Where the parts of the table stand: see TableShapes.css. */
function tableClass(shape: TableShape | null): string {
  return classNames(
    'table-screen',
    shape !== null && `table-shaped table-${shape.id}`,
    shape?.sidesBeside && 'table-beside',
    shape?.dutyColumn && 'table-columns',
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
