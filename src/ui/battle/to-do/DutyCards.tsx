import type { Duty } from '#rules/contract/advice.ts';
import { useBattle } from '#store/hooks.ts';
import { useNews } from '#ui/battle/table-context.ts';
import { useElsewhere } from '#ui/two-phones/use-elsewhere.ts';
import { DoneLine } from './DoneList.tsx';
import { DutyCard } from './DutyCard.tsx';
import { dutyAnchor } from './duty-anchor.ts';
import { markCards } from './duty-order.ts';
import type { DutySlot } from './duty-slots.ts';
import { MarkCard } from './MarkCard.tsx';
import { OfferRow } from './OfferRow.tsx';
import type { OpenSlot } from './open-slot.ts';
import { ReminderLine } from './ReminderLine.tsx';
import { RolledCard } from './RolledCard.tsx';
import { useHeldHeight, useScrollIntoViewOnOpen } from './slot-height.ts';

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

type CardSlotProps = {
  readonly slot: DutySlot;
  readonly open: boolean;
  /** Just settled, and still as high as its card was. */
  readonly held: boolean;
  /** Without it, the card can't be folded. */
  readonly onFold?: ((key: string) => void) | undefined;
};

/** The card of an open duty, or the line that replaces it once settled. */
export function CardSlot({ slot: { key, duty, done, late }, open, held, onFold }: CardSlotProps) {
  const news = useNews();
  const element = useHeldHeight(duty === null, held);
  const elsewhere = useElsewhere();
  const broughtHere = useBattle(
    ({ entries }) => late && entries.slice(-1).every((last) => !elsewhere(last)),
  );
  useScrollIntoViewOnOpen(element, open, broughtHere);
  const rolled = news?.kind === 'rolled' && news.duty.key === key ? news : null;
  return (
    <div className="grid duty-place" id={dutyAnchor(key)} data-held={held} ref={element}>
      {rolled === null ? null : <RolledCard rolled={rolled} />}
      {duty === null ? null : duty.weight === 'offer' ? (
        <OfferRow duty={duty} />
      ) : (
        <DutyCard duty={duty} open={open} onFold={onFold} />
      )}
      {rolled !== null || done === null ? null : <DoneLine item={done} />}
    </div>
  );
}
