import { trimmed } from './fighter-line.ts';
import { areItems, counted, itemsIn } from './items.ts';
import { couldBeName } from './list-names.ts';
import { Crowd, type Group } from './prose-crowd.ts';
import { type Mention, mentionsIn } from './prose-mentions.ts';
import { bandIn, isNamed, type Named, nameAt, smallName } from './prose-names.ts';
import { closing, longest, sentencesOf, type Token, textAt, tokensOf } from './prose-tokens.ts';
import {
  AMONG_THINGS,
  ASKS,
  BAND_CALLED,
  CALLED,
  HAS,
  LEAD_IN,
  LOST,
  NAME_KEY,
  NONE,
  numberOf,
  PART,
  PRONOUN_ALL,
  PRONOUN_ONE,
  WITH,
} from './prose-words.ts';
import { isWord, type Words } from './words.ts';

/** What a paragraph tells. */
export interface Told {
  readonly groups: readonly Group[];
  /** The warband's name; '' for none. */
  readonly name: string;
  /** What it is, as it stands before anybody in it; '' where it does not say so. */
  readonly type: string;
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
  private readonly crowd: Crowd;
  private readonly untold: string[] = [];
  private name = '';
  private type = '';
  private used = 0;
  private all = 0;

  constructor(words: Words) {
    this.words = words;
    this.crowd = new Crowd(words);
  }

  done(): Told {
    const { groups } = this.crowd;
    const sure = groups.filter(({ weak, name, gear, parts }) => {
      return weak === null || name !== '' || gear.length > 0 || parts.length > 0;
    });
    const unsure = groups.filter((one) => !sure.includes(one) && one.weak === 'weak');
    return {
      groups: sure,
      name: this.name,
      type: this.type,
      untold: [...this.untold, ...unsure.map(({ type }) => type)],
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
    const untold = this.untold.length;
    const mentions = mentionsIn(text, tokens, this.words);
    const [first] = mentions;
    this.takeReference(text, tokens.slice(0, first?.from ?? tokens.length));
    for (const [at, mention] of mentions.entries()) {
      const end = mentions[at + 1]?.from ?? tokens.length;
      this.takeMention(text, tokens, mention, end);
    }
    this.type ||= bandIn(text.slice(0, tokens[first?.from ?? -1]?.from ?? text.length), this.words);
    if (this.used > before || named !== '') return;
    this.untold.splice(untold);
    this.untold.push(raw);
  }

  private takeMention(text: string, tokens: readonly Token[], mention: Mention, end: number): void {
    const tail = tokens.slice(mention.to, end);
    const whole = text.slice(tokens[mention.from]?.from ?? 0, tokens[end - 1]?.to ?? text.length);
    if (mention.how === 'none') {
      this.untold.push(whole);
      return;
    }
    this.crowd.begin(mention);
    this.used += mention.to - mention.from + mention.names.length;
    this.takeTail(text, tail, true);
  }

  /** A sentence that goes on about somebody: `He has …`, `Otto has …`, `The third one has …`. */
  private takeReference(text: string, tokens: readonly Token[]): void {
    const start = tokens.findIndex(({ word }) => word !== '' && !LEAD_IN.has(word));
    const [first, second] = tokens.slice(start === -1 ? tokens.length : start);
    if (first === undefined || this.crowd.last === null) return;
    const rest = tokens.slice(start);
    if (this.takePart(text, rest, 0) > 0) return;
    const has = HAS.has(second?.word ?? '') || second?.word === 'w';
    if (
      PRONOUN_ALL.has(first.word) &&
      (has || WITH.has(second?.word ?? '')) &&
      this.crowd.isMany()
    ) {
      this.crowd.current = this.crowd.last;
      this.takeTail(text, rest.slice(1), false);
    } else if (PRONOUN_ONE.has(first.word) && (has || second?.word === 'n')) {
      this.takeTail(text, rest.slice(1), false);
    }
  }

  /**
   * `one with a sword`, `Otto has an axe`, `Otto (axe)`: opens one of the last group, and reads on from behind.
   * Returns how many words it took; 0 for nothing of the kind.
   */
  private takePart(text: string, tokens: readonly Token[], at: number, inside = false): number {
    const here = tokens[at];
    const group = this.crowd.last;
    if (here === undefined || group === null) return 0;
    const named = nameAt(text, tokens, at);
    if (named !== null && couldBeName(named.name, this.words)) {
      const next = tokens[named.to];
      const armed = WITH.has(next?.word ?? '') || HAS.has(next?.word ?? '');
      const bracket = next?.text === '(' || next?.text === ':';
      if (armed || (bracket && this.bracketArms(text, tokens, named.to))) {
        if (!this.crowd.resume(named.name) && !this.crowd.openPart(1, named.name)) {
          // Somebody else, of whom nobody knows what he is: what follows is his.
          const apart =
            at === 0 || tokens[at - 1]?.word === '' || AND.has(tokens[at - 1]?.word ?? '');
          if (!apart) return 0;
          this.untold.push(textAt(text, tokens, at, tokens.length - at));
          return tokens.length - at;
        }
        this.used += named.to - at;
        this.takeTail(text, tokens.slice(named.to), false);
        return tokens.length - at;
      }
    }
    const match = PART.exec(text.slice(here.from));
    if (match === null || !this.crowd.isMany()) return 0;
    const end = here.from + match[0].length;
    const { one, some } = match.groups ?? {};
    const count =
      one !== undefined ? 1 : some === undefined ? this.crowd.left() : (numberOf(some) ?? 0);
    // `4 archers with bows and 2 with spears` are six, `one with a spear` is anybody's guess.
    const more = !inside && some !== undefined && group.gear.length > 0 && group.parts.length === 0;
    if (
      !inside &&
      one !== undefined &&
      group.gear.length > 0 &&
      /^(?:an?|une?|ein|una?)$/iu.test(one)
    )
      return 0;
    if (more) this.crowd.openMore(count);
    else if (!this.crowd.openPart(count, '')) return 0;
    const taken = tokens.findIndex(({ from }, index) => index > at && from >= end);
    const to = taken === -1 ? tokens.length : taken;
    this.used += to - at;
    this.takeTail(text, tokens.slice(to), false);
    return tokens.length - at;
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
        this.takeBracket(text, tokens.slice(at + 1, close), first);
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
          this.crowd.current?.gear.push({ text: thing, count: count ?? 1 });
          this.used += size;
          unknown = 0;
        } else this.untold.push(thing);
        count = null;
        at += size;
        continue;
      }
      const number = numberOf(token.text);
      if (number !== null && this.isStranger(text, tokens, at, number)) {
        this.untold.push(textAt(text, tokens, at, tokens.length - at));
        return;
      }
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

