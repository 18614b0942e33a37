import { isSmall, trimmed } from './fighter-line.ts';
import { areItems, counted, itemsIn } from './items.ts';
import { couldBeName } from './list-names.ts';
import { type Mention, mentionsIn } from './prose-mentions.ts';
import { longest, sentencesOf, type Token, textAt, tokensOf } from './prose-tokens.ts';
import {
  AMONG_THINGS,
  ASKS,
  BAND_CALLED,
  CALLED,
  DEFINITE,
  HAS,
  LOST,
  NAME_KEY,
  NONE,
  numberOf,
  PART,
  POSSESSIVE,
  PRONOUN_ALL,
  PRONOUN_ONE,
  WITH,
} from './prose-words.ts';
import { isWord, type Words } from './words.ts';

/** What somebody has, as it is called. */
interface Thing {
  readonly text: string;
  readonly count: number;
}

/** One of a group, or some, told apart from the others. */
interface Part {
  name: string;
  readonly count: number;
  xp: number | null;
  readonly gear: Thing[];
}

/** Somebody whom a paragraph tells of, or several of a kind. */
export interface Group extends Omit<Part, 'count'> {
  readonly type: string;
  readonly count: number | null;
  /** Those told of one by one. */
  readonly parts: Part[];
  /** Nothing but the word for him, as whoever talks of him anyway would use it. */
  readonly weak: boolean;
}

/** What a paragraph tells. */
export interface Told {
  readonly groups: readonly Group[];
  /** The warband's name; '' for none. */
  readonly name: string;
  /** What became nothing, as it stands. */
  readonly untold: readonly string[];
  /** Words that became something, of all. */
  readonly share: number;
}

/** Reads a paragraph sentence by sentence: who is in it, and who of those told before is taken up again. */
export function peopleIn(paragraph: string, words: Words): Told {
  const reader = new ProseReader(words);
  for (const sentence of sentencesOf(paragraph)) reader.take(sentence);
  return reader.done();
}

class ProseReader {
  private readonly words: Words;
  private readonly groups: Group[] = [];
  private readonly untold: string[] = [];
  private name = '';
  private last: Group | null = null;
  private current: Group | Part | null = null;
  private used = 0;
  private all = 0;

  constructor(words: Words) {
    this.words = words;
  }

  done(): Told {
    const sure = this.groups.filter(({ weak, name, gear, parts }) => {
      return !weak || name !== '' || gear.length > 0 || parts.length > 0;
    });
    const unsure = this.groups.filter((one) => !sure.includes(one)).map(({ type }) => type);
    return {
      groups: sure,
      name: this.name,
      untold: [...this.untold, ...unsure],
      share: this.all === 0 ? 0 : this.used / this.all,
    };
  }

  take(raw: string): void {
    const [named = '', called = ''] = BAND_CALLED.exec(raw) ?? [];
    if (named !== '' && this.name === '') this.name = called;
    const { text, tokens } = tokensOf(named === '' ? raw : raw.replace(named, ', '));
    this.all += tokens.filter(({ word }) => word !== '').length;
    if (/\?\s*$/u.test(raw) && ASKS.test(raw)) {
      this.untold.push(raw);
      return;
    }
    const before = this.used;
    const mentions = mentionsIn(text, tokens, this.words);
    const [first] = mentions;
    this.takeReference(text, tokens.slice(0, first?.from ?? tokens.length));
    for (const [at, mention] of mentions.entries()) {
      const end = mentions[at + 1]?.from ?? tokens.length;
      this.takeMention(text, tokens, mention, end);
    }
    if (this.used === before && named === '') this.untold.push(raw);
  }

  private takeMention(text: string, tokens: readonly Token[], mention: Mention, end: number): void {
    const tail = tokens.slice(mention.to, end);
    const whole = text.slice(tokens[mention.from]?.from ?? 0, tokens[end - 1]?.to ?? text.length);
    if (mention.how === 'none') {
      this.untold.push(whole);
      return;
    }
    const known = this.knownAs(mention);
    const group = known ?? {
      type: mention.type,
      count: mention.count,
      name: mention.name,
      xp: null,
      gear: [],
      parts: [],
      weak: mention.how === 'weak',
    };
    if (known === null) this.groups.push(group);
    else if (mention.name !== '') known.name ||= mention.name;
    this.last = group;
    this.current = group;
    this.used += mention.to - mention.from + mention.name.split(' ').length;
    this.takeTail(text, tail, true);
  }

