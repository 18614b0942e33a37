import { fold, saysSeveral } from '#exchange/import/words/names.ts';
import { isAnybodys, isUsual } from '#rules/kit/anybodys.ts';
import type { Chunk, Gap, Lattice } from './chunk.ts';
import type { Label, State } from './patterns.ts';
import { isCommon, isMoney, isXp, linkOf, numberOf, saysNot, saysOther } from './vocabulary.ts';

/** Scores the possible labels of chunks by the facts about a whole text. */
export interface Style {
  /** Possible labels of a chunk with their scores. */
  readonly labelsOf: (chunk: Chunk, lattice: Lattice) => readonly (readonly [Label, number])[];
  /** How well a label fits what comes before. */
  readonly between: (
    chunk: Chunk,
    label: Label,
    state: State,
    gap: Gap,
    lattice: Lattice,
  ) => number;
}

/** Facts about a text, gathered before its lines are read. */
export interface Facts {
  /** Candidate warband ids; empty if unknown. */
  readonly among: readonly string[];
  /** Names are capitalised. */
  readonly capitals: boolean;
  /** A bare number in brackets is a price. */
  readonly bracketedPrices: boolean;
  /** A bare number in brackets is experience. */
  readonly bracketedXp: boolean;
  /** A bare number after an item is a price. */
  readonly barePrices: boolean;
  /** Every fighter fits on one line. */
  readonly oneLine: boolean;
}

const PARTED: ReadonlySet<Gap> = new Set<Gap>(['dash', 'open', 'comma', 'cell']);

const AFTER_A_NAME: ReadonlySet<Gap> = new Set<Gap>([...PARTED, 'colon', 'and']);

const THINGS: ReadonlySet<Gap> = new Set<Gap>(['comma', 'slash', 'and', 'none']);

export function styleOf(facts: Facts): Style {
  return {
    labelsOf: (chunk, lattice) => labels(chunk, lattice, facts),
    between: (chunk, label, state, gap, lattice) => {
      // `gobelins des ruines`, and not `sorcerer called whiskers`
      const before = lattice.tokens[chunk.from - 1];
      const article = before?.is === 'word' && fold(before.text) === '';
      // `BÊTES (2 x) Chiens`: after a count another type begins.
      const beside = before?.is === 'word' && !/^[x×]$/iu.test(before.text);
      if (label === 'type' && (state === 'type' || state === 'types') && gap === 'none' && !beside)
        return -9;
      if (label === 'type' && chunk.is === 'word' && isAheadOfType(chunk, lattice)) return -9;
      if (state === 'type' && gap !== 'none' && chunk.is !== 'thing' && isOfThings(chunk, lattice))
        return -4;
      return contextScore(
        chunk,
        label,
        state,
        gap,
        facts.capitals || article,
        runLength(chunk, lattice),
      );
    },
  };
}

