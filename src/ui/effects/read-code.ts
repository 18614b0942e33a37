/** Reads the text of a QR code in a camera's picture; null if there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/**
 * The browser's own QR reader if it has one, else a library that is fetched.
 * @throws if it can't be fetched now
 */
export async function codeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? (await fetchedReader());
}

async function nativeReader(): Promise<CodeReader | null> {
  const Detector = globalThis.BarcodeDetector;
  if (Detector === undefined) return null;
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => {
    const [found] = await detector.detect(video).catch(() => []);
    return found?.rawValue ?? null;
  };
}

async function fetchedReader(): Promise<CodeReader> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (context === null || width === 0 || height === 0) return Promise.resolve(null);
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // Thrown when there is no code.
      return Promise.resolve(null);
    }
  };
}

/** Pixels: enough for a code of 100 modules, and fast on a slow phone. */
const MAX_SIDE = 1024;

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
