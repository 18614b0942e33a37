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
import { frame, INKS, knifeOf, lozenge, paintOutlines, stamp, sun } from '#ui/painting/woodcut.ts';
import { casualtyPlot } from './casualty-plot.ts';
import { chosenMoments, type ReportFacts } from './report.ts';

const WIDTH = 1080;
const LEFT = 84;
const RIGHT = WIDTH - LEFT;
const HEIGHTS = { square: 1080, portrait: 1350 } as const;

/** The report as a PNG, 1:1 or 4:5; null where the browser can't draw one. */
export async function paintReport(
  facts: ReportFacts,
  shape: keyof typeof HEIGHTS,
): Promise<Blob | null> {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) return null;
    await fontsLoaded();
    const height = HEIGHTS[shape];
    canvas.width = WIDTH;
    canvas.height = height;
    context.fillStyle = INKS.paper;
    context.fillRect(0, 0, WIDTH, height);
    const under = paintSides(context, facts);
    const below = paintOutcome(context, facts, under);
    const curve =
      facts.curves.length === 0
        ? below
        : paintCurve(context, facts, below, curveHeight(facts, height - below, shape));
    const legend = paintLosses(context, facts, curve);
    paintMoments(context, facts, legend, height - FOOT);
    paintFoot(context, facts, height);
    frame(context, knifeOf(5), { width: WIDTH, height });
    return await pngOf(canvas);
  } catch {
    return null;
  }
}

/** What the losses, the moments and the foot leave to the curve; few moments leave it more. */
function curveHeight(
  { sides, moments }: ReportFacts,
  room: number,
  shape: keyof typeof HEIGHTS,
): number {
  const least = shape === 'square' ? 150 : 260;
  const others = CURVE_EDGES + lossesHeight(sides.length) + 20 + MOMENT * moments.length + FOOT;
  return Math.max(least, Math.min(room - others, 540));
}

/** Above and below the lines of the curve. */
const CURVE_EDGES = 104;
const MOMENT = 46;
const FOOT = 104;

function lossesHeight(sides: number): number {
  return Math.ceil(sides / 2) * 74 + 2;
}

/** Two emblems against each other, and between them what the battle is called. */
function paintSides(context: CanvasRenderingContext2D, { facing, title }: ReportFacts): number {
  const knife = knifeOf(3);
  const radius = 74;
  const y = 176;
  for (const [index, emblem] of facing.entries()) {
    const x = index === 0 ? LEFT + radius + 22 : RIGHT - radius - 22;
    sun(context, knife, { x, y, radius });
    const size = 150;
    stamp(context, outlinesOf(emblemIcon(emblem)), { x: x - size / 2, y: y - size / 2, size }, 9);
  }
  const room = 500;
  const size = fitted((one) => widthOf(context, title, heading(one)), room, {
    most: 60,
    least: 44,
  });
  const place = { x: WIDTH / 2, align: 'center' } as const;
  if (widthOf(context, title, heading(size)) <= room) {
    write(context, title, heading(size), INKS.ink, { ...place, y: y + 18 });
  } else {
    for (const [index, line] of twoLines(title, (part) =>
      widthOf(context, part, heading(50)),
    ).entries())
      writeFitted(context, line, { most: 50, least: 26, room }, INKS.ink, {
        ...place,
        y: y - 10 + index * 54,
      });
  }
  return y + 106;
}

function paintOutcome(
  context: CanvasRenderingContext2D,
  { result, subtitle }: ReportFacts,
  top: number,
): number {
  const [outcome = '', ...why] = result;
  const middle = { x: WIDTH / 2, align: 'center' } as const;
  const size = fitted((one) => widthOf(context, outcome, heading(one)), 760, {
    most: 54,
    least: 30,
  });
  write(context, outcome, heading(size), INKS.red, { ...middle, y: top + 44 });
  const half = widthOf(context, outcome, heading(size)) / 2 + 24;
  if (half < 370) {
    lozenge(context, middle.x - half - 70, middle.x - half, top + 28);
    lozenge(context, middle.x + half, middle.x + half + 70, top + 28);
  }
  // More than one cause fills a line of its own.
  const lines = why.length > 1 ? [why, [subtitle]] : [[...why, subtitle]];
  const told = lines.map((parts) => parts.filter((part) => part !== '').join(' · '));
  for (const [index, line] of told.entries()) {
    const font = plain(Math.min(26, Math.floor((26 * 880) / widthOf(context, line, plain(26)))));
    write(context, line, font, INKS.ink, { ...middle, y: top + 86 + index * 34 });
  }
  const under = top + 70 + told.length * 34;
  context.fillStyle = INKS.ink;
  context.fillRect(LEFT, under, RIGHT - LEFT, 4);
  return under + 4;
}

