import { emblemIcon } from '#ui/emblem.ts';
import { fontsLoaded, outlinesOf, pngOf } from '#ui/painting/brush.ts';
import {
  fitted,
  fittedAlike,
  heading,
  plain,
  twoLines,
  widthOf,
  write,
  writeFitted,
} from '#ui/painting/lettering.ts';
import { INKS, lozenge, paintOutlines } from '#ui/painting/woodcut.ts';
import type { PosterFacts } from './poster.ts';
import { paintScene } from './poster-scene.ts';

const WIDTH = 1080;
const HEIGHT = 1350;

/** The poster of a battle as a PNG, 4:5; null where the browser can't draw one. */
export async function paintPoster(facts: PosterFacts): Promise<Blob | null> {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) return null;
    await fontsLoaded();
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    paintScene(context, {
      winner: outlinesOf(emblemIcon(facts.winner)),
      cloth: facts.beaten === null ? [] : outlinesOf('rout'),
      beaten: facts.beaten === null ? [] : outlinesOf(emblemIcon(facts.beaten)),
      comet: outlinesOf('emblem-comet'),
    });
    paintTitle(context, facts);
    paintDecision(context, facts);
    paintFoot(context, facts);
    return await pngOf(canvas);
  } catch {
    return null;
  }
}

/** "Victoire" between two strokes, who, and who has lost by what. */
function paintTitle(
  context: CanvasRenderingContext2D,
  { outcome, name, losers }: PosterFacts,
): void {
  const middle = WIDTH / 2;
  write(context, outcome, heading(42), INKS.red, { x: middle, y: 858, align: 'center' });
  const half = widthOf(context, outcome, heading(42)) / 2 + 40;
  lozenge(context, middle - half - 190, middle - half, 845);
  lozenge(context, middle + half, middle + half + 190, 845);
  const size = fitted((one) => widthOf(context, name, heading(one)), 900, {
    // Two lines of losers below leave it less.
    most: losers.length > 1 ? 112 : 136,
    least: 84,
  });
  const whole = widthOf(context, name, heading(size)) <= 900;
  if (whole) {
    write(context, name, heading(size), INKS.ink, {
      x: middle,
      y: losers.length > 1 ? 960 : 976,
      align: 'center',
    });
  } else {
    const lines = twoLines(name, (part) => widthOf(context, part, heading(72)));
    for (const [index, line] of lines.entries()) {
      const sizes = { most: losers.length > 1 ? 60 : 72, least: 44, room: 920 };
      writeFitted(context, line, sizes, INKS.ink, {
        x: middle,
        y: losers.length > 1 ? 918 + index * 58 : 924 + index * 66,
        align: 'center',
      });
    }
  }
  paintLosers(context, losers);
}

/** Each cause with its losers, in one line; two or more causes in two. */
function paintLosers(context: CanvasRenderingContext2D, losers: PosterFacts['losers']): void {
  const perLine = Math.ceil(losers.length / 2);
  const lines = losers.length < 2 ? [losers] : [losers.slice(0, perLine), losers.slice(perLine)];
  const parts = lines.map((line) =>
    line.flatMap(({ cause, names }, index) => [
      { text: `${index === 0 ? '' : ' · '}${cause} `, ink: INKS.red },
      { text: names, ink: INKS.ink },
    ]),
  );
  const size = fittedAlike(
    parts.map((line) => line.map(({ text }) => text).join('')),
    (text, one) => widthOf(context, text, heading(one)),
    920,
    { most: lines.length > 1 ? 34 : 42, least: 18 },
  );
  for (const [index, line] of parts.entries()) {
    const widths = line.map(({ text }) => widthOf(context, text, heading(size)));
    let x = WIDTH / 2 - widths.reduce((sum, wide) => sum + wide, 0) / 2;
    const y = lines.length > 1 ? 1012 + index * 38 : 1040;
    for (const [at, { text, ink }] of line.entries()) {
      write(context, text, heading(size), ink, { x, y, align: 'left' });
      x += widths[at] ?? 0;
    }
  }
}

