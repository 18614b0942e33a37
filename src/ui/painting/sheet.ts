import { emblemIcon } from '#ui/emblem.ts';
import { fitted, heading, plain, twoLines, write, writeFitted } from './lettering.ts';
import type { BoxMark, Mark, Measure, TextMark } from './picture.ts';
import { frame, INKS, knifeOf, litStamp, lozenge, ruins, sky, sun, teeth } from './woodcut.ts';

// The sheet that woodcuts are printed on, and what stands on more than one of them.

export const WIDTH = 1080;
export const HEIGHTS = { square: 1080, portrait: 1350 } as const;
export const LEFT = 84;
export const RIGHT = WIDTH - LEFT;
export const MIDDLE = WIDTH / 2;
/** Inside the frame, px from the edges of the sheet. */
export const INSIDE = 62;

/** A line across the sheet. @param y its upper edge */
export function rule(y: number, height: number): BoxMark {
  return { kind: 'box', x: LEFT, y, width: RIGHT - LEFT, height, colour: INKS.ink };
}

interface Lettering {
  /** Bounds of the size of type, px. */
  readonly max: number;
  readonly min: number;
  /** How wide it may be. */
  readonly room: number;
  /** Baseline, of the first line where there are two. */
  readonly y: number;
}

/** A name in the middle of the sheet: in one line if it fits, or else in two lines, each as large as it can be. */
export function nameOnSheet(
  name: string,
  one: Lettering,
  two: Lettering & { readonly step: number },
  measure: Measure,
): readonly TextMark[] {
  const middle = { x: MIDDLE, align: 'center' } as const;
  const whole = writeFitted(name, one, INKS.ink, { ...middle, y: one.y }, measure);
  if (measure(name, whole.font) <= one.room) return [whole];
  const lines = twoLines(name, (part) => measure(part, heading(two.max)));
  return lines.map((line, index) =>
    writeFitted(line, two, INKS.ink, { ...middle, y: two.y + index * two.step }, measure),
  );
}

/** A word in red, and a stroke on each side of it where the margins leave room for them. */
export function betweenStrokes(
  text: string,
  { y, ...sizes }: Lettering,
  stroke: { readonly gap: number; readonly length: number; readonly lift: number },
  measure: Measure,
): readonly Mark[] {
  const size = fitted((one) => measure(text, heading(one)), sizes.room, sizes);
  const word = write(text, heading(size), INKS.red, { x: MIDDLE, y, align: 'center' });
  const near = measure(text, heading(size)) / 2 + stroke.gap;
  const far = near + stroke.length;
  if (MIDDLE + far > RIGHT) return [word];
  const middle = y - stroke.lift;
  return [
    word,
    lozenge(MIDDLE - far, MIDDLE - near, middle),
    lozenge(MIDDLE + near, MIDDLE + far, middle),
  ];
}

/** How much of the sheet the foot and the frame take, px. */
export const FOOT = 104;

/** The dark foot of a sheet: where the picture comes from, and with what it was made. */
export function foot(height: number, madeWith: string, about: string | null): readonly Mark[] {
  const top = height - FOOT + 6;
  const y = top + 32;
  return [
    { kind: 'box', x: 58, y: top, width: WIDTH - 116, height: 46, colour: INKS.ink },
    ...(about === null ? [] : [write(about, plain(26), INKS.paper, { x: LEFT, y, align: 'left' })]),
    write(
      madeWith,
      heading(28),
      INKS.paper,
      about === null ? { x: MIDDLE, y, align: 'center' } : { x: RIGHT, y, align: 'right' },
    ),
  ];
}

/** A warband’s emblem before a sun over ruins, down to `bottom`, and the frame of the sheet. */
export function emblemScene(emblem: string, bottom: number, sheetHeight: number): readonly Mark[] {
  const scene = { left: INSIDE, top: INSIDE, right: WIDTH - INSIDE, bottom };
  const { top } = scene;
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
    ...frame(knife, { width: WIDTH, height: sheetHeight }),
  ];
}

/** What stands below the scene of a warband: its name, its type in red, and facts in a line. */
interface Title {
  readonly name: string;
  /** '' in a game without types. */
  readonly type: string;
  readonly facts: readonly string[];
}

/** Name, type and facts, and a rule below them; the next part begins at `bottom`. */
export function titlePart(
  { name, type, facts }: Title,
  top: number,
  measure: Measure,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const one = { max: 96, min: 60, room: 900, y: top + 84 };
  const two = { max: 60, min: 34, room: 900, y: top + 62, step: 56 };
  const names = nameOnSheet(name, one, two, measure);
  const last = names.at(-1)?.y ?? one.y;
  const typeAt = { max: 36, min: 24, room: 620, y: last + 46 };
  const stroke = { gap: 26, length: 110, lift: 11 };
  const y = (type === '' ? last : typeAt.y) + 38;
  const line = facts.join(' · ');
  const size = fitted((at) => measure(line, plain(at)), RIGHT - LEFT, { max: 25, min: 0 });
  return {
    marks: [
      ...names,
      ...(type === '' ? [] : betweenStrokes(type, typeAt, stroke, measure)),
      write(line, plain(size), INKS.ink, { x: MIDDLE, y, align: 'center' }),
      rule(y + 18, 4),
    ],
    bottom: y + 22,
  };
}
