import { LONGEST_PHOTO, PHOTO_SIZE } from '#roster/photo.ts';

/** What came of a chosen file. `unreadable` no picture that this browser knows · `too-big` a file that no phone should open. */
export type PhotoMade = { readonly image: string } | { readonly refused: 'unreadable' | 'too-big' };

/** Bytes: more than any camera writes. */
const BIGGEST_FILE = 60_000_000;

/**
 * A file as a photo of a member: turned as it was held, cut to its middle in the shape of PHOTO_SIZE,
 * made small. Only pixels come through: nothing else that the file says of itself is kept, where it was
 * taken above all. Never rejects.
 */
export async function photoFromFile(file: Blob): Promise<PhotoMade> {
  if (file.size > BIGGEST_FILE) return { refused: 'too-big' };
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

/** Browsers that do not know the wish turn a picture upright without being asked, or not at all. */
function decoded(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
    createImageBitmap(file),
  );
}

/** The middle of a picture. Null where nothing can be drawn. */
function drawn(picture: ImageBitmap): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIZE.width;
  canvas.height = PHOTO_SIZE.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  pen.imageSmoothingQuality = 'high';
  // What lets light through shows white, as on paper: JPEG would make it black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  return canvas;
}

/** The picture as an address, less and less fine until it is short enough. */
async function smallEnough(canvas: HTMLCanvasElement): Promise<string | null> {
  for (const quality of [0.82, 0.6, 0.35]) {
    for (const type of ['image/webp', 'image/jpeg']) {
      const image = await packed(canvas, type, quality);
      if (image !== null && image.length <= LONGEST_PHOTO) return image;
    }
  }
  return null;
}

/** Null where the browser does not write this kind: it would give a PNG instead, many times as large. */
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
