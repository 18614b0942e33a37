import { MAX_PHOTO_LENGTH, PHOTO_SIZE } from '#roster/photo.ts';

/** The photo, or why not: `unreadable` is no image that this browser knows. */
export type PhotoMade = { readonly image: string } | { readonly refused: 'unreadable' | 'too-big' };

/** Bytes; larger than any camera writes. */
const MAX_FILE_SIZE = 60_000_000;

/**
 * Makes a member's photo from a file: upright, cropped to the middle at PHOTO_SIZE, compressed. Only pixels are
 * kept, no metadata such as the location. Never rejects.
 */
export async function photoFromFile(file: Blob): Promise<PhotoMade> {
  if (file.size > MAX_FILE_SIZE) return { refused: 'too-big' };
  try {
    const picture = await decoded(file);
    try {
      const canvas = drawn(picture);
      const image = canvas === null ? null : await smallEnough(canvas);
      return image === null ? { refused: 'unreadable' } : { image };
    } finally {
      picture.close();
    }
  } catch {
    return { refused: 'unreadable' };
  }
}

/** Some browsers reject the option; the image may then stay rotated. */
function decoded(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    createImageBitmap(file),
  );
}

/** The cropped picture; null without a canvas context. */
function drawn(picture: ImageBitmap): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIZE.width;
  canvas.height = PHOTO_SIZE.height;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  context.imageSmoothingQuality = 'high';
  // Transparent pixels turn white; JPEG would make them black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    (canvas.width - width) / 2,
    (canvas.height - height) / 2,
    width,
    height,
  );
  return canvas;
}

/** The picture as a data URL, at decreasing quality until it is short enough; null if it never is. */
async function smallEnough(canvas: HTMLCanvasElement): Promise<string | null> {
  for (const quality of [0.82, 0.6, 0.35]) {
    for (const type of ['image/webp', 'image/jpeg']) {
      const image = await packed(canvas, type, quality);
      if (image !== null && image.length <= MAX_PHOTO_LENGTH) return image;
    }
  }
  return null;
}

/** Null if the browser can't encode the type: it would return a PNG, many times as large. */
async function packed(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<string | null> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
  if (blob === null || blob.type !== type) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      resolve(typeof reader.result === 'string' ? reader.result : null);
    });
    reader.readAsDataURL(blob);
  });
}
