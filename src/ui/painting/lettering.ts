import type { Colour, Font, Measure, Point, TextMark } from './picture.ts';

// Words of a picture: in one line as large as fits, in two, or cut off.

export const heading = (size: number): Font => ({ family: 'heading', weight: 600, size });
export const plain = (size: number): Font => ({ family: 'text', weight: 700, size });

/** Bounds of a size of type, px. */
interface Sizes {
  readonly max: number;
  readonly min: number;
}

export interface Place extends Point {
  readonly align: TextMark['align'];
}

export function write(text: string, font: Font, colour: Colour, place: Place): TextMark {
  return { kind: 'text', text, font, colour, ...place };
}

/** A heading in one line, of the largest type that fits. */
export function writeFitted(
  text: string,
  sizes: Sizes & { readonly room: number },
  colour: Colour,
  place: Place,
  measure: Measure,
): TextMark {
  const size = fitted((one) => measure(text, heading(one)), sizes.room, sizes);
  return write(text, heading(size), colour, place);
}

/** The size of type, px, between two bounds, at which a text is no wider than the room for it. */
export function fitted(
  widthAt: (size: number) => number,
  room: number,
  { max, min }: Sizes,
): number {
  const wide = widthAt(max);
  return wide <= room ? max : Math.max(min, Math.floor((max * room) / wide));
}

/** The size of type, px, at which all of these texts, one below the other, keep within the room for each. */
export function fittedAlike(
  texts: readonly string[],
  widthAt: (text: string, size: number) => number,
  room: number,
  sizes: Sizes,
): number {
  return Math.min(
    sizes.max,
    ...texts.map((text) => fitted((size) => widthAt(text, size), room, sizes)),
  );
}

/** A name in two lines of about the same width, broken at a space; in one where it has none. */
export function twoLines(name: string, widthOf: (part: string) => number): readonly string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
  const [best] = breaks.toSorted((a, b) => a.width - b.width);
  return best?.lines ?? [name];
}

/** Lines broken at plain spaces, never at those that hold together; a single long word stays whole. */
export function wrapped(
  text: string,
  room: number,
  widthOf: (part: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A text that is no wider than its room, cut at a word or a letter and ended by dots. */
export function shortened(text: string, room: number, font: Font, measure: Measure): string {
  if (measure(text, font) <= room) return text;
  const letters = Array.from(text);
  const cutAt = (count: number) => letters.slice(0, count).join('');
  let kept = 1;
  // The more letters, the wider: halved, as a pasted text may have thousands.
  for (let beyond = letters.length + 1; beyond - kept > 1; ) {
    const middle = Math.floor((kept + beyond) / 2);
    if (measure(`${cutAt(middle)}…`, font) > room) beyond = middle;
    else kept = middle;
  }
  const cut = cutAt(kept);
  const word = cut.replace(/[\s,:]+[^\s,]*$/u, '').replace(/[\s,:]+$/u, '');
  return `${word.length > cut.length / 2 ? word : cut.trimEnd()}…`;
}
