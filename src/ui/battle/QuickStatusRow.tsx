import { memo } from 'react';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter } from '#store/hooks.ts';
import { Tile } from '#ui/kit/Tile.tsx';
import { useRowKit } from './row-kit.ts';
import './QuickStatusRow.css';

/** A fighter as a strip of statuses, for changing several in a row without leaving the list. */
export const QuickStatusRow = memo(function QuickStatusRow({ id }: { readonly id: FighterId }) {
  const { words, table, statuses } = useRowKit();
  const fighter = useFighter(id);
  const now = statuses.get(fighter?.status ?? '');
  if (fighter === null || now === undefined) return null;
  return (
    <fieldset className="quick" aria-label={fighter.label}>
      <p className="quick-words">
        <b>{fighter.label}</b>{' '}
        <span className={`quick-now k-tone-${now.look.tone}`}>{now.word}</span>
      </p>
      <div className="quick-strip">
        {[...statuses.values()]
          .filter(({ row }) => row.inStrip)
          .map(({ row, look, word }) => (
            <Tile
              key={row.id}
              short={words.of(`status.${row.id}.short`)}
              label={word}
              {...look}
              pressed={row === now.row}
              onPress={() => table.send({ type: 'set-status', fighterId: id, to: row.id })}
            />
          ))}
      </div>
    </fieldset>
  );
});
