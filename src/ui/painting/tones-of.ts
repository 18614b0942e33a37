import type { Tones } from './engraving.ts';

/** In a row: as fine as lines cut in wood. */
const SIDE = 48;

/** The tones of a photo's middle, from its darkest as black to its lightest as white; null if it can't be read. */
export async function tonesOf(photo: string): Promise<Tones | null> {
  try {
    const image = new Image();
    image.src = photo;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext('2d');
    if (context === null) return null;
    const { naturalWidth: width, naturalHeight: height } = image;
    const edge = Math.min(width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, SIDE, SIDE);
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    return { side: SIDE, light: stretched(luminances(data)) };
  } catch {
    return null;
  }
}

/** How light each pixel looks, from 0 to 255. @param data red, green, blue and opacity of each */
function luminances(data: Uint8ClampedArray): readonly number[] {
  return Array.from({ length: data.length / 4 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.slice(at * 4, at * 4 + 3);
    return red * 0.299 + green * 0.587 + blue * 0.114;
  });
}

/** From 0 to 1, whatever the light in which the photo was taken; a few stray pixels at either end don't count. */
export function stretched(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const [darkest, lightest] = [at(0.03), at(0.97)];
  const range = Math.max(lightest - darkest, 1);
  return values.map((value) => Math.min(Math.max((value - darkest) / range, 0), 1));
}
