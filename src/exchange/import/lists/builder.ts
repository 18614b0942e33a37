import {
  type FoundFighter,
  type FoundItem,
  type FoundWarband,
  NO_WARBAND,
  NOBODY,
  type Notice,
} from '#exchange/import/found.ts';
import { MOST } from '#exchange/import/limits.ts';
import {
  areItems,
  counted,
  itemsIn,
  merged,
  splitOutside,
  withoutPrices,
} from '#exchange/import/words/items.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import type { Section } from '#exchange/import/words/section-names.ts';
import { isRole, saysAdvance, saysLeader, saysPromoted } from '#exchange/import/words/sections.ts';
import { look, type Words } from '#exchange/import/words/words.ts';
import { type Called, isNameLike, trimmed, xpIn } from './fighter-line.ts';
import type { ListLine } from './lines.ts';
import { withoutMentions } from './mentions.ts';
import type { Met } from './met.ts';
import { withSameThings } from './same-as.ts';
import { isForSome, saysFell, share } from './signs.ts';
import { titleIn } from './warband-title.ts';

/** A fighter while lines still add to him. */
interface Draft {
  readonly line: ListLine;
  found: FoundFighter;
  /** Named by a line of his own, so that another name begins another fighter. */
  named: boolean;
}

/** `WH warband - The Pyre, 500gc start` is nobody's name. */
const IS_A_LIST =
  /,|(?<!\p{L})(?:warband|roster|list|liste|lista|bande|banda|kriegerbande|start)(?!\p{L})/iu;

