import type { Stated } from '#exchange/import/draft.ts';
import { withoutMarkup } from '#exchange/import/words/markup.ts';
import { plain } from '#exchange/import/words/names.ts';
import { anyOf, literal, wordsFor } from '#exchange/import/words/phrases.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { LanguageWords } from '#rules/contract/lexicon.ts';
import { bareText } from './headings.ts';
import type { Line } from './lines.ts';
import {
  isAboutAll,
  isCommon,
  isMoney,
  linkOf,
  numberOf,
  saysPurse,
  saysShards,
} from './vocabulary.ts';

/** What a line says of the whole warband. */
interface Totals {
  readonly stated: readonly Stated[];
  /** It says nothing else. */
  readonly whole: boolean;
}

/**
 * The totals in `Total models: 11`, `That makes 8`, `Rating 112, 9 models`, `Total: 480 gc`.
 * @param alone no fighter stands above whom the line might be about
 */
export function totalsIn(line: Line, alone: boolean): Totals {
  const said = withoutMarkup(bareText(line));
  if (!SAYS_TOTAL.test(` ${plain(said)} `)) return NOTHING;
  const split = said.split(/[,;|·•–—()[\]\t]|\.\s/u).filter((part) => /[\p{L}\d]/u.test(part));
  // `Rating;;;139`: a cell of words, and one with their number.
  const isPair =
    split.length === 2 && /^\D+$/u.test(split[0] ?? '') && /^\s*\d+\s*$/u.test(split[1] ?? '');
  const parts = isPair ? [split.join(' ')] : split;
  const found = parts.map((part) => totalOf(part, line, alone));
  const stated = found.flatMap((one) => one ?? []);
  const known = found.every((one) => one !== null);
  const whole = known && found.every((one) => one.length > 0);
  return { stated: known || alone || found[0] !== null ? stated : [], whole };
}

const NOTHING: Totals = { stated: [], whole: false };

/** Null for words about anything else; empty for a purse. */
function totalOf(
  part: string,
  { no: line, apart: isApart }: Line,
  alone: boolean,
): readonly Stated[] | null {
  const free = alone || isApart;
  let said = ` ${plain(part)} `;
  const has = (words: readonly string[]) => {
    const [word] = words.filter((one) => said.includes(` ${one} `));
    if (word !== undefined) said = said.replace(` ${word} `, ' ');
    return word !== undefined;
  };
  // The longest first: `en tout` is more than `tout`.
  const makes = has(ALTOGETHER);
  const totals = has(TOTALS);
  const spent = has(SPENT);
  const rating = has(RATING);
  const heads = has(HEADS);
  const members = heads || has(MEMBERS);
  const [first = '', ...others] = said.match(/\d+|\p{L}+/gu) ?? [];
  const words = [first, ...others];
  const numbers = words.flatMap((word) =>
    /^\d/u.test(word) ? Number(word) : (numberOf(word) ?? []),
  );
  const [value] = numbers.filter((one) => one !== 1 || numbers.length === 1);
  const rest = words.filter((word) => word !== '' && !/^\d/u.test(word) && numberOf(word) === null);
  const isMoneyTalk = rest.some((word) => isMoney(word) || saysPurse(word) || saysShards(word));
  const isSmall = rest.every(
    (word) =>
      isMoney(word) ||
      saysPurse(word) ||
      saysShards(word) ||
      isAboutAll(word) ||
      isCommon(word) ||
      linkOf(word) !== null,
  );
  if (value === undefined || !isSmall) return null;
  if (rating) return [{ is: 'rating', value, line }];
  const isPurse = plain(part)
    .split(' ')
    .some((word) => saysShards(word) || saysPurse(word));
  // Right below a fighter it is what he has cost.
  const isSpent = (spent && free) || ((totals || makes) && (spent || !isPurse));
  if (isMoneyTalk || spent) return isSpent ? [{ is: 'gold', value, line }] : [];
  const whole =
    makes ||
    totals ||
    rest.some(isAboutAll) ||
    (alone && /:\s*\d/u.test(part)) ||
    // `13 lads`, `Members: 7`: no group has so many.
    (heads && rest.length === 0 && value > MAX_GROUP);
  return whole && (members || makes) && value <= MAX_MODELS
    ? [{ is: 'models', value, line }]
    : null;
}

/** Models. */
const MAX_GROUP = 5;

/** More is a sum of something else. */
const MAX_MODELS = 30;

function wordsOf(of: (words: LanguageWords) => readonly string[]): readonly string[] {
  return wordsFor(of)
    .map(plain)
    .toSorted((a, b) => b.length - a.length);
}

const ALTOGETHER = wordsOf(({ phrases }) => phrases.altogether);
const TOTALS = wordsOf(({ phrases }) => phrases.totals);
const SPENT = wordsOf(({ phrases }) => phrases.spent);
const HEADS = wordsOf(({ phrases }) => phrases.heads);
const MEMBERS = wordsOf(({ phrases }) => [...phrases.members, ...phrases.models]);
const RATING = wordsOf(({ phrases }) => phrases.rating);

/** Any of these words: most lines have none. */
const SAYS_TOTAL = new RegExp(
  ` ${anyOf([ALTOGETHER, TOTALS, SPENT, HEADS, MEMBERS, RATING].flat().map(literal))} `,
  'u',
);

/**
 * Whether a line adds up what somebody counts for, as `Warriors: Base 15 + Experience 6 = 21`, and lists nobody: words
 * between the numbers, none of them a fighter.
 */
export function isAccount(line: Line, words: Words): boolean {
  const [, first = '', second = ''] = ACCOUNT.exec(withoutMarkup(bareText(line))) ?? [];
  const named = [first, second].map((part) => part.trim()).filter((part) => part !== '');
  // `Magister 70 + sword 10 = 80` is a fighter with his price.
  const isKnown = (part: string) =>
    (['profiles', 'items', 'rules'] as const).some((kind) => isWord(words, kind, part));
  return named.length > 0 && !named.some(isKnown);
}

const ACCOUNT =
  /(?<!\d)\d{1,3}\s?(\p{L}[\p{L} ]{0,30})?\s?[+×*]\s?(\p{L}[\p{L} ]{0,30})?\d{1,3}(?!\d)[^=]{0,60}=\s?\d{1,4}\s?\p{L}{0,12}\.?$/u;
