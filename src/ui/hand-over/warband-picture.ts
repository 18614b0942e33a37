import { emblemIcon } from '#ui/emblem.ts';
import { plain, write, writeFitted } from '#ui/painting/lettering.ts';
import type { Area, Mark, Measure, Picture } from '#ui/painting/picture.ts';
import {
  betweenStrokes,
  FOOT,
  foot,
  HEIGHTS,
  INSIDE,
  LEFT,
  MIDDLE,
  nameOnSheet,
  RIGHT,
  rule,
  WIDTH,
} from '#ui/painting/sheet.ts';
import { frame, INKS, knifeOf, litStamp, ruins, sky, sun, teeth } from '#ui/painting/woodcut.ts';
import { type FighterSetting, fighterHeight, fighterMarks } from './fighter-marks.ts';
import type { WarbandFacts } from './warband-facts.ts';

const HEIGHT = HEIGHTS.portrait;
const LIST_BOTTOM = HEIGHT - FOOT;

/** A warband on one sheet, 4:5, in the style of the poster. */
export function warbandPicture(facts: WarbandFacts, measure: Measure): Picture {
  // Many fighters leave less room for the scene above.
  const bottom = facts.fighters.length > 14 ? 262 : 330;
  const scene = { left: INSIDE, top: INSIDE, right: WIDTH - INSIDE, bottom };
  const title = titlePart(facts, bottom, measure);
  return {
    width: WIDTH,
    height: HEIGHT,
    ground: INKS.paper,
    marks: [
      ...sceneMarks(facts, scene),
      ...title.marks,
      ...listMarks(facts, title.bottom, measure),
      ...foot(HEIGHT, facts.madeWith, facts.game),
    ],
  };
}

/** The emblem before a sun over ruins, and the frame. */
function sceneMarks({ emblem }: WarbandFacts, scene: Area): readonly Mark[] {
  const { top, bottom } = scene;
  const knife = knifeOf(11);
  const height = bottom - top;
  // As wide as on the poster, but less than half as high.
  const squeeze = height / 540;
  const disc = { x: MIDDLE, y: top + height * 0.52, radius: height * 0.4 };
  const size = Math.round(height * 0.9);
  const square = { x: MIDDLE - size / 2, y: top + (height - size) * 0.3, size };
  const marks: readonly Mark[] = [
    ...sky(knife, scene),
    ...sun(knife, disc),
    {
      kind: 'group',
      origin: { x: 0, y: bottom - 786 * squeeze },
      scale: { x: 1, y: squeeze },
      marks: ruins(knife),
    },
    ...litStamp(emblemIcon(emblem), square, 10),
  ];
  return [
    { kind: 'group', clip: scene, marks },
    ...teeth(scene),
    ...frame(knife, { width: WIDTH, height: HEIGHT }),
  ];
}

/** Name, type and rating; the list begins at the bottom of this part. */
function titlePart(
  { name, type, facts }: WarbandFacts,
  top: number,
  measure: Measure,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const one = { most: 96, least: 60, room: 900, y: top + 84 };
  const two = { most: 60, least: 34, room: 900, y: top + 62, step: 56 };
  const names = nameOnSheet(name, one, two, measure);
  const last = names.at(-1)?.y ?? one.y;
  const typeAt = { most: 36, least: 24, room: 620, y: last + 46 };
  const stroke = { gap: 26, length: 110, lift: 11 };
  const y = (type === '' ? last : typeAt.y) + 38;
  return {
    marks: [
      ...names,
      ...(type === '' ? [] : betweenStrokes(type, typeAt, stroke, measure)),
      write(facts.join(' · '), plain(25), INKS.ink, { x: MIDDLE, y, align: 'center' }),
      rule(y + 18, 4),
    ],
    bottom: y + 22,
  };
}

/** Layouts from the most spacious on, with the minimum scale at which each looks good. */
const SETTINGS = [
  { lines: 2, table: true, least: 0.95 },
  { lines: 1, table: true, least: 0.82 },
  { lines: 1, table: false, least: 0 },
] as const satisfies readonly (FighterSetting & { readonly least: number })[];

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
    SETTINGS.find((one) => (one.lines === 1 || isLong) && room / fighterHeight(one) >= one.least) ??
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
      : [writeFitted(more, { most: 30, least: 20, room: width }, INKS.red, rest, measure)]),
    ...(columns === 2 ? [divider] : []),
  ];
}
