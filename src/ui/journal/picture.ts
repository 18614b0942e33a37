import type { CasualtyCurve } from '#battle/selectors.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import type { Colour, Font } from '#ui/painting/brush.ts';
import { casualtyPlot, type PlotArea } from './casualty-plot.ts';

/** What the picture of a battle tells, all in words. */
export interface PictureFacts {
  readonly title: string;
  /** When it was and how long it took. */
  readonly subtitle: string;
  /** Who won and why, or that it goes on. */
  readonly result: readonly string[];
  /** In the order of the curves. */
  readonly sides: readonly {
    readonly name: string;
    readonly losses: string;
    readonly colour: Colour;
  }[];
  readonly chartTitle: string;
  /** Empty for rules without a rout test. */
  readonly curves: readonly CasualtyCurve[];
  readonly turns: readonly { readonly title: string; readonly events: readonly PictureEvent[] }[];
  /** The app's name. */
  readonly madeWith: string;
}

export interface PictureEvent {
  readonly icon: IconName;
  readonly colour: Colour;
  readonly text: string;
}

/** One stroke of the brush. Lengths in px of the picture; a text's `y` is its baseline. */
export type Mark =
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly font: Font;
      readonly colour: Colour;
      readonly align: 'left' | 'center' | 'right';
    }
  | {
      readonly kind: 'line';
      readonly points: readonly { readonly x: number; readonly y: number }[];
      readonly width: number;
      readonly dash: readonly number[];
      readonly colour: Colour;
    }
  | {
      readonly kind: 'icon';
      readonly icon: IconName;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly colour: Colour;
    };

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** How wide a text comes out, px. */
export type Measure = (text: string, font: Font) => number;

/** Everything to paint, from top to bottom: as long as the battle was eventful. */
export function pictureOf(facts: PictureFacts, measure: Measure): Picture {
  const blocks = [
    heading(facts, measure),
    ...(facts.curves.length === 0 ? [] : [chart(facts)]),
    sides(facts, measure),
    ...facts.turns.flatMap(({ title, events }) => [
      words(title, TURN, '--text', measure, 40),
      ...events.map((event) => eventBlock(event, measure)),
    ]),
    words(facts.madeWith, FOOTER, '--text-3', measure, 48),
  ];
  let y = MARGIN;
  const marks = blocks.flatMap((block) => {
    const moved = block.marks.map((mark) => lowered(mark, y));
    y += block.height;
    return moved;
  });
  return { width: WIDTH, height: Math.ceil(y + MARGIN), marks };
}

const WIDTH = 1080;
const MARGIN = 64;
const RIGHT = WIDTH - MARGIN;
/** Height of a line in sizes of its font. */
const LINE = { heading: 1.08, text: 1.25 } as const satisfies Record<Font['family'], number>;

const TITLE: Font = { family: 'heading', weight: 600, size: 76 };
const RESULT: Font = { family: 'heading', weight: 600, size: 54 };
const TURN: Font = { family: 'heading', weight: 600, size: 46 };
const STRONG: Font = { family: 'text', weight: 700, size: 38 };
const BODY: Font = { family: 'text', weight: 500, size: 38 };
const SMALL: Font = { family: 'text', weight: 400, size: 34 };
const FOOTER: Font = { family: 'heading', weight: 600, size: 32 };

/** As on the screen: lines differ by dash and width besides their colour. */
const SIDE_LOOKS = [
  { width: 9, dash: [] },
  { width: 6, dash: [26, 7] },
] as const satisfies readonly { width: number; dash: readonly number[] }[];

/** A part of the picture; its marks count from its own top. */
interface Block {
  readonly height: number;
  readonly marks: readonly Mark[];
}

function heading({ title, subtitle, result }: PictureFacts, measure: Measure): Block {
  const [outcome = '', ...why] = result;
  return below([
    words(title, TITLE, '--text', measure),
    words(subtitle, SMALL, '--text-2', measure, 8),
    words(outcome, RESULT, '--leader-text', measure, 24),
    ...why.map((reason) => words(reason, SMALL, '--text-2', measure)),
  ]);
}

/** Text across the whole width, in as many lines as it takes. @param gap air above it */
function words(text: string, font: Font, colour: Colour, measure: Measure, gap = 0): Block {
  return textBlock(text, { font, colour, left: MARGIN, gap }, measure);
}

