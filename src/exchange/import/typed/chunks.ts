import { variantOf } from '#exchange/import/words/items.ts';
import { fold, isPlural } from '#exchange/import/words/names.ts';
import { isRole, saysLeader, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, lookUp, type NameKind, type Words } from '#exchange/import/words/words.ts';
import type { Abbreviations } from './abbreviations.ts';
import { type Chunk, type ChunkKind, chunkOf, type Lattice, sliceOf } from './chunk.ts';
import { gapAt } from './gaps.ts';
import type { Line } from './lines.ts';
import { countAt, numbersAt, statsAt } from './numbers.ts';
import { boldIn, quotesIn } from './quotes.ts';
import { type Token, tokensOf } from './tokens.ts';
import {
  linkOf,
  MISSES,
  numberOf,
  saysEveryone,
  saysFallen,
  saysOther,
  saysStuff,
} from './vocabulary.ts';

const KINDS: readonly (readonly [NameKind, ChunkKind])[] = [
  ['profiles', 'type'],
  ['items', 'thing'],
  ['skills', 'skill'],
  ['injuries', 'injury'],
  ['rules', 'rule'],
  ['warbands', 'band'],
];

const MAX_NAME_TOKENS = 6;

/** Finds all possible chunks of a line. */
export function latticeOf(line: Line, words: Words, abbreviations: Abbreviations): Lattice {
  const tokens = tokensOf(line);
  const quoted = new Map([...boldIn(line, tokens, words), ...quotesIn(tokens)]);
  const all = tokens.map((_, at): readonly Chunk[] => {
    const found = [
      ...statsAt(line, tokens, at, words),
      ...statesAt(line, tokens, at),
      ...countedNamesAt(line, tokens, at, words),
      ...numbersAt(line, tokens, at, words),
      ...keysAt(line, tokens, at),
    ];
    const quote = quoted.get(at);
    if (quote !== undefined) found.push(chunkOf(line, tokens, at, quote, 'quoted'));
    const token = tokens[at];
    if (token?.is === 'word') {
      if (
        !found.some(
          ({ is, how }) =>
            (abbreviations.few ? is === 'type' : WHOLE_MEANINGS.has(is)) && how === 'exact',
        )
      )
        found.push(...abbreviations.at(line, tokens, at));
      // In `3 Wolf` a name of somebody elsewhere, and here the end of a longer one.
      const isCounted = tokens[at - 1]?.is === 'number';
      const isEnd = isCounted && found.some((one) => isStrange(one, at, abbreviations));
      const own = isEnd ? abbreviations.ending(token.text) : [];
      if (own.length > 0)
        found.push(chunkOf(line, tokens, at, at + 1, 'type', { ids: own, how: 'short' }));
      found.push(chunkOf(line, tokens, at, at + 1, 'word'));
    }
    found.push(
      ...found.filter(({ is }) => is === 'thing').flatMap((one) => withMultiplier(one, tokens)),
    );
    return found;
  });
  const chunks = withoutPartsOfRoles(all);
  let open = 0;
  const depth = tokens.map(({ text }) => {
    if (text === '(' || text === '[' || text === '{') open += 1;
    else if (text === ')' || text === ']' || text === '}') open = Math.max(0, open - 1);
    return open;
  });
  const free = tokens.map(
    ({ is, text }) => is === 'sign' || (is === 'word' && linkOf(text) !== null),
  );
  return {
    line,
    tokens,
    chunks,
    free,
    depth,
    gaps: tokens.map((_, at) => gapAt(tokens, free, at)),
  };
}

/** Without the fighters and things in longer words for a role: no `sword` in `hired sword`, no `tireur` in `franc tireur`. */
function withoutPartsOfRoles(chunks: readonly (readonly Chunk[])[]): readonly (readonly Chunk[])[] {
  const isLong = ({ is, from, to }: Chunk) => is === 'key' && to - from > 1;
  // Nearly all lines have none.
  if (!chunks.some((some) => some.some(isLong))) return chunks;
  const roles = chunks.flat().filter((one) => isLong(one) && isRole(sectionOf(one.text)));
  const isPart = ({ is, from, to }: Chunk) =>
    (is === 'type' || is === 'thing') &&
    roles.some((role) => from >= role.from && to <= role.to && to - from < role.to - role.from);
  return chunks.map((some) => some.filter((one) => !isPart(one)));
}

/** Whether a single word is a type that nobody of the warband is of. */
function isStrange({ is, ids, to }: Chunk, at: number, { hires }: Abbreviations): boolean {
  return is === 'type' && to === at + 1 && !ids.some(hires);
}

/** `pist x2`: an item followed by its count. */
function withMultiplier(thing: Chunk, tokens: readonly Token[]): readonly Chunk[] {
  const open = tokens[thing.to]?.text === '(' ? 1 : 0;
  const [times, number, close] = tokens.slice(thing.to + open, thing.to + open + 3);
  const value = Number(number?.text);
  if (thing.value !== null || times === undefined || !/^[x×]$/iu.test(times.text)) return [];
  if (number?.is !== 'number' || value > 12 || (open === 1 && close?.text !== ')')) return [];
  return [{ ...thing, to: thing.to + 2 + 2 * open, value }];
}

