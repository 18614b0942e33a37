import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Band } from '#roster/campaign.ts';
import type { Pair, Pairings } from '#roster/pairings.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { Chip, ChipGroup } from '#ui/kit/Chip.tsx';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Sheet } from '#ui/kit/Sheet.tsx';
import type { BandLook } from './band-looks.ts';
import { PairButton } from './NextMeeting.tsx';

type PairSheetProps = {
  readonly evening: Pairings;
  readonly chosen: Pair['ids'];
  readonly bands: readonly Band[];
  readonly lookOf: (id: WarbandId) => BandLook;
  /** Null as long as one alone is picked. */
  readonly onChoose: (ids: Pair['ids'] | null) => void;
  readonly onClose: () => void;
};

/** The evening’s proposals, one of which a tap takes; or any two warbands. */
export function PairSheet({ evening, chosen, bands, lookOf, onChoose, onClose }: PairSheetProps) {
  const { t } = useTranslation(['campaign', 'table']);
  const [picked, setPicked] = useState<readonly WarbandId[]>(chosen);
  const { pairs, rests } = evening;
  const take = (ids: Pair['ids']) => {
    onChoose(ids);
    onClose();
  };
  const press = (id: WarbandId) => {
    const next = picked.includes(id)
      ? picked.filter((one) => one !== id)
      : [...picked.slice(-1), id];
    setPicked(next);
    const [one, other] = next;
    onChoose(one === undefined || other === undefined ? null : [one, other]);
  };
  return (
    <Sheet open onClose={onClose} title={t('next')} closeLabel={t('table:sheet.close')}>
      <div className="stack-wide">
        <section>
          <SectionHeading level={3} title={t('proposed')} />
          <ul className="stack">
            {pairs.map((pair) => (
              <li key={pair.ids[0]}>
                <PairButton pair={pair} lookOf={lookOf} onPress={() => take(pair.ids)} />
              </li>
            ))}
          </ul>
          {rests === null ? null : (
            <p className="quiet">{t('rests', { name: lookOf(rests).name })}</p>
          )}
        </section>
        <section>
          <SectionHeading level={3} title={t('free')} />
          <ChipGroup label={t('free')}>
            {bands.map(({ id }) => (
              <Chip
                key={id}
                icon={lookOf(id).icon}
                pressed={picked.includes(id)}
                onPress={() => press(id)}
              >
                {lookOf(id).name}
              </Chip>
            ))}
          </ChipGroup>
        </section>
      </div>
    </Sheet>
  );
}
