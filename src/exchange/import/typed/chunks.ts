import { fold, plain } from '#exchange/import/words/names.ts';
import { saysLeader, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Kind, look, type Words } from '#exchange/import/words/words.ts';
import type { Line } from './lines.ts';
import type { Shorts } from './shorts.ts';
import { type Token, tokensOf } from './tokens.ts';
import {
  isArticle,
  isGroup,
  isMoney,
  isPiece,
  isPoint,
  isXp,
  linkOf,
  MISSES,
  numberOf,
  saysEveryone,
  saysFallen,
  saysOther,
  saysStuff,
} from './vocabulary.ts';

/** What a stretch of a line may be, whatever becomes of it. */
export interface Chunk {
  /** Places among the line's tokens, the second behind the last. */
  readonly from: number;
  readonly to: number;
  readonly is: ChunkKind;
  readonly text: string;
  /** What it stands for in the catalogue; '' among them for somebody or something without numbers. */
  readonly ids: readonly string[];
  readonly how: 'exact' | 'slip' | 'short';
  /** A number in it: how many, what it costs, what was learnt. */
  readonly value: number | null;
}

export type ChunkKind =
  | 'type'
  | 'thing'
  | 'skill'
  | 'injury'
  | 'rule'
  | 'band'
  | 'key'
  | 'word'
  | 'quoted'
  | 'count'
  | 'number'
  | 'xp'
  | 'price'
  | 'stats'
  | 'state'
  | 'dead'
  | 'same'
  | 'one'
  | 'all'
  /** `#2`: which of several alike. */
  | 'which'
  /** `[2 of 3]`: how many of them there may be. */
  | 'share';

/** How two chunks are parted. */
export type Gap =
  | 'none'
  | 'called'
  | 'is'
  | 'comma'
  | 'colon'
  | 'dash'
  | 'open'
  | 'close'
  | 'slash'
  | 'sentence'
  | 'and'
  | 'with'
  | 'cell'
  | 'start';

/** A line taken apart: its tokens, all that its stretches may be, and what parts them. */
export interface Lattice {
  readonly line: Line;
  readonly tokens: readonly Token[];
  /** By the token that they begin with. */
  readonly chunks: readonly (readonly Chunk[])[];
  /** In front of each token. */
  readonly gaps: readonly Gap[];
  /** Whether nothing is said by it: signs and little words. */
  readonly free: readonly boolean[];
  /** How many brackets are open. */
  readonly depth: readonly number[];
}

const KINDS: readonly (readonly [Kind, ChunkKind])[] = [
  ['profiles', 'type'],
  ['items', 'thing'],
  ['skills', 'skill'],
  ['injuries', 'injury'],
  ['rules', 'rule'],
  ['warbands', 'band'],
];

const LONGEST = 6;

