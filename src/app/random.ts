/** A whole number from 1 to `sides`, evenly, from the browser's own randomness. */
export function die(sides: number): number {
  const range = 2 ** 32;
  const fair = range - (range % sides);
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  // Numbers beyond the last full round of faces would favour the low ones: draw again.
  return drawn < fair ? (drawn % sides) + 1 : die(sides);
}

/** A fresh, unguessable id part. Plain http knows no `randomUUID`, only what it is made of. */
export function freshId(): string {
  const here: Partial<Pick<Crypto, 'randomUUID'>> = crypto;
  return here.randomUUID?.() ?? hex(crypto.getRandomValues(new Uint8Array(16)));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
