import { emblemIcon } from '#ui/emblem.ts';
import { fitted, heading, plain, write, writeFitted } from '#ui/painting/lettering.ts';
import type { Mark, Measure, Picture } from '#ui/painting/picture.ts';
import {
  betweenStrokes,
  FOOT,
  foot,
  HEIGHTS,
  LEFT,
  MIDDLE,
  nameOnSheet,
  RIGHT,
  rule,
  WIDTH,
} from '#ui/painting/sheet.ts';
import { frame, INKS, knifeOf, stamp, sun } from '#ui/painting/woodcut.ts';
import { type CurveLook, casualtyMarks } from './casualty-marks.ts';
import { chosenMoments, type ReportFacts } from './report-words.ts';

type Shape = keyof typeof HEIGHTS;

/** The marks of a part of the sheet, and where the next part begins. */
interface Part {
  readonly marks: readonly Mark[];
  readonly bottom: number;
}

/** The report of a battle, in 1:1 or 4:5 format. */
export function reportPicture(facts: ReportFacts, shape: Shape, measure: Measure): Picture {
  const height = HEIGHTS[shape];
  const outcome = outcomePart(facts, FACING_BOTTOM, measure);
  const room = height - outcome.bottom;
  const curve = curvePart(facts, outcome.bottom, curveHeight(facts, room, shape));
  const losses = lossesPart(facts, curve.bottom, measure);
  return {
    width: WIDTH,
    height,
    ground: INKS.paper,
    marks: [
      ...facing(facts, measure),
      ...outcome.marks,
      ...curve.marks,
      ...losses.marks,
      ...momentLines(facts, losses.bottom, height - FOOT, measure),
      ...foot(height, facts.madeWith, null),
      ...frame(knifeOf(5), { width: WIDTH, height }),
    ],
  };
}

const FACING_MIDDLE = 176;
const FACING_BOTTOM = 282;

/** Two emblems facing each other, with the battle's title between them. */
function facing({ facing: emblems, title }: ReportFacts, measure: Measure): readonly Mark[] {
  const knife = knifeOf(3);
  const radius = 74;
  const size = 150;
  const y = FACING_MIDDLE;
  const suns = emblems.flatMap((emblem, index) => {
    const x = index === 0 ? LEFT + radius + 22 : RIGHT - radius - 22;
    const square = { x: x - size / 2, y: y - size / 2, size };
    return [...sun(knife, { x, y, radius }), stamp(emblemIcon(emblem), square, 9)];
  });
  const one = { max: 60, min: 44, room: 500, y: y + 18 };
  const two = { max: 50, min: 26, room: 500, y: y - 10, step: 54 };
  return [...suns, ...nameOnSheet(title, one, two, measure)];
}

/** Who has won and why, and the date. */
function outcomePart({ result, subtitle }: ReportFacts, top: number, measure: Measure): Part {
  const [outcome = '', ...why] = result;
  const word = { max: 54, min: 30, room: 760, y: top + 44 };
  const stroke = { gap: 24, length: 70, lift: 16 };
  // Several causes take a line of their own.
  const lines = why.length > 1 ? [why, [subtitle]] : [[...why, subtitle]];
  const texts = lines.map((parts) => parts.filter((part) => part !== '').join(' · '));
  const bottom = top + 70 + texts.length * 34;
  return {
    marks: [
      ...betweenStrokes(outcome, word, stroke, measure),
      ...texts.map((line, index) => {
        const size = fitted((one) => measure(line, plain(one)), 880, { max: 26, min: 0 });
        const place = { x: MIDDLE, y: top + 86 + index * 34, align: 'center' } as const;
        return write(line, plain(size), INKS.ink, place);
      }),
      rule(bottom, 4),
    ],
    bottom: bottom + 4,
  };
}

/** As on the screen, lines differ by dash and width besides colour. */
const LOOKS: readonly CurveLook[] = [
  { colour: INKS.red, width: 9, dash: [] },
  { colour: INKS.ink, width: 6, dash: [] },
  { colour: INKS.ink, width: 6, dash: [22, 8] },
  { colour: INKS.red, width: 6, dash: [8, 8] },
  { colour: INKS.ink, width: 3, dash: [] },
  { colour: INKS.red, width: 4, dash: [22, 6, 4, 6] },
];