function labels(
  chunk: Chunk,
  lattice: Lattice,
  facts: Facts,
): readonly (readonly [Label, number])[] {
  const { is, how, ids, text, from } = chunk;
  const before = [1, 2].map((back) => lattice.tokens[from - back]?.text ?? '');
  if (is !== 'word' && before.some((one) => saysNot(one))) return [['rest', 0]];
  const each = how === 'exact' ? 2.3 : how === 'short' ? 1.2 : 0;
  const more = each * Math.max(0, lengthOf(chunk, lattice) - 1);
  const sure = how === 'exact' ? 1.7 : 0.5;
  const inside = (lattice.depth[from] ?? 0) > 0;
  switch (is) {
    case 'type': {
      const own = ids.some(
        (id) => facts.among.some((one) => id.startsWith(`${one}/`)) || isAnybodys(id),
      );
      const unknown = facts.among.length === 0;
      // A known name without a profile, or of somebody whom few hire, may as well be something else.
      const bare = ids.every((id) => id === '' || (isAnybodys(id) && !isUsual(id))) ? -0.8 : 0;
      // `3 Wolf`: others’ whole name, and the end of the name of those that he has.
      const isEnd = lattice.chunks[from]?.some((one) => one.is === is && one.how === 'exact');
      const end = how === 'short' && isEnd === true ? 0.8 : 0;
      return [['type', sure + more + bare + end + (own || unknown ? 0.3 : -1.2)]];
    }
    case 'thing': {
      // `The Ropes, 3 Warriors`
      const article = lattice.tokens[from - 1]?.text ?? '';
      const called =
        from === 1 &&
        linkOf(article) === 'article' &&
        /^\p{Lu}/u.test(article) &&
        /^\p{Lu}/u.test(text);
      const name = called ? -2 : 0;
      return [
        ['thing', sure + more + name + (chunk.value === null ? 0 : 0.5)],
        ['skill', sure + more - 0.5],
        ['rest', name],
      ];
    }
    case 'skill':
      return [['skill', sure + more - 0.1]];
    case 'injury':
      return [['injury', sure + more - 0.1]];
    case 'rule':
      return [['rule', sure + more - 0.9]];
    case 'band':
      return [['band', sure + more - 0.6]];
    case 'key':
      return [['key', 1]];
    case 'quoted':
      return [
        ['name', 2.2],
        ['rest', 0],
      ];
    case 'which':
      return [
        ['name', 1],
        ['rest', 0],
      ];
    case 'share':
      return [['price', 2.5]];
    case 'xp':
      // `20+2+3` is one sum.
      return [
        [
          'xp',
          text.startsWith('+')
            ? 0.8
            : text.includes('+')
              ? 1.8 * chunk.text.split('+').length
              : 1.8,
        ],
      ];
    case 'price':
      return [['price', 1.8]];
    case 'stats':
      return [['stats', 1.2 * (chunk.to - chunk.from)]];
    case 'state':
    case 'same':
    case 'one':
    case 'all':
      return [[is, 2]];
    case 'dead':
      return [['dead', 1]];
    case 'count':
      // `4 Stück` is clearly a count; `un` may be an article.
      return [['count', countScore(chunk)]];
    case 'number':
      return inside
        ? bracketedNumberLabels(chunk, facts, isInSum(chunk, lattice))
        : bareNumberLabels(chunk, facts, isBehindSeveral(chunk, lattice));
    case 'word':
      return wordLabels(chunk, lattice, facts);
  }
}

/** A number in brackets. */
function bracketedNumberLabels(
  chunk: Chunk,
  { bracketedPrices, bracketedXp }: Facts,
  isSum: boolean,
): readonly (readonly [Label, number])[] {
  const value = chunk.value ?? 0;
  // `(8+3)`: a sum of experience.
  const count = bracketedPrices || bracketedXp || isSum ? -1.5 : 0.6;
  const price = value > 15 ? 0.8 : -1;
  return [
    ['count', mayBeCount(chunk) ? count : -3],
    ['price', bracketedPrices ? 1 : price],
    ['xp', bracketedXp ? 1.2 : -0.4],
    ['rest', -0.7],
  ];
}

/** Whether a number is added to another. */
function isInSum({ from, to }: Chunk, { tokens }: Lattice): boolean {
  const isAdded = (at: number, step: number) =>
    tokens[at]?.text === '+' && tokens[at + step]?.is === 'number';
  return isAdded(to, 1) || isAdded(from - 1, -1);
}

/** A number without brackets. */
function bareNumberLabels(
  chunk: Chunk,
  { barePrices }: Facts,
  isOfSeveral: boolean,
): readonly (readonly [Label, number])[] {
  const value = chunk.value ?? 0;
  const isPrice = barePrices && chunk.from > 0;
  const count = isPrice ? -1.5 : isOfSeveral ? 1.6 : 0.4;
  const price = value >= 15 ? -0.2 : -1.5;
  return [
    ['count', mayBeCount(chunk) ? count : -3],
    ['price', isPrice ? 1 : price],
    ['xp', value > 90 ? -2 : -0.5],
    ['rest', -0.7],
  ];
}

