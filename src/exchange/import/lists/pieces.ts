/** A part of a line. */
export interface Piece {
  readonly text: string;
  /** The sign before it, or the bracket around it. */
  readonly sign: string;
  /** Experience or a price stood right before it. */
  readonly apart: boolean;
  /** Where the bracket around it opens; -1 outside of any. */
  readonly inside: number;
}

/** Where experience or a price stood: it parts what is around it. */
export const MARK = ' ¦ ';

/** The parts of a line with what stands before each; null where brackets do not close. */
export function piecesOf(text: string): readonly Piece[] | null {
  const pieces: Piece[] = [];
  let sign = '';
  let apart = false;
  let from = 0;
  const end = (at: number, next: string) => {
    const piece = text
      .slice(from, at)
      .replaceAll(/^[\s,;]+|[\s,;]+$/gu, '')
      .replaceAll(JOINING, '');
    if (/[\p{L}\d]/u.test(piece)) {
      pieces.push({ text: piece, sign, apart, inside: -1 });
      apart = false;
    }
    if (next === MARK.trim()) apart = true;
    if (piece !== '' || next !== MARK.trim()) sign = next;
  };
  for (const match of text.matchAll(SIGNS)) {
    if (match.index < from) continue;
    const [found, close = ''] = [match[0], BRACKETS[match[0].trim()]];
    if (close === '') {
      end(match.index, found.trim());
      from = match.index + found.length;
      continue;
    }
    const start = match.index + found.length;
    const last = text.indexOf(close, start);
    if (last < 0) return null;
    const inner = text.slice(start, last);
    if (/[([{]/u.test(inner)) return null;
    end(match.index, '');
    const bracket = close === ')' || close === ']' || close === '}' ? '(' : '"';
    const parts =
      bracket === '"'
        ? [inner]
        : inner.split(/\s*[,;¦]\s*/u).map((one) => one.replaceAll(JOINING, ''));
    for (const part of parts)
      if (part.trim() !== '')
        pieces.push({ text: part.trim(), sign: bracket, apart, inside: match.index });
    from = last + 1;
    sign = '';
  }
  end(text.length, '');
  return pieces;
}

/** `and shield` behind a price. */
const JOINING = /^(?:(?:and|et|und|y|e)\s+|[&+/]\s*)(?=\p{L})|\s+(?:and|et|und|y|e|[&+/])$/giu;

const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
};

const SIGNS =
  /[([{]|(?<=^|\s)["“„«](?=\p{L})|\s*[|;,¦]\s*|\s*:(?=\s|$)|(?:\s+|(?<=[¦,;|]\s?))(?:[-–—=]+>?|→|\/{1,2})\s+|\s+[-–—]+(?=\p{L})|(?<=\p{L}{3}|\d|[)\]]|¦\s?)\.\s+|\s+(?:with|avec|mit|con|w\/)\s+/giu;

/** Behind a comma, as one of several. */
export function isStrung(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.sign === ',' && !piece.apart;
}
