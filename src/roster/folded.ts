/**
 * Text folded for search and comparison: lower case, without accents, ligatures split, one kind of
 * apostrophe and of space. Folding a text equals folding its letters one by one.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll(/['’‘`´ʼ]/gu, "'")
    .replaceAll(/\s/gu, ' ');
}
