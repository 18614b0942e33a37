/** Finds the text of a code in what a camera shows; null where there is none to be read. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/**
 * The browser's own reader where it has one for these codes, else one that is fetched.
 * @throws where it can't be fetched now
 */
export async function codeReader(): Promise<CodeReader> {
  return (await ownReader()) ?? (await fetchedReader());
}

async function ownReader(): Promise<CodeReader | null> {
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
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      // That is how it says that there is no code.
      return Promise.resolve(null);
    }
  };
}

/** Pixels: a code of a hundred fields has enough of them, and a slow phone is done in a moment. */
const LONGEST_SIDE = 1024;

/** What the types of the browser do not know yet. */
interface Detecting {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  // A global of the browser is a `var` to the types.
  var BarcodeDetector:
    | {
        new (options: { readonly formats: readonly string[] }): Detecting;
        readonly getSupportedFormats: () => Promise<readonly string[]>;
      }
    | undefined;
}
