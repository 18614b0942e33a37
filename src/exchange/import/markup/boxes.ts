/**
 * Cards that are drawn with signs, `+-----+` above `| Otto Krank |`: what stands in each of them, without its frame.
 * Tables, whose rows have bars within, stay as they are.
 */
export function withoutBoxes(text: string): string {
  const lines = text.split('\n');
  const rulers = lines.filter((line) => RULER.test(line)).length;
  const framed = lines.filter((line) => FRAMED.test(line));
  const rows = framed.filter((line) => (INSIDE.exec(line)?.[1] ?? '').includes('|'));
  if (rulers < LEAST || framed.length < LEAST || rows.length * 4 > framed.length) return text;
  return lines
    .map((line) => {
      if (RULER.test(line)) return '';
      const [, inside = line] = INSIDE.exec(line) ?? [];
      return inside.trimEnd();
    })
    .join('\n');
}

/** One box is a title. */
const LEAST = 3;

const RULER = /^\s*[+╔╗╚╝╠╣┌┐└┘├┤][-=═─+┬┴┼]{4,}[+╔╗╚╝╠╣┌┐└┘├┤]\s*$/u;
const FRAMED = /^\s*[|║│]\s?\S.*[|║│]\s*$/u;
const INSIDE = /^\s*[|║│]\s?(.*?)\s*[|║│]\s*$/u;
