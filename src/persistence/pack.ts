import type { Snapshot } from './snapshots.ts';

type Packed = Pick<Snapshot, 'packed' | 'content'>;

/** A text as small as the browser can make it. */
export async function pack(text: string): Promise<Packed> {
  if (typeof CompressionStream === 'undefined') {
    return { packed: 'plain', content: new TextEncoder().encode(text) };
  }
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return { packed: 'gzip', content: new Uint8Array(await new Response(packed).arrayBuffer()) };
}

/** The text again. Rejects when it is damaged, or packed in a way that this browser doesn't know. */
export async function unpack({ packed, content }: Packed): Promise<string> {
  if (packed === 'plain') return new TextDecoder().decode(content);
  const text = new Blob([content]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).text();
}
