import type { Locator, Page } from '@playwright/test';

/**
 * How much the shapes of the visible signs differ from one another, regardless of colour: 0 where both cover
 * the same area, 1 where they share nothing. Ink is what differs from the background at a sign's corner, and
 * its darkest or lightest point counts as full, so that a lighter tone is no difference.
 */
export async function shapeDifferences(
  page: Page,
  signs: Locator,
): Promise<readonly (readonly number[])[]> {
  const boxes = await signs.evaluateAll((all) =>
    all.map((sign) => {
      const { x, y, width, height } = sign.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ drawn, places }) => {
      const bytes = Uint8Array.from(atob(drawn), (sign) => sign.codePointAt(0) ?? 0);
      const whole = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = whole.width / innerWidth;
      const inks = places.map(({ x, y, width, height }) => {
        const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
        const pen = new OffscreenCanvas(wide, high).getContext('2d');
        if (pen === null) throw new Error('no canvas');
        pen.drawImage(whole, -Math.round(x * scale), -Math.round(y * scale));
        const { data } = pen.getImageData(0, 0, wide, high);
        const grey = Array.from({ length: wide * high }, (_, at) => {
          const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        });
        const ink = grey.map((value) => Math.abs(value - (grey[0] ?? 0)));
        const most = Math.max(...ink);
        return most === 0 ? ink : ink.map((value) => value / most);
      });
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
      return inks.map((one) =>
        inks.map((other) => {
          if (one.length !== other.length) throw new Error('the signs differ in size');
          const apart = one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
          return total(apart) / total(one.map((value, at) => Math.max(value, other[at] ?? 0)));
        }),
      );
    },
    { drawn: picture, places: boxes },
  );
}

/** How much two pictures of one size differ in lightness: 0 for equal ones, 1 for black and white. */
export function lightDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      // The browser decodes the pictures.
      const [before, after] = await Promise.all(pictures.map(lightness));
      if (before === undefined || after === undefined) throw new Error('two pictures are wanted');
      if (before.length !== after.length) throw new Error('the pictures differ in size');
      const apart = before.map((value, at) => Math.abs(value - (after[at] ?? 0)));
      return apart.reduce((sum, value) => sum + value, 0) / before.length;

      async function lightness(base64: string): Promise<readonly number[]> {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        if (pen === null) throw new Error('no canvas');
        pen.drawImage(picture, 0, 0);
        const { data } = pen.getImageData(0, 0, picture.width, picture.height);
        return Array.from({ length: data.length / 4 }, (_, at) => {
          const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
          return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
        });
      }
    },
    [one, other].map((file) => file.toString('base64')),
  );
}
