import { ownFirst } from '#battle/sides.ts';
import type { BattleState, Side } from '#battle/state.ts';
import { inPlayingOrder } from '#rules/kit/parties.ts';
import { useOwnSide } from '#store/hooks/seat.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { useTableShape } from '#ui/effects/use-table-shape.ts';
import { RowContext, useRowContextValue } from './row-context.ts';
import { SideSection } from './SideSection.tsx';
import './Sides.css';

/** Every side with its fighters: that of this phone first, or else the side at turn, or under their gauges. */
export function Sides() {
  const own = useOwnSide();
  const shape = useTableShape();
  const ids = useBattleShallow(({ battle }) => {
    if (battle === null) return [];
    // Beside each other each stays under its gauge.
    const beside = shape?.sidesBeside && !battle.ended;
    const sides = beside
      ? ownFirst(battle.sides, own)
      : leftLast(ownFirst(inPlayingOrder(battle), own));
    return sides.filter(isListed(battle)).map(({ id }) => id);
  });
  const shared = useRowContextValue();
  return (
    <RowContext value={shared}>
      <div className="grid sides">
        {ids.map((id, index) => (
          <SideSection key={id} id={id} firstRows={index === 0 ? FIRST_ROWS : 0} />
        ))}
      </div>
    </RowContext>
  );
}

/** A light side in play has its losses on its gauge instead. */
function isListed({ ended }: BattleState): (side: Side) => boolean {
  return ({ light, removed }) => ended || !light || removed !== null;
}

/** Rows of the first side in the first frame: enough to fill a phone. */
const FIRST_ROWS = 4;

/** Those in play, then those that have left. */
function leftLast(sides: readonly Side[]): readonly Side[] {
  return [
    ...sides.filter((side) => side.removed === null),
    ...sides.filter((side) => side.removed !== null),
  ];
}
