/** A uniformly random whole number from 1 to `sides`. */
export function die(sides: number): number {
  const range = 2 ** 32;
  const fair = range - (range % sides);
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  // Values beyond the last multiple of `sides` would favour low faces.
  return drawn < fair ? (drawn % sides) + 1 : die(sides);
}

/** A fresh, unguessable id part. Plain http lacks `randomUUID`. */
export function freshId(): string {
  const here: Partial<Pick<Crypto, 'randomUUID'>> = crypto;
  return here.randomUUID?.() ?? hex(crypto.getRandomValues(new Uint8Array(16)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
