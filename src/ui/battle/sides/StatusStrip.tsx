import type { FighterId } from '#rules/contract/ids.ts';
import { useBattleSession } from '#store/hooks.ts';
import { Tile } from '#ui/kit/Tile.tsx';
import { useRowContext } from './row-context.ts';
import './StatusStrip.css';

type StatusStripProps = {
  readonly id: FighterId;
  /** The current status. */
  readonly status: string;
  /** Called once the new status is on the screen. */
  readonly onChosen?: (() => void) | undefined;
};

/** The commonest statuses, one tap each. */
export function StatusStrip({ id, status, onChosen }: StatusStripProps) {
  const { onceShown } = useBattleSession();
  const { words, table, statuses } = useRowContext();
  return (
    <div className="grid quick-strip">
      {[...statuses.values()]
        .filter(({ row }) => row.inStrip)
        .map(({ row, look, word }) => (
          <Tile
            key={row.id}
            short={words.of(`status.${row.id}.short`)}
            label={word}
            {...look}
            pressed={row.id === status}
            onPress={() => {
              table.send({ type: 'set-status', fighterId: id, to: row.id });
              if (onChosen !== undefined) onceShown(onChosen);
            }}
          />
        ))}
    </div>
  );
}
