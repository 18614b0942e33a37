/** Reads the text of a QR code in a camera's picture; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/**
 * The browser's own QR reader if it has one, else a library that is fetched.
 * @throws if it can't be fetched now
 */
export async function codeReader(): Promise<CodeReader> {
  const own = await inTime(ownReader()).catch(() => null);
  return own === null ? fetchedReader() : assisted(own);
}

async function ownReader(): Promise<CodeReader | null> {
  const Detector = globalThis.BarcodeDetector;
  if (Detector === undefined) return null;
  const formats = await Detector.getSupportedFormats();
  if (!formats.includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/**
 * The browser's own reader for as long as it answers: some reject every picture, or leave it unanswered. The library
 * reads in its place, and beside it once it has found nothing for a second.
 */
function assisted(own: CodeReader): CodeReader {
  let broken = false;
  let fetched: CodeReader | null = null;
  let silentSince = performance.now();
  return async (video) => {
    if (!broken) {
      const text = await inTime(own(video)).catch(() => {
        broken = true;
        return null;
      });
      if (text !== null) silentSince = performance.now();
      if (text !== null || (!broken && performance.now() - silentSince < PATIENCE)) return text;
    }
    try {
      fetched ??= await fetchedReader();
    } catch (problem) {
      if (broken) throw problem;
      silentSince = performance.now();
      return null;
    }
    return fetched(video);
  };
}

/** Milliseconds. */
const PATIENCE = 1000;

/** @throws if it takes longer than `PATIENCE` */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('no answer')), PATIENCE);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

async function fetchedReader(): Promise<CodeReader> {
  const { frameReader, middleOf } = await import('./read-frame.ts');
  const looksAt = frameReader();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { left, top, side } = middleOf(video.videoWidth, video.videoHeight);
    if (context === null || side === 0) return null;
    const size = Math.min(side, MAX_SIDE);
    canvas.width = size;
    canvas.height = size;
    context.drawImage(video, left, top, side, side, 0, 0, size, size);
    for (const text of looksAt(context.getImageData(0, 0, size, size))) {
      if (text !== null) return text;
      // A slow phone needs a while for each look, and a thumb can't wait for all of them.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return null;
  };
}

/** Pixels: enough for a code of 100 modules, and fast on a slow phone. */
const MAX_SIDE = 1080;

/** Not in TypeScript's DOM types yet. */
interface CodeDetector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  // Globals must be declared with `var`.
  var BarcodeDetector:
    | {
        new (options: { readonly formats: readonly string[] }): CodeDetector;
        readonly getSupportedFormats: () => Promise<readonly string[]>;
      }
    | undefined;
}