/** `Zombies 5`: whether a number stands alone right behind a plural. */
function isBehindSeveral({ from, to, value }: Chunk, { chunks, tokens }: Lattice): boolean {
  if ((value ?? 0) < 2 || (value ?? 0) > 12 || tokens[to]?.is === 'word') return false;
  return chunks
    .slice(Math.max(0, from - MAX_NAME_TOKENS), from)
    .some((some) =>
      some.some(
        (one) =>
          one.is === 'type' && one.how === 'exact' && one.to === from && saysSeveral(one.text),
      ),
    );
}

/** At the start of a line a count may be larger than behind something. */
function mayBeCount({ value, from }: Chunk): boolean {
  const most = from === 0 ? 99 : 20;
  return value !== null && value >= 1 && value <= most;
}

function countScore({ value, text }: Chunk): number {
  if ((value ?? 1) > 15) return -2;
  if (/\p{L}{2}.*\P{L}|\P{L}.*\p{L}{2}/u.test(text)) return 3;
  return /\d/u.test(text) ? 1.8 : 0.6;
}

/** Words of a chunk, without punctuation and connecting words. */
function lengthOf({ from, to }: Chunk, { tokens }: Lattice): number {
  const own = tokens.slice(from, to);
  // `A2M` is one word of several tokens.
  if (own.length > 2 && own.slice(1).every(({ spaced }) => !spaced)) return 2;
  return own.filter(({ is, text }) => is === 'word' && linkOf(text) === null).length;
}

function wordLabels(
  chunk: Chunk,
  lattice: Lattice,
  facts: Facts,
): readonly (readonly [Label, number])[] {
  const { text, from } = chunk;
  const capital = isCapital(text);
  const first = from === 0 || lattice.gaps[from] === 'sentence' || lattice.gaps[from] === 'start';
  const link = linkOf(text) !== null;
  const key = lattice.chunks[from]?.some(({ is }) => is === 'key') === true;
  const name = key ? NO_NAME : nameScore(text, first, facts);
  // `(Pieter has a sword, Dirk a helmet)`
  const owner = capital && linkOf(lattice.tokens[from + 1]?.text ?? '') === 'with';
  const more = owner ? ((lattice.depth[from] ?? 0) > 0 ? 3 : 0.6) : 0;
  return [
    ['name', name + more],
    ['rest', link ? -0.3 : capital && isParted(chunk, lattice) ? -1.5 : -0.5],
    ['skill', -0.6],
    ['injury', -0.6],
    ['type', link ? -0.8 : capital && !(isCommon(text) && first) ? 0.2 : -1],
    ['thing', isThingLike(chunk, lattice) ? -0.7 : -9],
  ];
}

/** Whether a word may be a name. @param first whether it begins a sentence, where any word has a capital */
function nameScore(text: string, first: boolean, { capitals }: Facts): number {
  const capital = isCapital(text);
  if (isXp(text) || (isMoney(text) && text.length > 1)) return NO_NAME;
  if (saysNot(text) || saysOther(text)) return NO_NAME;
  if (!capital && numberOf(text) !== null) return NO_NAME;
  if (isCommon(text) && (!capital || first)) return NO_NAME;
  if (linkOf(text) !== null) return capital && !first ? 0 : -1.2;
  if (!capitals) return -0.3;
  if (!capital) return -1.1;
  return first ? 0.3 : 0.7;
}

const NO_NAME = -2.2;

/** Whether a word begins with a capital; letters of scripts without case count as capitals. */
export function isCapital(text: string): boolean {
  return /^[\p{Lu}\p{Lo}]/u.test(text);
}

/** `Otto - …`, `Otto, …`, `Otto (…`: whether a chunk is among the few words before the first punctuation. */
function isParted({ from, to }: Chunk, { tokens, gaps }: Lattice): boolean {
  const end = gaps.findIndex((gap, at) => at > 0 && gap !== 'none');
  return (
    end >= to &&
    end < MAX_NAME_TOKENS &&
    AFTER_A_NAME.has(gaps[end] ?? 'none') &&
    tokens.slice(0, from).every(({ text }) => isCapital(text) || linkOf(text) === 'article')
  );
}

const MAX_NAME_TOKENS = 6;