type TextLook = {
  readonly font: Font;
  readonly colour: Colour;
  readonly left: number;
  readonly gap: number;
};

function textBlock(text: string, look: TextLook, measure: Measure): Block {
  const { font, colour, left: x, gap } = look;
  const line = LINE[font.family];
  const lines = wrapped(text, RIGHT - x, (part) => measure(part, font));
  const marks = lines.map(
    (part, index): Mark => ({
      kind: 'text',
      x,
      y: gap + font.size * (index * line + 0.9),
      text: part,
      font,
      colour,
      align: 'left',
    }),
  );
  return { height: gap + lines.length * font.size * line, marks };
}

function chart({ chartTitle, curves, sides: all }: PictureFacts): Block {
  const area: PlotArea = { left: MARGIN + 56, right: RIGHT, top: 120, bottom: 480 };
  const plot = casualtyPlot(curves, area);
  const across = (y: number) => [
    { x: area.left, y },
    { x: area.right, y },
  ];
  const axis = (text: number, x: number, y: number, align: 'center' | 'right'): Mark => ({
    kind: 'text',
    x,
    y,
    text: String(text),
    font: SMALL,
    colour: '--text-2',
    align,
  });
  const grid = plot.rows.flatMap(({ count, y }): readonly Mark[] => [
    { kind: 'line', points: across(y), width: 2, dash: [], colour: '--line' },
    axis(count, area.left - 22, y + 11, 'right'),
  ]);
  const lines = plot.sides.flatMap(({ threshold, steps }, index): readonly Mark[] => {
    const look = sideLook(index, all);
    return [
      { kind: 'line', points: across(threshold), width: 3, dash: [14, 11], colour: look.colour },
      { kind: 'line', points: steps, ...look },
    ];
  });
  const title: Mark = {
    kind: 'text',
    x: MARGIN,
    y: 70,
    text: chartTitle,
    font: STRONG,
    colour: '--text',
    align: 'left',
  };
  const rounds = plot.rounds.map(({ round, x }) => axis(round, x, area.bottom + 48, 'center'));
  return { height: area.bottom + 76, marks: [title, ...grid, ...lines, ...rounds] };
}

function sides({ sides: all, curves }: PictureFacts, measure: Measure): Block {
  const left = curves.length === 0 ? MARGIN : MARGIN + 92;
  return below(
    all.map(({ name, losses }, index) => {
      const look = sideLook(index, all);
      const sample: readonly Mark[] =
        curves.length === 0
          ? []
          : [
              {
                kind: 'line',
                points: [
                  { x: MARGIN, y: 28 },
                  { x: MARGIN + 66, y: 28 },
                ],
                ...look,
              },
            ];
      const both = below([
        textBlock(name, { font: STRONG, colour: '--text', left, gap: 0 }, measure),
        ...(losses === ''
          ? []
          : [textBlock(losses, { font: SMALL, colour: '--text-2', left, gap: 0 }, measure)]),
      ]);
      return { height: both.height + 10, marks: [...sample, ...both.marks] };
    }),
  );
}

function eventBlock({ icon, colour, text }: PictureEvent, measure: Measure): Block {
  const look = { font: BODY, colour: '--text', left: MARGIN + 72, gap: 10 } as const;
  const body = textBlock(text, look, measure);
  return {
    height: body.height,
    marks: [{ kind: 'icon', icon, x: MARGIN, y: 10, size: 48, colour }, ...body.marks],
  };
}

function sideLook(index: number, all: PictureFacts['sides']) {
  const line = SIDE_LOOKS[index % SIDE_LOOKS.length] ?? SIDE_LOOKS[0];
  return { ...line, colour: all[index]?.colour ?? '--text' };
}

function below(blocks: readonly Block[]): Block {
  let height = 0;
  const marks = blocks.flatMap((block) => {
    const moved = block.marks.map((mark) => lowered(mark, height));
    height += block.height;
    return moved;
  });
  return { height, marks };
}

function lowered(mark: Mark, by: number): Mark {
  return mark.kind === 'line'
    ? { ...mark, points: mark.points.map(({ x, y }) => ({ x, y: y + by })) }
    : { ...mark, y: mark.y + by };
}

/** Lines broken at plain spaces, never at those that hold together; a single long word stays whole. */
function wrapped(
  text: string,
  width: number,
  measure: (part: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