  /** `The captain has a bow as well`: the one who was told of before. */
  private knownAs({ type, count, how, fresh }: Mention): Group | null {
    if (fresh || how === 'counted') return null;
    const alike = this.groups.filter((one) => one.type.toLowerCase() === type.toLowerCase());
    const [only = null] = alike;
    return alike.length === 1 && (count === null || only?.count === count) ? only : null;
  }

  /** A sentence that goes on about somebody: `He has …`, `Otto has …`, `The third one has …`. */
  private takeReference(text: string, tokens: readonly Token[]): void {
    const start = tokens.findIndex(({ word }) => word !== '' && !LEAD_IN.has(word));
    const [first, second] = tokens.slice(start === -1 ? tokens.length : start);
    if (first === undefined || this.last === null) return;
    const rest = tokens.slice(start);
    if (this.takePart(text, rest, 0) > 0) return;
    const has = HAS.has(second?.word ?? '') || second?.word === 'w';
    if (PRONOUN_ALL.has(first.word) && (has || WITH.has(second?.word ?? '')) && this.isMany()) {
      this.current = this.last;
      this.takeTail(text, rest.slice(1), false);
    } else if (PRONOUN_ONE.has(first.word) && (has || second?.word === 'n')) {
      this.takeTail(text, rest.slice(1), false);
    }
  }

  private isMany(): boolean {
    return (this.last?.count ?? 1) > 1;
  }

  /**
   * `one with a sword`, `Otto has an axe`, `Otto (axe)`: opens one of the last group, and reads on from behind.
   * Returns how many words it took; 0 for nothing of the kind.
   */
  private takePart(text: string, tokens: readonly Token[], at: number): number {
    const here = tokens[at];
    const group = this.last;
    if (here === undefined || group === null) return 0;
    const named = nameAt(text, tokens, at);
    if (named !== null && couldBeName(named.name, this.words)) {
      const next = tokens[named.to];
      const armed = WITH.has(next?.word ?? '') || HAS.has(next?.word ?? '');
      const bracket = next?.text === '(' || next?.text === ':';
      if (armed || (bracket && this.bracketArms(text, tokens, named.to))) {
        const known = this.someoneCalled(named.name);
        const opened = known ?? this.opened(group, 1, named.name);
        if (opened === null) return 0;
        this.current = opened;
        this.used += named.to - at;
        this.takeTail(text, tokens.slice(named.to), false);
        return tokens.length - at;
      }
    }
    const match = PART.exec(text.slice(here.from));
    if (match === null || !this.isMany()) return 0;
    const end = here.from + match[0].length;
    const { one, some } = match.groups ?? {};
    const left = this.leftOf(group);
    const count = one !== undefined ? 1 : some === undefined ? left : (numberOf(some) ?? 0);
    // `4 archers with bows and 2 with spears` are six, `one with a spear` is anybody's guess.
    const more = some !== undefined && group.gear.length > 0 && group.parts.length === 0;
    if (one !== undefined && group.gear.length > 0 && /^(?:an?|une?|ein|una?)$/iu.test(one))
      return 0;
    if (more) {
      const other: Group = {
        ...group,
        name: '',
        count,
        gear: [],
        parts: [],
        xp: null,
        weak: false,
      };
      this.groups.push(other);
      this.last = other;
      this.current = other;
    } else {
      const opened = this.opened(group, count, '');
      if (opened === null) return 0;
      this.current = opened;
    }
    const taken = tokens.findIndex(({ from }, index) => index > at && from >= end);
    const to = taken === -1 ? tokens.length : taken;
    this.used += to - at;
    this.takeTail(text, tokens.slice(to), false);
    return tokens.length - at;
  }

  private leftOf(group: Group): number {
    return (group.count ?? 1) - group.parts.reduce((sum, part) => sum + part.count, 0);
  }

  private opened(group: Group, count: number, name: string): Group | Part | null {
    if ((group.count ?? 1) === 1) {
      if (group.name !== '' || name === '') return null;
      group.name = name;
      return group;
    }
    if (count < 1 || count > this.leftOf(group)) return null;
    const part: Part = { name, count, xp: null, gear: [] };
    group.parts.push(part);
    return part;
  }

