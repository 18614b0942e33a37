/** Reads bytes one after the other; zeros past the end. */
export interface ByteReader {
  readonly byte: () => number;
  /** Fewer at the end. */
  readonly bytes: (count: number) => readonly number[];
  /** How many are left; negative when more have been asked for than there were. */
  readonly left: () => number;
}

export function byteReader(all: readonly number[]): ByteReader {
  let at = 0;
  const bytes = (count: number) => {
    const part = all.slice(at, at + count);
    at += count;
    return part;
  };
  return { byte: () => bytes(1)[0] ?? 0, bytes, left: () => all.length - at };
}
