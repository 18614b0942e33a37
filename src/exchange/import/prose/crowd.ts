import { isPlural } from '#exchange/import/words/names.ts';
import { look, type Words } from '#exchange/import/words/words.ts';
import type { Mention } from './mentions.ts';

/** What somebody has, as it is called. */
export interface Thing {
  readonly text: string;
  readonly count: number;
}

/** One of a group, or some, told apart from the others. */
export interface Part {
  name: string;
  readonly count: number;
  xp: number | null;
  readonly gear: Thing[];
}

/** Somebody whom a paragraph tells of, or several of a kind. */
export interface Group extends Omit<Part, 'count'> {
  readonly type: string;
  readonly count: number | null;
  /** Several of whom nobody says how many: as many as are told of. */
  readonly open: boolean;
  /** Those told of one by one. */
  readonly parts: Part[];
  /** Nothing but the word for him, as whoever talks of him anyway would use it. */
  readonly weak: 'weak' | 'bare' | null;
}

/** Everybody told of so far, and whom the words are about. */
export class Crowd {
  readonly groups: Group[] = [];
  private readonly words: Words;
  /** Whose parts are told of. */
  last: Group | null = null;
  current: Group | Part | null = null;

  constructor(words: Words) {
    this.words = words;
  }

  /** Somebody whom a sentence names: those told of before, one of them, or others. */
  begin({ type, count, names, how, fresh, one }: Mention): void {
    const alike = this.groups.filter((group) => this.isSame(group.type, type));
    const [only = null] = alike;
    const [name = '', ...others] = names;
    if (one && only !== null && alike.length === 1 && (only.open || (only.count ?? 1) > 1)) {
      this.last = only;
      if (this.openPart(1, name)) return;
    }
    const same = !one && alike.length === 1 && (count === null || only?.count === count);
    // `The captain has a bow as well`.
    if (!fresh && how !== 'counted' && same && only !== null) {
      only.name ||= name;
      this.last = only;
      this.current = only;
      return;
    }
    const weak = how === 'weak' || how === 'bare' ? how : null;
    const own = others.length > 0 ? '' : name;
    const open = count === null && isPlural(this.words.indexes.profiles, type, this.words.language);
    this.add({ type, count, open, name: own, xp: null, gear: [], parts: [], weak });
    if (others.length > 0) this.christen(names);
  }

  /** `the slayer` is the troll slayer of before. */
  private isSame(one: string, other: string): boolean {
    const ids = look(this.words, 'profiles', one)?.ids ?? [];
    return look(this.words, 'profiles', other)?.ids.some((id) => ids.includes(id)) === true;
  }

  /** `4 archers with bows and 2 with spears`: others of the same kind. */
  openMore(count: number): void {
    const type = this.last?.type ?? '';
    this.add({ type, count, open: false, name: '', xp: null, gear: [], parts: [], weak: null });
  }

  private add(group: Group): void {
    this.groups.push(group);
    this.last = group;
    this.current = group;
  }

  isMany(): boolean {
    return this.last?.open === true || (this.last?.count ?? 1) > 1;
  }

  /** How many of the last group have not been told of by themselves. */
  left(): number {
    if (this.last?.open === true) return MOST_ALIKE;
    const told = this.last?.parts.reduce((sum, part) => sum + part.count, 0) ?? 0;
    return (this.last?.count ?? 1) - told;
  }

  /** One of the last group, or some; who is alone gets his name. False if there are no more of them. */
  openPart(count: number, name: string): boolean {
    if (this.last === null) return false;
    if (!this.isMany()) {
      if (this.last.name !== '' || name === '') return false;
      this.last.name = name;
      this.current = this.last;
      return true;
    }
    if (count < 1 || count > this.left()) return false;
    const part: Part = { name, count, xp: null, gear: [] };
    this.last.parts.push(part);
    this.current = part;
    return true;
  }

  /** Takes up who has been named before, whole or in part. */
  resume(name: string): boolean {
    const all = this.groups.flatMap((one) => [one, ...one.parts]);
    const known = all.find(
      (one) => one.name === name || (one.name !== '' && one.name.split(' ').includes(name)),
    );
    if (known === undefined) return false;
    this.current = known;
    return true;
  }

  /** Names for whoever it is about: one for each of several. */
  christen(names: readonly string[]): void {
    const [first = '', ...others] = names;
    if (others.length === 0) {
      if (this.current !== null) this.current.name ||= first;
      return;
    }
    const whom = this.current;
    for (const name of names) this.openPart(1, name);
    // What follows is everybody's.
    this.current = whom;
  }
}

/** Nobody tells of more than so many one by one. */
const MOST_ALIKE = 20;