/** As on the screen: lines differ by dash and width besides their ink. */
const LOOKS = [
  { ink: INKS.red, width: 9, dash: [] },
  { ink: INKS.ink, width: 6, dash: [] },
  { ink: INKS.ink, width: 6, dash: [22, 8] },
  { ink: INKS.red, width: 6, dash: [8, 8] },
  { ink: INKS.ink, width: 3, dash: [] },
  { ink: INKS.red, width: 4, dash: [22, 6, 4, 6] },
] as const satisfies readonly { ink: string; width: number; dash: readonly number[] }[];

function lookOf(index: number) {
  return LOOKS[index % LOOKS.length] ?? LOOKS[0];
}

function paintCurve(
  context: CanvasRenderingContext2D,
  { curves, chartTitle }: ReportFacts,
  top: number,
  high: number,
): number {
  write(context, chartTitle, plain(25), INKS.ink, { x: LEFT, y: top + 40, align: 'left' });
  const area = { left: LEFT + 40, right: RIGHT, top: top + 62, bottom: top + 62 + high };
  const plot = casualtyPlot(curves, area);
  const stroke = (points: readonly { readonly x: number; readonly y: number }[]) => {
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.stroke();
  };
  context.save();
  for (const { count, y } of plot.rows) {
    context.globalAlpha = 0.25;
    context.strokeStyle = INKS.ink;
    context.lineWidth = 2;
    stroke([
      { x: area.left, y },
      { x: area.right, y },
    ]);
    context.globalAlpha = 1;
    write(context, String(count), heading(24), INKS.ink, {
      x: LEFT + 20,
      y: y + 8,
      align: 'right',
    });
  }
  for (const [index, { threshold, steps }] of plot.sides.entries()) {
    const { ink, width, dash } = lookOf(index);
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.setLineDash([4, 9]);
    stroke([
      { x: area.left, y: threshold },
      { x: area.right, y: threshold },
    ]);
    context.lineWidth = width;
    context.setLineDash([...dash]);
    stroke(steps);
  }
  context.restore();
  for (const { round, x } of plot.rounds)
    write(context, String(round), heading(24), INKS.ink, {
      x,
      y: area.bottom + 30,
      align: 'center',
    });
  return area.bottom + 42;
}

/** Who has lost how many, with the line that stands for him above. */
function paintLosses(
  context: CanvasRenderingContext2D,
  { sides, curves, emblems }: ReportFacts,
  top: number,
): number {
  const wide = (RIGHT - LEFT - 24) / 2;
  for (const [index, { name, losses }] of sides.entries()) {
    const x = LEFT + (index % 2) * (wide + 24);
    const y = top + 34 + Math.floor(index / 2) * 74;
    if (curves.length > 0) {
      const { ink, width, dash } = lookOf(index);
      context.save();
      context.strokeStyle = ink;
      context.lineWidth = width;
      context.setLineDash([...dash]);
      context.beginPath();
      context.moveTo(x, y - 10);
      context.lineTo(x + 44, y - 10);
      context.stroke();
      context.restore();
    }
    const sign = outlinesOf(emblemIcon(emblems[index] ?? ''));
    paintOutlines(context, sign, { x: x + 54, y: y - 30, size: 36 }, INKS.ink);
    const room = wide - 100;
    writeFitted(context, name, { most: 32, least: 18, room }, INKS.ink, {
      x: x + 98,
      y,
      align: 'left',
    });
    const size = Math.min(22, Math.floor((22 * room) / widthOf(context, losses, plain(22))));
    write(context, losses, plain(size), INKS.ink, { x: x + 98, y: y + 28, align: 'left' });
  }
  return top + lossesHeight(sides.length);
}

function paintMoments(
  context: CanvasRenderingContext2D,
  { moments, more }: ReportFacts,
  top: number,
  bottom: number,
): void {
  const room = Math.floor((bottom - top - 12) / MOMENT);
  const { chosen, left } = chosenMoments(moments, room);
  if (chosen.length === 0) return;
  context.fillStyle = INKS.ink;
  context.fillRect(LEFT, top, RIGHT - LEFT, 2);
  for (const [index, { round, icon, text }] of chosen.entries()) {
    const y = top + 40 + index * MOMENT;
    write(context, String(round), heading(34), INKS.red, { x: LEFT + 28, y, align: 'right' });
    paintOutlines(context, outlinesOf(icon), { x: LEFT + 44, y: y - 30, size: 36 }, INKS.ink);
    const size = fitted((one) => widthOf(context, text, plain(one)), RIGHT - LEFT - 96, {
      most: 30,
      least: 18,
    });
    write(context, text, plain(size), INKS.ink, { x: LEFT + 96, y, align: 'left' });
  }
  if (left > 0)
    write(context, more(left), plain(26), INKS.red, {
      x: LEFT + 96,
      y: top + 40 + chosen.length * MOMENT,
      align: 'left',
    });
}

function paintFoot(
  context: CanvasRenderingContext2D,
  { madeWith }: ReportFacts,
  height: number,
): void {
  context.fillStyle = INKS.ink;
  context.fillRect(58, height - 98, WIDTH - 116, 46);
  write(context, madeWith, heading(28), INKS.paper, {
    x: WIDTH / 2,
    y: height - 66,
    align: 'center',
  });
}
