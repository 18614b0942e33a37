import { EMPHASIS_MARK } from './words.ts';

/** A sentence with its marked parts (names, chances) in bold. */
export function Emphasised({ text }: { readonly text: string }) {
  return text.split(EMPHASIS_MARK).map((part, index) =>
    // The parts of a sentence are never reordered, so the index is a safe key.
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );
}
