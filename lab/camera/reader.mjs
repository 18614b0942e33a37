// @ts-check
import { withTsModule } from '../../scripts/load-ts.mjs';

/** @typedef {ReturnType<typeof import('../../src/ui/effects/read-frame.ts')['frameReader']>} FrameReader */

/** @type {FrameReader} */
const looksAt = await withTsModule('src/ui/effects/read-frame.ts', ({ frameReader }) => {
  if (typeof frameReader !== 'function') throw new Error('read-frame.ts exports no "frameReader"');
  return frameReader();
});

/**
 * Reads a camera's picture as the screen does that scans, where the browser has no reader of its own.
 * @param {Parameters<FrameReader>[0]} frame four bytes a pixel (RGBA)
 * @returns {string | null} the text of the code; null for none
 */
export function read(frame) {
  for (const text of looksAt(frame)) if (text !== null) return text;
  return null;
}
