import type { ListLine } from '#exchange/import/lists/lines.ts';

/**
 * `Vampire (110)` and `Dreg (20)`: where such numbers at the ends of lines can only be prices, all of them
 * are, and none counts anybody. What has been learnt is no multiple of five line by line.
 */
export function withPrices(lines: readonly ListLine[]): readonly ListLine[] {
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
