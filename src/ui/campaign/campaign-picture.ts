import { emblemIcon } from '#ui/emblem.ts';
import { heading, plain, shortened, write, writeFitted } from '#ui/painting/lettering.ts';
import type { Area, Mark, Measure, Picture } from '#ui/painting/picture.ts';
import {
  emblemScene,
  FOOT,
  foot,
  HEIGHTS,
  LEFT,
  MIDDLE,
  RIGHT,
  rule,
  titlePart,
  WIDTH,
} from '#ui/painting/sheet.ts';
import { INKS } from '#ui/painting/woodcut.ts';
import type { BandFacts, CampaignFacts } from './campaign-facts.ts';
import { placedLines } from './placed-lines.ts';

const HEIGHT = HEIGHTS.portrait;
const SCENE_BOTTOM = 262;
const NEXT = 132;

/** A campaign on one sheet, 4:5: the ratings over its evenings, who won against whom, and who meets next. */
export function campaignPicture(facts: CampaignFacts, measure: Measure): Picture {
  const { name, totals, bands, game, madeWith, next } = facts;
  const title = titlePart({ name, type: '', facts: totals }, SCENE_BOTTOM, measure);
  const nextTop = HEIGHT - FOOT - (next === null ? 0 : NEXT);
  const isRated = bands.some(({ rating }) => rating !== null);
  const scoresTop = isRated ? nextTop - scoreHeight(facts) : title.bottom;
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: INKS.paper,
    marks: [
      // That of the warband with most battles.
      ...emblemScene(bands[0]?.emblem ?? '', SCENE_BOTTOM, HEIGHT),
      ...title.marks,
      ...ratingMarks(facts, title.bottom, scoresTop),
      ...scoreMarks(facts, scoresTop, measure),
      ...nextMarks(facts, nextTop, measure),
      ...foot(HEIGHT, madeWith, game),
    ],
  };
}

const ICON = 40;

/** A line for each warband, which ends at its emblem and its rating; nothing in a game without ratings. */
function ratingMarks(
  { bands, evenings, valueTitle }: CampaignFacts,
  top: number,
  bottom: number,
): readonly Mark[] {
  const rated = bands.flatMap((band) =>
    band.rating === null ? [] : { ...band, now: band.rating },
  );
  if (rated.length === 0) return [];
  const area: Area = { left: LEFT + 8, right: RIGHT - 180, top: top + 72, bottom: bottom - 46 };
  const room = area.bottom - area.top + ICON;
  const placed = placedLines(rated, evenings, area, Math.min(ICON + 8, room / rated.length));
  return [
    write(valueTitle, heading(32), INKS.red, { x: LEFT, y: top + 46, align: 'left' }),
    ...ticks(placed.evenings, area, bottom - 22),
    ...placed.lines.flatMap(({ emblem, dash, now, points, last, end }, at): readonly Mark[] => {
      const colour = at % 2 === 0 ? INKS.ink : INKS.red;
      const toEmblem = [
        { x: area.right, y: last },
        { x: area.right + 44, y: end },
      ];
      const square = { x: area.right + 54, y: end - ICON / 2, size: ICON };
      const number = { x: area.right + 106, y: end + 12, align: 'left' } as const;
      return [
        { kind: 'line', points, width: 6, dash: dash.map((length) => length * 2), colour },
        { kind: 'line', points: toEmblem, width: 2, dash: [], colour },
        { kind: 'icon', icon: emblemIcon(emblem), ...square, colour },
        write(now, heading(36), INKS.ink, number),
      ];
    }),
  ];
}

/** The foot of the lines, with a stroke for each evening. */
function ticks(evenings: readonly number[], { left, right }: Area, y: number): readonly Mark[] {
  const stroke = (points: readonly { readonly x: number; readonly y: number }[]): Mark => ({
    kind: 'line',
    points,
    width: 3,
    dash: [],
    colour: INKS.ink,
  });
  return [
    stroke([
      { x: left, y },
      { x: right, y },
    ]),
    ...evenings.map((x) =>
      stroke([
        { x, y },
        { x, y: y + 10 },
      ]),
    ),
  ];
}

