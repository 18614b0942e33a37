/**
 * A fingerprint of a text, 16 hexadecimal digits: FNV-1a with 64 bits over its UTF-16 units, low byte
 * first. Shows damage, not malice.
 */
export function checksum(text: string): string {
  const sum = createChecksum();
  sum.add(text);
  return sum.digits();
}

/** The fingerprint of a text that comes in pieces. */
export interface Checksum {
  readonly add: (piece: string) => void;
  /** That of all pieces so far. */
  readonly digits: () => string;
}

/**
 * Factors modulo 2^64, by their lower half and their upper: the prime 2^40 + 0x1b3, and its square, for a unit whose
 * second byte is zero and changes nothing in between.
 */
const ONCE = { low: 0x1b3, shifted: 2 ** 8 } as const;
const TWICE = { low: 0x1b3 ** 2, shifted: 2 * 0x1b3 * 2 ** 8 } as const;
const HALF = 0x1_0000_0000;

export function createChecksum(): Checksum {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  return {
    add: (piece) => {
      // By halves, of which a product is exact in a number. Variables of the loop's own are several times as fast.
      let upper = high;
      let lower = low;
      for (let index = 0; index < piece.length; index += 1) {
        const unit = piece.charCodeAt(index);
        const xored = (lower ^ (unit & 0xff)) >>> 0;
        const second = unit >>> 8;
        if (second === 0) {
          const carry = ((xored * TWICE.low) / HALF) | 0;
          upper = (Math.imul(upper, TWICE.low) + Math.imul(xored, TWICE.shifted) + carry) | 0;
          lower = Math.imul(xored, TWICE.low);
        } else {
          const carry = ((xored * ONCE.low) / HALF) | 0;
          upper = (Math.imul(upper, ONCE.low) + Math.imul(xored, ONCE.shifted) + carry) | 0;
          const again = (Math.imul(xored, ONCE.low) ^ second) >>> 0;
          const more = ((again * ONCE.low) / HALF) | 0;
          upper = (Math.imul(upper, ONCE.low) + Math.imul(again, ONCE.shifted) + more) | 0;
          lower = Math.imul(again, ONCE.low);
        }
      }
      high = upper;
      low = lower;
    },
    digits: () => hex(high) + hex(low),
  };
}

function hex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
