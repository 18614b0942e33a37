import { engraved, type Tones } from '#ui/painting/engraving.ts';
import { fittedAlike, heading, write, writeFitted } from '#ui/painting/lettering.ts';
import type { Colour, Mark, Measure, Picture } from '#ui/painting/picture.ts';
import {
  betweenStrokes,
  foot,
  HEIGHTS,
  MIDDLE,
  nameOnSheet,
  rule,
  WIDTH,
} from '#ui/painting/sheet.ts';
import { die, INKS, stamp } from '#ui/painting/woodcut.ts';
import { posterScene } from './poster-scene.ts';
import type { PosterFacts } from './poster-words.ts';

/** A fighter of the battle whose photo is on this device. */
export interface Portrait {
  readonly name: string;
  readonly tones: Tones;
  /** Put out of action. */
  readonly fallen: boolean;
}

/** The poster of a battle, in 4:5 format. @param portrait null for none */
export function posterPicture(
  facts: PosterFacts,
  measure: Measure,
  portrait: Portrait | null = null,
): Picture {
  return {
    width: WIDTH,
    height: HEIGHTS.portrait,
    ground: INKS.paper,
    marks: [
      ...posterScene(facts),
      ...(portrait === null ? [] : medal(portrait, measure)),
      ...title(facts, measure),
      ...loserLines(facts, measure),
      ...decision(facts, measure),
      ...foot(HEIGHTS.portrait, facts.madeWith, facts.place),
    ],
  };
}

const MEDAL = { x: 190, y: 190, radius: 92 } as const;

/** A portrait across from the comet, with its name below. */
function medal({ name, tones, fallen }: Portrait, measure: Measure): readonly Mark[] {
  const { x, y, radius } = MEDAL;
  const ring = (by: number, colour: Colour): Mark => ({
    kind: 'disc',
    x,
    y,
    radius: radius + by,
    colour,
  });
  const rim = Array.from({ length: 72 }, (_, at) => {
    const turn = (at / 72) * Math.PI * 2;
    return { x: x + Math.cos(turn) * radius, y: y + Math.sin(turn) * radius };
  });
  const sizes = { max: 38, min: 14, room: 190 };
  const at = { x, y: y + radius + 50, align: 'center' } as const;
  const words = writeFitted(name, sizes, INKS.ink, at, measure);
  const width = measure(name, words.font) + 24;
  return [
    ring(20, INKS.paper),
    ring(10, INKS.ink),
    ring(4, INKS.paper),
    ...engraved(tones, MEDAL),
    // Over the ends of its lines.
    { kind: 'line', points: rim, width: 8, dash: [], closed: true, colour: INKS.paper },
    ...(fallen ? [stamp('out-of-action', { x: x + 42, y: y + 42, size: 62 }, 10)] : []),
    { kind: 'box', x: x - width / 2, y: at.y - 32, width, height: 44, colour: INKS.paper },
    words,
  ];
}

/** "Victoire" between two strokes, and the winner's name. */
function title({ outcome, name, losers }: PosterFacts, measure: Measure): readonly Mark[] {
  const word = { max: 42, min: 42, room: 900, y: 858 };
  const stroke = { gap: 40, length: 190, lift: 13 };
  // Two lines of losers below leave less room.
  const tight = losers.length > 1;
  const one = { max: tight ? 112 : 136, min: 84, room: 900, y: tight ? 960 : 976 };
  const two = tight
    ? { max: 60, min: 44, room: 920, y: 918, step: 58 }
    : { max: 72, min: 44, room: 920, y: 924, step: 66 };
  return [
    ...betweenStrokes(outcome, word, stroke, measure),
    ...nameOnSheet(name, one, two, measure),
  ];
}

