/** Packs bytes as zips and codes hold them. Null where the browser can't. */
export async function deflated(bytes: Uint8Array): Promise<Uint8Array | null> {
  const packed = await through(() => new CompressionStream('deflate-raw'), bytes, Infinity);
  return packed === 'too-big' ? null : packed;
}

/**
 * Unpacks deflated bytes; null when they are damaged. Stops where they become more than `most`: what is
 * packed may lie about its size.
 */
export function inflated(bytes: Uint8Array, most: number): Promise<Uint8Array | 'too-big' | null> {
  return through(() => new DecompressionStream('deflate-raw'), bytes, most);
}

async function through(
  stream: () => CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array | 'too-big' | null> {
  try {
    const { readable, writable } = stream();
    const writer = writable.getWriter();
    // What goes wrong in here shows where it is read.
    writer.write(bytes.slice()).catch(() => undefined);
    writer.close().catch(() => undefined);
    const chunks: Uint8Array[] = [];
    let size = 0;
    const reader = readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > most) {
        void reader.cancel();
        return 'too-big';
      }
      chunks.push(value);
    }
    return joined(chunks, size);
  } catch {
    return null;
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
