import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksum } from '#exchange/checksum.ts';

/** FNV-1a as its authors define it, with BigInt. */
function slowly(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text, 'utf16le')) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffff_ffff_ffff_ffffn;
  }
  return hash.toString(16).padStart(16, '0');
}

test('of the empty text is the FNV-1a offset basis', () => {
  expect(checksum('')).toBe('cbf29ce484222325');
});

test('is 64-bit FNV-1a for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(checksum(text)).toBe(slowly(text));
    }),
  );
});
