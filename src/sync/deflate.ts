/** Compresses bytes with raw deflate, as zip files and codes need it. Null where the browser can't. */
export async function deflated(bytes: Uint8Array): Promise<Uint8Array | null> {
  const packed = await through(() => new CompressionStream('deflate-raw'), bytes, Infinity);
  return packed === 'too-big' ? null : packed;
}

/**
 * Decompresses raw deflate; null for damaged data. Stops above `maxSize` bytes, since a declared size can't be
 * trusted.
 */
export function inflated(
  bytes: Uint8Array,
  maxSize: number,
): Promise<Uint8Array | 'too-big' | null> {
  return through(() => new DecompressionStream('deflate-raw'), bytes, maxSize);
}

async function through(
  stream: () => CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  maxSize: number,
): Promise<Uint8Array | 'too-big' | null> {
  try {
    const { readable, writable } = stream();
    const writer = writable.getWriter();
    // Errors surface at the reader.
    writer.write(bytes.slice()).catch(() => undefined);
    writer.close().catch(() => undefined);
    const chunks: Uint8Array[] = [];
    let size = 0;
    const reader = readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > maxSize) {
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
