/**
 * Moves places along a line apart, each as little as it can, so that no two are nearer than `gap`. Their order and the
 * ends of the line stay, as long as there is room for all.
 */
export function spread(places: readonly number[], gap: number, length: number): readonly number[] {
  const sorted = places
    .map((place, at) => ({ place, at }))
    .toSorted((one, other) => one.place - other.place || one.at - other.at);
  const down: number[] = [];
  for (const [index, { place }] of sorted.entries()) {
    const before = down[index - 1];
    down.push(before === undefined ? place : Math.max(place, before + gap));
  }
  const up: number[] = [];
  for (const [index, place] of down.toReversed().entries()) {
    const after = up[index - 1];
    up.push(Math.min(place, after === undefined ? length : after - gap));
  }
  const moved = up.toReversed();
  const spreadAt = new Map(sorted.map(({ at }, index) => [at, moved[index] ?? 0]));
  return places.map((place, at) => spreadAt.get(at) ?? place);
}
