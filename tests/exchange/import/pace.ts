/**
 * A second, on a machine with time to spare; on one that is busy with others as much longer as ordinary
 * work takes there. What is caught is a file that costs many times what its kind does.
 * @param ordinary something that takes a few milliseconds
 * @returns milliseconds
 */
export function secondAt(ordinary: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    ordinary();
    return performance.now() - start;
  }).toSorted((a, b) => a - b);
  return Math.max(1000, MOST * (times[3] ?? 0));
}

/** So many times what an ordinary list takes: on a quiet machine that is less than a second. */
const MOST = 60;