/** Each cause with its losers: one line for a single cause, two for more. */
function loserLines({ losers }: PosterFacts, measure: Measure): readonly Mark[] {
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
    (text, one) => measure(text, heading(one)),
    920,
    { max: lines.length > 1 ? 34 : 42, min: 18 },
  );
  return parts.flatMap((line, index) => {
    const widths = line.map(({ text }) => measure(text, heading(size)));
    let x = MIDDLE - widths.reduce((sum, width) => sum + width, 0) / 2;
    const y = lines.length > 1 ? 1012 + index * 38 : 1040;
    return line.map(({ text, ink }, at) => {
      const mark = write(text, heading(size), ink, { x, y, align: 'left' });
      x += widths[at] ?? 0;
      return mark;
    });
  });
}

/** The deciding roll or cause on the left, if there is one, and the takedowns beside it. */
function decision(facts: PosterFacts, measure: Measure): readonly Mark[] {
  const { roll, cause } = facts;
  const line = rule(1064, 4);
  if (roll === null && cause === null) {
    return [line, ...deeds(facts, { left: 84, right: WIDTH - 84 }, measure)];
  }
  const divider: Mark = { kind: 'box', x: 565, y: 1086, width: 4, height: 140, colour: INKS.ink };
  return [
    line,
    divider,
    ...(roll === null ? [reason(cause ?? '', measure)] : rollMarks(roll, measure)),
    ...deeds(facts, { left: 590, right: 1000 }, measure),
  ];
}

function reason(cause: string, measure: Measure): Mark {
  const sizes = { max: 56, min: 30, room: 440 };
  return writeFitted(cause, sizes, INKS.red, { x: 320, y: 1172, align: 'center' }, measure);
}

/** The dice, their total and their target. */
function rollMarks(
  { dice, total, against }: NonNullable<PosterFacts['roll']>,
  measure: Measure,
): readonly Mark[] {
  const size = dice.length > 2 ? 84 : 108;
  const step = size + 16;
  const x = 92 + dice.length * step + 18;
  const sizes = { max: 34, min: 22, room: 556 - x };
  return [
    ...dice.map((value, index) =>
      die(value, { x: 92 + index * step, y: 1100, size }, index % 2 === 0 ? -4 : 5),
    ),
    write(total, heading(84), INKS.ink, { x, y: 1166, align: 'left' }),
    writeFitted(against, sizes, INKS.ink, { x, y: 1208, align: 'left' }, measure),
  ];
}

/** The takedowns, or else the losses of all sides; all lines in the same font size. */
function deeds(
  { feats, losses }: PosterFacts,
  { left, right }: { readonly left: number; readonly right: number },
  measure: Measure,
): readonly Mark[] {
  const middle = (left + right) / 2;
  const widthAt = (text: string, size: number) => measure(text, heading(size));
  const rows = Math.max(3, feats.length === 0 ? losses.length : feats.length);
  const step = 138 / rows;
  const baseline = (index: number) => 1124 - (46 - step) / 2 + index * step;
  if (feats.length === 0) {
    const max = Math.min(rows > 3 ? step : 34, 34);
    const size = fittedAlike(losses, widthAt, right - left - 10, { max, min: 18 });
    return losses.map((line, index) =>
      write(line, heading(size), INKS.ink, { x: middle, y: baseline(index), align: 'center' }),
    );
  }
  const names = feats.flatMap(({ by, victim }) => [by, victim]);
  const room = (right - left) / 2 - 31;
  const size = fittedAlike(names, widthAt, room, { max: 38, min: 18 });
  return feats.flatMap(({ by, victim }, index): readonly Mark[] => {
    const y = baseline(index);
    return [
      write(by, heading(size), INKS.ink, { x: middle - 31, y, align: 'right' }),
      write(victim, heading(size), INKS.ink, { x: middle + 31, y, align: 'left' }),
      {
        kind: 'icon',
        icon: 'out-of-action',
        x: middle - 19,
        y: y - 32,
        size: 38,
        colour: INKS.red,
      },
    ];
  });
}