  private someoneCalled(name: string): Group | Part | null {
    const all = this.groups.flatMap((one) => [one, ...one.parts]);
    return (
      all.find(
        (one) => one.name !== '' && (one.name === name || one.name.split(' ').includes(name)),
      ) ?? null
    );
  }

  private bracketArms(text: string, tokens: readonly Token[], open: number): boolean {
    if (tokens[open]?.text === ':') return true;
    const close = closing(tokens, open);
    const inner = textAt(text, tokens, open + 1, close - open - 1);
    return areItems(itemsIn(inner, null, this.words), this.words, 1);
  }

  // ── Behind whoever it is about ───────────────────────────────────────────────────────────────

  /** His name and his things, up to the next who is told of. */
  private takeTail(text: string, tokens: readonly Token[], fresh: boolean): void {
    // Behind whoever it is things need a word for having them, or stand there right away.
    let linked = true;
    let first = fresh;
    let unknown = 0;
    let count: number | null = null;
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at];
      if (token === undefined) break;
      if (token.text === '(') {
        const close = closing(tokens, at);
        this.takeBracket(textAt(text, tokens, at + 1, close - at - 1), first);
        at = close + 1;
        continue;
      }
      const named = this.takeName(text, tokens, at, first);
      if (named > 0) {
        at += named;
        first = false;
        continue;
      }
      if (token.word === '') {
        count = null;
        at += 1;
        continue;
      }
      const part = token.later ? 0 : this.takePart(text, tokens, at);
      if (part > 0) return;
      first = false;
      if (NONE.has(token.word) || LOST.test(token.text)) {
        // `no armour`, `has lost his sword`: up to the next sign.
        const next = tokens.findIndex(
          ({ word, text: sign }, index) =>
            index > at && (word === '' || BUT.has(sign.toLowerCase())),
        );
        at = next === -1 ? tokens.length : next;
        continue;
      }
      const size = longest(text, tokens, at, 'items', this.words);
      if (size > 0) {
        const thing = textAt(text, tokens, at, size);
        if (linked && !token.later) {
          this.current?.gear.push({ text: thing, count: count ?? 1 });
          this.used += size;
          unknown = 0;
        } else this.untold.push(thing);
        count = null;
        at += size;
        continue;
      }
      const number = numberOf(token.text);
      if (WITH.has(token.word) || HAS.has(token.word)) {
        linked = true;
        unknown = 0;
        count = null;
        this.used += 1;
      } else if (number !== null) count = number;
      else if (AMONG_THINGS.has(token.word)) this.used += linked ? 1 : 0;
      else {
        unknown += 1;
        if (unknown > MOST_UNKNOWN) linked = false;
      }
      at += 1;
    }
  }

  /** His name, called so or right behind what he is. Returns how many words it took. */
  private takeName(text: string, tokens: readonly Token[], at: number, first: boolean): number {
    const token = tokens[at];
    const whom = this.current;
    if (token === undefined || whom === null) return 0;
    const [called = ''] = CALLED.exec(text.slice(token.from)) ?? [];
    const behind =
      called === '' ? -1 : tokens.findIndex(({ from }) => from >= token.from + called.length);
    if (behind > 0) {
      const named = nameAt(text, tokens, behind) ?? smallName(tokens, behind);
      if (named === null) return 0;
      this.used += named.to - at;
      const others = this.namesBehind(text, tokens, named);
      this.christen(others.names);
      return others.to - at;
    }
    if (!first || whom.name !== '') return 0;
    const comma =
      token.text === ',' || token.text === ':' || token.text === '–' || token.text === '-';
    const named = nameAt(text, tokens, at + (comma ? 1 : 0));
    if (named === null || !couldBeName(named.name, this.words)) return 0;
    const { names, to } = this.namesBehind(text, tokens, named);
    const many = whom === this.last && this.isMany();
    if (many !== names.length > 1) return 0;
    const next = tokens[to];
    const ends =
      next === undefined ||
      next.word === '' ||
      WITH.has(next.word) ||
      HAS.has(next.word) ||
      AMONG_THINGS.has(next.word);
    // `two champions, Otto with …`: that is one of them.
    if (!ends || names.some((one) => !couldBeName(one, this.words))) return 0;
    if (next?.text === '(' && many) return 0;
    if (many && names.length > 1 && this.isPartList(tokens, to)) return 0;
    this.used += to - at;
    this.christen(names);
    return to - at;
  }

  /** `Otto and Hans with bows` arms the second alone, if nothing parts them from it. */
  private isPartList(tokens: readonly Token[], to: number): boolean {
    return tokens[to]?.text === '(' || tokens[to]?.text === ':';
  }

  private namesBehind(
    text: string,
    tokens: readonly Token[],
    named: Named,
  ): { readonly names: readonly string[]; readonly to: number } {
    const names = [named.name];
    let { to } = named;
    while (this.current === this.last && this.isMany() && names.length < (this.last?.count ?? 1)) {
      const comma = tokens[to]?.text === ',' ? 1 : 0;
      const and = AND.has(tokens[to + comma]?.word ?? '') ? 1 : 0;
      const next = comma + and === 0 ? null : nameAt(text, tokens, to + comma + and);
      if (next === null) break;
      names.push(next.name);
      to = next.to;
    }
    return { names, to };
  }

  private christen(names: readonly string[]): void {
    const whom = this.current;
    const group = this.last;
    const [first = '', ...others] = names;
    if (whom === null) return;
    if (others.length === 0) whom.name ||= first;
    else if (group !== null) for (const name of names) this.opened(group, 1, name);
  }

  /** What stands in brackets: his name, his things, his experience, or something by the way. */
  private takeBracket(inner: string, first: boolean): void {
    const whom = this.current;
    if (whom === null || inner.trim() === '') return;
    const [, keyed = ''] = NAME_KEY.exec(inner.trim()) ?? [];
    const name = trimmed(keyed === '' ? inner : keyed);
    const [, xp] = /^(\d{1,3})\s*(?:xp|px|ep|pe|exp)\b/iu.exec(inner.trim()) ?? [];
    const things = itemsIn(inner, null, this.words);
    if (xp !== undefined) whom.xp = Number(xp);
    else if (keyed !== '') whom.name ||= name;
    else if (areItems(things, this.words, 1))
      whom.gear.push(...things.map(({ text, count }) => ({ text, count })));
    else if (
      first &&
      /^\p{Lu}/u.test(name) &&
      name.split(' ').length < 4 &&
      couldBeName(name, this.words) &&
      isNamed(name)
    )
      whom.name ||= name;
    else {
      if (!isWord(this.words, 'profiles', counted(inner).text)) this.untold.push(inner);
      return;
    }
    this.used += inner.split(' ').length;
  }
}