const WHOLE_MEANINGS: ReadonlySet<ChunkKind> = new Set<ChunkKind>([
  'type',
  'thing',
  'skill',
  'injury',
  'rule',
  'band',
  'state',
  'dead',
  'xp',
  'price',
  'count',
]);

/** Catalogue names that begin at a token, with a count in front if there is one. */
function countedNamesAt(line: Line, tokens: readonly Token[], at: number, words: Words): Chunk[] {
  const first = tokens[at];
  if (first === undefined || first.is === 'sign') return [];
  // `2 axes`, `3x sword`, `two pistols`
  const counted = countAt(tokens, at);
  const start = counted?.to ?? at;
  const found: Chunk[] = [];
  if (counted !== null)
    found.push(
      ...namesAt(line, tokens, start, words)
        .filter(({ is }) => is === 'thing')
        .map((one) => ({
          ...one,
          from: at,
          text: sliceOf(line, tokens, start, one.to),
          value: counted.value,
        })),
    );
  if (first.is === 'word' || tokens[at + 1]?.spaced === false)
    found.push(...withRace(line, tokens, namesAt(line, tokens, at, words), words));
  return [...found, ...found.flatMap((one) => variantsOf(line, tokens, one, words))];
}

/** `bow (long)`: another thing than a bow. */
function variantsOf(
  line: Line,
  tokens: readonly Token[],
  { is, how, from, to, value, text }: Chunk,
  words: Words,
): readonly Chunk[] {
  if (is !== 'thing' || how !== 'exact' || tokens[to]?.text !== '(') return [];
  const inside = tokens.slice(to + 1, to + 1 + MAX_VARIANT).findIndex((one) => one.text === ')');
  if (inside < 1) return [];
  const end = to + 1 + inside;
  const match = variantOf(text, sliceOf(line, tokens, to + 1, end), words);
  if (match === null) return [];
  return [chunkOf(line, tokens, from, end + 1, is, { ids: match.ids, how: 'short', value })];
}

/** Words in brackets, and the bracket. */
const MAX_VARIANT = 3;

/** Adds a type together with its race: `Kosto orc`, `Orc boss`, `Chef skaven`. */
function withRace(
  line: Line,
  tokens: readonly Token[],
  found: readonly Chunk[],
  words: Words,
): readonly Chunk[] {
  const beside = ({ to, how }: Chunk) =>
    how === 'exact' && tokens[to]?.is === 'word' ? namesAt(line, tokens, to, words) : [];
  const pairs = found.flatMap((one) => beside(one).map((other) => [one, other] as const));
  const both = pairs.flatMap(([one, other]) => {
    const [who, band] = one.is === 'band' ? [other, one] : [one, other];
    if (band.is !== 'band' || other.how !== 'exact') return [];
    const own = who.ids.filter((id) => band.ids.some((of) => id.startsWith(`${of}/`)));
    const ids = who.is === 'type' && own.length > 0 ? own : saysLeader(who.text) ? [''] : [];
    // A hired sword may be called so too: `Tilean Marksman`.
    const also = found.flatMap((whole) =>
      whole.is === 'type' && whole.how === 'exact' && whole.to === other.to ? whole.ids : [],
    );
    return ids.length === 0
      ? []
      : [chunkOf(line, tokens, one.from, other.to, 'type', { ids: [...ids, ...also] })];
  });
  return [...found, ...both];
}

function namesAt(line: Line, tokens: readonly Token[], at: number, words: Words): Chunk[] {
  const found: Chunk[] = [];
  // Names are compared without articles and prepositions, and do not begin with them.
  if (tokens[at]?.is !== 'word' && tokens[at]?.is !== 'number') return found;
  const capitals = capitalsMean(tokens[at]?.text ?? '', words);
  if (capitals !== null)
    found.push(chunkOf(line, tokens, at, at + 1, 'thing', { ids: capitals, how: 'exact' }));
  // `A2M` does not begin with an article.
  if (linkOf(tokens[at]?.text ?? '') !== null && tokens[at + 1]?.spaced !== false) return found;
  for (let to = Math.min(tokens.length, at + MAX_NAME_TOKENS); to > at; to -= 1) {
    const last = tokens[to - 1];
    if (last === undefined || last.is === 'sign') continue;
    const inner = tokens.slice(at + 1, to);
    if (inner.some(({ text }) => NAME_BREAK.test(text))) continue;
    const text = sliceOf(line, tokens, at, to);
    // `Big Un`: the last word may look like an article and still matter.
    const little = to > at + 1 && linkOf(last.text) !== null;
    if (little && fold(text) === fold(sliceOf(line, tokens, at, to - 1))) continue;
    for (const [kind, is] of KINDS) {
      const exact = isWord(words, kind, text);
      if (!exact && (to - at > 2 || text.length < 6)) continue;
      const match = lookUp(words, kind, text);
      if (match === null) continue;
      if (!exact && (is === 'band' || is === 'rule')) continue;
      const many = is === 'type' && isPlural(words.indexes.profiles, text, words.language);
      found.push(chunkOf(line, tokens, at, to, is, { ids: match.ids, how: match.how, many }));
    }
  }
  return found;
}

