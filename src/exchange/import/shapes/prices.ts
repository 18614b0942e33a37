import type { ListLine } from '#exchange/import/lists/lines.ts';

/**
 * `Vampire (110)` and `Dreg (20)`: where such numbers at the ends of lines can only be prices, all of them
 * are, and none counts anybody. What has been learnt is no multiple of five line by line.
 */
export function withPrices(raw: readonly ListLine[]): readonly ListLine[] {
  const lines = withoutResults(raw).map(countedBehind);
  const numbers = lines.flatMap((line) => priceOf(line) ?? []);
  const high = numbers.filter((number) => number > 40).length;
  if (high < 2 || !numbers.every((number) => number % 5 === 0)) return lines;
  return lines.map((line) => {
    const number = priceOf(line);
    return number === null
      ? line
      : { ...line, text: line.text.replace(endOf(line), ` (${number} gc)`) };
  });
}

/** Below it a number may count people. */
const COUNTS = 10;

/** Behind what stands in bold, a number needs no brackets. */
function endOf({ strong }: ListLine): RegExp {
  return strong
    ? /\s*(?:\(\s*(\d{1,3})\s*\)|(?<=\p{L}\s*)\s(\d{2,3}))$/u
    : /\s*\(\s*(\d{1,3})\s*\)$/u;
}

function priceOf(line: ListLine): number | null {
  const [, inner, bare] = endOf(line).exec(line.text) ?? [];
  const number = Number(inner ?? bare ?? 0);
  return number < COUNTS ? null : number;
}

/** `Gor 35 1x Club 3 1x Shield 5`: his price stands between what he is and things that are counted one by one. */
function countedBehind(line: ListLine): ListLine {
  const filled = (line.cells ?? [line.text]).filter((cell) => cell !== '');
  // More cells are a row of a table.
  if (filled.length > 2) return line;
  const text = filled.join(' ');
  const [whole, who = '', price = '', things = ''] = COUNTED_BEHIND.exec(text) ?? [];
  return whole === undefined
    ? line
    : { ...line, cells: null, text: `${who} (${price} gc): ${things}` };
}

const COUNTED_BEHIND =
  /^(?:\d{1,2}\.\s+)?((?:\d{1,2}(?:\s?x)?\s+)?\p{L}[\p{L}'’ -]{2,30}?)\s+(\d{2,3})\s+(\d{1,2}\s?[x×]\s+\p{L}.*)$/iu;

/** `Warrior (25) halberd (10) = 35 x2 = 70`: what each comes to, how many there are, and what all of them cost. */
const RESULT =
  /^(?<whole>[^=]*\p{L}[^=]*?)\s+=\s*\d{1,3}(?:\s*[x×*]\s*(?<count>\d{1,2})(?:\s*=\s*\d{1,3})?)?(?:\s*(?:gcs?|gk|co|po|mo|pts)\.?)?(?<said>\s*(?:<[-–=]+|[-–=]+>)\s*\p{L}.*)?$/iu;

/** `: 50+10` before what it makes. */
const ADDENDS = /:\s?\d{1,3}(?:\s?\+\s?\d{1,3})+$/u;

/** Sums in two lines at least are no remark: the lines without them, and with their number in front. */
function withoutResults(lines: readonly ListLine[]): readonly ListLine[] {
  const told = lines.map(({ cells, text }) =>
    cells === null ? RESULT.exec(text)?.groups : undefined,
  );
  if (told.filter((one) => one !== undefined).length < 2) return lines;
  return lines.map((line, at) => {
    const { whole, count } = told[at] ?? {};
    if (whole === undefined) return line;
    const bare = whole.replace(ADDENDS, '').trimEnd();
    return { ...line, text: count === undefined ? bare : `${count}x ${bare}` };
  });
}
