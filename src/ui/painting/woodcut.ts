// What pictures to share are cut of, as in wood: two inks on paper, strokes of an uneven knife.

/** Two inks on paper: those of the light theme, whatever theme the app has. */
export const INKS = { paper: '#f4ecdb', ink: '#1d1710', red: '#b3261e' } as const;
const { paper: PAPER, ink: INK, red: RED } = INKS;

export type Box = { readonly x: number; readonly y: number; readonly size: number };
export type Disc = { readonly x: number; readonly y: number; readonly radius: number };
/** The part of a sheet that is a picture. */
export type Scene = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Uneven as a hand is, and the same on every poster. @returns numbers from 0 to 1 */
export function knifeOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export type Knife = ReturnType<typeof knifeOf>;
type Corner = readonly [x: number, y: number];

function polygon(
  context: CanvasRenderingContext2D,
  colour: string,
  corners: readonly Corner[],
): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.fill();
}

/** Cuts from both edges inwards, longer and thicker near the ground. */
export function sky(
  context: CanvasRenderingContext2D,
  knife: Knife,
  { left, right, top, bottom }: Scene,
): void {
  for (let y = top + 6; y < bottom; y += 13) {
    const depth = (y - top) / 640;
    for (const side of [-1, 1]) {
      const edge = side < 0 ? left : right;
      const long = 90 + knife() * 130 + depth * 60;
      const thick = 2.5 + knife() * 2 + depth * 2;
      polygon(context, INK, [
        [edge, y - thick],
        [edge - side * long * 0.6, y - thick * 0.7],
        [edge - side * long, y + knife() * 3],
        [edge - side * long * 0.55, y + thick * 0.8],
        [edge, y + thick],
      ]);
    }
  }
}

/** A disc with rays, cut by lines below its middle. */
export function sun(context: CanvasRenderingContext2D, knife: Knife, { x, y, radius }: Disc): void {
  const scale = radius / 238;
  const edge = Array.from({ length: 90 }, (_, index): Corner => {
    const angle = (index / 90) * Math.PI * 2;
    const far = radius + (knife() - 0.5) * 6 * scale;
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  });
  polygon(context, RED, edge);
  for (let ray = 0; ray < 28; ray += 1) {
    const angle = (ray / 28) * Math.PI * 2 + (knife() - 0.5) * 0.08;
    const near = radius + (22 + knife() * 10) * scale;
    const far = near + (42 + knife() * 58) * scale;
    const half = 0.022 + knife() * 0.012;
    const at = (turn: number, distance: number): Corner => [
      x + Math.cos(turn) * distance,
      y + Math.sin(turn) * distance,
    ];
    const belly = near + (far - near) * 0.35;
    polygon(context, RED, [
      at(angle, near),
      at(angle - half, belly),
      at(angle, far),
      at(angle + half, belly),
    ]);
  }
  for (let line = 0; line < 11; line += 1) {
    const height = y + (20 + line * 21) * scale;
    polygon(context, PAPER, [
      [x - radius - 10, height],
      [x, height - 2 - knife() * 2],
      [x + radius + 10, height + knife() * 3],
      [x, height + 2 + line * 0.7],
    ]);
  }
}

