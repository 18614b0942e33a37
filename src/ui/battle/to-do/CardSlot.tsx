import { useNewsOf } from '#store/hooks/news.ts';
import { useBattle } from '#store/hooks.ts';
import { useElsewhere } from '#ui/two-phones/use-elsewhere.ts';
import { DoneLine } from './DoneList.tsx';
import { DutyCard } from './DutyCard.tsx';
import { dutyAnchor } from './duty-anchor.ts';
import type { DutySlot } from './duty-slots.ts';
import { OfferRow } from './OfferRow.tsx';
import { RolledCard } from './RolledCard.tsx';
import { useHeldHeight, useScrollIntoViewOnOpen } from './slot-height.ts';

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
  const news = useNewsOf('rolled');
  const element = useHeldHeight(duty === null, held);
  const elsewhere = useElsewhere();
  const broughtHere = useBattle(
    ({ entries }) => late && entries.slice(-1).every((last) => !elsewhere(last)),
  );
  useScrollIntoViewOnOpen(element, open, broughtHere);
  const rolled = news?.duty.key === key ? news : null;
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
