import type { IconName } from '#ui/kit/Icon.tsx';
import { heading, write } from './lettering.ts';
import type { Area, Group, LineMark, Mark, Point, ShapeMark } from './picture.ts';

// What pictures to share are cut of, as in wood: two inks on paper, strokes of an uneven knife.

/** Two inks on paper: those of the light theme, also if the app's theme is dark. */
export const INKS = { paper: '#f4ecdb', ink: '#1d1710', red: '#b3261e' } as const;
const { paper: PAPER, ink: INK, red: RED } = INKS;

export type Square = Point & { readonly size: number };
export type Disc = Point & { readonly radius: number };

/** Uneven as a hand is, and the same each time. @returns numbers from 0 to 1 */
export function knifeOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export type Knife = ReturnType<typeof knifeOf>;
type Corner = readonly [x: number, y: number];

function polygon(colour: ShapeMark['colour'], corners: readonly Corner[]): ShapeMark {
  return { kind: 'shape', colour, points: corners.map(([x, y]) => ({ x, y })) };
}

/** Cuts from both edges inwards, longer and thicker near the ground. */
export function sky(knife: Knife, { left, right, top, bottom }: Area): readonly Mark[] {
  const marks: Mark[] = [];
  for (let y = top + 6; y < bottom; y += 13) {
    const depth = (y - top) / 640;
    for (const side of [-1, 1]) {
      const edge = side < 0 ? left : right;
      const length = 90 + knife() * 130 + depth * 60;
      const thickness = 2.5 + knife() * 2 + depth * 2;
      marks.push(
        polygon(INK, [
          [edge, y - thickness],
          [edge - side * length * 0.6, y - thickness * 0.7],
          [edge - side * length, y + knife() * 3],
          [edge - side * length * 0.55, y + thickness * 0.8],
          [edge, y + thickness],
        ]),
      );
    }
  }
  return marks;
}

