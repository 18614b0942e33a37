import { emblemIcon } from '#ui/emblem.ts';
import { fontsLoaded, outlinesOf, pngOf } from '#ui/painting/brush.ts';
import {
  fitted,
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

type Brush = CanvasRenderingContext2D;

/** "Victoire" between two strokes, who, and who has lost. */
function paintTitle(context: Brush, { outcome, name, loss }: PosterFacts): void {
  const middle = WIDTH / 2;
  write(context, outcome, heading(42), INKS.red, { x: middle, y: 858, align: 'center' });
  const half = widthOf(context, outcome, heading(42)) / 2 + 40;
  lozenge(context, middle - half - 190, middle - half, 845);
  lozenge(context, middle + half, middle + half + 190, 845);
  const size = fitted((one) => widthOf(context, name, heading(one)), 900, { most: 136, least: 84 });
  const whole = widthOf(context, name, heading(size)) <= 900;
  if (whole) {
    write(context, name, heading(size), INKS.ink, { x: middle, y: 976, align: 'center' });
  } else {
    const lines = twoLines(name, (part) => widthOf(context, part, heading(72)));
    for (const [index, line] of lines.entries()) {
      const sizes = { most: 72, least: 44, room: 920 };
      writeFitted(context, line, sizes, INKS.ink, {
        x: middle,
        y: 924 + index * 66,
        align: 'center',
      });
    }
  }
  if (loss === null) return;
  const cause = `${loss.cause} `;
  const text = `${cause}${loss.names}`;
  const fit = fitted((one) => widthOf(context, text, heading(one)), 920, { most: 42, least: 24 });
  const start = middle - widthOf(context, text, heading(fit)) / 2;
  write(context, cause, heading(fit), INKS.red, { x: start, y: 1040, align: 'left' });
  const after = start + widthOf(context, cause, heading(fit));
  write(context, loss.names, heading(fit), INKS.ink, { x: after, y: 1040, align: 'left' });
}

/** At the left what decided it, at the right who put whom out. */
function paintDecision(context: Brush, { roll, cause, feats, losses }: PosterFacts): void {
  context.fillStyle = INKS.ink;
  context.fillRect(84, 1064, WIDTH - 168, 4);
  context.fillRect(565, 1086, 4, 140);
  if (roll === null) {
    const sizes = { most: 56, least: 30, room: 440 };
    writeFitted(context, cause, sizes, INKS.red, { x: 320, y: 1172, align: 'center' });
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
  if (feats.length === 0) {
    for (const [index, line] of losses.slice(0, 3).entries()) {
      const sizes = { most: 30, least: 18, room: 400 };
      writeFitted(context, line, sizes, INKS.ink, {
        x: 790,
        y: 1124 + index * 46,
        align: 'center',
      });
    }
    return;
  }
  const skull = outlinesOf('out-of-action');
  for (const [index, { by, victim }] of feats.entries()) {
    const y = 1124 + index * 46;
    const sizes = { most: 38, least: 18, room: 180 };
    writeFitted(context, by, sizes, INKS.ink, { x: 764, y, align: 'right' });
    writeFitted(context, victim, sizes, INKS.ink, { x: 826, y, align: 'left' });
    paintOutlines(context, skull, { x: 776, y: y - 32, size: 38 }, INKS.red);
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
  context: Brush,
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

function paintFoot(context: Brush, { place, madeWith }: PosterFacts): void {
  context.fillStyle = INKS.ink;
  context.fillRect(58, 1252, WIDTH - 116, 46);
  write(context, place, plain(26), INKS.paper, { x: 84, y: 1284, align: 'left' });
  const right = { x: WIDTH - 84, y: 1284, align: 'right' } as const;
  write(context, madeWith, heading(28), INKS.paper, right);
}
