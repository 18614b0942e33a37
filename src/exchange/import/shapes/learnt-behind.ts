import { nameAndType } from '#exchange/import/lists/fighter-line.ts';
import { isKey } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import type { Words } from '#exchange/import/words/words.ts';

/**
 * `4 Skink Braves 0 - javelins`, `Saurus Kroq 8 - halberd`: a number behind everybody is what they have learnt, as
 * soon as one of them has learnt nothing. Other lists stay as they are.
 */
export function withLearntBehind(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  // No price is nothing.
  if (!lines.some(({ text }) => BEHIND.exec(text)?.groups?.['xp'] === '0')) return lines;
  const told = lines.map((line) => learntIn(line, words));
  const found = told.filter((one) => one !== null);
  const all = lines.filter(({ text }) => /\p{L}\s+[-–—]\s+\p{L}/u.test(text)).length;
  const sure = found.some(({ xp }) => xp === '0');
  if (!sure || found.length < LEAST || found.length * 2 < all) return lines;
  return lines.map((line, at) => {
    const one = told[at] ?? null;
    return one === null
      ? line
      : { ...line, text: `${one.many}${one.who} (${one.xp} xp)${one.rest}` };
  });
}

/** Fewer may be anything. */
const LEAST = 3;

/** Somebody of the game, and the number behind him. */
function learntIn({ text, cells }: ListLine, words: Words) {
  const { many = '', who = '', xp = '', rest = '' } = BEHIND.exec(text)?.groups ?? {};
  if (cells !== null || who === '' || isKey(who) || !nameAndType(who, words).known) return null;
  return { many, who, xp, rest };
}

const BEHIND =
  /^(?<many>\d{1,2}\s?x?\s)?(?<who>\p{L}[\p{L}'’. ]{2,40}?)\s(?<xp>\d{1,2})(?<rest>\s+[-–—]\s.*|)$/u;
