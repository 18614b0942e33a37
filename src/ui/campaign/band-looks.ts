import { useTranslation } from '#i18n/use-translation.ts';
import type { Party } from '#roster/meetings.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { emblemIcon } from '#ui/emblem.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Tone } from '#ui/kit/tones.ts';
import { sideColours } from '#ui/side-colours.ts';

/** How a warband of the campaign is called and told from the others. */
export interface BandLook {
  readonly name: string;
  readonly icon: IconName;
  readonly tone: Tone;
  /** Of its line, besides the colour. */
  readonly dash: readonly number[];
}

/** Lengths of strokes and gaps. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [10, 5],
  [2, 5],
  [12, 4, 2, 4],
  [5, 4],
  [12, 4, 2, 4, 2, 4],
];

/** The looks of all warbands, by id. */
export function useBandLooks(bands: readonly Party[]): (id: WarbandId) => BandLook {
  const { t } = useTranslation('roster');
  const tones = sideColours(bands);
  const looks = new Map(
    bands.map(({ id, name, emblem }, at) => [
      id,
      {
        name: name === '' ? t('list.unnamed') : name,
        icon: emblemIcon(emblem),
        tone: tones[at] ?? 'neutral',
        dash: DASHES[at % DASHES.length] ?? [],
      },
    ]),
  );
  return (id) => looks.get(id) ?? NOBODY;
}

const NOBODY: BandLook = { name: '', icon: 'warbands', tone: 'neutral', dash: [] };