/** A disc with rays, cut by lines below its middle. */
export function sun(knife: Knife, { x, y, radius }: Disc): readonly Mark[] {
  const scale = radius / 238;
  const edge = Array.from({ length: 90 }, (_, index): Corner => {
    const angle = (index / 90) * Math.PI * 2;
    const far = radius + (knife() - 0.5) * 6 * scale;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  const rays = Array.from({ length: 28 }, (_, ray) => {
    const angle = (ray / 28) * Math.PI * 2 + (knife() - 0.5) * 0.08;
    const near = radius + (22 + knife() * 10) * scale;
    const far = near + (42 + knife() * 58) * scale;
    const half = 0.022 + knife() * 0.012;
    const at = (turn: number, distance: number): Corner => [
      x + Math.cos(turn) * distance,
      y + Math.sin(turn) * distance,
    ];
    const belly = near + (far - near) * 0.35;
    return polygon(RED, [
      at(angle, near),
      at(angle - half, belly),
      at(angle, far),
      at(angle + half, belly),
    ]);
  });
  const cuts = Array.from({ length: 11 }, (_, line) => {
    const height = y + (20 + line * 21) * scale;
    return polygon(PAPER, [
      [x - radius - 10, height],
      [x, height - 2 - knife() * 2],
      [x + radius + 10, height + knife() * 3],
      [x, height + 2 + line * 0.7],
    ]);
  });
  return [polygon(RED, edge), ...rays, ...cuts];
}

const LEFT_WALLS: readonly Corner[] = [
  [62, 640],
  [62, 566],
  [84, 552],
  [84, 574],
  [92, 574],
  [126, 492],
  [160, 574],
  [166, 574],
  [166, 598],
  [196, 590],
  [196, 560],
  [214, 560],
  [214, 588],
  [262, 584],
  [286, 620],
  [286, 640],
  [318, 628],
  [352, 660],
  [62, 700],
];

const RIGHT_WALLS: readonly Corner[] = [
  [1018, 700],
  [1018, 470],
  [1004, 470],
  [1004, 484],
  [984, 484],
  [984, 470],
  [962, 470],
  [962, 486],
  [942, 480],
  [942, 548],
  [920, 566],
  [926, 604],
  [890, 596],
  [870, 630],
  [832, 612],
  [806, 650],
  [770, 660],
];

const WINDOWS: readonly Corner[] = [
  [116, 596],
  [138, 596],
  [214, 606],
  [240, 606],
  [964, 520],
  [990, 520],
  [964, 568],
  [990, 568],
];

const GROUND: readonly Corner[] = [
  [62, 690],
  [200, 668],
  [380, 676],
  [540, 662],
  [700, 674],
  [880, 662],
  [1018, 684],
  [1018, 786],
  [62, 786],
];

/** Towers and gables left and right, and the ground before them: 1080 wide, standing on 786. */
export function ruins(knife: Knife): readonly Mark[] {
  const cuts = Array.from({ length: 44 }, () => {
    const x = 62 + knife() * 920;
    const y = 704 + knife() * 66;
    const length = 26 + knife() * 84;
    return polygon(PAPER, [
      [x, y],
      [x + length * 0.4, y - 1 - knife() * 2],
      [x + length, y + knife() * 2],
      [x + length * 0.5, y + 2.4],
    ]);
  });
  return [
    polygon(INK, LEFT_WALLS),
    polygon(INK, RIGHT_WALLS),
    ...WINDOWS.map(([x, y]): Mark => ({ kind: 'box', x, y, width: 11, height: 20, colour: PAPER })),
    polygon(INK, GROUND),
    ...cuts,
  ];
}

/** An icon in ink, lifted off what lies behind it by a rim of paper. */
export function stamp(icon: IconName, square: Square, rim: number): Mark {
  return { kind: 'icon', icon, ...square, colour: INK, rim: { width: rim, colour: PAPER } };
}

/** The same with light falling on it from the left. */
export function litStamp(icon: IconName, square: Square, rim: number): readonly Mark[] {
  return [stamp(icon, square, rim), { kind: 'light', icon, ...square, colour: PAPER }];
}

/** The lower edge of a scene. */
export function teeth({ left, right, bottom }: Area): readonly Mark[] {
  const marks: Mark[] = [];
  for (let x = left; x < right; x += 17) {
    marks.push(
      polygon(PAPER, [
        [x, bottom + 1],
        [x + 8.5, bottom - 9],
        [x + 17, bottom + 1],
      ]),
    );
  }
  return marks;
}

/** Two lines around the sheet. */
export function frame(
  knife: Knife,
  sheet: { readonly width: number; readonly height: number },
): readonly Mark[] {
  return [
    { inset: 27, width: 14 },
    { inset: 54, width: 4 },
  ].map(({ inset, width }): LineMark => {
    const rough = () => (knife() - 0.5) * width * 0.3;
    const points: Point[] = [];
    const [right, bottom] = [sheet.width - inset, sheet.height - inset];
    for (let x = inset; x < right; x += 60) points.push({ x, y: inset + rough() });
    for (let y = inset; y < bottom; y += 60) points.push({ x: right + rough(), y });
    for (let x = right; x > inset; x -= 60) points.push({ x, y: bottom + rough() });
    for (let y = bottom; y > inset; y -= 60) points.push({ x: inset + rough(), y });
    return { kind: 'line', points, width, dash: [], colour: INK, closed: true };
  });
}

/** A stroke that swells in its middle, beside a word. */
export function lozenge(from: number, to: number, y: number): Mark {
  const middle = (from + to) / 2;
  return polygon(RED, [
    [from, y],
    [middle, y - 7],
    [to, y],
    [middle, y + 7],
  ]);
}

/** Places of the pips, in thirds of the die from its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die as it lies, with its shadow. @param degrees how far it is turned */
export function die(value: number, { x, y, size }: Square, degrees: number): Group {
  const half = size / 2;
  const side = { kind: 'box', width: size, height: size } as const;
  const edges = [
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ];
  const pips = PIPS[value]?.map(
    ([across, down]): Mark => ({
      kind: 'disc',
      x: (across * size) / 3.6,
      y: (down * size) / 3.6,
      radius: size * 0.095,
      colour: PAPER,
    }),
  );
  const place = { x: 0, y: size * 0.22, align: 'center' } as const;
  return {
    kind: 'group',
    origin: { x: x + half, y: y + half },
    turn: degrees,
    marks: [
      { ...side, x: -half + 8, y: -half + 10, colour: INK },
      { ...side, x: -half, y: -half, colour: RED },
      { kind: 'line', points: edges, width: 6, dash: [], closed: true, colour: INK },
      ...(pips ?? [write(String(value), heading(size * 0.62), PAPER, place)]),
    ],
  };
}
