import { marked } from './search.ts';
import './Marked.css';

type MarkedProps = { readonly text: string; readonly words: readonly string[] };

/** A text with the words of a search marked. */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text;
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
