import type { Duty } from '#rules/contract/advice.ts';
import { CardSlot } from './CardSlot.tsx';
import { markCards } from './duty-order.ts';
import type { DutySlot } from './duty-slots.ts';
import { MarkCard } from './MarkCard.tsx';
import type { OpenSlot } from './open-slot.ts';
import { ReminderLine } from './ReminderLine.tsx';

/** Duties of some sides, as they are shown. */
export interface DutyList {
  /** Of the duties that have been answered, and of those that can be. */
  readonly slots: readonly DutySlot[];
  readonly opening: OpenSlot;
  /** Those shown under the name whose action has brought them. */
  readonly caused: readonly DutySlot[];
  readonly reminders: readonly Duty[];
  readonly marks: readonly Duty[];
}

/** Duties one below the other, in the order of `groupDuties`. */
export function DutyCards({ slots, opening, caused, reminders, marks }: DutyList) {
  const { open, held, toggle } = opening;
  return (
    <>
      {slots.map((slot) => (
        <CardSlot
          key={slot.key}
          slot={slot}
          open={slot.key === open}
          held={held.includes(slot.key)}
          onFold={toggle}
        />
      ))}
      {reminders.map((duty) => (
        <ReminderLine key={duty.key} duty={duty} />
      ))}
      {markCards(marks).map(([first, ...others], index) => (
        <MarkCard key={first.kind} duties={[first, ...others]} folded={index > 0} caused={caused} />
      ))}
    </>
  );
}
