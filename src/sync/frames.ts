// Every browser can send messages of some kilobytes through a data channel, but not larger ones: messages are
// split into frames.

const PART_BYTES = 16_000;
const MORE = 1;
const LAST = 0;

/** Splits a message into parts, each with a leading byte that says whether more follow. */
export function partsOf(message: Uint8Array): readonly Uint8Array<ArrayBuffer>[] {
  const count = Math.max(1, Math.ceil(message.length / PART_BYTES));
  return Array.from({ length: count }, (_, at) => {
    const part = message.subarray(at * PART_BYTES, (at + 1) * PART_BYTES);
    const framed = new Uint8Array(part.length + 1);
    framed[0] = at + 1 === count ? LAST : MORE;
    framed.set(part, 1);
    return framed;
  });
}

/** Reassembles parts. */
export interface Assembly {
  /** @returns the completed message; null if more parts follow · `too-long`: more than any honest phone sends */
  readonly add: (part: Uint8Array) => Uint8Array | 'too-long' | null;
}

/** @param most bytes of a message */
export function assembly(most: number): Assembly {
  let parts: Uint8Array[] = [];
  let length = 0;
  return {
    add: (part) => {
      const bytes = part.subarray(1);
      length += bytes.length;
      // The number of parts is limited too, since endless small parts would exhaust the memory.
      if (length > most || parts.length > most / PART_BYTES) return 'too-long';
      parts.push(bytes);
      if (part[0] === MORE) return null;
      const message = new Uint8Array(length);
      let at = 0;
      for (const one of parts) {
        message.set(one, at);
        at += one.length;
      }
      parts = [];
      length = 0;
      return message;
    },
  };
}
