import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_PHOTO_LENGTH, PHOTO_SIZE } from '#roster/photo.ts';
import { photoFromFile } from '#ui/effects/photo-from-file.ts';

// This environment has neither pictures nor a canvas.

const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext') ?? {};
const decode = vi.fn<(file: Blob, options?: ImageBitmapOptions) => Promise<ImageBitmap>>();
const drawImage = vi.fn();
const fillRect = vi.fn();
const close = vi.fn();
/** The attempts to encode the canvas. */
let packed: (readonly [type: string, quality: number])[];
/** Bytes of each encoded picture; an unknown type becomes a PNG. */
let encoder: (type: string, quality: number) => { readonly type: string; readonly size: number };
let painter: Record<string, unknown>;

beforeEach(() => {
  packed = [];
  encoder = (type) => ({ type, size: 10 });
  for (const one of [drawImage, fillRect, close]) one.mockReset();
  decode.mockReset().mockResolvedValue(picture(1600, 900));
  vi.stubGlobal('createImageBitmap', decode);
  painter = { drawImage, fillRect };
  paintWith(() => painter);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '', quality) => {
    packed.push([type, Number(quality)]);
    const made = encoder(type, Number(quality));
    done(new Blob(['x'.repeat(made.size)], { type: made.type }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', own);
});

/** Every canvas has this context. */
function paintWith(context: () => object | null): void {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: context,
  });
}

function picture(width: number, height: number): ImageBitmap {
  return { width, height, close };
}

const FILE = new File(['a photo'], 'otto.jpg');

it('is upright, at the size of photos, and let go of', async () => {
  expect(await photoFromFile(FILE)).toEqual({ image: 'data:image/webp;base64,eHh4eHh4eHh4eA==' });
  expect(decode).toHaveBeenCalledExactlyOnceWith(FILE, { imageOrientation: 'from-image' });
  // What was transparent is white.
  expect(painter).toMatchObject({ fillStyle: '#fff', imageSmoothingQuality: 'high' });
  expect(fillRect).toHaveBeenCalledExactlyOnceWith(0, 0, PHOTO_SIZE.width, PHOTO_SIZE.height);
  expect(packed).toEqual([['image/webp', 0.82]]);
  expect(close).toHaveBeenCalledOnce();
});

it.each([
  ['wide', PHOTO_SIZE.width * 4, PHOTO_SIZE.height * 2],
  ['high', PHOTO_SIZE.width * 2, PHOTO_SIZE.height * 4],
])('a %s picture is cropped to its middle', async (shape, width, height) => {
  decode.mockResolvedValue(picture(width, height));
  await photoFromFile(FILE);
  const whole = PHOTO_SIZE;
  const drawn =
    shape === 'wide'
      ? [-whole.width / 2, 0, whole.width * 2, whole.height]
      : [0, -whole.height / 2, whole.width, whole.height * 2];
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual(drawn);
});

it('is decoded without the orientation where the browser does not know it', async () => {
  decode.mockImplementation((_, options) =>
    options === undefined ? Promise.resolve(picture(10, 10)) : Promise.reject(new TypeError()),
  );
  expect(await photoFromFile(FILE)).toHaveProperty('image');
});

it('is compressed until it is short enough, in another type where the first is unknown', async () => {
  encoder = (type, quality) => ({
    type: type === 'image/webp' ? 'image/png' : type,
    size: quality > 0.5 ? MAX_PHOTO_LENGTH : 10,
  });
  expect(await photoFromFile(FILE)).toEqual({ image: 'data:image/jpeg;base64,eHh4eHh4eHh4eA==' });
  expect(packed).toEqual(
    [0.82, 0.6, 0.35].flatMap((quality) => [
      ['image/webp', quality],
      ['image/jpeg', quality],
    ]),
  );
});

it('is refused if it can’t be read, drawn or made short enough, and let go of all the same', async () => {
  encoder = (type) => ({ type, size: MAX_PHOTO_LENGTH });
  expect(await photoFromFile(FILE)).toEqual({ refused: 'unreadable' });
  expect(close).toHaveBeenCalledOnce();
  paintWith(() => null);
  expect(await photoFromFile(FILE)).toEqual({ refused: 'unreadable' });
  expect(close).toHaveBeenCalledTimes(2);
  decode.mockRejectedValue(new Error('no image'));
  expect(await photoFromFile(FILE)).toEqual({ refused: 'unreadable' });
});

it('is refused unread if no camera writes such large files', async () => {
  const file = new File([], 'film.mov');
  Object.defineProperty(file, 'size', { value: 60_000_001 });
  expect(await photoFromFile(file)).toEqual({ refused: 'too-big' });
  expect(decode).not.toHaveBeenCalled();
});