/** Towers and gables left and right, and the ground before them: 1080 wide, standing on 786. */
export function ruins(context: CanvasRenderingContext2D, knife: Knife): void {
  const left: readonly Corner[] = [
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
  const right: readonly Corner[] = [
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
  for (const wall of [left, right]) polygon(context, INK, wall);
  for (const [x, y] of [
    [116, 596],
    [138, 596],
    [214, 606],
    [240, 606],
    [964, 520],
    [990, 520],
    [964, 568],
    [990, 568],
  ] as const) {
    context.fillStyle = PAPER;
    context.fillRect(x, y, 11, 20);
  }
  polygon(context, INK, [
    [62, 690],
    [200, 668],
    [380, 676],
    [540, 662],
    [700, 674],
    [880, 662],
    [1018, 684],
    [1018, 786],
    [62, 786],
  ]);
  for (let cut = 0; cut < 44; cut += 1) {
    const x = 62 + knife() * 920;
    const y = 704 + knife() * 66;
    const long = 26 + knife() * 84;
    polygon(context, PAPER, [
      [x, y],
      [x + long * 0.4, y - 1 - knife() * 2],
      [x + long, y + knife() * 2],
      [x + long * 0.5, y + 2.4],
    ]);
  }
}

/** The shape in ink, lifted off what lies behind it by a rim of paper. */
export function stamp(
  context: CanvasRenderingContext2D,
  shape: readonly Path2D[],
  { x, y, size }: Box,
  rim: number,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 512, size / 512);
  context.strokeStyle = PAPER;
  context.lineJoin = 'round';
  context.lineWidth = (rim * 2 * 512) / size;
  for (const outline of shape) context.stroke(outline);
  context.fillStyle = INK;
  for (const outline of shape) {
    context.fill(outline);
  }
  context.restore();
}

/** Where light falls on a shape from the left: the shape without itself, moved; cut as hatches. */
export function highlight(shape: readonly Path2D[], size: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const fill = (moved: number) => {
    context.save();
    context.scale(size / 512, size / 512);
    context.translate(moved, moved * 0.4);
    for (const outline of shape) {
      context.fill(outline);
    }
    context.restore();
  };
  context.fillStyle = PAPER;
  fill(-4);
  context.globalCompositeOperation = 'destination-out';
  fill(16);
  context.lineWidth = 5;
  context.strokeStyle = INK;
  for (let at = -size; at < size * 2; at += 10) {
    context.beginPath();
    context.moveTo(at, 0);
    context.lineTo(at - size * 0.35, size);
    context.stroke();
  }
  return canvas;
}

/** The lower edge of the picture. */
export function teeth(context: CanvasRenderingContext2D, { left, right, bottom }: Scene): void {
  for (let x = left; x < right; x += 17) {
    polygon(context, PAPER, [
      [x, bottom + 1],
      [x + 8.5, bottom - 9],
      [x + 17, bottom + 1],
    ]);
  }
}

/** Two lines around the sheet. */
export function frame(
  context: CanvasRenderingContext2D,
  knife: Knife,
  sheet: { readonly width: number; readonly height: number },
): void {
  context.strokeStyle = INK;
  for (const { inset, width } of [
    { inset: 27, width: 14 },
    { inset: 54, width: 4 },
  ]) {
    const rough = () => (knife() - 0.5) * width * 0.3;
    const corners: Corner[] = [];
    const [right, bottom] = [sheet.width - inset, sheet.height - inset];
    for (let x = inset; x < right; x += 60) corners.push([x, inset + rough()]);
    for (let y = inset; y < bottom; y += 60) corners.push([right + rough(), y]);
    for (let x = right; x > inset; x -= 60) corners.push([x, bottom + rough()]);
    for (let y = bottom; y > inset; y -= 60) corners.push([inset + rough(), y]);
    context.lineWidth = width;
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.closePath();
    context.stroke();
  }
}

/** A stroke that swells in its middle, beside a word. */
export function lozenge(
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  y: number,
): void {
  context.fillStyle = RED;
  context.beginPath();
  context.moveTo(from, y);
  context.lineTo((from + to) / 2, y - 7);
  context.lineTo(to, y);
  context.lineTo((from + to) / 2, y + 7);
  context.fill();
}

/** A picture of the page's collection in one ink. */
export function paintOutlines(
  context: CanvasRenderingContext2D,
  outlines: readonly Path2D[],
  { x, y, size }: Box,
  colour: string,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 512, size / 512);
  context.fillStyle = colour;
  for (const outline of outlines) {
    context.fill(outline);
  }
  context.restore();
}
