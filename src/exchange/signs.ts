// Bytes as characters of the alphanumeric mode of QR codes, without those that a chat would change. Codes on
// other phones depend on them: never change them.

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%+-/';
const BASE = SIGNS.length;

/** Three characters for two bytes, two for a last one. */
export function toSigns(bytes: Uint8Array): string {
  const signs: string[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = bytes.subarray(at, at + 2);
    const value = low === undefined ? high : high * 256 + low;
    if (low !== undefined) signs.push(SIGNS.charAt(Math.floor(value / BASE ** 2)));
    signs.push(SIGNS.charAt(Math.floor(value / BASE) % BASE), SIGNS.charAt(value % BASE));
  }
  return signs.join('');
}

/** Null for characters that encode no bytes. */
export function fromSigns(signs: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < signs.length; at += 3) {
    const some = signs.slice(at, at + 3);
    const value = some.split('').reduce((sum, sign) => sum * BASE + SIGNS.indexOf(sign), 0);
    const most = some.length === 3 ? 65_535 : 255;
    if (some.length === 1 || value > most) return null;
    if (some.length === 3) bytes.push(Math.floor(value / 256));
    bytes.push(value % 256);
  }
  return Uint8Array.from(bytes);
}
