import { cssFont, type Font } from './brush.ts';

// Words on a canvas: in one line, as large as fits, or in two.

/** The size of type, px, between two bounds, at which a text is no wider than the room for it. */
export function fitted(
  widthAt: (size: number) => number,
  room: number,
  { most, least }: { readonly most: number; readonly least: number },
): number {
  const wide = widthAt(most);
  return wide <= room ? most : Math.max(least, Math.floor((most * room) / wide));
}

/** The size of type, px, at which all of these texts, one below the other, keep within the room for each. */
export function fittedAlike(
  texts: readonly string[],
  widthAt: (text: string, size: number) => number,
  room: number,
  sizes: { readonly most: number; readonly least: number },
): number {
  return Math.min(
    sizes.most,
    ...texts.map((text) => fitted((size) => widthAt(text, size), room, sizes)),
  );
}

/** A name in two lines of about the same width, broken at a space; in one where it has none. */
export function twoLines(name: string, wideOf: (part: string) => number): readonly string[] {
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, wide: Math.max(...lines.map(wideOf)) };
  });
  const [best] = breaks.toSorted((a, b) => a.wide - b.wide);
  return best?.lines ?? [name];
}

export const heading = (size: number): Font => ({ family: 'heading', weight: 600, size });
export const plain = (size: number): Font => ({ family: 'text', weight: 700, size });

export function widthOf(context: CanvasRenderingContext2D, text: string, font: Font): number {
  context.font = cssFont(font);
  return context.measureText(text).width;
}

export type TextAnchor = {
  readonly x: number;
  readonly y: number;
  readonly align: CanvasTextAlign;
};

export function write(
  context: CanvasRenderingContext2D,
  text: string,
  font: Font,
  colour: string,
  place: TextAnchor,
): void {
  context.font = cssFont(font);
  context.fillStyle = colour;
  context.textAlign = place.align;
  context.fillText(text, place.x, place.y);
}

/** A text in one line of the largest type that fits. */
export function writeFitted(
  context: CanvasRenderingContext2D,
  text: string,
  sizes: { readonly most: number; readonly least: number; readonly room: number },
  colour: string,
  place: TextAnchor,
): void {
  const size = fitted((one) => widthOf(context, text, heading(one)), sizes.room, sizes);
  write(context, text, heading(size), colour, place);
}
