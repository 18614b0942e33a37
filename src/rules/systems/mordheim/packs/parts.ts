import { assemble, type Parts } from './assemble.ts';
import { fromPacks } from './known.ts';

/** What all packs that are known say together. */
export const parts = fromPacks(assemble);

/** What follows from it: made once, and anew when more packs are known. */
export function fromParts<T>(make: (of: Parts) => T): () => T {
  return fromPacks(() => make(parts()));
}
