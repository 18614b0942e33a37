/** A whole number from 1 to `sides`, evenly, from the browser's own randomness. */
export function die(sides: number): number {
  const range = 2 ** 32;
  const fair = range - (range % sides);
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  // Numbers beyond the last full round of faces would favour the low ones: draw again.
  return drawn < fair ? (drawn % sides) + 1 : die(sides);
}

export function freshId(): string {
  return crypto.randomUUID();
}
