import { plain, writeFitted } from '#ui/painting/lettering.ts';
import type { Mark, Measure, Picture } from '#ui/painting/picture.ts';
import {
  emblemScene,
  FOOT,
  foot,
  HEIGHTS,
  LEFT,
  RIGHT,
  titlePart,
  WIDTH,
} from '#ui/painting/sheet.ts';
import { INKS } from '#ui/painting/woodcut.ts';
import { type FighterSetting, fighterHeight, fighterMarks } from './fighter-marks.ts';
import type { WarbandFacts } from './warband-facts.ts';

const HEIGHT = HEIGHTS.portrait;
const LIST_BOTTOM = HEIGHT - FOOT;

/** A warband on one sheet, 4:5, in the style of the poster. */
export function warbandPicture(facts: WarbandFacts, measure: Measure): Picture {
  // Many fighters leave less room for the scene above.
  const bottom = facts.fighters.length > 14 ? 262 : 330;
  const title = titlePart(facts, bottom, measure);
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: INKS.paper,
    marks: [
      ...emblemScene(facts.emblem, bottom, HEIGHT),
      ...title.marks,
      ...listMarks(facts, title.bottom, measure),
      ...foot(HEIGHT, facts.madeWith, facts.game),
    ],
  };
}

/** Layouts from the most spacious on, with the minimum scale at which each looks good. */
const SETTINGS = [
  { lines: 2, table: true, min: 0.95 },
  { lines: 1, table: true, min: 0.82 },
  { lines: 1, table: false, min: 0 },
] as const satisfies readonly (FighterSetting & { readonly min: number })[];

/** All fighters, in one or two columns, as large as possible. */
function listMarks(
  { fighters, more }: WarbandFacts,
  top: number,
  measure: Measure,
): readonly Mark[] {
  const columns = fighters.length > 7 ? 2 : 1;
  const cells = fighters.length + (more === '' ? 0 : 1);
  const rows = Math.max(1, Math.ceil(cells / columns));
  const gap = 40;
  const width = (RIGHT - LEFT - gap * (columns - 1)) / columns;
  const room = (LIST_BOTTOM - top) / rows;
  const isLong = fighters.some(({ things }) => measure(things, plain(26)) > width);
  const setting =
    SETTINGS.find((one) => (one.lines === 1 || isLong) && room / fighterHeight(one) >= one.min) ??
    SETTINGS[2];
  const natural = fighterHeight(setting);
  const unit = Math.min(room / natural, columns === 1 ? 1.3 : 1.15);
  const height = Math.min(room, natural * unit * 1.12);
  // A short list is centred in its area.
  const start = top + Math.max(0, (LIST_BOTTOM - top - height * rows) / 2);
  const list = fighters.flatMap((fighter, index): readonly Mark[] => {
    const x = LEFT + Math.floor(index / rows) * (width + gap);
    const y = start + (index % rows) * height;
    const place = { x, y: y + (height - natural * unit) / 2, width, unit };
    return [
      ...(index % rows === 0
        ? []
        : [{ kind: 'box', x, y, width, height: 2, colour: INKS.ink, opacity: 0.35 } as const]),
      ...fighterMarks(fighter, place, setting, measure),
    ];
  });
  const rest = { x: RIGHT - width / 2, y: start + (rows - 0.4) * height, align: 'center' } as const;
  const divider: Mark = {
    kind: 'box',
    x: LEFT + width + gap / 2 - 1,
    y: start + 12,
    width: 2,
    height: rows * height - 24,
    colour: INKS.ink,
  };
  return [
    ...list,
    ...(more === ''
      ? []
      : [writeFitted(more, { max: 30, min: 20, room: width }, INKS.red, rest, measure)]),
    ...(columns === 2 ? [divider] : []),
  ];
}
