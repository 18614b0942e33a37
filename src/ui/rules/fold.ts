/** A text as the search sees it, and where each of its characters stands in the text as written. */
export interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

/** Without accents and case, joined letters apart: "Œil d’À côté" is "oeil d'a cote". */
export function folded(text: string): Folded {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const bare = foldedText(letter);
    plain += bare;
    for (let count = 0; count < bare.length; count += 1) places.push(place);
    place += letter.length;
  }
  return { text: plain, places };
}

/** The same without the places. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replace(/\s/gu, ' ');
}
