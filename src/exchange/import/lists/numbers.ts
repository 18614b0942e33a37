import { splitOutside } from '#exchange/import/words/items.ts';

// Numbers of a line with no word for what they are.

/** `Brokk [25]: axe`, `Clansmen (2) [3]`: a number in brackets that does not count them. */
export function bracketed(text: string, count: number | null): number | null {
  const [, last] = /[^\d\s]\s*\[\s*(\d{1,3})\s*\]$/.exec(text) ?? [];
  const [head, tail] = cutOnce(text);
  // `Otto [35]: axe [5]`, `axe [5], sword [10]`: what is behind the things as well are prices.
  const priced = [...(tail ?? '').matchAll(IN_SQUARE)].length;
  if (priced > 1 || (priced > 0 && IS_SQUARE.test(head.trim()))) return null;
  if (last !== undefined && text.includes(':')) return Number(last);
  const numbers = [...head.matchAll(/(?<=\S\s*)[([]\s*(\d{1,3})\s*[)\]]/g)].map(([, digits]) =>
    Number(digits),
  );
  const others = numbers[0] === count ? numbers.slice(1) : numbers;
  return others.length === 1 ? (others[0] ?? null) : null;
}

const IN_SQUARE = /[[]\s*\d{1,3}\s*[\]]/g;
const IS_SQUARE = /[[]\s*\d{1,3}\s*[\]]$/;

/** The only part of a line that is nothing but a number. */
export function numberIn(parts: readonly string[]): number | null {
  const [first, ...others] = parts
    .flatMap((part) => splitOutside(part, ',;'))
    .filter((part) => /^\d{1,3}$/.test(part));
  return first === undefined || others.length > 0 ? null : Number(first);
}

/** The line before and after its first colon outside of brackets; null when nothing comes after. */
export function cutOnce(text: string): readonly [string, string | null] {
  const [head = '', ...others] = splitOutside(text, ':');
  return others.length === 0 ? [head, null] : [head, others.join(': ')];
}
