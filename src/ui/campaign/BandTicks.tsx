import type { Party } from '#roster/meetings.ts';
import { MAX_BANDS } from '#roster/named-campaigns.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { SectionHeading } from '#ui/kit/SectionHeading.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { useBandLooks } from './band-looks.ts';

type BandTicksProps = {
  readonly title: string;
  readonly bands: readonly Party[];
  readonly ticked: readonly WarbandId[];
  readonly onChange: (ticked: readonly WarbandId[]) => void;
};

/** Warbands, each to be ticked or not. */
export function BandTicks({ title, bands, ticked, onChange }: BandTicksProps) {
  const lookOf = useBandLooks(bands);
  return (
    <section>
      <SectionHeading level={3} title={title} />
      <ul>
        {bands.map(({ id }) => (
          <li key={id}>
            <Switch
              label={lookOf(id).name}
              checked={ticked.includes(id)}
              disabled={ticked.length >= MAX_BANDS && !ticked.includes(id)}
              onChange={(on) => onChange(on ? [...ticked, id] : ticked.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
