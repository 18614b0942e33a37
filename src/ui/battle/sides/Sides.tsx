import type { BattleState, Side } from '#battle/state.ts';
import { useBattleShallow } from '#store/hooks.ts';
import { RowContext, useNewRowKit } from './row-kit.ts';
import { SideSection } from './SideSection.tsx';
import './Sides.css';

/** Everybody's state, the side whose turn it is first. */
export function Sides() {
  const ids = useBattleShallow(({ battle }) =>
    battle === null
      ? []
      : inPlayingOrder(battle)
          .filter(standsHere(battle))
          .map(({ id }) => id),
  );
  const kit = useNewRowKit();
  return (
    <RowContext value={kit}>
      <div className="sides">
        {ids.map((id, index) => (
          <SideSection key={id} id={id} firstRows={index === 0 ? FIRST_ROWS : 0} />
        ))}
      </div>
    </RowContext>
  );
}

/** A side that is only counted stands above all that is to do, as long as it plays. */
function standsHere({ ended }: BattleState): (side: Side) => boolean {
  return ({ light, removed }) => ended || !light || removed !== null;
}

/** Of the side at turn: more than a phone shows when the table opens. */
const FIRST_ROWS = 4;

/** The side at turn, then the others as they play, then those who are gone. */
function inPlayingOrder({ sides, position }: BattleState): readonly Side[] {
  const now = sides.findIndex((side) => side.id === position.sideId);
  const turned = [...sides.slice(now), ...sides.slice(0, now)];
  return [
    ...turned.filter((side) => side.removed === null),
    ...turned.filter((side) => side.removed !== null),
  ];
}
