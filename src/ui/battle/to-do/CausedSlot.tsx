import { useEffect, useState } from 'react';
import { useNewsOf } from '#store/hooks/news.ts';
import { kitTone } from '#ui/battle/looks.ts';
import { afterTouch } from '#ui/effects/after-touch.ts';
import { Bubble } from './Bubble.tsx';
import { CardSlot } from './CardSlot.tsx';
import type { DutySlot } from './duty-slots.ts';
import { useOpenSlot } from './open-slot.ts';

type CausedSlotProps = {
  readonly slot: DutySlot;
  /** The middle of the chip that it belongs to, px from the left. */
  readonly middle: number;
};

/** A test below the name whose action has brought it. Its result stays a moment, and is then in the name's line. */
export function CausedSlot({ slot, middle }: CausedSlotProps) {
  const { held } = useOpenSlot([slot]);
  const rolled = useNewsOf('rolled')?.duty.key === slot.key;
  /** The result that has been shown long enough; the test may be brought again. */
  const [over, setOver] = useState<string | null>(null);
  const result = slot.duty === null && !rolled ? (slot.done?.entryId ?? '') : null;
  useEffect(() => {
    if (result === null) return undefined;
    return afterTouch(RESULT_SHOWN, () => setOver(result));
  }, [result]);
  if (result !== null && result === over) return null;
  return (
    <Bubble tone={slot.duty === null ? 'done' : kitTone(slot.duty.tone)} middle={middle}>
      <CardSlot slot={slot} open held={held.includes(slot.key)} />
    </Bubble>
  );
}

/** Milliseconds without a touch that a result stays below the name. */
const RESULT_SHOWN = 2000;
