import { fitted, heading, plain, twoLines, write, writeFitted } from './lettering.ts';
import type { BoxMark, Mark, Measure, TextMark } from './picture.ts';
import { INKS, lozenge } from './woodcut.ts';

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
  readonly most: number;
  readonly least: number;
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
  const lines = twoLines(name, (part) => measure(part, heading(two.most)));
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