  /** `two hunters`, `un chasseur avec …`: somebody whom no catalogue has; what follows is his. */
  private isStranger(text: string, tokens: readonly Token[], at: number, number: number): boolean {
    const [first, second, third] = tokens.slice(at + 1, at + 4);
    if (first === undefined || first.word === '' || numberOf(first.text) !== null) return false;
    if (AMONG_THINGS.has(first.word) || WITH.has(first.word)) return false;
    for (const ahead of [1, 2, 3])
      if (longest(text, tokens, at + ahead, 'items', this.words) > 0) return false;
    if (number > 1) return true;
    return [second, third].some((one) => WITH.has(one?.word ?? '') || one?.text === '(');
  }

  /** His name, called so or right behind what he is. Returns how many words it took. */
  private takeName(text: string, tokens: readonly Token[], at: number, first: boolean): number {
    const token = tokens[at];
    const whom = this.crowd.current;
    if (token === undefined || whom === null) return 0;
    const [called = ''] = CALLED.exec(text.slice(token.from)) ?? [];
    const behind =
      called === '' ? -1 : tokens.findIndex(({ from }) => from >= token.from + called.length);
    if (behind > 0) {
      const named = nameAt(text, tokens, behind) ?? smallName(tokens, behind);
      if (named === null) return 0;
      this.used += named.to - at;
      const others = this.namesBehind(text, tokens, named);
      this.crowd.christen(others.names);
      return others.to - at;
    }
    if (!first || whom.name !== '') return 0;
    const small = /\p{Lu}/u.test(text) ? null : smallName(tokens, at);
    if (
      small !== null &&
      !this.crowd.isMany() &&
      WITH.has(tokens[small.to]?.word ?? '') &&
      couldBeName(small.name, this.words)
    ) {
      this.crowd.christen([small.name]);
      return 1;
    }
    const comma =
      token.text === ',' || token.text === ':' || token.text === '–' || token.text === '-';
    const named = nameAt(text, tokens, at + (comma ? 1 : 0));
    if (named === null || !couldBeName(named.name, this.words)) return 0;
    const { names, to } = this.namesBehind(text, tokens, named);
    const many = whom === this.crowd.last && this.crowd.isMany();
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
    this.crowd.christen(names);
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
    while (
      this.crowd.current === this.crowd.last &&
      this.crowd.isMany() &&
      names.length < (this.crowd.last?.count ?? 1)
    ) {
      const comma = tokens[to]?.text === ',' ? 1 : 0;
      const and = AND.has(tokens[to + comma]?.word ?? '') ? 1 : 0;
      const next = comma + and === 0 ? null : nameAt(text, tokens, to + comma + and);
      if (next === null) break;
      names.push(next.name);
      to = next.to;
    }
    return { names, to };
  }

  /** What stands in brackets: his name, his things, his experience, or something by the way. */
  private takeBracket(text: string, tokens: readonly Token[], first: boolean): void {
    const whom = this.crowd.current;
    const inner = textAt(text, tokens, 0, tokens.length);
    if (whom === null || inner === '') return;
    if (this.takePart(text, tokens, 0, true) > 0) {
      this.crowd.current = whom;
      return;
    }
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
const BUT: ReadonlySet<string> = new Set([...AND, 'but', 'aber', 'mais', 'pero', 'ma']);