/** A number alone is nobody's name, but says how many they are; so do several names in brackets. */
function uncounted(called: Called): Called {
  const [, group = '', inner = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(called.name) ?? [];
  const names = inner.split(/\s*[/,&]\s*/u);
  if (
    (called.count ?? names.length) === names.length &&
    names.length > 1 &&
    names.every((one) => isNameLike(one.split(' ')))
  )
    return { ...called, name: group, count: names.length };
  const says = /^[1-9]\d?$/.test(called.name) && called.count === null;
  return says ? { ...called, name: '', count: Number(called.name) } : called;
}

function stripped(text: string): string {
  return withoutPrices(text).text.replaceAll(/[\s–—-]+\d+$/g, '');
}

/** `« les Bouches »`: the quotes are no part of what they are called. */
const QUOTED = /^["“«„]\s*([^"“”«»„]+?)\s*["”»“]$/u;

const COUNTED = /^(\d{1,2})\s?[x×]?\s+\p{L}/u;

/** The warbands of a text while its lines are read, and the fighter whom they are at. */
export class ListBuilder {
  readonly warbands: FoundWarband[] = [];
  fighters: Draft[] = [];
  current: Draft | null = null;
  name = '';
  /** Its name has been said as such, not guessed from a title. */
  told = false;
  type = '';
  gold: number | null = null;
  /** What the lines below the current fighter are about. */
  section: Section | null = null;
  /** The heading of fighters above. */
  role: Section | null = null;
  /** A line that may be the name of whoever comes next. */
  pending: ListLine | null = null;
  /** A sum stands below the last fighter, and what is counted there is all of them. */
  summed = false;
  /** Everybody so far began in bold. */
  inBold = true;
  private notices: Notice[] = [];
  private readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  isCurrent({ type, name }: Called): boolean {
    const found = this.current?.found;
    return (
      found !== undefined &&
      (fold(found.type) === fold(type) || (name !== '' && fold(found.name) === fold(name)))
    );
  }

  /** `• 4x Gor: axe, shield` below `4x Gor`: what they carry, and nobody else. */
  isSame({ called }: Met): boolean {
    const found = this.current?.found;
    return (
      found !== undefined &&
      called.name === '' &&
      found.gear.length === 0 &&
      (found.count ?? 1) > 1 &&
      called.count === found.count &&
      fold(found.type) === fold(called.type)
    );
  }

  /**
   * `Esaul: axe, dagger` below a table of everybody: the things of the only one of his kind, who has none
   * yet. Null for somebody else.
   */
  bareOne({ called, gear, number = null }: Met): Draft | null {
    const bare = called.name === '' && called.count === null && called.xp === null;
    const alike = this.fighters.filter(({ found }) => fold(found.type) === fold(called.type));
    const [only = null] = alike;
    return bare && number === null && gear.length > 0 && alike.length === 1 && this.fromTable(only)
      ? only
      : null;
  }

  private fromTable(draft: Draft | null): boolean {
    return draft !== null && draft.line.cells !== null && draft.found.gear.length === 0;
  }

  /** Each one's things. */
  carriedBy({ called, gear }: Met): readonly FoundItem[] {
    const things = gear.filter(({ text }) => !saysLeader(text));
    return this.perModel(things, called.count ?? 1);
  }

  /** A heading: what follows is about something else. */
  openSection(section: Section): void {
    this.pending = null;
    if (isRole(section) || section === 'dead') {
      this.role = section;
      this.section = null;
      this.current = null;
    } else this.section = section;
    if (section === 'stash' || section === 'notes') this.current = null;
  }

  /** A fighter whom a line introduces, named by the line above if he has no name of his own. */
  begin(line: ListLine, { called: told, gear, number = null }: Met): void {
    const called = uncounted(told);
    const named =
      called.name === '' &&
      this.pending !== null &&
      // Who has learnt something is somebody else, whoever he is.
      xpIn(this.pending.text).xp === null &&
      !IS_A_LIST.test(this.pending.text) &&
      !areItems(itemsIn(stripped(this.pending.text), null, this.words), this.words, 1) &&
      !line.fresh &&
      !line.bullet &&
      // `yeah 2 max`, as somebody answers in a chat.
      !/^\p{Ll}.*\d/u.test(this.pending.text) &&
      (this.pending.text !== this.name || (gear.length === 0 && this.type !== ''));
    const above = named ? counted(withoutPrices(this.pending?.text ?? '').text) : null;
    const borrowed = trimmed(above?.text ?? '');
    if (borrowed !== '' && borrowed === this.name) this.name = '';
    if (borrowed !== '') this.notices = this.notices.filter((one) => one.line !== this.pending?.no);
    this.add(line, {
      ...NOBODY,
      gone: saysFell(line.text) && !areItems(gear, this.words, 0.5),
      line: line.no,
      name: called.name.replace(QUOTED, '$1') || borrowed || called.type,
      type: called.type,
      count: called.count ?? above?.count ?? null,
      // `2 Jóvenes` are two; `Shaman 10` is one who has learnt something.
      sure: called.sure === true || (called.count ?? 0) === Number(COUNTED.exec(line.text)?.[1]),
      xp: called.xp,
      number,
      gear: this.carriedBy({ called, gear }),
      leader: gear.some(({ text }) => saysLeader(text)),
    });
    if (this.current !== null) this.current.named = called.name !== '' || borrowed !== '';
  }

  /** `2 Runners with 2 slings` have one each; two swords may be one man's, unless all else is told together. */
  private perModel(gear: readonly FoundItem[], size: number): readonly FoundItem[] {
    const all = gear.filter(({ count }) => size > 1 && count === size);
    const together = all.some((item) => !this.isInPairs(item));
    return gear.map((item) => {
      if (together && all.includes(item)) return { ...item, count: 1 };
      // `3 Initiates (6 hammers)`: nobody has more than two of a thing.
      const tooMany = size > 1 && item.count > 2 && item.count % size === 0;
      return tooMany ? { ...item, count: item.count / size } : item;
    });
  }

  /** `Warriors:` and below it `4x sword`: nobody has counted them but by their things. */
  private asGroup(found: FoundFighter): FoundFighter {
    const [first, ...others] = found.gear;
    const count = first?.count ?? 1;
    const several = found.count === null && plain(found.type) !== fold(found.type);
    if (first === undefined || !several || count < 2 || found.name !== found.type) return found;
    const alike = others.every((one) => one.count === count);
    if (!alike || (count === 2 && this.isInPairs(first))) return found;
    this.notices.push({ code: 'NumberUnclear', about: found.type, line: found.line });
    return { ...found, count, gear: found.gear.map((one) => ({ ...one, count: 1 })) };
  }

  private isInPairs({ text }: FoundItem): boolean {
    const ids = look(this.words, 'items', text)?.ids ?? [];
    const { oneHanded, pairs } = this.words.lexicon;
    return ids.some((id) => oneHanded.includes(id) || Object.hasOwn(pairs, id));
  }

  add(line: ListLine, found: FoundFighter): void {
    if (this.fighters.length >= MOST.fighters) return;
    const role = found.role ?? (isRole(this.role) ? this.role : null);
    this.current = {
      line,
      found: { ...found, role, gone: found.gone || line.struck || this.role === 'dead' },
      named: false,
    };
    this.fighters.push(this.current);
    this.summed = false;
    this.inBold &&= line.strong;
    this.section = null;
    this.pending = null;
  }

  /** Another warband begins, or this one is named. */
  openWarband(value: string): void {
    if (this.fighters.length > 0) this.finish();
    const told = titleIn(value, this.words);
    // `Warband: Skaven` below a title says what they are, and takes no name away.
    if (told.name !== '') this.name = told.name;
    this.told = told.name !== '';
    this.type = told.type || this.type;
  }

  /** The same warband begins anew, in another state. */
  openState(): void {
    const { name, told, type } = this;
    this.finish();
    this.name = name;
    this.told = told;
    this.type = type;
  }

  change(change: Partial<FoundFighter>): void {
    if (this.current !== null) this.current.found = { ...this.current.found, ...change };
  }

  put(section: Section, text: string, line: number): void {
    if (this.current === null) return;
    const { found } = this.current;
    if (section === 'gear') {
      const size = found.count ?? 1;
      const items = itemsIn(text, line, this.words).map((item) => {
        if (!isForSome(item, size)) return share(item, text, size);
        this.notices.push({ code: 'NumberUnclear', about: text.slice(0, 120), line });
        return { ...item, count: 1 };
      });
      const promoted = found.promoted || items.some((item) => saysPromoted(item.text));
      const things = items.filter((item) => !saysPromoted(item.text));
      this.current.found = { ...found, promoted, gear: merged([...found.gear, ...things]) };
      return;
    }
    const parts = splitOutside(
      text.replaceAll(/(?<=\p{L}{4})\.\s+(?=\p{Lu})/gu, '; '),
      ',;',
    ).filter(
      (part) =>
        !/^(?:none|aucune?|keine?|ningun[ao]?|nessun[ao]?|-|–|—|n\/a)$/i.test(part) &&
        !saysAdvance(part),
    );
    const said = parts.map((part) => ({
      text: trimmed(withoutPrices(part).text).replace(/(?<=\p{L})\s+\d{2,3}$/u, '') || part,
      line,
    }));
    if (section === 'skills') this.current.found = { ...found, skills: [...found.skills, ...said] };
    else if (section === 'injuries')
      this.current.found = { ...found, injuries: [...found.injuries, ...said] };
    else if (section === 'rules')
      this.current.found = { ...found, rules: [...found.rules, ...said] };
  }

  /** Nobody so far has anything, as in what stands below pictures above a list. */
  onlyBare(): boolean {
    return (
      this.fighters.length > 0 &&
      this.fighters.length < 4 &&
      this.fighters.every(
        ({ found }) =>
          found.gear.length === 0 &&
          found.xp === null &&
          found.count === null &&
          found.number === null &&
          Object.keys(found.stats).length === 0,
      )
    );
  }

  /** What has been said so far was said of nobody. */
  unsay(): void {
    for (const { line } of this.fighters) this.note(line);
    this.fighters = [];
    this.current = null;
    this.pending = null;
  }

  /** A line that was nobody's is somebody's after all. */
  forget(line: ListLine): void {
    this.notices = this.notices.filter((one) => one.line !== line.no);
    if (this.pending === line) this.pending = null;
  }

  note(line: ListLine): void {
    if (this.notices.length < 40)
      this.notices.push({
        code: 'LineNotUnderstood',
        about: line.text.slice(0, 120),
        line: line.no,
      });
  }

  finish(): void {
    if (this.fighters.length > 0) {
      this.warbands.push({
        ...NO_WARBAND,
        name: this.name,
        type: this.type,
        gold: this.gold,
        fighters: withSameThings(
          withoutMentions(this.fighters, this.words).map(({ found }) => found),
        ).map((found) => {
          const group = this.asGroup(found);
          return { ...group, gear: this.perModel(group.gear, group.count ?? 1) };
        }),
        notices: [...this.notices],
      });
    }
    this.fighters = [];
    this.notices = [];
    this.inBold = true;
    this.current = null;
    this.section = null;
    this.name = '';
    this.told = false;
    this.type = '';
    this.gold = null;
    this.role = null;
    this.pending = null;
  }
}
