import { trimmed } from '#exchange/import/lists/fighter-line.ts';
import { couldBeName } from '#exchange/import/lists/names.ts';
import { areItems, counted, itemsIn, splitOutside } from '#exchange/import/words/items.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { Crowd } from './crowd.ts';
import { saysIs } from './mentions.ts';
import { isNamed, type Named, nameAt, smallName } from './names.ts';
import { closing, longest, type Token, textAt, traitAt } from './tokens.ts';
import {
  AMONG_THINGS,
  CALLED,
  HAS,
  LOST,
  NAME_KEY,
  NONE,
  numberOf,
  PART,
  PART_FIRST,
  WITH,
} from './words.ts';

/** Reads what stands behind somebody: his name, his things, those of several who are told apart. */
export class TailReader {
  readonly crowd: Crowd;
  /** What became nothing, as it stands. */
  readonly untold: string[] = [];
  /** How many words became something. */
  used = 0;
  private readonly words: Words;

  constructor(words: Words) {
    this.words = words;
    this.crowd = new Crowd(words);
  }

  /**
   * `one with a sword`, `Otto has an axe`, `Otto (axe)`: opens one of the last group, and reads on from behind.
   * Returns how many words it took; 0 for nothing of the kind.
   */
  takePart(text: string, tokens: readonly Token[], at: number, inside = false): number {
    const here = tokens[at];
    const group = this.crowd.last;
    if (here === undefined || group === null) return 0;
    const named = nameAt(text, tokens, at);
    if (named !== null && couldBeName(named.name, this.words)) {
      if (this.isArmed(text, tokens, named.to)) {
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

  /** `The third one is new and has a spear`: as a part, if it says what he has. */
  takeFirst(text: string, tokens: readonly Token[]): boolean {
    const [here] = tokens;
    const match = here === undefined ? null : PART_FIRST.exec(text.slice(here.from));
    if (here === undefined || match === null || !this.crowd.isMany()) return false;
    const behind = tokens.filter(({ from }) => from >= here.from + match[0].length);
    const armed = behind.some((_, at) => longest(text, behind, at, 'items', this.words) > 0);
    const count = match.groups?.['one'] === undefined ? this.crowd.left() : 1;
    if (!armed || !this.crowd.openPart(count, '')) return false;
    this.used += tokens.length - behind.length;
    this.takeTail(text, behind, false);
    return true;
  }

  /** `there are two bears and …`: whoever no catalogue has, in front of those whom it has. */
  noteStrangers(text: string, tokens: readonly Token[]): void {
    const at = tokens.findIndex((token, index) => {
      const number = numberOf(token.text) ?? 0;
      return number > 1 && this.strangerAt(text, tokens, index, number) > 0;
    });
    if (at >= 0) this.untold.push(textAt(text, tokens, at, tokens.length - at));
  }

  /** Whether what stands behind a name says what he has. */
  private isArmed(text: string, tokens: readonly Token[], at: number): boolean {
    const [first, second] = tokens.slice(at, at + 2);
    if (first?.text === '(') return this.bracketArms(text, tokens, at);
    const comma = first?.text === ',' && WITH.has(second?.word ?? '');
    const has = comma || WITH.has(first?.word ?? '') || HAS.has(first?.word ?? '');
    // `Otto has an axe, Hans two swords`.
    if (!has && first?.text !== ':' && numberOf(first?.text ?? '') === null) return false;
    const end = tokens.findIndex(({ word }, index) => index > at && word === '');
    const ahead = tokens.slice(at, end === -1 ? tokens.length : end);
    return ahead.some((_, index) => longest(text, ahead, index, 'items', this.words) > 0);
  }

  private bracketArms(text: string, tokens: readonly Token[], open: number): boolean {
    const close = closing(tokens, open);
    const inner = textAt(text, tokens, open + 1, close - open - 1);
    return areItems(itemsIn(inner, null, this.words), this.words, 1);
  }

  // ── Behind whoever it is about ───────────────────────────────────────────────────────────────

  /** His name and his things, up to the next who is told of. */
  takeTail(text: string, tokens: readonly Token[], fresh: boolean): void {
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
        count = null;
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
      const size = Math.max(
        longest(text, tokens, at, 'items', this.words),
        linked ? traitAt(text, tokens, at, this.words) : 0,
      );
      if (size > 0) {
        const thing = textAt(text, tokens, at, size);
        const { current } = this.crowd;
        if (linked && !token.later && current !== null) {
          current.gear.push({ text: thing, count: count ?? 1 });
          this.used += size;
          unknown = 0;
        } else this.untold.push(thing);
        count = null;
        at += size;
        continue;
      }
      const number = numberOf(token.text);
      const stranger = number === null ? 0 : this.strangerAt(text, tokens, at, number);
      if (stranger > 0) {
        this.untold.push(textAt(text, tokens, at, stranger));
        if (stranger === tokens.length - at && stranger > 2) this.crowd.current = null;
        at += stranger;
        continue;
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

  /**
   * `two hunters`, `un chasseur avec …`: somebody whom no catalogue has, and what follows is his; `and a
   * lantern`. As many words as are about him; 0 for a thing.
   */
  private strangerAt(text: string, tokens: readonly Token[], at: number, number: number): number {
    const [first, second, third] = tokens.slice(at + 1, at + 4);
    if (first === undefined || first.word === '' || numberOf(first.text) !== null) return 0;
    if (AMONG_THINGS.has(first.word) || WITH.has(first.word)) return 0;
    for (const ahead of [1, 2, 3]) {
      if (WITH.has(tokens[at + ahead]?.word ?? '')) break;
      if (longest(text, tokens, at + ahead, 'items', this.words) > 0) return 0;
    }
    const armed = [second, third].some((one) => WITH.has(one?.word ?? '') || one?.text === '(');
    if (number > 1 || armed) return tokens.length - at;
    return second === undefined || second.word === '' ? 2 : 0;
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
      this.crowd.christen(others.names.map((name) => name.replace(/^the\s/u, '')));
      return others.to - at;
    }
    if (!first || whom.name !== '') return 0;
    const is = saysIs(token) ? nameAt(text, tokens, at + 1) : null;
    if (is !== null && !this.crowd.isMany() && couldBeName(is.name, this.words)) {
      this.crowd.christen([is.name]);
      this.used += is.to - at;
      return is.to - at;
    }
    const small = /\p{Lu}/u.test(text) ? null : smallName(tokens, at);
    if (
      small !== null &&
      !this.crowd.isMany() &&
      (WITH.has(tokens[small.to]?.word ?? '') || tokens[small.to]?.text === '(') &&
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
      names.length < this.crowd.left()
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

  /** `3 Thunderers (Butlug, Bjornagin and Corky)`: what each of them is called. */
  private takeNames(inner: string): boolean {
    const { last, current } = this.crowd;
    const names = inner.split(/\s*,\s*(?:(?:and|et|und|y|e)\s+)?|\s+(?:and|et|und|y|e|&)\s+/u);
    const sure = names.every((name) => isNamed(name) && couldBeName(name, this.words));
    if (last === null || last !== current || names.length < 2 || names.length !== last.count)
      return false;
    if (!sure) return false;
    this.crowd.christen(names);
    this.used += names.length;
    return true;
  }

  /** `(one crossbow, one brace of pistols)` behind two of them: what each has. */
  private takeEach(inner: string): boolean {
    const { last, current } = this.crowd;
    const pieces = splitOutside(inner, ',;').flatMap((one) =>
      one.split(/\s+(?:and|et|und|y|e)\s+/u),
    );
    const told = pieces.map((piece) => {
      const [, number = '', things = ''] = /^(one|[1-9])\s+(?:with\s+)?(.+)$/iu.exec(piece) ?? [];
      return { count: numberOf(number) ?? 0, things: itemsIn(things, null, this.words) };
    });
    const sum = told.reduce((all, one) => all + one.count, 0);
    const sure = told.every(({ count, things }) => count > 0 && areItems(things, this.words, 1));
    if (told.length < 2 || !sure || last === null || last !== current || last.count !== sum)
      return false;
    for (const { count, things } of told) {
      if (this.crowd.openPart(count, ''))
        this.crowd.current?.gear.push(
          ...things.map((one) => ({ text: one.text, count: one.count })),
        );
    }
    this.crowd.current = current;
    this.used += inner.split(' ').length;
    return true;
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
    if (this.takeEach(inner)) return;
    const [, learnt] = /,\s*(\d{1,3})\s*(?:xp|px|ep|pe|exp)$/iu.exec(inner.trim()) ?? [];
    if (CALLED.test(inner) && this.takeName(text, tokens, 0, false) > 0) {
      // `(I call them the Pebbles, 3xp)`.
      if (learnt !== undefined) whom.xp = Number(learnt);
      return;
    }
    if (this.takeNames(inner)) return;
    const [, keyed = ''] = NAME_KEY.exec(inner.trim()) ?? [];
    const name = trimmed(keyed === '' ? inner : keyed);
    const [, xp] = /^(\d{1,3})\s*(?:xp|px|ep|pe|exp)\b/iu.exec(inner.trim()) ?? [];
    const things = itemsIn(inner, null, this.words);
    if (xp !== undefined) whom.xp = Number(xp);
    else if (keyed !== '') whom.name ||= name;
    else if (areItems(things, this.words, 1))
      whom.gear.push(...things.map((one) => ({ text: one.text, count: one.count })));
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
