/**
 * Text as it is sought and compared: without accents and capitals, ligatures taken apart, one kind of
 * apostrophe and of blank. Of a text it is the same as of its letters one by one.
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
