import { decodeQR } from 'qr/decode.js';
import { type Frame, type Gray, grayOf, resized, type Square, sharpened } from './gray.ts';

// A QR code in one picture of a camera. What can't be read at one size often can at another, or with the blur
// taken off: so a picture is tried in several ways, the quickest first. How much each of them reads:
// docs/performance.md.

/** The middle of a picture, which is all that a player sees of it. */
export function middleOf(width: number, height: number): Square {
  const side = Math.min(width, height);
  return { left: (width - side) >> 1, top: (height - side) >> 1, side };
}

/** How a picture is prepared. */
interface Way {
  /** Pixels. */
  readonly side: number;
  readonly sharpen?: Readonly<Record<'reach' | 'strength', number>>;
}

const QUICK: Way = { side: 720 };
const LARGE: Way = { side: 1080, sharpen: { reach: 2, strength: 2 } };
/** For pictures with something like a code, by turns: a hand holds still for several of them. */
const OTHERS: readonly Way[] = [{ side: 900, sharpen: { reach: 3, strength: 4 } }, { side: 1080 }];

/**
 * A reader of pictures. It yields after each way of reading one, so that the caller can let others work in between:
 * null, and at the end the text if there is one.
 */
export function frameReader(): (frame: Frame) => Generator<string | null, void> {
  let turn = 0;
  return function* read(frame) {
    const picture = grayOf(frame, middleOf(frame.width, frame.height));
    const quick = look(picture, QUICK);
    yield quick.text;
    if (quick.text !== null) return;
    const large = look(picture, LARGE);
    yield large.text;
    const other = OTHERS[turn % OTHERS.length];
    if (large.text !== null || other === undefined || !(quick.isCode || large.isCode)) return;
    turn += 1;
    yield look(picture, other).text;
  };
}

/** @returns the text of a code, null for none; and whether anything had the corners of one */
function look(picture: Gray, { side, sharpen }: Way) {
  const sharp =
    sharpen === undefined ? picture : sharpened(picture, sharpen.reach, sharpen.strength);
  let isCode = false;
  const pointsOnDetect = () => {
    isCode = true;
  };
  try {
    const image = { data: resized(sharp, side).data, width: side, height: side };
    return { text: decodeQR(image, { format: 'I420', pointsOnDetect }), isCode };
  } catch {
    // Thrown when there is no code.
    return { text: null, isCode };
  }
}