/** Between somebody's things; more of them say something else. */
const MOST_UNKNOWN = 1;

const AND: ReadonlySet<string> = new Set(['and', 'et', 'und', 'y', 'e']);
const BUT: ReadonlySet<string> = new Set([
  'but',
  'aber',
  'mais',
  'pero',
  'ma',
  'and',
  'et',
  'und',
  'y',
  'e',
]);

/** In front of a sentence that goes on. */
const LEAD_IN: ReadonlySet<string> = new Set(
  'and et und y e then puis dann luego poi also auch aussi tambien anche but aber mais pero ma'.split(
    ' ',
  ),
);

function isNamed(name: string): boolean {
  return name.split(' ').every((part) => /^\p{Lu}/u.test(part) || isSmall(part));
}

function closing(tokens: readonly Token[], open: number): number {
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')');
  return close === -1 ? tokens.length : close;
}

interface Named {
  readonly name: string;
  /** The word behind it. */
  readonly to: number;
}

/** Words with capitals, and little ones between. */
function nameAt(text: string, tokens: readonly Token[], at: number): Named | null {
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
  return [PRONOUN_ONE, PRONOUN_ALL, AMONG_THINGS, WITH, DEFINITE, POSSESSIVE, LEAD_IN].some((one) =>
    one.has(word),
  );
}

/** `called otto`, where nothing is written with a capital. */
function smallName(tokens: readonly Token[], at: number): Named | null {
  const token = tokens[at];
  const name = token?.text ?? '';
  const sure =
    /^\p{Ll}[\p{L}'’-]{2,20}$/u.test(name) &&
    !WITH.has(token?.word ?? '') &&
    !AMONG_THINGS.has(token?.word ?? '');
  return sure ? { name, to: at + 1 } : null;
}
