// @ts-check

import { crc32, deflateSync } from 'node:zlib';

/**
 * Writes a square picture as a PNG with a palette, which suits flat drawings: a few colours and
 * their blends along the edges. Colours beyond the palette fall to the nearest one in it.
 *
 * @param {Uint8Array} pixels red, green, blue, alpha; row by row
 * @param {number} side in pixels
 * @param {number} colours size of the palette, at most 256
 * @returns {Buffer} the file
 */
export function palettePng(pixels, side, colours) {
  const palette = mostUsed(pixels, colours);
  const bits = palette.length <= 16 ? 4 : 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(side, bits)),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3] ?? 255))),
    chunk('IDAT', deflateSync(rows(pixels, side, palette, bits), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @typedef {readonly number[]} Colour red, green, blue, alpha */

/** @param {number} side @param {number} bits */
function header(side, bits) {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(side, 0);
  bytes.writeUInt32BE(side, 4);
  bytes[8] = bits;
  bytes[9] = 3; // colour type: palette
  return bytes;
}

/** @param {string} name @param {Buffer} body */
function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * The colours that cover most of the picture, most used first.
 * @param {Uint8Array} pixels @param {number} count @returns {readonly Colour[]}
 */
function mostUsed(pixels, count) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const name = pixels.subarray(at, at + 4).join(' ');
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const ranked = [...uses].toSorted((a, b) => b[1] - a[1]);
  return ranked.slice(0, count).map(([name]) => name.split(' ').map(Number));
}

/** @param {Uint8Array} pixels @param {number} side @param {readonly Colour[]} palette @param {number} bits */
function rows(pixels, side, palette, bits) {
  const perByte = 8 / bits;
  const width = Math.ceil(side / perByte);
  const bytes = Buffer.alloc((width + 1) * side);
  const find = nearestIn(palette);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      const shift = 8 - bits * ((x % perByte) + 1);
      const byte = y * (width + 1) + 1 + Math.floor(x / perByte);
      bytes[byte] = (bytes[byte] ?? 0) | (find(pixels.subarray(at, at + 4)) << shift);
    }
  }
  return bytes;
}

/** @param {readonly Colour[]} palette @returns {(pixel: Uint8Array) => number} */
function nearestIn(palette) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return (pixel) => {
    const name = pixel.join(' ');
    const found = known.get(name) ?? nearest(palette, pixel);
    known.set(name, found);
    return found;
  };
}

/** @param {readonly Colour[]} palette @param {Uint8Array} pixel */
function nearest(palette, pixel) {
  const distances = palette.map((colour) =>
    colour.reduce((sum, part, index) => sum + (part - (pixel[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
