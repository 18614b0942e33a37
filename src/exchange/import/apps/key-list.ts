/** The keys in a text that separates them by `;`, over as many lines as it takes. */
export function keyList(text: string): readonly string[] {
  return text
    .split(';')
    .map((key) => key.trim())
    .filter((key) => key !== '');
}
