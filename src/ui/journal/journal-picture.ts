import type { CasualtyCurve } from '#battle/selectors.ts';
import type { IconName } from '#ui/kit/Icon.tsx';
import { wrapped, write } from '#ui/painting/lettering.ts';
import type {
  Colour,
  Font,
  IconMark,
  LineMark,
  Measure,
  Picture,
  TextMark,
} from '#ui/painting/picture.ts';
import { type CurveLook, casualtyMarks } from './casualty-marks.ts';

/** The content of the journal picture, all in words. */
export interface JournalFacts {
  readonly title: string;
  /** Date and duration. */
  readonly subtitle: string;
  /** Who won and why, or that the battle is still going. */
  readonly result: readonly string[];
  /** In the order of the curves. */
  readonly sides: readonly {
    readonly name: string;
    readonly losses: string;
    readonly colour: Colour;
  }[];
  readonly chartTitle: string;
  /** Empty in a game without rout tests. */
  readonly curves: readonly CasualtyCurve[];
  readonly turns: readonly { readonly title: string; readonly events: readonly JournalEvent[] }[];
  /** The app's name. */
  readonly madeWith: string;
}

export interface JournalEvent {
  readonly icon: IconName;
  readonly colour: Colour;
  readonly text: string;
}

/** The whole journal in the colours of the theme; as high as its content. */
export function journalPicture(facts: JournalFacts, measure: Measure): Picture {
  const { height, marks } = stacked([
    { height: MARGIN, marks: [] },
    heading(facts, measure),
    ...(facts.curves.length === 0 ? [] : [chart(facts)]),
    sideList(facts, measure),
    ...facts.turns.flatMap(({ title, events }) => [
      lines(title, { font: TURN, colour: '--text', gap: 40 }, measure),
      ...events.map((event) => eventBlock(event, measure)),
    ]),
    lines(facts.madeWith, { font: FOOTER, colour: '--text-3', gap: 48 }, measure),
  ]);
  return { width: WIDTH, height: Math.ceil(height + MARGIN), ground: '--ground', marks };
}

const WIDTH = 1080;
const MARGIN = 64;
const RIGHT = WIDTH - MARGIN;
/** Line height, relative to the font size. */
const LINE = { heading: 1.08, text: 1.25 } as const satisfies Record<Font['family'], number>;

const TITLE: Font = { family: 'heading', weight: 600, size: 76 };
const RESULT: Font = { family: 'heading', weight: 600, size: 54 };
const TURN: Font = { family: 'heading', weight: 600, size: 46 };
const STRONG: Font = { family: 'text', weight: 700, size: 38 };
const BODY: Font = { family: 'text', weight: 500, size: 38 };
const SMALL: Font = { family: 'text', weight: 400, size: 34 };
const FOOTER: Font = { family: 'heading', weight: 600, size: 32 };

/** As on the screen: lines differ by dash and width besides their colour. */
const LINE_LOOKS = [
  { width: 9, dash: [] },
  { width: 6, dash: [26, 7] },
] as const satisfies readonly Omit<CurveLook, 'colour'>[];

/** A part of the picture; its marks are relative to its top. */
interface Block {
  readonly height: number;
  readonly marks: readonly (TextMark | LineMark | IconMark)[];
}

/** Stacks blocks vertically. */
function stacked(blocks: readonly Block[]): Block {
  let height = 0;
  const marks = blocks.flatMap((block) => {
    const top = height;
    height += block.height;
    return block.marks.map((mark) => lowered(mark, top));
  });
  return { height, marks };
}

function lowered<M extends Block['marks'][number]>(mark: M, by: number) {
  return mark.kind === 'line'
    ? { ...mark, points: mark.points.map(({ x, y }) => ({ x, y: y + by })) }
    : { ...mark, y: mark.y + by };
}

interface LinesLook {
  readonly font: Font;
  readonly colour: Colour;
  readonly left?: number;
  /** Space above, px. */
  readonly gap?: number;
}

/** Text wrapped between `left` and the right margin. */
function lines(text: string, look: LinesLook, measure: Measure): Block {
  const { font, colour, left: x = MARGIN, gap = 0 } = look;
  const step = font.size * LINE[font.family];
  const parts = wrapped(text, RIGHT - x, (part) => measure(part, font));
  const marks = parts.map((part, index) => {
    const y = gap + index * step + font.size * 0.9;
    return write(part, font, colour, { x, y, align: 'left' });
  });
  return { height: gap + parts.length * step, marks };
}

function heading({ title, subtitle, result }: JournalFacts, measure: Measure): Block {
  const [outcome = '', ...why] = result;
  const quiet = { font: SMALL, colour: '--text-2' } as const;
  return stacked([
    lines(title, { font: TITLE, colour: '--text' }, measure),
    lines(subtitle, { ...quiet, gap: 8 }, measure),
    lines(outcome, { font: RESULT, colour: '--leader-text', gap: 24 }, measure),
    ...why.map((reason) => lines(reason, quiet, measure)),
  ]);
}

function chart({ chartTitle, curves, sides }: JournalFacts): Block {
  const area = { left: MARGIN + 56, right: RIGHT, top: 120, bottom: 480 };
  const marks = casualtyMarks(curves, area, {
    curves: looksOf(sides),
    grid: { colour: '--line' },
    threshold: { width: 3, dash: [14, 11] },
    numbers: { font: SMALL, colour: '--text-2', left: 22, drop: 11, below: 48 },
  });
  const title = write(chartTitle, STRONG, '--text', { x: MARGIN, y: 70, align: 'left' });
  return { height: area.bottom + 76, marks: [title, ...marks] };
}

/** The losses of each side, beside a sample of its line. */
function sideList({ sides, curves }: JournalFacts, measure: Measure): Block {
  const left = curves.length === 0 ? MARGIN : MARGIN + 92;
  const looks = curves.length === 0 ? [] : looksOf(sides);
  return stacked(
    sides.map(({ name, losses }, index) => {
      const look = looks[index];
      const points = [
        { x: MARGIN, y: 28 },
        { x: MARGIN + 66, y: 28 },
      ];
      const { height, marks } = stacked([
        lines(name, { font: STRONG, colour: '--text', left }, measure),
        ...(losses === ''
          ? []
          : [lines(losses, { font: SMALL, colour: '--text-2', left }, measure)]),
      ]);
      return {
        height: height + 10,
        marks: [
          ...(look === undefined ? [] : [{ kind: 'line', points, ...look } as const]),
          ...marks,
        ],
      };
    }),
  );
}

function looksOf(sides: JournalFacts['sides']): readonly CurveLook[] {
  return sides.flatMap(({ colour }, index) => {
    const look = LINE_LOOKS[index % LINE_LOOKS.length];
    return look === undefined ? [] : { ...look, colour };
  });
}

function eventBlock({ icon, colour, text }: JournalEvent, measure: Measure): Block {
  const look = { font: BODY, colour: '--text', left: MARGIN + 72, gap: 10 } as const;
  const { height, marks } = lines(text, look, measure);
  const sign = { kind: 'icon', icon, x: MARGIN, y: 10, size: 48, colour } as const;
  return { height, marks: [sign, ...marks] };
}