/** Everything that the stretches of a line may be. */
export function latticeOf(line: Line, words: Words, shorts: Shorts): Lattice {
  const tokens = tokensOf(line);
  const quoted = new Map([...boldIn(line, tokens, words), ...quotesIn(tokens)]);
  const chunks = tokens.map((_, at): readonly Chunk[] => {
    const found = [
      ...statsAt(line, tokens, at, words),
      ...statesAt(line, tokens, at),
      ...namedAt(line, tokens, at, words),
      ...numbersAt(line, tokens, at, words),
      ...keysAt(line, tokens, at),
    ];
    const quote = quoted.get(at);
    if (quote !== undefined) found.push(chunkOf(line, tokens, at, quote, 'quoted'));
    const token = tokens[at];
    if (token?.is === 'word') {
      if (
        !found.some(
          ({ is, how }) => (shorts.few ? is === 'type' : ENTRY.has(is)) && how === 'exact',
        )
      )
        found.push(...shorts.at(line, tokens, at));
      found.push(chunkOf(line, tokens, at, at + 1, 'word'));
    }
    found.push(
      ...found.filter(({ is }) => is === 'thing').flatMap((one) => timesBehind(one, tokens)),
    );
    return found;
  });
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

/** `pist x2`: a thing with its number behind it. */
function timesBehind(thing: Chunk, tokens: readonly Token[]): readonly Chunk[] {
  const open = tokens[thing.to]?.text === '(' ? 1 : 0;
  const [times, number, close] = tokens.slice(thing.to + open, thing.to + open + 3);
  const value = Number(number?.text);
  if (thing.value !== null || times === undefined || !/^[x×]$/iu.test(times.text)) return [];
  if (number?.is !== 'number' || value > 12 || (open === 1 && close?.text !== ')')) return [];
  return [{ ...thing, to: thing.to + 2 + 2 * open, value }];
}

const ENTRY: ReadonlySet<ChunkKind> = new Set<ChunkKind>([
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

function sliceOf({ text }: Line, tokens: readonly Token[], from: number, to: number): string {
  return text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);
}

function chunkOf(
  line: Line,
  tokens: readonly Token[],
  from: number,
  to: number,
  is: ChunkKind,
  more: Partial<Chunk> = {},
): Chunk {
  return {
    from,
    to,
    is,
    text: sliceOf(line, tokens, from, to),
    ids: [],
    how: 'exact',
    value: null,
    ...more,
  };
}

/** Names of the catalogue that begin here, each with a number in front if it has one. */
function namedAt(line: Line, tokens: readonly Token[], at: number, words: Words): Chunk[] {
  const first = tokens[at];
  if (first === undefined || first.is === 'sign') return [];
  // `2 axes`, `3x sword`, `two pistols`: a number of things.
  const counted = countedAt(tokens, at);
  const start = counted?.to ?? at;
  const found: Chunk[] = [];
  if (counted !== null)
    found.push(
      ...wordsAt(line, tokens, start, words)
        .filter(({ is }) => is === 'thing')
        .map((one) => ({
          ...one,
          from: at,
          text: sliceOf(line, tokens, start, one.to),
          value: counted.value,
        })),
    );
  if (first.is === 'word' || tokens[at + 1]?.spaced === false)
    found.push(...withRace(line, tokens, wordsAt(line, tokens, at, words), words));
  return found;
}

/** `Kosto orc`, `Orc boss`, `Chef skaven`: somebody, and the people whom he is of beside that. */
function withRace(
  line: Line,
  tokens: readonly Token[],
  found: readonly Chunk[],
  words: Words,
): readonly Chunk[] {
  const beside = ({ to, how }: Chunk) =>
    how === 'exact' && tokens[to]?.is === 'word' ? wordsAt(line, tokens, to, words) : [];
  const pairs = found.flatMap((one) => beside(one).map((other) => [one, other] as const));
  const both = pairs.flatMap(([one, other]) => {
    const [who, band] = one.is === 'band' ? [other, one] : [one, other];
    if (band.is !== 'band' || other.how !== 'exact') return [];
    const own = who.ids.filter((id) => band.ids.some((of) => id.startsWith(`${of}/`)));
    const ids = who.is === 'type' && own.length > 0 ? own : saysLeader(who.text) ? [''] : [];
    return ids.length === 0 ? [] : [chunkOf(line, tokens, one.from, other.to, 'type', { ids })];
  });
  return [...found, ...both];
}

function countedAt(
  tokens: readonly Token[],
  at: number,
): { readonly to: number; readonly value: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const value = first.is === 'number' ? Number(first.text) : numberOf(first.text);
  // `Champion #2`, `n°2`: which of them, and not how many.
  if (value === null || value < 1 || value > 12 || /^[#°º]$/u.test(tokens[at - 1]?.text ?? ''))
    return null;
  const next = tokens[at + 1];
  // A number in another column.
  if (next?.wide === true) return null;
  const times = next !== undefined && /^[x×]$/iu.test(next.text) ? 1 : 0;
  // `a pair of`, `paire de`
  let to = at + 1 + times;
  while (tokens[to]?.is === 'word' && linkOf(tokens[to]?.text ?? '') === 'article') to += 1;
  return { to, value };
}

function wordsAt(line: Line, tokens: readonly Token[], at: number, words: Words): Chunk[] {
  const found: Chunk[] = [];
  // Names are compared without their little words, and begin with none.
  if (tokens[at]?.is !== 'word' && tokens[at]?.is !== 'number') return found;
  const capitals = capitalsOf(tokens[at]?.text ?? '', words);
  if (capitals !== null)
    found.push(chunkOf(line, tokens, at, at + 1, 'thing', { ids: capitals, how: 'exact' }));
  // `A2M` is no article.
  if (linkOf(tokens[at]?.text ?? '') !== null && tokens[at + 1]?.spaced !== false) return found;
  for (let to = Math.min(tokens.length, at + LONGEST); to > at; to -= 1) {
    const last = tokens[to - 1];
    if (last === undefined || last.is === 'sign') continue;
    const inner = tokens.slice(at + 1, to);
    if (inner.some(({ text }) => PARTS.test(text))) continue;
    const text = sliceOf(line, tokens, at, to);
    // `Big Un`: the last word of a name may look like a little word, and says something.
    const little = to > at + 1 && linkOf(last.text) !== null;
    if (little && fold(text) === fold(sliceOf(line, tokens, at, to - 1))) continue;
    for (const [kind, is] of KINDS) {
      const exact = isWord(words, kind, text);
      if (!exact && (to - at > 2 || text.length < 6)) continue;
      const match = look(words, kind, text);
      if (match === null) continue;
      if (!exact && (is === 'band' || is === 'rule')) continue;
      found.push(chunkOf(line, tokens, at, to, is, { ids: match.ids, how: match.how }));
    }
  }
  return found;
}

/** Signs over which no name goes; a slash may be in one, and a bracket and a comma. */
const PARTS = /^[:;|\t=]$|^,$|^[()[\]{}"„“”«»+]$/u;

/** `AL`, `HA`: things that lists write with two capitals. */
function capitalsOf(text: string, words: Words): readonly string[] | null {
  if (!/^\p{Lu}{2}$/u.test(text)) return null;
  for (const table of words.lexicon.languages.map(({ capitals }) => capitals)) {
    const name = Object.hasOwn(table, text) ? table[text] : undefined;
    const ids = name === undefined ? [] : (look(words, 'items', name)?.ids ?? []);
    if (ids.length > 0) return ids;
  }
  return null;
}

function numbersAt(line: Line, tokens: readonly Token[], at: number, _words: Words): Chunk[] {
  const found: Chunk[] = [];
  const [one, two, three, four] = tokens.slice(at, at + 4);
  if (one === undefined) return found;
  const make = (to: number, is: ChunkKind, value: number) =>
    found.push(chunkOf(line, tokens, at, to, is, { value }));
  const number = (token: Token | undefined) => (token?.is === 'number' ? Number(token.text) : null);
  const n = number(one);
  // `xp 12`, `EP: 12`, `12 xp`, `12/14`, `+6`
  if (one.is === 'word' && isXp(one.text)) {
    const skip = two !== undefined && /^[:=.]$/u.test(two.text) ? 1 : 0;
    const value = number(tokens[at + 1 + skip]);
    const slash = tokens[at + 2 + skip]?.text === '/' && number(tokens[at + 3 + skip]) !== null;
    const sum = slash ? null : sumAt(tokens, at + 1 + skip);
    if (sum !== null) make(sum.to, 'xp', sum.value);
    if (value !== null) make(at + 2 + skip + (slash ? 2 : 0), 'xp', value);
  }
  if (one.is === 'word' && isMoney(one.text) && one.text.length > 2) {
    const skip = two !== undefined && /^[:=.]$/u.test(two.text) ? 1 : 0;
    const value = number(tokens[at + 1 + skip]);
    if (value !== null) make(at + 2 + skip, 'price', value);
  }
  // `1 de experiencia`, `4 Stück`, `Gruppe von 3`
  const past = (from: number) =>
    linkOf(tokens[from]?.text ?? '') === 'article' && tokens[from]?.is === 'word' ? from + 1 : from;
  const points = isPoint(two?.text ?? '') ? 1 : 0;
  const behind = past(at + 1 + points);
  const count = n ?? (one.is === 'word' ? numberOf(one.text) : null);
  if (count !== null && behind > at + 1 && isXp(tokens[behind]?.text ?? ''))
    make(behind + 1, 'xp', count);
  if (count !== null && points === 1) make(at + 2, 'xp', count);
  // `3 à 25 co`: so many, and what each of them costs.
  const each = tokens.slice(at + 2, at + 4);
  if (
    n !== null &&
    isArticle(two?.text ?? '') &&
    number(each[0]) !== null &&
    isMoney(each[1]?.text ?? '')
  )
    make(at + 1, 'count', n);
  if (count !== null && isPiece(tokens[behind]?.text ?? '')) make(behind + 1, 'count', count);
  // `Gruppe von 3`, `in numero di cinque`, `Anzahl: 4`
  const grouped = one.is === 'word' && isGroup(one.text);
  const last = past(two?.text === ':' ? at + 2 : at + 1);
  const many = number(tokens[last]) ?? numberOf(tokens[last]?.text ?? '');
  if (grouped && many !== null) make(last + 1, 'count', many);
  if (n !== null && two !== undefined) {
    if (isXp(two.text)) make(at + 2, 'xp', n);
    if (isMoney(two.text)) make(at + 2, 'price', n);
    if (/^[€$£]$/u.test(two.text)) make(at + 2, 'price', n);
    if (two.text === '/' && number(three) !== null) {
      make(at + 3, 'xp', n);
      if (four !== undefined && isXp(four.text)) make(at + 4, 'xp', n);
    }
    if (/^[x×]$/iu.test(two.text)) make(at + 2, 'count', n);
  }
  if (/^[x×]$/iu.test(one.text) && number(two) !== null) make(at + 2, 'count', number(two) ?? 1);
  if (one.text === '+' && number(two) !== null) {
    make(at + 2, 'xp', number(two) ?? 0);
    if (three !== undefined && isXp(three.text)) make(at + 3, 'xp', number(two) ?? 0);
  }
  // `2 of 3`, in brackets: which of them, and how many there may be.
  if (
    n !== null &&
    /^[([]$/u.test(tokens[at - 1]?.text ?? '') &&
    isArticle(two?.text ?? '') &&
    number(three) !== null
  )
    make(at + 3, 'share', n);
  const which = /^[#°º]$/u.test(tokens[at - 1]?.text ?? '');
  // `2. Tiermensch`: which of them.
  const ordinal =
    (n ?? 0) < 13 &&
    tokens[at - 1]?.is === 'sign' &&
    two?.text === '.' &&
    three?.is === 'word' &&
    three.spaced;
  if (n !== null && n <= 999 && !which && !ordinal) make(at + 1, 'number', n);
  if (one.text === '#' && number(two) !== null) make(at + 2, 'which', number(two) ?? 0);
  if (/^n$/iu.test(one.text) && /^[°º]$/u.test(two?.text ?? '') && number(three) !== null)
    make(at + 3, 'which', number(three) ?? 0);
  const said = one.is === 'word' ? numberOf(one.text) : null;
  // `an axe`, `une recrue`: no number but an article.
  if (said !== null && !isArticle(one.text)) {
    const skip =
      tokens[at + 1]?.is === 'word' && linkOf(tokens[at + 1]?.text ?? '') === 'article' ? 1 : 0;
    make(at + 1 + (said === 1 ? 0 : skip), 'count', said);
  }
  return found;
}

/** `20+2+3`, `20+6 = 26`: what was learnt battle by battle; null for a single number. */
function sumAt(
  tokens: readonly Token[],
  at: number,
): { readonly to: number; readonly value: number } | null {
  if (tokens[at]?.is !== 'number') return null;
  let value = Number(tokens[at]?.text);
  let to = at + 1;
  // `12 + 2 Vermineux` are two more of somebody else.
  while (
    tokens[to]?.text === '+' &&
    tokens[to + 1]?.is === 'number' &&
    tokens[to + 2]?.is !== 'word'
  ) {
    value += Number(tokens[to + 1]?.text);
    to += 2;
  }
  if (to === at + 1) return null;
  const isTold = tokens[to]?.text === '=' && tokens[to + 1]?.is === 'number';
  return isTold ? { to: to + 2, value: Number(tokens[to + 1]?.text) } : { to, value };
}

/** `Equip.:`, `Skills -`, `Verletzung:`: what the words behind it are. */
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
    if (!colon && to < tokens.length && !SPOKEN.has(section)) continue;
    found.push(chunkOf(line, tokens, at, to, 'key', { ids: [section] }));
  }
  return found;
}

const SPOKEN: ReadonlySet<string> = new Set([
  'skills',
  'injuries',
  'hero',
  'henchmen',
  'hiredSword',
]);

/** `M 4 AC 4 AB 3 …`: at least five characteristics in a row. */
function statsAt(line: Line, tokens: readonly Token[], at: number, { lexicon }: Words): Chunk[] {
  const numbers = ROW_OF_NUMBERS.exec(line.text.slice(tokens[at]?.from, line.to));
  if (numbers !== null && tokens[at - 1]?.is !== 'number') {
    const until = (tokens[at]?.from ?? 0) + numbers[0].length;
    return [chunkOf(line, tokens, at, tokens.filter(({ to }) => to <= until).length, 'stats')];
  }
  if (tokens[at]?.is !== 'word') return [];
  const heads = lexicon.languages.flatMap(({ characteristics }) => characteristics);
  const ends = heads.map((row) => {
    const signs = row.map((sign) => sign.toLowerCase());
    let to = at;
    let count = 0;
    while (to + 1 < tokens.length) {
      const sign = tokens[to];
      const colon = /^[:=]$/u.test(tokens[to + 1]?.text ?? '') ? 1 : 0;
      const value = tokens[to + 1 + colon];
      if (sign === undefined || value === undefined) break;
      if (!signs.includes(plain(sign.text)) || !(value.is === 'number' || value.text === '-'))
        break;
      count += 1;
      to += 2 + colon;
      while (/^["”″+,;|/]$/u.test(tokens[to]?.text ?? '')) to += 1;
    }
    // Three on a line with nothing else: the others are above or below.
    return count < (at === 0 && to === tokens.length ? 3 : 5) ? at : to;
  });
  const end = Math.max(...ends);
  return end > at ? [chunkOf(line, tokens, at, end, 'stats')] : [];
}

/** `5/4/3/4/4/1/4/2/7`: eight of them or nine. */
const ROW_OF_NUMBERS = /^\d{1,2}(?:\s?[/|-]\s?(?:\d{1,2}|-)){7,8}(?!\d|\s?[/|-]\s?\d)/u;

function statesAt(line: Line, tokens: readonly Token[], at: number): Chunk[] {
  const first = tokens[at];
  if (first === undefined || first.is !== 'word') {
    const some = first?.is === 'number' ? oneAt(tokens, at) : null;
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
  const own = oneAt(tokens, at);
  if (own !== null) chunks.push(chunkOf(line, tokens, at, own.to, 'one', { value: own.value }));
  if (saysFallen(first.text)) chunks.push(chunkOf(line, tokens, at, at + 1, 'dead'));
  if (linkOf(first.text) === 'same') {
    const next = tokens[at + 1];
    const more = next?.is === 'word' && saysStuff(next.text) ? 1 : 0;
    chunks.push(chunkOf(line, tokens, at, at + 1 + more, 'same'));
  }
  return chunks;
}

/** `one has`, `three with`, `the other one`: some of those spoken of. */
function oneAt(
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

function quotesIn(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const closing = QUOTES[tokens[at]?.text ?? ''];
    if (closing === undefined) continue;
    const end = tokens.findIndex(({ text }, place) => place > at + 1 && closing.includes(text));
    if (end < 0 || end - at > 9) continue;
    found.set(at + 1, end);
    at = end;
  }
  return found;
}

/** `**The Ropes** - 3 Warriors`: what is bold at the beginning and nobody’s kind is a name, if more follows. */
function boldIn(line: Line, tokens: readonly Token[], words: Words): ReadonlyMap<number, number> {
  const [whole = '', inner = ''] = BOLD.exec(line.text.slice(line.from)) ?? [];
  const end = tokens.findIndex(({ from }) => from >= line.from + whole.length);
  const isName =
    end > 0 &&
    tokens[end]?.is === 'sign' &&
    !isWord(words, 'profiles', inner) &&
    sectionOf(inner) === null;
  return new Map(isName ? [[0, end]] : []);
}

const BOLD = /^(?:\*\*|__|\[b\]|<b>)(\p{Lu}[^*_<[:]{1,40})(?:\*\*|__|\[\/b\]|<\/b>)/u;

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '„': '“”"',
  '“': '”“"',
  '«': '»',
  '»': '«',
  '‘': '’',
  "'": "'",
};

/** Signs and little words in a row; more of them say nothing more. */
const MOST_BETWEEN = 20;
/** The first sign of a line is a semicolon: it parts cells. */
function isCelled(tokens: readonly Token[]): boolean {
  return tokens.find(({ is }) => is === 'sign')?.text === ';';
}

/** What parts a token from the last that said something. */
function gapAt(tokens: readonly Token[], free: readonly boolean[], at: number): Gap {
  const between: string[] = [];
  for (let back = at - 1; back >= 0 && between.length < MOST_BETWEEN; back -= 1) {
    if (free[back] !== true) break;
    between.push(tokens[back]?.text ?? '');
    if (back === 0) return between.some((text) => text === '\t' || text === '|') ? 'cell' : 'start';
  }
  if (at === 0) return 'start';
  const has = (...signs: readonly string[]) => between.some((text) => signs.includes(text));
  const link = (kind: string) => between.some((text) => linkOf(text) === kind);
  if (has('\t', '|')) return 'cell';
  // `Otto .. Schwert .. Helm`
  if (between.filter((text) => text === '.').length > 1) return 'comma';
  if (has('.', '!', '?') && tokens[at]?.spaced === true) return 'sentence';
  // `Wogga; Chamane; masse`
  if (has(';')) return isCelled(tokens) ? 'cell' : 'sentence';
  if (link('called')) return 'called';
  if (link('is')) return 'is';
  if (has('(', '[', '{')) return 'open';
  if (has(':', '=')) return 'colon';
  if (link('with')) return 'with';
  if (has(')', ']', '}')) return has(',') ? 'comma' : link('and') ? 'and' : 'close';
  if (has('-', '–', '—', '>', '→')) return 'dash';
  if (has(',', '·', '•')) return 'comma';
  if (has('/', '+')) return 'slash';
  if (link('and') || has('&')) return 'and';
  return tokens[at]?.wide === true ? 'cell' : 'none';
}
