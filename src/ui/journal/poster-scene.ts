import { emblemIcon } from '#ui/emblem.ts';
import type { Group, Mark } from '#ui/painting/picture.ts';
import { HEIGHTS, INSIDE, WIDTH } from '#ui/painting/sheet.ts';
import {
  frame,
  INKS,
  knifeOf,
  litStamp,
  ruins,
  type Square,
  sky,
  stamp,
  sun,
  teeth,
} from '#ui/painting/woodcut.ts';
import type { PosterFacts } from './poster-words.ts';

const SCENE = { left: INSIDE, top: INSIDE, right: WIDTH - INSIDE, bottom: 786 } as const;
const SUN = { x: 540, y: 352, radius: 238 } as const;
const COMET = { x: 826, y: 84, size: 150 } as const;
const WINNER = { x: 300, y: 150, size: 480 } as const;
const BANNER = { x: 612, y: 452, size: 300 } as const;

/** The poster without its text: frame, sun, ruins, the winner's emblem, the broken banner of the beaten side. */
export function posterScene({
  winner,
  beaten,
}: Pick<PosterFacts, 'winner' | 'beaten'>): readonly Mark[] {
  const knife = knifeOf(7);
  const marks = [
    ...sky(knife, { ...SCENE, bottom: 640 }),
    ...sun(knife, SUN),
    stamp('emblem-comet', COMET, 14),
    ...ruins(knife),
    ...litStamp(emblemIcon(winner), WINNER, 15),
    ...(beaten === null ? [] : [stamp('rout', BANNER, 11), onBanner(beaten, BANNER)]),
  ];
  return [
    { kind: 'group', clip: SCENE, marks },
    ...teeth(SCENE),
    ...frame(knife, { width: WIDTH, height: HEIGHTS.portrait }),
  ];
}

/** An emblem on the banner, tilted with its cloth. */
function onBanner(emblem: string, { x, y, size: banner }: Square): Group {
  const size = banner * 0.23;
  return {
    kind: 'group',
    origin: { x: x + banner * 0.355, y: y + banner * 0.33 },
    turn: 18,
    marks: [
      {
        kind: 'icon',
        icon: emblemIcon(emblem),
        x: -size / 2,
        y: -size / 2,
        size,
        colour: INKS.paper,
      },
    ],
  };
}
