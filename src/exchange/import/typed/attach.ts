import type { Doubt, Part, PartKind } from '#exchange/import/draft.ts';
import {
  EMPTY_FIGHTER,
  type FoundFighter,
  type FoundItem,
  type FoundWord,
} from '#exchange/import/found.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Chunk, Lattice } from './chunk.ts';
import type { Labelled } from './decode.ts';
import type { Line } from './lines.ts';
import type { Label } from './patterns.ts';
import { isCapital } from './style.ts';
import { linkOf } from './vocabulary.ts';

/** A fighter being assembled from the lines read so far. */
export interface Person {
  readonly key: string;
  readonly line: number;
  name: string;
  quoted: boolean;
  /** Offset of the name in its line, and of a type right before it; -1 for none. */
  named: number;
  titled: number;
  type: string;
  meant: readonly string[];
  /** The type contains an exact name from the catalogue. */
  known: boolean;
  count: number | null;
  /** The number is certainly a head count. */
  counted: boolean;
  xp: number | null;
  number: number | null;
  readonly gear: FoundItem[];
  readonly skills: FoundWord[];
  readonly injuries: FoundWord[];
  readonly rules: FoundWord[];
  readonly stats: string[];
  /** `one has …, the other …`: how many models, and the index in `gear` where their items begin. */
  readonly some: { readonly count: number; readonly from: number }[];
  role: ListRole | null;
  /** Dropped again unless some gear, skill or experience follows. */
  doubtful: boolean;
  gone: boolean;
  misses: boolean;
  same: boolean;
  readonly unsure: Set<Doubt>;
  /** Number of unknown words: beside name and type, between items, and after the last one. */
  readonly strange: { head: number; gear: number; behind: number };
  /** Read whole from a table row. */
  readonly row?: FoundFighter;
}

/** What a line adds: the people who begin in it, and its parts. */
export interface Attached {
  readonly people: readonly Person[];
  readonly parts: readonly Part[];
}

/**
 * Assigns the labelled chunks of a line to people.
 * @param above the person that the line continues; null for none
 */
export function attach(
  lattice: Lattice,
  labelled: readonly Labelled[],
  above: Person | null,
): Attached {
  const { line, tokens } = lattice;
  const people: Person[] = [];
  const parts: Part[] = [];
  let who = above;
  let last: Labelled | null = null;
  let dead = false;
  const first = labelled.findIndex(({ begins }) => begins);
  // `Halberd: Gate Watch`: what stands before him and a colon is his.
  const ahead = labelled[first]?.gap === 'colon' ? labelled.slice(0, first) : [];
  const his = ahead.length > 0 && ahead.every(({ label }) => label === 'thing') ? ahead : [];
  if (his.length > 0) who = null;
  for (const [at, part] of labelled.entries()) {
    if (part.label === 'dead' && who === null) dead = true;
    const { chunk, label, margin } = part;
    // `trois zombies, deux goules`: a second count starts another group.
    const others = who !== null && who.count !== null && who.type !== '';
    // `Otto, dead (killed by an ogre)`
    const isRemark = who?.gone === true && (lattice.depth[part.chunk.from] ?? 0) > 0;
    const begins =
      !isRemark &&
      (part.begins || (label === 'count' && others && labelled[at + 1]?.label === 'type'));
    if (begins) {
      who = newPerson(`${line.no}.${people.length}`, line.no);
      people.push(who);
      who.gone = dead;
      dead = false;
      if (people.length === 1) for (const one of his) addChunk(who, one, null, line.text, lattice);
      if (his.length > 0) who.unsure.add('equipment');
    }
    const from = tokens[chunk.from]?.from ?? 0;
    const to = tokens[chunk.to - 1]?.to ?? 0;
    const kind = KIND_OF[label];
    const sure = margin >= SURE_MARGIN && chunk.how === 'exact';
    if (label === 'all') who = null;
    const idle = who !== null && !begins && isContradiction(who, part, last);
    if (who !== null) addChunk(who, { ...part, begins }, last, line.text, lattice);
    const whose = his.includes(part) ? `${line.no}.0` : (who?.key ?? '');
    if (kind !== null && !idle) parts.push({ from, to, is: kind, sure, fighter: whose });
    last = part;
  }
  return { people, parts };
}

/** Whether a chunk gives a second, different count or type, which is ignored but raises a doubt. */
function isContradiction(
  who: Person,
  { label, chunk, gap }: Labelled,
  last: Labelled | null,
): boolean {
  if (label === 'count') return who.count !== null && who.count !== chunk.value;
  if (label !== 'type' || who.type === '') return false;
  const isTitle = chunk.is === 'type' && who.name !== '' && who.titled >= 0;
  const goesOn = last?.label === 'type' && gap === 'none';
  return !isTitle && !goesOn && !chunk.ids.some((id) => who.meant.includes(id));
}

