import type { Page } from '@playwright/test';

/**
 * How much the shapes in two pictures of one size differ when nothing is left of their colours: 0 where
 * both cover the same, 1 where they share nothing. Ink is whatever differs from the ground at the corner,
 * and its darkest or lightest point counts as full, so that a lighter tone is no difference.
 */
export function shapeDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return compare(page, one, other, true);
}

/** How much two pictures of one size differ in lightness, as they are: 0 the same, 1 black and white. */
export function lightDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return compare(page, one, other, false);
}

function compare(page: Page, one: Buffer, other: Buffer, shapes: boolean): Promise<number> {
  const pictures = [one, other].map((file) => file.toString('base64'));
  return page.evaluate(differenceInPage, { pictures, shapes });
}

/** Runs in the page, because a browser reads pictures. */
async function differenceInPage({
  pictures,
  shapes,
}: {
  readonly pictures: readonly string[];
  readonly shapes: boolean;
}): Promise<number> {
  const [one, other] = await Promise.all(pictures.map(lightness));
  if (one === undefined || other === undefined) throw new Error('two pictures are wanted');
  if (one.length !== other.length) throw new Error('the pictures differ in size');
  const apart = one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
  if (!shapes) return total(apart) / one.length;
  return total(apart) / total(one.map((value, at) => Math.max(value, other[at] ?? 0)));

  function total(values: readonly number[]): number {
    return values.reduce((sum, value) => sum + value, 0);
  }

  async function lightness(base64: string): Promise<readonly number[]> {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    const grey = Array.from({ length: data.length / 4 }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    });
    if (!shapes) return grey;
    const ink = grey.map((value) => Math.abs(value - (grey[0] ?? 0)));
    const most = Math.max(...ink);
    return most === 0 ? ink : ink.map((value) => value / most);
  }
}
