import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeReader } from '#ui/effects/read-code.ts';
import { frameOf } from '../../support/frame.ts';

type Answer = Promise<readonly { readonly rawValue: string }[]>;

const CONTEXT = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext') ?? {};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', CONTEXT);
});

/** A browser with a reader of its own for these formats. @returns what it has been asked */
function browserWith(formats: () => Promise<readonly string[]>, answer: () => Answer) {
  const made = vi.fn();
  const asked = vi.fn(answer);
  class Own {
    static readonly getSupportedFormats = formats;
    readonly detect = asked;
    constructor(options: unknown) {
      made(options);
    }
  }
  vi.stubGlobal('BarcodeDetector', Own);
  return { made, asked };
}

const ofQr = () => Promise.resolve(['ean_13', 'qr_code']);
const finds = (rawValue: string) => () => Promise.resolve([{ rawValue }]);
const findsNothing = () => Promise.resolve([]);
const rejects = () => Promise.reject(new DOMException('Service unavailable.', 'NotSupportedError'));
const never = <T,>() => new Promise<T>(() => undefined);

/** A camera before a code; what is drawn of it is what a canvas shows. */
function cameraBefore(text: string): HTMLVideoElement {
  const frame = frameOf(text);
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => ({ drawImage: () => undefined, getImageData: () => frame }),
  });
  const { width: videoWidth, height: videoHeight } = frame;
  return Object.defineProperties(document.createElement('video'), {
    videoWidth: { value: videoWidth },
    videoHeight: { value: videoHeight },
  });
}

async function inSeconds<T>(seconds: number, promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return promise;
}

test('uses the browser’s own reader if it supports these codes', async () => {
  const { made } = browserWith(ofQr, finds('Otto'));
  const read = await codeReader();
  expect(made).toHaveBeenCalledWith({ formats: ['qr_code'] });
  expect(await read(cameraBefore('Griffes'))).toBe('Otto');
});

test.each([
  ['supports other codes only', () => Promise.resolve(['ean_13'])],
  ['doesn’t know what it supports', () => Promise.reject(new Error('no service'))],
  ['never says what it supports', () => never<readonly string[]>()],
])('the library reads where the browser’s own reader %s', async (_, formats) => {
  const { made } = browserWith(formats, finds('Otto'));
  const video = cameraBefore('Griffes');
  const read = await inSeconds(1, codeReader());
  expect(await read(video)).toBe('Griffes');
  expect(made).not.toHaveBeenCalled();
});

test.each([
  ['rejects a picture', rejects, 0],
  ['leaves one unanswered for a second', () => never<[]>(), 1],
])('the library reads in its place once it %s', async (_, answer, seconds) => {
  const { asked } = browserWith(ofQr, answer);
  const read = await codeReader();
  const video = cameraBefore('Griffes');
  expect(await inSeconds(seconds, read(video))).toBe('Griffes');
  expect(await read(video)).toBe('Griffes');
  expect(asked).toHaveBeenCalledOnce();
});

test('the library reads beside it once it has found nothing for a second', async () => {
  const found: { rawValue: string }[] = [];
  browserWith(ofQr, () => Promise.resolve(found));
  const read = await codeReader();
  const video = cameraBefore('Griffes');
  expect(await inSeconds(0.9, read(video))).toBeNull();
  found.push({ rawValue: 'Otto' });
  expect(await inSeconds(0.9, read(video))).toBe('Otto');
  found.pop();
  expect(await inSeconds(0.2, read(video))).toBeNull();
  expect(await read(video)).toBe('Griffes');
});

test('reads nothing before the camera shows a picture', async () => {
  const read = await codeReader();
  expect(await read(document.createElement('video'))).toBeNull();
});

test('a browser’s own reader that finds nothing goes on where the library can’t be fetched', async () => {
  vi.doMock('qr/decode.js', () => {
    throw new Error('offline');
  });
  vi.resetModules();
  const { codeReader: fresh } = await import('#ui/effects/read-code.ts');
  const { asked } = browserWith(ofQr, findsNothing);
  const video = cameraBefore('Griffes');
  const read = await fresh();
  await inSeconds(1, read(video));
  expect(await read(video)).toBeNull();
  asked.mockImplementation(finds('Otto'));
  expect(await read(video)).toBe('Otto');
  asked.mockImplementation(rejects);
  await expect(read(video)).rejects.toThrow();
  vi.doUnmock('qr/decode.js');
});
