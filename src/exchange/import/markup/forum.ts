/** What is crossed out over several lines of a post is crossed out on each of them. */
export function withStrokes(text: string): string {
  if (!/\[s\]/iu.test(text)) return text;
  return text
    .split(/(\[s\][^[]*(?:\[(?!\/?s\])[^[]*)*\[\/s\])/iu)
    .map((part, at) =>
      at % 2 === 0 ? part : part.replaceAll('\n', '[/s]\n[s]').replaceAll('[s][/s]', ''),
    )
    .join('');
}
