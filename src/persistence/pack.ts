import type { Snapshot } from './snapshots.ts';

type Packed = Pick<Snapshot, 'packed' | 'content'>;

/** Compresses a text, if the browser can. */
export async function pack(text: string): Promise<Packed> {
  if (typeof CompressionStream === 'undefined') {
    return { packed: 'plain', content: new TextEncoder().encode(text) };
  }
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return { packed: 'gzip', content: new Uint8Array(await new Response(packed).arrayBuffer()) };
}

/** Decompresses it. Rejects when it is damaged, or in a format that this browser lacks. */
export async function unpack({ packed, content }: Packed): Promise<string> {
  if (packed === 'plain') return new TextDecoder().decode(content);
  const text = new Blob([content]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).text();
}
