import { useSeat } from '#store/hooks/seat.ts';
import { useBattle } from '#store/hooks.ts';
import { EndDock } from '#ui/battle/end/EndActions.tsx';
import { TableNews } from '#ui/battle/TableNews.tsx';
import { NextPhase } from './NextPhase.tsx';
import '#ui/battle/TableShapes.css';

/** Within thumb's reach: the latest news, and the button that moves play on. */
export function BattleDock() {
  const onlooker = useSeat() === 'onlooker';
  const ended = useBattle((state) => state.battle?.ended === true);
  return (
    <div className="stack battle-dock">
      <TableNews rollsShown undoAbove />
      {ended ? <EndDock /> : onlooker ? null : <NextPhase />}
    </div>
  );
}
