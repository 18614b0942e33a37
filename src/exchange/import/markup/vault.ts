/**
 * Notes that link to one another, `weapons:: [[Axe]], [[Club|Clubs]]`: the words that their reader sees. What is set
 * apart as a quotation, and words that only sort the notes, are left away.
 */
export function withoutVault(text: string): string {
  if (!/\[\[[^[\]\n]{1,80}\]\]/u.test(text) || !/^\s*[\p{L} _-]+::|^>\s*\[!/mu.test(text))
    return text;
  let quoted = false;
  return text
    .split('\n')
    .map((line) => {
      quoted = /^>\s*\[!/u.test(line) || (quoted && line.startsWith('>'));
      if (quoted || /^(?:#[\p{L}\d/_-]+\s*)+$/u.test(line)) return '';
      return line
        .replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/gu, '$1')
        .replace(/^(\s*[-*]?\s*[\p{L} _-]{1,30})::\s*/u, '$1: ');
    })
    .join('\n');
}
