import { trimmed } from '#exchange/import/lists/fighter-line.ts';
import { couldBeName } from '#exchange/import/lists/names.ts';
import { isPlural, plain } from '#exchange/import/words/names.ts';
import { saysLeader } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { longest, type Token, textAt } from './tokens.ts';
import {
  CALLED,
  DEFINITE,
  HAS,
  INDEFINITE,
  KIN,
  MORE,
  NONE,
  numberOf,
  POSSESSIVE,
  PREPOSITIONS,
  WITH,
} from './words.ts';

/** Where a sentence names somebody of the game. */
export interface Mention {
  readonly type: string;
  readonly count: number | null;
  /** Names in front: `Otto is my captain`, `Otto, a captain`, `Otto and Hans are my champions`. */
  readonly names: readonly string[];
  /**
   * Counted, or one of them · known, as `the captain` · weak, bare: the word alone, with an article or
   * without, which says little · none: not there, or not yet.
   */
  readonly how: 'counted' | 'known' | 'weak' | 'bare' | 'none';
  /** `2 more`: others than those told of. */
  readonly fresh: boolean;
  /** `the second champion`, `one of the champions`: one of those told of, if there are any. */
  readonly one: boolean;
  /** Where it begins, with what counts it, and the word behind it. */
  readonly from: number;
  readonly to: number;
}

/** Everybody of the game whom a sentence names, one after the other. */
export function mentionsIn(
  text: string,
  tokens: readonly Token[],
  words: Words,
): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const size = longest(text, tokens, at, 'profiles', words);
    const things = longest(text, tokens, at, 'items', words);
    if (size === 0 || things > size) {
      at += Math.max(things, 1);
      continue;
    }
    const mention = mentionAt(text, tokens, at, size, found.at(-1), words);
    if (mention !== null) found.push(mention);
    at = mention?.to ?? at + size;
  }
  return found;
}

function mentionAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  size: number,
  before: Mention | undefined,
  words: Words,
): Mention | null {
  const inner =
    tokens[at + size]?.text === '(' ? longest(text, tokens, at + size + 1, 'profiles', words) : 0;
  // `brutes (Big Uns)`: what they are stands in the brackets.
  const explained = inner > 0 && tokens[at + size + 1 + inner]?.text === ')';
  const type = explained
    ? textAt(text, tokens, at + size + 1, inner)
    : textAt(text, tokens, at, size);
  const alone = tokens[at - 1]?.text === '(' && /^[),]$/u.test(tokens[at + size]?.text ?? '');
  const inside = isInside(tokens, at);
  // `two grunts (Orc Boys)`: what they are stands in the brackets; anything else there is by the way.
  if (inside && !alone) return null;
  const head = alone ? bracketHead(tokens, at - 1) : at;
  if (head === null || (before !== undefined && head < before.to)) return null;
  const limit = before?.to ?? 0;
  const det = determined(tokens, head, limit);
  // `vampire captain`: two words for one.
  if (before !== undefined && det.from === before.to && det.kind === 'bare') return null;
  const to = at + size + (alone ? 1 : 0) + (explained ? inner + 2 : 0);
  const behind = behindIt(tokens, to);
  const next = tokens[to];
  if (IS_THE_BAND.has(next?.word ?? '')) return null;
  const leads = saysLeader(type) && (saysIs(next) || next?.text === ':');
  if (leads) return null;
  const later = tokens[at]?.later === true;
  const several = isPlural(words.indexes.profiles, type, words.language);
  const named =
    det.kind === 'none' || later ? null : nameBefore(text, tokens, det.from, limit, several, words);
  const from = named?.from ?? det.from;
  const common = KIN.has(tokens[at]?.word ?? '') && size === 1;
  const band = isWord(words, 'warbands', type);
  const has =
    WITH.has(next?.word ?? '') ||
    next?.text === '(' ||
    areCapital(next) ||
    CALLED.test(text.slice(next?.from ?? text.length));
  const count = behind.count ?? det.count;
  // `the matriarch is Sister Ilse`: that is what she is called.
  const told = before !== undefined && saysIs(tokens[before.to]) && det.from === before.to + 1;
  if (told && det.kind === 'bare' && areCapital(tokens[at], tokens[at + size])) return null;
  // `the youngblood, a boy named Otto`.
  const again =
    before !== undefined && det.from === before.to + 1 && tokens[before.to]?.text === ',';
  if (again && common && det.kind === 'indefinite') return null;
  const names = named?.names ?? [];
  const base = {
    type,
    count: names.length > 1 ? names.length : count,
    names,
    fresh: det.more,
    one: det.one,
    from,
    to: behind.to,
  };
  if (det.kind === 'none' || later) return { ...base, how: 'none' };
  const number = count !== null && (det.kind === 'number' || behind.count !== null);
  if (names.length > 1 || (names.length > 0 && det.kind !== 'bare'))
    return { ...base, how: 'counted' };
  if (number && det.known) return { ...base, how: 'weak' };
  if (number || (det.kind === 'indefinite' && !(band && common)))
    return { ...base, how: 'counted' };
  if (band && !has) return null;
  // `my sisters: the matriarch …`: who they all are.
  if (next?.text === ':' && det.kind !== 'bare' && names.length === 0)
    return { ...base, how: 'bare' };
  if (det.kind === 'possessive') return { ...base, how: common || several ? 'weak' : 'known' };
  if (det.kind === 'definite' || det.kind === 'indefinite') return { ...base, how: 'weak' };
  // One word among signs, as lists have it.
  const listed = isSign(tokens[from - 1]) && (isSign(next) || has || NONE.has(next?.word ?? ''));
  return { ...base, how: listed && !common ? 'counted' : 'bare' };
}