/** At the left what decided it, where there is more to tell than who has lost; beside it who put whom out. */
function paintDecision(context: CanvasRenderingContext2D, facts: PosterFacts): void {
  const { roll, cause } = facts;
  context.fillStyle = INKS.ink;
  context.fillRect(84, 1064, WIDTH - 168, 4);
  if (roll === null && cause === null) {
    paintDeeds(context, facts, { left: 84, right: WIDTH - 84 });
    return;
  }
  context.fillRect(565, 1086, 4, 140);
  if (roll === null) {
    const sizes = { most: 56, least: 30, room: 440 };
    writeFitted(context, cause ?? '', sizes, INKS.red, { x: 320, y: 1172, align: 'center' });
  } else {
    const size = roll.dice.length > 2 ? 84 : 108;
    for (const [index, value] of roll.dice.entries()) {
      paintDie(context, value, 92 + index * (size + 16), 1100, size, index % 2 === 0 ? -4 : 5);
    }
    const x = 92 + roll.dice.length * (size + 16) + 18;
    write(context, roll.total, heading(84), INKS.ink, { x, y: 1166, align: 'left' });
    const sizes = { most: 34, least: 22, room: 556 - x };
    writeFitted(context, roll.against, sizes, INKS.ink, { x, y: 1208, align: 'left' });
  }
  paintDeeds(context, facts, { left: 590, right: 1000 });
}

/** Who put whom out, or else the losses of all sides: every line in type of the same size. */
function paintDeeds(
  context: CanvasRenderingContext2D,
  { feats, losses }: PosterFacts,
  { left, right }: { readonly left: number; readonly right: number },
): void {
  const middle = (left + right) / 2;
  const wide = (text: string, size: number) => widthOf(context, text, heading(size));
  const rows = Math.max(3, feats.length === 0 ? losses.length : feats.length);
  const step = 138 / rows;
  const lowest = (index: number) => 1124 - (46 - step) / 2 + index * step;
  if (feats.length === 0) {
    const most = Math.min(rows > 3 ? step : 34, 34);
    const size = fittedAlike(losses, wide, right - left - 10, { most, least: 18 });
    for (const [index, line] of losses.entries())
      write(context, line, heading(size), INKS.ink, {
        x: middle,
        y: lowest(index),
        align: 'center',
      });
    return;
  }
  const skull = outlinesOf('out-of-action');
  const names = feats.flatMap(({ by, victim }) => [by, victim]);
  const room = (right - left) / 2 - 31;
  const size = fittedAlike(names, wide, room, { most: 38, least: 18 });
  for (const [index, { by, victim }] of feats.entries()) {
    const y = lowest(index);
    write(context, by, heading(size), INKS.ink, { x: middle - 31, y, align: 'right' });
    write(context, victim, heading(size), INKS.ink, { x: middle + 31, y, align: 'left' });
    paintOutlines(context, skull, { x: middle - 19, y: y - 32, size: 38 }, INKS.red);
  }
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

function paintDie(
  context: CanvasRenderingContext2D,
  value: number,
  x: number,
  y: number,
  size: number,
  degrees: number,
): void {
  context.save();
  context.translate(x + size / 2, y + size / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = INKS.ink;
  context.fillRect(-size / 2 + 8, -size / 2 + 10, size, size);
  context.fillStyle = INKS.red;
  context.fillRect(-size / 2, -size / 2, size, size);
  context.strokeStyle = INKS.ink;
  context.lineWidth = 6;
  context.strokeRect(-size / 2, -size / 2, size, size);
  const pips = PIPS[value];
  if (pips === undefined) {
    const place = { x: 0, y: size * 0.22, align: 'center' } as const;
    write(context, String(value), heading(size * 0.62), INKS.paper, place);
  }
  context.fillStyle = INKS.paper;
  for (const [across, down] of pips ?? []) {
    context.beginPath();
    context.arc((across * size) / 3.6, (down * size) / 3.6, size * 0.095, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

function paintFoot(context: CanvasRenderingContext2D, { place, madeWith }: PosterFacts): void {
  context.fillStyle = INKS.ink;
  context.fillRect(58, 1252, WIDTH - 116, 46);
  write(context, place, plain(26), INKS.paper, { x: 84, y: 1284, align: 'left' });
  const right = { x: WIDTH - 84, y: 1284, align: 'right' } as const;
  write(context, madeWith, heading(28), INKS.paper, right);
}
