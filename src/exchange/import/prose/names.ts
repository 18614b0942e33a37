import { isSmall } from '#exchange/import/lists/fighter-line.ts';
import { typeInSentence } from '#exchange/import/lists/warband-title.ts';
import type { Words } from '#exchange/import/words/words.ts';
import { type Token, textAt } from './tokens.ts';
import {
  AMONG_THINGS,
  DEFINITE,
  LATER,
  LEAD_IN,
  POSSESSIVE,
  PRONOUN_ALL,
  PRONOUN_ONE,
  STARTS,
  WITH,
} from './words.ts';

/** A name, where it stands. */
export interface Named {
  readonly name: string;
  /** The word behind it. */
  readonly to: number;
}

/** Words with capitals, and little ones between. */
export function nameAt(text: string, tokens: readonly Token[], at: number): Named | null {
  const quoted = /^["“«„‘]/u.test(tokens[at]?.text ?? '');
  if (quoted) {
    const close = tokens.findIndex((token, index) => index > at && /^["”»“’]/u.test(token.text));
    const name = close === -1 ? '' : textAt(text, tokens, at + 1, close - at - 1);
    return name === '' || name.length > 40 ? null : { name, to: close + 1 };
  }
  let last = -1;
  for (let index = at; index < Math.min(tokens.length, at + 6); index += 1) {
    const token = tokens[index];
    if (token === undefined || token.word === '') break;
    if (/^\p{Lu}/u.test(token.text)) last = index;
    else if (!isSmall(token.text) && !/^[dl]$/u.test(token.text)) break;
  }
  if (last === -1 || (last === at && isFunction(tokens[at]))) return null;
  return { name: textAt(text, tokens, at, last - at + 1), to: last + 1 };
}

/** `He`, `Both`, `Dazu` begin a sentence, and name nobody. */
function isFunction(token: Token | undefined): boolean {
  const word = token?.word ?? '';
  return [PRONOUN_ONE, PRONOUN_ALL, AMONG_THINGS, WITH, DEFINITE, POSSESSIVE, LEAD_IN, STARTS].some(
    (one) => one.has(word),
  );
}

/** `called otto`, where nothing is written with a capital. */
export function smallName(tokens: readonly Token[], at: number): Named | null {
  const token = tokens[at];
  const name = token?.text ?? '';
  const sure =
    /^\p{Ll}[\p{L}'’-]{2,20}$/u.test(name) &&
    !WITH.has(token?.word ?? '') &&
    !AMONG_THINGS.has(token?.word ?? '');
  return sure ? { name, to: at + 1 } : null;
}

/** Every word of it begins with a capital, or is a little one. */
export function isNamed(name: string): boolean {
  return name.split(' ').every((part) => /^\p{Lu}/u.test(part) || isSmall(part));
}

/** `my skaven warband`; what is to come is another one. */
export function bandIn(text: string, words: Words): string {
  if (text.search(LATER) >= 0) return '';
  return typeInSentence(text, words).replace(/^(?:an?|une?|the|les?|la)\s/iu, '');
}
