import { number } from '#i18n/format.ts';
import { heading, plain, shortened, wrapped, write } from '#ui/painting/lettering.ts';
import type { Mark, Measure, Picture } from '#ui/painting/picture.ts';
import {
  emblemScene,
  FOOT,
  foot,
  HEIGHTS,
  LEFT,
  RIGHT,
  rule,
  titlePart,
  WIDTH,
} from '#ui/painting/sheet.ts';
import { INKS } from '#ui/painting/woodcut.ts';
import type { ChronicleFacts } from './chronicle-facts.ts';
import { ratingPlot } from './rating-plot.ts';

const HEIGHT = HEIGHTS.portrait;
const SCENE_BOTTOM = 262;
const LIST_BOTTOM = HEIGHT - FOOT;

/** The marks of a part of the sheet, and where the next part begins. */
interface Part {
  readonly marks: readonly Mark[];
  readonly bottom: number;
}

/** A campaign on one sheet, 4:5: the rating, the latest battles, and those who are gone. */
export function chroniclePicture(facts: ChronicleFacts, measure: Measure): Picture {
  const { name, type, totals, emblem, game, madeWith } = facts;
  const title = titlePart({ name, type, facts: totals }, SCENE_BOTTOM, measure);
  const curve = curvePart(facts, title.bottom);
  const memory = memoryLines(facts, measure);
  const memoryTop = LIST_BOTTOM - (memory.length === 0 ? 0 : 62 + memory.length * LINE);
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: INKS.paper,
    marks: [
      ...emblemScene(emblem, SCENE_BOTTOM, HEIGHT),
      ...title.marks,
      ...curve.marks,
      ...battleLines(facts, curve.bottom, memoryTop, measure),
      ...memoryMarks(facts.goneTitle, memory, memoryTop),
      ...foot(HEIGHT, madeWith, game),
    ],
  };
}

/** What the warband was worth; nothing in a game that does not know it. */
function curvePart({ ratings, curveTitle }: ChronicleFacts, top: number): Part {
  if (ratings.length === 0) return { marks: [], bottom: top };
  const area = { left: LEFT + 84, right: RIGHT - 14, top: top + 78, bottom: top + 258 };
  const { points, rows, battles } = ratingPlot(ratings, area);
  const axis = (value: number, x: number, y: number, align: 'center' | 'right') =>
    write(number(value), heading(26), INKS.ink, { x, y, align });
  const bottom = area.bottom + 56;
  return {
    marks: [
      write(curveTitle, plain(25), INKS.ink, { x: LEFT, y: top + 42, align: 'left' }),
      ...rows.flatMap(({ rating, y }): readonly Mark[] => [
        {
          kind: 'line',
          points: [
            { x: area.left, y },
            { x: area.right, y },
          ],
          width: 2,
          dash: [],
          colour: INKS.ink,
          opacity: 0.25,
        },
        axis(rating, area.left - 22, y + 9, 'right'),
      ]),
      { kind: 'line', points, width: 8, dash: [], colour: INKS.red },
      ...points.map(({ x, y }): Mark => ({ kind: 'disc', x, y, radius: 10, colour: INKS.red })),
      ...battles.map(({ battle, x }) => axis(battle, x, area.bottom + 40, 'center')),
      rule(bottom, 2),
    ],
    bottom: bottom + 2,
  };
}

const ROW = 48;
const LINE = 36;

/** The latest battles, as many as there is room for, each with its result. */
function battleLines(
  { battles, more }: ChronicleFacts,
  top: number,
  bottom: number,
  measure: Measure,
): readonly Mark[] {
  const room = Math.floor((bottom - top - 16) / ROW);
  const shown = battles.slice(0, battles.length > room ? room - 1 : room);
  const left = battles.length - shown.length;
  const baseline = (at: number) => top + 46 + at * ROW;
  return [
    ...shown.flatMap(({ heading: title, result }, at): readonly Mark[] => {
      const y = baseline(at);
      const width = RIGHT - LEFT - measure(result, heading(32)) - 28;
      const text = shortened(title, width, plain(28), measure);
      return [
        write(text, plain(28), INKS.ink, { x: LEFT, y, align: 'left' }),
        write(result, heading(32), INKS.red, { x: RIGHT, y, align: 'right' }),
      ];
    }),
    ...(left === 0
      ? []
      : [
          write(more(left), plain(26), INKS.red, {
            x: LEFT,
            y: baseline(shown.length),
            align: 'left',
          }),
        ]),
  ];
}

/** Names of those who are gone, in at most two lines, the latest first. */
function memoryLines({ gone }: ChronicleFacts, measure: Measure): readonly string[] {
  const widthOf = (text: string) => measure(text, plain(26));
  // A name holds together, and so does the point before it.
  const names = gone
    .toReversed()
    .map(({ name }) => name.replaceAll(' ', NO_BREAK))
    .join(`${NO_BREAK}· `);
  const [first, ...others] = gone.length === 0 ? [] : wrapped(names, RIGHT - LEFT, widthOf);
  const rest = others.join(' ');
  return [first ?? '', rest]
    .filter((line) => line !== '')
    .map((line) => shortened(line, RIGHT - LEFT, plain(26), measure));
}

const NO_BREAK = '\u00A0';

function memoryMarks(title: string, lines: readonly string[], top: number): readonly Mark[] {
  if (lines.length === 0) return [];
  return [
    rule(top, 2),
    write(title, heading(32), INKS.red, { x: LEFT, y: top + 40, align: 'left' }),
    ...lines.map((line, at) =>
      write(line, plain(26), INKS.ink, { x: LEFT, y: top + 76 + at * LINE, align: 'left' }),
    ),
  ];
}
