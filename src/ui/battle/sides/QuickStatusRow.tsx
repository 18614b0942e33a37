import { memo } from 'react';
import type { FighterId } from '#rules/contract/ids.ts';
import { useFighter } from '#store/hooks.ts';
import { useRowContext } from './row-context.ts';
import { StatusStrip } from './StatusStrip.tsx';
import './QuickStatusRow.css';

/** A fighter as a strip of statuses, to change several fighters in quick succession. */
export const QuickStatusRow = memo(function QuickStatusRow({ id }: { readonly id: FighterId }) {
  const { statuses } = useRowContext();
  const fighter = useFighter(id);
  const now = statuses.get(fighter?.status ?? '');
  if (fighter === null || now === undefined) return null;
  return (
    <fieldset className="quick" aria-label={fighter.label}>
      <p className="quick-words">
        <b>{fighter.label}</b>{' '}
        <span className={`quick-now k-tone-${now.look.tone}`}>{now.word}</span>
      </p>
      <StatusStrip id={id} status={fighter.status} />
    </fieldset>
  );
});
