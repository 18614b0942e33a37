import { LOUD } from './words.ts';

/** A sentence whose marked parts (names, chances) stand out. */
export function Emphasised({ text }: { readonly text: string }) {
  return text.split(LOUD).map((part, index) =>
    // The parts of one sentence never change places.
    // oxlint-disable-next-line react/no-array-index-key
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );
}
