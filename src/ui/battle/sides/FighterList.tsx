import type { Side } from '#battle/state.ts';
import { useGradually } from '#ui/effects/use-gradually.ts';
import { FighterRow } from './FighterRow.tsx';
import { QuickStatusRow } from './QuickStatusRow.tsx';
import { headingId } from './side-heading.ts';
import { useLeaderReach } from './use-leader-reach.ts';
import { useRowOrder } from './use-row-order.ts';
import './Sides.css';

type FighterListProps = {
  readonly side: Side;
  /** Strips of statuses instead of rows. */
  readonly quick: boolean;
  /** Rows in the first frame; the others follow. */
  readonly firstRows: number;
};

/** The fighters of one side; rows appear gradually, as empty items first. */
export function FighterList({ side, quick, firstRows }: FighterListProps) {
  const bubble = useLeaderReach(side.id);
  const { fighterIds, leaderId } = side;
  const ids = useRowOrder(fighterIds);
  const drawn = useGradually(ids.length, firstRows);
  return (
    <ul className="box fighters" aria-labelledby={headingId(side.id)}>
      {ids.map((id, index) =>
        index < drawn ? (
          <li key={id}>
            {quick ? (
              <QuickStatusRow id={id} />
            ) : (
              <FighterRow id={id} leads={id === leaderId} bubble={bubble} />
            )}
          </li>
        ) : (
          <li key={id} />
        ),
      )}
    </ul>
  );
}