function isSign(token: Token | undefined): boolean {
  return token === undefined || token.word === '' || AND.has(token.word);
}

const AND: ReadonlySet<string> = new Set(
  'and et und y e plus then puis dann luego poi with'.split(' '),
);

/** `my skaven warband`. */
const IS_THE_BAND: ReadonlySet<string> = new Set(
  'warband band gang list roster army crew team player players bande liste armee banda lista kriegerbande'.split(
    ' ',
  ),
);

/** `is`; `e` without its accent joins two others. */
export function saysIs(token: Token | undefined): boolean {
  return /^(?:is|est|ist|es|è)$/iu.test(token?.text ?? '');
}

function areCapital(...tokens: readonly (Token | undefined)[]): boolean {
  return tokens.every((token) => /^\p{Lu}/u.test(token?.text ?? ''));
}

function isInside(tokens: readonly Token[], at: number): boolean {
  const open = tokens.findLastIndex(({ text }, index) => index < at && text === '(');
  const close = tokens.findLastIndex(({ text }, index) => index < at && text === ')');
  return open > close;
}

/** `dos grandotes (big uns)`: where the words before the bracket begin, if something counts them. */
function bracketHead(tokens: readonly Token[], open: number): number | null {
  for (const back of [1, 2]) {
    const at = open - back;
    const number = numberOf(tokens[at - 1]?.text ?? '');
    const word = tokens[at]?.word ?? '';
    if (number !== null && word !== '' && numberOf(tokens[at]?.text ?? '') === null) return at;
  }
  return null;
}

interface Determined {
  readonly kind: 'number' | 'indefinite' | 'possessive' | 'definite' | 'none' | 'bare';
  readonly count: number | null;
  readonly more: boolean;
  /** `the second`, `one of the`. */
  readonly one: boolean;
  /** `the two trolls` are known already. */
  readonly known: boolean;
  readonly from: number;
}

/** What stands before somebody: how many of them, whose they are. */
function determined(tokens: readonly Token[], head: number, limit: number): Determined {
  let count: number | null = null;
  let more = false;
  let known = false;
  let one = false;
  let kind: Determined['kind'] = 'bare';
  let from = head;
  let strange = 0;
  for (let at = head - 1; at >= limit && head - at < 6; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.word === '') break;
    const { word } = token;
    const number = numberOf(token.text);
    if (/^x$/iu.test(word) && numberOf(tokens[at - 1]?.text ?? '') !== null) continue;
    if (NONE.has(word)) {
      // `not the captain` is another one than `not two but three captains`.
      return { kind: 'none', count, more, known, one, from: at };
    }
    if (OF.has(word) && strange === 0 && kind === 'bare') {
      // `pas encore d’ogre`, `a group of 4 warriors`.
      from = at;
      if (!/\p{L}/u.test(tokens[at - 1]?.word ?? '')) break;
      strange += 1;
      continue;
    }
    if (INDEFINITE.has(word)) {
      if (kind === 'bare') [kind, count] = ['indefinite', 1];
      from = at;
      // `a pair of`, `ein paar`: a word of number stands behind it.
      continue;
    }
    if (number !== null && kind !== 'number') {
      [kind, count, from] = ['number', number, at];
      continue;
    }
    if (POSSESSIVE.has(word)) {
      if (kind === 'bare') kind = 'possessive';
      from = at;
      break;
    }
    if (ORDINALS.has(word)) {
      one = true;
      from = at;
      continue;
    }
    if (DEFINITE.has(word)) {
      if (kind === 'bare') kind = 'definite';
      known = true;
      from = at;
      const back = OF.has(tokens[at - 1]?.word ?? '') ? 2 : 1;
      const some = tokens[at - back];
      if (at - back >= limit && some !== undefined && numberOf(some.text) === 1) {
        one = true;
        from = at - back;
      }
      break;
    }
    if (MORE.has(word)) {
      more = true;
      from = at;
      continue;
    }
    if (kind !== 'bare') break;
    // `two brave champions`.
    strange += 1;
    if (strange > 1 || WITH.has(word) || HAS.has(word)) break;
  }
  return { kind, count, more, known, one, from };
}