/** A smaller score margin leaves room for another reading. */
const SURE_MARGIN = 1;

/** A person about whom nothing is known yet. */
export function newPerson(key: string, line: number): Person {
  return {
    key,
    line,
    name: '',
    quoted: false,
    named: 0,
    titled: -1,
    type: '',
    meant: [],
    known: false,
    count: null,
    counted: false,
    xp: null,
    number: null,
    gear: [],
    skills: [],
    injuries: [],
    rules: [],
    stats: [],
    some: [],
    role: null,
    doubtful: false,
    gone: false,
    misses: false,
    same: false,
    unsure: new Set(),
    strange: { head: 0, gear: 0, behind: 0 },
  };
}

function addChunk(
  who: Person,
  part: Labelled,
  last: Labelled | null,
  text: string,
  lattice: Lattice,
): void {
  const { chunk, label, margin } = part;
  const sure = margin >= SURE_MARGIN;
  const line = lattice.line.no;
  const place = (token: number, end: 'from' | 'to') => lattice.tokens[token]?.[end] ?? 0;
  switch (label) {
    case 'name': {
      const quote = chunk.is === 'quoted' && who.name !== '' ? 1 : 0;
      const [from, to] = withPictures(
        lattice.line,
        articleBefore(lattice, chunk.from, last?.chunk.to ?? 0),
        place(chunk.to - 1, 'to') + quote,
      );
      // `Karl „der Lange“ Voss` continues across quotes; words separated from a quoted name are not part of it.
      const goesOn = last?.label === 'name' && !part.begins && who.name !== '';
      // Too long for a name: the words stay rest.
      if (goesOn && who.name.length > MAX_NAME) {
        who.unsure.add('name');
        break;
      }
      const joined = goesOn && part.gap === 'none';
      if (who.quoted && !joined) break;
      const start = goesOn && (who.quoted || chunk.is !== 'quoted' || joined) ? who.named : from;
      if (goesOn && chunk.is === 'quoted' && !joined) {
        who.name = chunk.text;
        who.named = from;
      } else {
        who.named = start;
        who.name = text.slice(start, to);
      }
      if (who.name.startsWith('"') || !/["“”„«»]/u.test(who.name))
        who.name = chunk.is === 'quoted' && !joined ? chunk.text : who.name;
      who.quoted ||= chunk.is === 'quoted';
      who.name = cleaned(who.name);
      if (!sure) who.unsure.add('name');
      break;
    }
    case 'type':
      if (who.type !== '' && who.name !== '' && chunk.is === 'type' && who.titled >= 0) {
        // `Schwester Hedwig, Oberschwester`: the first word is a title and part of the name.
        who.name = `${who.type} ${who.name}`;
        who.titled = -1;
        who.unsure.add('name');
      } else if (
        who.type !== '' &&
        who.name !== '' &&
        part.gap === 'open' &&
        chunk.how === 'exact'
      ) {
        // `Vieux bretteur (Bretteur)`: the type is in the brackets.
        who.name = `${who.name} ${who.type}`;
      } else if (who.type !== '') {
        if (last?.label === 'type' && part.gap === 'none')
          extendType(who, last.chunk, chunk, text, place);
        else if (isContradiction(who, part, last)) who.unsure.add('type');
        break;
      }
      who.type = chunk.text.replaceAll(/[*_~]+/gu, '');
      who.meant = chunk.ids;
      who.known = isKnown(chunk);
      who.titled = who.name === '' && last?.label !== 'count' ? place(chunk.from, 'from') : -1;
      if (!sure || chunk.how !== 'exact' || chunk.is === 'word') who.unsure.add('type');
      break;
    case 'count':
      // `3-5 Warriors`: a range.
      if (part.gap === 'dash' && /\d\s*[-–]\s*$/u.test(text.slice(0, place(chunk.from, 'from'))))
        who.unsure.add('count');
      if (who.count !== null && !part.begins) {
        who.unsure.add('count').add('equipment');
        break;
      }
      who.count = chunk.value;
      who.counted = chunk.is === 'count' || part.begins || isColumn(chunk, lattice);
      // `un adepte` is certainly one.
      if (!sure && chunk.value !== 1) who.unsure.add('count');
      break;
    case 'xp':
      who.xp ??= chunk.value;
      // `squigs 2`: a bare number may also be the count.
      if (chunk.is === 'number' && who.count === null && !sure) who.unsure.add('count');
      if (!sure || chunk.text.startsWith('+')) who.unsure.add('xp');
      break;
    case 'thing': {
      const before = who.gear.at(-1);
      if (chunk.is === 'word') {
        who.unsure.add('equipment');
        if (
          last?.label === 'thing' &&
          last.chunk.is === 'word' &&
          part.gap === 'none' &&
          before !== undefined
        ) {
          who.gear[who.gear.length - 1] = { ...before, text: `${before.text} ${chunk.text}` };
          break;
        }
      }
      who.gear.push({ text: chunk.text, line, count: chunk.value ?? 1, meant: chunk.ids });
      if (!sure || chunk.how !== 'exact') who.unsure.add('equipment');
      who.strange.gear += who.strange.behind;
      who.strange.behind = 0;
      break;
    }
    case 'skill':
      who.skills.push({ text: chunk.text, line });
      break;
    case 'injury':
      who.injuries.push({ text: chunk.text, line });
      break;
    case 'rule':
      who.rules.push({ text: chunk.text, line });
      break;
    case 'stats':
      who.stats.push(chunk.text);
      break;
    case 'state':
      who.misses = true;
      break;
    case 'dead':
      who.gone = true;
      break;
    case 'one':
      who.some.push({ count: chunk.value ?? 1, from: who.gear.length });
      break;
    case 'same':
      who.same = true;
      who.unsure.add('equipment');
      break;
    case 'rest':
      if (chunk.is === 'number' && who.count === null) who.unsure.add('count');
      // After a full stop or in brackets it is only a remark.
      if (who.gear.length === 0 && part.gap === 'none') who.strange.head += 1;
      else if (part.gap !== 'sentence') who.strange.behind += 1;
      break;
    case 'price':
      // `Otto — 22`: cost or experience, decided later by the profile's cost.
      if (chunk.is === 'number' && who.gear.length === 0) who.number ??= chunk.value;
      if (last?.label === 'thing') withPrice(who, chunk);
      // `[2 of 5]` may be the count.
      if (chunk.is === 'share' && who.count === null) who.unsure.add('count');
      break;
    case 'key': {
      // `1 ogre franc-tireur`
      const section = last?.label === 'type' ? sectionOf(chunk.text) : null;
      if (isRole(section)) who.role ??= section;
      break;
    }
    case 'band':
    case 'all':
      break;
  }
}

/** Whether a number has a column of its own on a line of characteristics, where experience stands behind them. */
function isColumn({ from, to }: Chunk, { tokens, chunks }: Lattice): boolean {
  const isWide = tokens[from]?.wide === true && tokens[to]?.wide === true;
  return isWide && chunks.some((some) => some.some(({ is }) => is === 'stats'));
}

/** `bow (10)`: what the thing right before it costs. */
function withPrice(who: Person, { value }: Chunk): void {
  const thing = who.gear.at(-1);
  if (thing !== undefined && value !== null)
    who.gear[who.gear.length - 1] = { ...thing, price: value };
}

/** `veteran Captain`, `archers orques`: extends the type by a word next to it. */
function extendType(
  who: Person,
  last: Chunk,
  chunk: Chunk,
  text: string,
  place: (token: number, end: 'from' | 'to') => number,
): void {
  const to = place(chunk.to - 1, 'to');
  who.type = cleaned(text.slice(place(last.to - 1, 'to') - who.type.length, to));
  if (isKnown(chunk)) who.meant = who.known ? [...who.meant, ...chunk.ids] : chunk.ids;
  else if (!who.known) who.meant = [];
  // It may be a name.
  if (chunk.is === 'word' && isCapital(chunk.text)) who.unsure.add('name');
  who.known ||= isKnown(chunk);
  who.unsure.add('type');
}

function isKnown({ is, how }: Chunk): boolean {
  return is === 'type' && how === 'exact';
}

/** Characters. */
const MAX_NAME = 80;

function cleaned(text: string): string {
  return text
    .replaceAll(/[*_~]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** `3 The Ferry`: a capitalised article belongs to the name. */
function articleBefore({ tokens }: Lattice, at: number, begun: number): number {
  const [before, own] = [tokens[at - 1], tokens[at]];
  const from = own?.from ?? 0;
  if (before?.is !== 'word' || at - 1 < begun || linkOf(before.text) !== 'article') return from;
  const parted = at === 1 || tokens[at - 2]?.is === 'sign';
  return /^\p{Lu}/u.test(before.text) || (parted && /^\p{Lu}/u.test(own?.text ?? ''))
    ? before.from
    : from;
}

/** `🦊 Emil`, `Emil 🦊:`: emoji beside a name belong to it. */
function withPictures(line: Line, from: number, to: number): readonly [number, number] {
  const before = PICTURES_BEFORE.exec(line.text.slice(line.from, from))?.[0].length ?? 0;
  const behind = PICTURES_BEHIND.exec(line.text.slice(to, line.to))?.[0].length ?? 0;
  return [from - before, to + behind];
}

const PICTURE = String.raw`\p{Extended_Pictographic}[\p{Emoji_Modifier}\u{FE0F}\u{200D}]*`;

const PICTURES_BEFORE = new RegExp(String.raw`(?:${PICTURE})+\s?$`, 'u');

const PICTURES_BEHIND = new RegExp(String.raw`^\s?(?:${PICTURE})+(?=\s*(?:[:,(–-]|$))`, 'u');

const KIND_OF: Readonly<Record<Label, PartKind | null>> = {
  count: 'count',
  type: 'type',
  name: 'name',
  thing: 'thing',
  skill: 'skill',
  injury: 'injury',
  rule: 'rule',
  xp: 'xp',
  price: 'price',
  stats: 'stat',
  state: 'state',
  dead: 'state',
  same: 'thing',
  one: 'count',
  all: 'link',
  band: 'title',
  key: 'link',
  rest: null,
};

/** `two champions (Pieter has a sword, Dirk a morning star)`: gives the group's type to members named after it. */
export function withNamedMembers(people: readonly Person[]): readonly Person[] {
  const found: Person[] = [];
  const several = new Set(people.filter(({ count }) => (count ?? 1) > 1));
  const left = (group: Person) => (several.has(group) ? (group.count ?? 0) : 0);
  for (const who of people) {
    const group = found.findLast((one) => several.has(one));
    const open = group !== undefined && group.line === who.line && left(group) > 0;
    if (who.type === '' && open && who.count === null) {
      group.count = (group.count ?? 1) - 1;
      found.push({
        ...who,
        type: group.type,
        meant: group.meant,
        unsure: new Set([...who.unsure, 'type', 'count']),
      });
    } else found.push(who);
  }
  return found.filter(({ count }) => count !== 0);
}

/** Splits `two, one with a halberd, the other with a flail` by gear; anybody else stays one entry. */
export function splitByGear(who: Person): readonly Person[] {
  const listed = who.some.reduce((sum, { count }) => sum + count, 0);
  if (who.some.length === 0 || listed > (who.count ?? 1)) return [who];
  const common = who.gear.slice(0, who.some[0]?.from ?? 0);
  const left = (who.count ?? 1) - listed;
  const some = who.some.map(
    ({ count, from }, at): Person => ({
      ...who,
      key: `${who.key}/${at}`,
      count,
      gear: [...common, ...who.gear.slice(from, who.some[at + 1]?.from)],
      some: [],
      unsure: new Set([...who.unsure, 'equipment', 'count']),
    }),
  );
  return left > 0 ? [{ ...who, count: left, gear: common, some: [] }, ...some] : some;
}

/** The person in a table row. */
export function personOfRow(row: FoundFighter): Person {
  return { ...newPerson(row.key, row.line ?? 0), name: row.name, type: row.type, row };
}

/** The finished person in the form that matching expects. */
export function foundOf(who: Person): FoundFighter {
  if (who.row !== undefined) {
    const { gear, skills, injuries, rules, unsure, xp } = who.row;
    return {
      ...who.row,
      unsure: [...new Set([...unsure, ...who.unsure])],
      xp: xp ?? who.xp,
      gear: [...gear, ...who.gear],
      skills: [...skills, ...who.skills],
      injuries: [...injuries, ...who.injuries],
      rules: [...rules, ...who.rules],
    };
  }
  return {
    ...EMPTY_FIGHTER,
    key: who.key,
    line: who.line,
    unsure: [...who.unsure],
    name: /^(?:#|n°)\s?\d+$/iu.test(who.name) ? `${who.type} ${who.name}` : who.name,
    type: who.type,
    meant: who.meant,
    count: who.count,
    sure: who.counted,
    xp: who.xp,
    number: who.number,
    gear: who.gear.map((thing) => perModel(thing, who.count ?? 1)),
    skills: who.skills,
    injuries: who.injuries,
    rules: who.rules,
    role: who.role,
    gone: who.gone,
    missesNext: who.misses,
  };
}

/** `3 Warriors, 3 swords`: one per model. */
function perModel(thing: FoundItem, count: number): FoundItem {
  return count > 2 && thing.count === count ? { ...thing, count: 1 } : thing;
}
