import { useSeat } from '#store/hooks/seat.ts';
import { useBattle } from '#store/hooks.ts';
import { EndDock } from '#ui/battle/end/EndActions.tsx';
import { TableNews } from '#ui/battle/TableNews.tsx';
import { BattleTabs } from './BattleTabs.tsx';
import { NextPhase } from './NextPhase.tsx';
import '#ui/battle/TableShapes.css';

/** Within thumb's reach: the latest news, the button that moves play on, and the tabs. */
export function BattleDock() {
  const onlooker = useSeat() === 'onlooker';
  const ended = useBattle((state) => state.battle?.ended === true);
  return (
    <>
      <div className="stack battle-dock">
        <TableNews rollsShown undoAbove />
        {ended ? <EndDock /> : onlooker ? null : <NextPhase />}
      </div>
      <BattleTabs current="table" />
    </>
  );
}
