/**
 * Tables of a page that stand in a list as their tags, `<table><tr><td>…`: each row on one line with tabs between
 * its cells, and nothing of the tags. Every line stays where it is. Any other text is left alone.
 */
export function withoutTags(text: string): string {
  if (!/<tr\b[^<>]*>/i.test(text)) return text;
  return text.replaceAll(/<tr\b[^<>]*>([\s\S]*?)<\/tr>/gi, (row, inner: string) => {
    const cells = inner
      .split(/<t[dh]\b[^<>]*>/i)
      .slice(1)
      .map((cell) => plainly(cell.replaceAll(/\s*\n\s*/g, ' ')));
    return `${cells.join('\t')}${'\n'.repeat(row.split('\n').length - 1)}`;
  });
}

function plainly(cell: string): string {
  return cell
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim();
}
