import { sameContent } from '#roster/same-content.ts';

/**
 * Whoever shows something compares by identity whether to show it anew. What is worked out anew and
 * says the same as before therefore stays the very object it was, as a whole and in its parts.
 */

/** `before` when `now` says the same. */
export function reuseIfEqual<T>(before: T, now: T): T {
  return sameContent(before, now) ? before : now;
}

/** The list `now`, with every item as it was in `before` under the same key, if it says the same. */
export function reuseItems<T>(
  before: readonly T[],
  now: readonly T[],
  keyOf: (item: T, index: number) => string,
): readonly T[] {
  const known = new Map(before.map((item, index) => [keyOf(item, index), item]));
  const kept = now.map((item, index) => {
    const earlier = known.get(keyOf(item, index));
    return earlier === undefined ? item : reuseIfEqual(earlier, item);
  });
  const same = kept.length === before.length && kept.every((item, index) => item === before[index]);
  return same ? before : kept;
}

/** The record `now`, with every field as it was in `before`, if it says the same. */
export function reuseFields<K extends string, T>(
  before: Readonly<Record<K, T>>,
  now: Readonly<Record<K, T>>,
): Readonly<Record<K, T>> {
  const kept: Record<K, T> = { ...now };
  let same = Object.keys(before).length === Object.keys(now).length;
  for (const key in now) {
    kept[key] = reuseIfEqual(before[key], now[key]);
    same &&= key in before && kept[key] === before[key];
  }
  return same ? before : kept;
}