const ROW = { high: 54, low: 44 };
const NAMES = 372;

function hasScores({ bands }: CampaignFacts): boolean {
  return bands.some(({ scores }) => scores.some((score) => score !== null && score !== ''));
}

function scoreHeight(facts: CampaignFacts): number {
  const { bands, more } = facts;
  if (!hasScores(facts)) return 0;
  return 62 + (bands.length + 1) * rowHeight(bands) + (more === '' ? 0 : 40) + 16;
}

function rowHeight(bands: readonly BandFacts[]): number {
  return bands.length > 5 ? ROW.low : ROW.high;
}

/** Victories of each row against each column; a filled square where both are the same. */
function scoreMarks(facts: CampaignFacts, top: number, measure: Measure): readonly Mark[] {
  const { bands, scoresTitle, more } = facts;
  if (!hasScores(facts)) return [];
  const row = rowHeight(bands);
  const column = Math.min(130, (RIGHT - LEFT - NAMES) / bands.length);
  const first = RIGHT - column * bands.length;
  const size = row - 12;
  const head = top + 62;
  const icon = ({ emblem }: BandFacts, x: number, y: number): Mark => ({
    kind: 'icon',
    icon: emblemIcon(emblem),
    x,
    y: y + 6,
    size,
    colour: INKS.ink,
  });
  const sizes = { max: 34, min: 18, room: column - 8 };
  return [
    rule(top, 2),
    write(scoresTitle, heading(32), INKS.red, { x: LEFT, y: top + 44, align: 'left' }),
    ...bands.map((band, at) => icon(band, first + column * (at + 0.5) - size / 2, head)),
    ...bands.flatMap((band, at): readonly Mark[] => {
      const y = head + (at + 1) * row;
      const room = first - LEFT - size - 30;
      const name = shortened(band.name, room, plain(28), measure);
      return [
        rule(y, 1),
        icon(band, LEFT, y),
        write(name, plain(28), INKS.ink, {
          x: LEFT + size + 14,
          y: y + row / 2 + 10,
          align: 'left',
        }),
        ...band.scores.map((score, other): Mark => {
          const x = first + column * other;
          if (score === null) {
            return {
              kind: 'box',
              x,
              y,
              width: column,
              height: row,
              colour: INKS.ink,
              opacity: 0.75,
            };
          }
          const place = { x: x + column / 2, y: y + row / 2 + 11, align: 'center' } as const;
          return writeFitted(score === '' ? '–' : score, sizes, INKS.ink, place, measure);
        }),
      ];
    }),
    ...(more === ''
      ? []
      : [
          write(more, plain(26), INKS.red, {
            x: LEFT,
            y: head + (bands.length + 1) * row + 32,
            align: 'left',
          }),
        ]),
  ];
}

/** Who meets whom next, an emblem on each side. */
function nextMarks(
  { next, nextTitle }: CampaignFacts,
  top: number,
  measure: Measure,
): readonly Mark[] {
  if (next === null) return [];
  const size = 72;
  const [own, other] = next.emblems;
  const emblem = (id: string, x: number): Mark => ({
    kind: 'icon',
    icon: emblemIcon(id),
    x,
    y: top + 30,
    size,
    colour: INKS.ink,
  });
  const middle = { x: MIDDLE, align: 'center' } as const;
  const sizes = { max: 44, min: 20, room: RIGHT - LEFT - 2 * size - 40 };
  return [
    rule(top, 4),
    emblem(own, LEFT),
    emblem(other, RIGHT - size),
    write(nextTitle, heading(28), INKS.red, { ...middle, y: top + 38 }),
    writeFitted(next.between, sizes, INKS.ink, { ...middle, y: top + 82 }, measure),
    write(next.met, plain(24), INKS.ink, { ...middle, y: top + 114 }),
  ];
}
