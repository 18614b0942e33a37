/**
 * A fingerprint of a text, 16 hexadecimal digits: FNV-1a with 64 bits over its UTF-16 units, low byte
 * first. Shows damage, not malice.
 */
export function checksum(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  const step = (byte: number): void => {
    // Times 2^40 + 0x1b3, by halves that stay exact in a number.
    const xored = (low ^ byte) >>> 0;
    const product = xored * 0x1b3;
    const carry = Math.floor(product / 0x1_0000_0000);
    high = (Math.imul(high, 0x1b3) + (xored << 8) + carry) >>> 0;
    low = product >>> 0;
  };
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    step(unit & 0xff);
    step(unit >>> 8);
  }
  return hex(high) + hex(low);
}

function hex(half: number): string {
  return half.toString(16).padStart(8, '0');
}
