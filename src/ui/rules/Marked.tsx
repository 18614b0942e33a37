import { marked } from './search.ts';

/** A text with the words that were looked for marked in it. */
export function Marked({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}) {
  let place = 0;
  return marked(text, words).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.hit ? (
      <mark key={key} className="rules-mark">
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}
