import { useEffect, useState } from 'react';
import { kitTone } from '#ui/battle/looks.ts';
import { useNews } from '#ui/battle/table-context.ts';
import { afterTouch } from '#ui/effects/after-touch.ts';
import { classNames } from '#ui/kit/class-names.ts';
import { CardSlot } from './CardSlot.tsx';
import { nibAt } from './chip-rows.ts';
import type { DutySlot } from './duty-slots.ts';
import { useOpenSlot } from './open-slot.ts';
import './ToDoNow.css';

type CausedSlotProps = {
  readonly slot: DutySlot;
  /** The middle of the chip that it belongs to, px from the left. */
  readonly middle: number;
};

/** A test below the name whose action has brought it. Its result stays a moment, and is then in the name's line. */
export function CausedSlot({ slot, middle }: CausedSlotProps) {
  const news = useNews();
  const { held } = useOpenSlot([slot]);
  const rolled = news?.kind === 'rolled' && news.duty.key === slot.key;
  const [over, setOver] = useState(false);
  const settled = slot.duty === null && !rolled;
  useEffect(() => {
    if (!settled) {
      setOver(false);
      return undefined;
    }
    return afterTouch(RESULT_SHOWN, () => setOver(true));
  }, [settled]);
  if (slot.duty === null && over) return null;
  return (
    <div
      className={classNames(
        'bubble',
        `k-tone-${slot.duty === null ? 'done' : kitTone(slot.duty.tone)}`,
      )}
      style={nibAt(middle)}
    >
      <CardSlot slot={slot} open held={held.includes(slot.key)} />
    </div>
  );
}

/** Milliseconds without a touch that a result stays below the name. */
const RESULT_SHOWN = 2000;
