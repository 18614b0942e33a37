import { memo } from 'react';
import type { FighterId } from '#rules/ids.ts';
import { useFighter, useRuleSystem } from '#store/hooks.ts';
import { Tile } from '#ui/kit/Tile.tsx';
import { useStatusRow } from './FighterRow.tsx';
import { kitTone, statusLook } from './looks.ts';
import { useTable } from './table-context.ts';
import { useWords } from './words.ts';
import './QuickStatusRow.css';

/** A fighter as a strip of statuses, for changing several in a row without leaving the list. */
export const QuickStatusRow = memo(function QuickStatusRow({ id }: { readonly id: FighterId }) {
  const words = useWords();
  const table = useTable();
  const system = useRuleSystem();
  const fighter = useFighter(id);
  const now = useStatusRow(fighter);
  if (fighter === null || now === undefined) return null;
  return (
    <fieldset className="quick" aria-label={fighter.label}>
      <p className="quick-words">
        <b>{fighter.label}</b>{' '}
        <span className={`quick-now k-tone-${kitTone(now.tone)}`}>
          {words.of(`status.${now.id}.word`)}
        </span>
      </p>
      <div className="quick-strip">
        {system.statuses
          .filter((row) => row.inStrip)
          .map((row) => (
            <Tile
              key={row.id}
              short={words.of(`status.${row.id}.short`)}
              label={words.of(`status.${row.id}.word`)}
              {...statusLook(system, row.id)}
              pressed={row.id === now.id}
              onPress={() => table.send({ type: 'set-status', fighterId: id, to: row.id })}
            />
          ))}
      </div>
    </fieldset>
  );
});