function looksOf(sides: readonly unknown[]): readonly CurveLook[] {
  return sides.flatMap((_, index) => LOOKS[index % LOOKS.length] ?? []);
}

/** The height left to the curve by the losses, the moments and the footer. */
function curveHeight({ sides, moments }: ReportFacts, room: number, shape: Shape): number {
  const min = shape === 'square' ? 150 : 260;
  const others = CURVE_EDGES + lossesHeight(sides.length) + 20 + MOMENT * moments.length + FOOT;
  return Math.max(min, Math.min(room - others, 540));
}

/** px above and below the curve. */
const CURVE_EDGES = 104;
const MOMENT = 46;

function curvePart({ curves, chartTitle }: ReportFacts, top: number, height: number): Part {
  if (curves.length === 0) return { marks: [], bottom: top };
  const area = { left: LEFT + 40, right: RIGHT, top: top + 62, bottom: top + 62 + height };
  const marks = casualtyMarks(curves, area, {
    curves: looksOf(curves),
    grid: { colour: INKS.ink, opacity: 0.25 },
    threshold: { width: 2, dash: [4, 9] },
    numbers: { font: heading(24), colour: INKS.ink, left: 20, drop: 8, below: 30 },
  });
  const title = write(chartTitle, plain(25), INKS.ink, { x: LEFT, y: top + 40, align: 'left' });
  return { marks: [title, ...marks], bottom: area.bottom + 42 };
}

function lossesHeight(sides: number): number {
  return Math.ceil(sides / 2) * 74 + 2;
}

/** The losses of each side with a sample of its line, two sides in a row. */
function lossesPart(facts: ReportFacts, top: number, measure: Measure): Part {
  const { sides, curves, emblems } = facts;
  const width = (RIGHT - LEFT - 24) / 2;
  const room = width - 100;
  const looks = looksOf(sides);
  const marks = sides.flatMap(({ name, losses }, index): readonly Mark[] => {
    const x = LEFT + (index % 2) * (width + 24);
    const y = top + 34 + Math.floor(index / 2) * 74;
    const look = curves.length === 0 ? undefined : looks[index];
    const points = [
      { x, y: y - 10 },
      { x: x + 44, y: y - 10 },
    ];
    const icon = emblemIcon(emblems[index] ?? '');
    const sizes = { max: 32, min: 18, room };
    const beside = { x: x + 98, align: 'left' } as const;
    const small = fitted((one) => measure(losses, plain(one)), room, { max: 22, min: 0 });
    return [
      ...(look === undefined ? [] : [{ kind: 'line', points, ...look } as const]),
      { kind: 'icon', icon, x: x + 54, y: y - 30, size: 36, colour: INKS.ink },
      writeFitted(name, sizes, INKS.ink, { ...beside, y }, measure),
      write(losses, plain(small), INKS.ink, { ...beside, y: y + 28 }),
    ];
  });
  return { marks, bottom: top + lossesHeight(sides.length) };
}

/** The highlights, as many as there is room for. */
function momentLines(
  { moments, more }: ReportFacts,
  top: number,
  bottom: number,
  measure: Measure,
): readonly Mark[] {
  const room = Math.floor((bottom - top - 12) / MOMENT);
  const { chosen, left } = chosenMoments(moments, room);
  if (chosen.length === 0) return [];
  const baseline = (index: number) => top + 40 + index * MOMENT;
  const x = LEFT + 96;
  const lines = chosen.flatMap(({ round, icon, text }, index): readonly Mark[] => {
    const y = baseline(index);
    const size = fitted((one) => measure(text, plain(one)), RIGHT - x, { max: 30, min: 18 });
    return [
      write(String(round), heading(34), INKS.red, { x: LEFT + 28, y, align: 'right' }),
      { kind: 'icon', icon, x: LEFT + 44, y: y - 30, size: 36, colour: INKS.ink },
      write(text, plain(size), INKS.ink, { x, y, align: 'left' }),
    ];
  });
  const rest = { x, y: baseline(chosen.length), align: 'left' } as const;
  return [
    rule(top, 2),
    ...lines,
    ...(left > 0 ? [write(more(left), plain(26), INKS.red, rest)] : []),
  ];
}