/** `Tom, Tim, Jan - Warriors`: whether the type follows later in the line, separated from this word. */
function isAheadOfType({ from, text }: Chunk, { chunks, gaps, free }: Lattice): boolean {
  if (!isCapital(text)) return false;
  let parted = false;
  for (let at = from + 1; at < chunks.length && at < from + LOOK_AHEAD; at += 1) {
    parted ||= free[at] === false && gaps[at] !== 'none';
    if (chunks[at]?.some(({ is, how }) => is === 'type' && how === 'exact')) return parted;
  }
  return false;
}

const LOOK_AHEAD = 40;

/** Whether one or two uncommon words between punctuation may be an unknown item. */
function isThingLike({ from }: Chunk, { tokens, gaps }: Lattice): boolean {
  let start = from;
  while (from - start < MAX_RUN && gaps[start] === 'none' && tokens[start - 1]?.is === 'word')
    start -= 1;
  let end = from + 1;
  while (end - from < MAX_RUN && gaps[end] === 'none' && tokens[end]?.is === 'word') end += 1;
  const run = tokens.slice(start, end);
  return (
    run.length < 3 &&
    run.every(
      ({ text, is }) =>
        is === 'word' && text.length > 3 && !isCommon(text) && linkOf(text) === null,
    )
  );
}

/** `Captain - 2 swords`: whether a number after a single type counts what follows. */
function isOfThings({ from }: Chunk, { chunks }: Lattice): boolean {
  const counts = chunks[from]?.some(
    ({ is, how, value }) => is === 'thing' && how === 'exact' && value !== null,
  );
  if (counts !== true) return false;
  const before = chunks
    .slice(0, from)
    .flat()
    .filter(({ is, how, to }) => is === 'type' && how === 'exact' && to <= from);
  const last = Math.max(...before.map(({ to }) => to));
  return before.some(({ to, many }) => to === last && many !== true);
}

/** Number of consecutive words around a chunk, without punctuation in between. */
function runLength({ from, to }: Chunk, { tokens }: Lattice): number {
  let start = from;
  while (from - start < MAX_RUN && tokens[start - 1]?.is === 'word') start -= 1;
  let end = to;
  while (end - to < MAX_RUN && tokens[end]?.is === 'word') end += 1;
  return end - start;
}

/** Words counted on either side. */
const MAX_RUN = 8;

/** No skill's name has more words. */
const MAX_SKILL_WORDS = 7;

/**
 * How well a label fits its context.
 * @param capitals a name would be capitalised here
 * @param run number of consecutive words around the chunk
 */
function contextScore(
  chunk: Chunk,
  label: Label,
  state: State,
  gap: Gap,
  capitals: boolean,
  run: number,
): number {
  const { is } = chunk;
  // `Gebet: Sigmars Hammer` is a prayer.
  if (is === 'thing' && label === 'skill')
    return state === 'skills' && gap !== 'sentence' ? 0.5 : -9;
  // `Club 3`: a price.
  if (is === 'number' && label === 'xp' && state === 'gear' && gap === 'none') return -2.2;
  if (is !== 'word') return 0;
  // An unknown type follows the name, separated from it.
  if (label === 'type') {
    if (linkOf(chunk.text) !== null || (isCommon(chunk.text) && !isCapital(chunk.text))) return -9;
    if (state === 'name') return PARTED.has(gap) ? -0.3 : -9;
    if (gap !== 'none') return -9;
    // `2 archers orques`, `6 gobelins des ruines`
    if (state === 'count' || state === 'counts') return -1;
    if (state === 'type' || state === 'types')
      return isCapital(chunk.text) ? -9 : capitals ? 1.5 : 0.4;
    return state === 'typed' ? 0.4 : -9;
  }
  if (
    label === 'name' &&
    (state === 'type' || state === 'types') &&
    capitals &&
    !isCapital(chunk.text)
  )
    return -0.8;
  if (label === 'thing') return state === 'gear' && THINGS.has(gap) ? 0 : -9;
  // Unknown skills and injuries only occur after their key.
  const listed = gap === 'sentence' || run > MAX_SKILL_WORDS ? -2 : 0.3;
  if (label === 'skill') return state === 'skills' ? listed : -9;
  if (label === 'injury') return state === 'injuries' ? listed : -9;
  return 0;
}