const ORDINALS: ReadonlySet<string> = new Set(
  'first second third fourth premier premiere second seconde deuxieme troisieme erste zweite dritte vierte ersten zweiten dritten primer primero segundo tercero tercer primera segunda tercera primo seconda terzo terza prima'.split(
    ' ',
  ),
);

const OF: ReadonlySet<string> = new Set(['of', 'de', 'd', 'von', 'di']);

/** `Zombies x5`, `zombies (5)`. */
function behindIt(
  tokens: readonly Token[],
  to: number,
): { readonly count: number | null; readonly to: number } {
  const [first, second, third] = tokens.slice(to, to + 3);
  const [, times] = /^x(\d{1,2})$/iu.exec(first?.text ?? '') ?? [];
  if (times !== undefined) return { count: Number(times), to: to + 1 };
  const figure =
    /^x?\d{1,2}x?$/iu.test(second?.text ?? '') &&
    Number((second?.text ?? '').replaceAll(/\D/gu, ''));
  if (
    first?.text === '(' &&
    third?.text === ')' &&
    typeof figure === 'number' &&
    figure > 0 &&
    figure < 16
  )
    return { count: figure, to: to + 3 };
  return { count: null, to };
}

/** `Otto is my captain`, `Otto, a captain`, `led by Otto the captain`, `Otto and Hans are my champions`. */
function nameBefore(
  text: string,
  tokens: readonly Token[],
  from: number,
  limit: number,
  several: boolean,
  words: Words,
): { readonly names: readonly string[]; readonly from: number } | null {
  let at = from - 1;
  const sign = tokens[at]?.text;
  // `Otto and Hans, champions with axes`.
  const are = ARE.has(tokens[at]?.word ?? '-') || (several && sign === ',');
  const is = ARE.has(tokens[at]?.word ?? '-') || AS.has(tokens[at]?.word ?? '-');
  if (sign !== ',' && !is && tokens[from]?.word !== 'the') return null;
  if (sign === ',' || is) at -= 1;
  // `Uncle Pox himself, the master`.
  if (SELF.has(tokens[at]?.word ?? '')) at -= 1;
  const names: string[] = [];
  let start = from;
  while (at >= limit) {
    const first = firstCapital(tokens, at, limit);
    if (first === null) break;
    names.unshift(trimmed(textAt(text, tokens, first, at - first + 1)));
    start = first;
    const joined = AND.has(tokens[first - 1]?.word ?? '') || tokens[first - 1]?.text === ',';
    if (!are || !joined) break;
    at = first - 2;
  }
  // With nothing but a comma behind it, a name needs a beginning of its own.
  const opens =
    start === 0 || BY.has(tokens[start - 1]?.word ?? '-') || tokens[start - 1]?.word === '';
  const sure = names.every(
    (name) => couldBeName(name, words) && !PREPOSITIONS.has(plain(name.split(' ')[0] ?? '')),
  );
  return names.length > 0 && opens && sure ? { names, from: start } : null;
}

function firstCapital(tokens: readonly Token[], last: number, limit: number): number | null {
  let first: number | null = null;
  for (let at = last; at >= limit && last - at < 4; at -= 1) {
    if (!/^\p{Lu}/u.test(tokens[at]?.text ?? '')) break;
    first = at;
  }
  return first;
}

const SELF: ReadonlySet<string> = new Set(
  'himself herself itself selbst selber persönlich mismo misma stesso stessa'.split(' '),
);

const ARE: ReadonlySet<string> = new Set(['are', 'sont', 'sind', 'son', 'sono']);
const AS: ReadonlySet<string> = new Set('is est ist es e as als ais comme como come'.split(' '));

const BY: ReadonlySet<string> = new Set(
  'by par von por da and et und y e is ist est es then plus puis dann luego poi sowie also'.split(
    ' ',
  ),
);
