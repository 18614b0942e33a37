import { EMPHASIS_MARK } from './words.ts';

/** A sentence whose marked parts (names, chances) stand out. */
export function Emphasised({ text }: { readonly text: string }) {
  return text.split(EMPHASIS_MARK).map((part, index) =>
    // The parts of one sentence never change places.
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );
}