/** Punctuation that ends a name. */
const NAME_BREAK = /^[:;|\t=]$|^,$|^[()[\]{}"„“”«»+]$/u;

/** Item ids for an abbreviation of two capitals, as `AL` or `HA`; null for any other word. */
function capitalsMean(text: string, words: Words): readonly string[] | null {
  if (!/^\p{Lu}{2}$/u.test(text)) return null;
  for (const table of words.lexicon.languages.map(({ capitals }) => capitals)) {
    const name = Object.hasOwn(table, text) ? table[text] : undefined;
    const ids = name === undefined ? [] : (lookUp(words, 'items', name)?.ids ?? []);
    if (ids.length > 0) return ids;
  }
  return null;
}

/** `Equip.:`, `Skills -`, `Verletzung:`: a key for what follows. */
function keysAt(line: Line, tokens: readonly Token[], at: number): Chunk[] {
  const found: Chunk[] = [];
  for (let to = Math.min(at + 3, tokens.length); to > at; to -= 1) {
    if (tokens[to - 1]?.is !== 'word') continue;
    const text = sliceOf(line, tokens, at, to);
    const section = sectionOf(text);
    if (section === null) continue;
    const dot = tokens[to]?.text === '.' ? 1 : 0;
    const next = tokens[to + dot];
    const colon =
      /^[:=-]$/u.test(next?.text ?? '') ||
      (section === 'stash' && (next?.is === 'number' || /^[;|\t]$/u.test(next?.text ?? '')));
    if (!colon && to < tokens.length && !KEYS_WITHOUT_COLON.has(section)) continue;
    found.push(chunkOf(line, tokens, at, to, 'key', { ids: [section] }));
  }
  return found;
}

const KEYS_WITHOUT_COLON: ReadonlySet<string> = new Set([
  'skills',
  'injuries',
  'hero',
  'henchmen',
  'hiredSword',
]);

function statesAt(line: Line, tokens: readonly Token[], at: number): Chunk[] {
  const first = tokens[at];
  if (first === undefined || first.is !== 'word') {
    const some = first?.is === 'number' ? someOfThemAt(tokens, at) : null;
    if (some !== null) return [chunkOf(line, tokens, at, some.to, 'one', { value: some.value })];
    return first !== undefined && /^[†✝☠]$/u.test(first.text)
      ? [chunkOf(line, tokens, at, at + 1, 'dead')]
      : [];
  }
  const rest = line.text.slice(first.from, line.to);
  const found = MISSES.exec(rest);
  const chunks: Chunk[] = [];
  if (found?.index === 0) {
    const end = first.from + found[0].length;
    const to = tokens.findIndex((token) => token.from >= end);
    chunks.push(chunkOf(line, tokens, at, to < 0 ? tokens.length : to, 'state'));
  }
  if (
    saysEveryone(first.text) &&
    (tokens[at - 1] === undefined || /^[.!;,]$/u.test(tokens[at - 1]?.text ?? ''))
  )
    chunks.push(chunkOf(line, tokens, at, at + 1, 'all'));
  const own = someOfThemAt(tokens, at);
  if (own !== null) chunks.push(chunkOf(line, tokens, at, own.to, 'one', { value: own.value }));
  if (saysFallen(first.text)) chunks.push(chunkOf(line, tokens, at, at + 1, 'dead'));
  if (linkOf(first.text) === 'same') {
    const next = tokens[at + 1];
    const more = next?.is === 'word' && saysStuff(next.text) ? 1 : 0;
    chunks.push(chunkOf(line, tokens, at, at + 1 + more, 'same'));
  }
  return chunks;
}

/** `one has`, `three with`, `the other one`: some of the group. */
function someOfThemAt(
  tokens: readonly Token[],
  at: number,
): { readonly to: number; readonly value: number } | null {
  const [first, second, third] = tokens.slice(at, at + 3);
  if (first === undefined) return null;
  const isOther = saysOther(first.text);
  const value = isOther ? 1 : first.is === 'number' ? Number(first.text) : numberOf(first.text);
  if (value === null || value > 9) return null;
  const next = isOther && second?.is === 'word' && numberOf(second.text) === 1 ? third : second;
  const to = next === third ? at + 2 : at + 1;
  if (next?.is !== 'word') return null;
  return linkOf(next.text) === 'with' || isOther ? { to, value } : null;
}
