import type { FoundItem } from '#exchange/import/found.ts';
import { areItems, counted, itemsIn, merged, pricesMarked } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { saysAdvance, saysLeader, sectionOf } from '#exchange/import/words/sections.ts';
import { isCatalogued, isWord, look, type Words } from '#exchange/import/words/words.ts';
import { type Called, isNameLike, nameAndType, xpIn } from './fighter-line.ts';
import { isKey } from './keys.ts';
import { couldBeName, isNoName, isTrait } from './names.ts';
import { isStrung, MARK, type Piece, piecesOf } from './pieces.ts';

// Lines of which every part is known: one says what somebody is, the others what he carries, costs and has
// learnt, and at most one is nothing of all this, which is what he is called. Whatever signs part them.

/** Somebody told so, and what he carries. */
export interface Plainly {
  readonly called: Called;
  readonly gear: readonly FoundItem[];
  readonly number: number | null;
  readonly cost: number | null;
}

/** Who stands on a line that has nothing else on it; null where any part of it is not understood. */
export function plainlyIn(text: string, no: number, words: Words): Plainly | null {
  const known = asked.get(words) ?? new Map<string, Plainly | null>();
  asked.set(words, known);
  const key = `${no} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const told = whollyIn(text, no, words);
  if (known.size > MOST_LINES) known.clear();
  known.set(key, told);
  return told;
}

/** Several readers ask the same of a line, one after the other. */
const asked = new WeakMap<Words, Map<string, Plainly | null>>();

function whollyIn(text: string, no: number, words: Words): Plainly | null {
  if (text.length > LONGEST || ORDINAL.test(text)) return null;
  const learnt = xpIn(text, MARK);
  const paid = pricesMarked(learnt.rest, MARK);
  const pieces = piecesOf(paid.text);
  if (pieces === null || pieces.length > MOST_PIECES) return null;
  const line = new PlainLine(pieces, no, words);
  if (!pieces.every((piece, at) => line.take(piece, at))) return null;
  const { who, name, count, number } = line;
  if (who === null || (who.name !== '' && name !== null) || !line.isNameInPlace()) return null;
  const called = who.name === '' ? (name?.text ?? '') : who.name;
  if (called === '' && line.gear.length === 0) return null;
  const all = who.count ?? count ?? namesIn(called);
  return {
    called: { name: called, type: who.type, count: all, xp: learnt.xp, known: true },
    gear: merged(line.gear),
    number,
    cost: paid.cost,
  };
}

/** A line while its pieces are understood one by one. */
class PlainLine {
  who: (Called & { readonly at: number }) | null = null;
  name: { readonly text: string; readonly sign: string; readonly at: number } | null = null;
  count: number | null = null;
  number: number | null = null;
  readonly gear: FoundItem[] = [];
  private firstThing = Number.POSITIVE_INFINITY;
  private readonly pieces: readonly Piece[];
  private readonly no: number;
  private readonly words: Words;

  constructor(pieces: readonly Piece[], no: number, words: Words) {
    this.pieces = pieces;
    this.no = no;
    this.words = words;
  }

  /** False for what is not understood, or stands where it cannot. */
  take(piece: Piece, at: number): boolean {
    const { words } = this;
    const digits = NUMBER.exec(piece.text)?.groups;
    if (digits !== undefined) return this.takeNumber(piece, at, digits);
    // His numbers have it already.
    const raised = /^[+−–-]/u.test(piece.text) && saysAdvance(piece.text);
    if (at > 0 && this.who !== null && raised) return true;
    const quoted = piece.sign === '"';
    // `Cirilo "Tres Brazos", Mutante`.
    if (quoted && at === 1 && this.name?.at === 0 && this.who === null) {
      this.name = { ...this.name, text: `${this.name.text} "${piece.text}"` };
      return true;
    }
    const told = quoted ? null : typeIn(piece, words);
    // `Captain, Beppe il Gobbo`: no goblin.
    if (told !== null && told.name !== '' && this.who?.name === '' && isName(piece, words))
      return this.takeName(piece, at);
    if (told !== null) return this.takeType(told, at, piece.sign);
    if (isKey(piece.text) && !isWord(words, 'items', piece.text)) return false;
    if (this.isCalledSo(piece, at)) {
      this.name = { ...piece, at };
      return true;
    }
    const things = quoted ? null : thingsIn(piece, this.no, words);
    return things === null ? this.takeName(piece, at) : this.takeThings(things, piece, at);
  }

  private takeNumber(
    { sign }: Piece,
    at: number,
    { many, times, bare }: Readonly<Record<string, string | undefined>>,
  ): boolean {
    // `axe (10), sword (10) = 55`: what they cost.
    if (bare !== undefined && this.firstThing < at && PRICED.includes(sign)) return true;
    // `5 Zealots, 3 with clubs and 2 with bows`: some of them.
    const next = this.pieces[at + 1]?.sign ?? '';
    if (sign !== '(' && /^(?:with|avec|mit|con|w\/)$/iu.test(next)) return false;
    const several = bare === undefined;
    const value = Number(many ?? times ?? bare);
    const behind = [at - 1, this.name?.at === at - 1 ? at - 2 : at - 1];
    const counts = this.who?.count === null && behind.includes(this.who.at) && value > 0;
    const beside = several || BESIDE.includes(sign);
    if (counts && beside && value <= (several ? MOST_COUNTED : MOST_ALIKE)) {
      if (this.count !== null) return false;
      this.count = value;
      return true;
    }
    if (several || this.number !== null) return false;
    this.number = value;
    return true;
  }

  private takeType(told: Called, at: number, sign: string): boolean {
    // Nobody stands behind things.
    if (this.firstThing < at) return false;
    if (this.who !== null) {
      // `The Hunters: 2 Jaegers` are called so; `Shaman | Orc Shaman | club` may be either.
      const before = this.pieces[0]?.text ?? '';
      const named = this.who.at === 0 && at === 1 && told.count !== null && told.name === '';
      // `Tunnel Boys - 3 Verminkin`.
      const group = SEVERAL.test(before) || (this.who.name !== '' && sign !== ',');
      if (!named || !group || this.who.count !== null) return false;
      this.name = { text: before, sign: '', at: 0 };
    }
    const [first] = this.pieces;
    const behind = this.name?.at === 0 && at === 2 && this.pieces[1]?.sign === '(';
    // `(3) Zombies`, `The Tumblers (3) | Brethren`.
    const front = (at === 1 && first?.sign === '(') || behind ? this.number : null;
    if (front !== null && front > MOST_COUNTED) return false;
    if (front !== null) this.number = null;
    this.who = { ...told, count: told.count ?? front, at };
    return true;
  }

  /** A name beyond doubt, whatever else such a word is. */
  private isCalledSo(piece: Piece, at: number): boolean {
    // `Horned Ones (3 Beastmen): flail`.
    if (at === 0 && isBeforeType(this.pieces, this.words)) return true;
    const isPlace = this.name === null && (at === 0 || this.who?.at === at - 1);
    return isPlace && isByname(piece, this.words, !isStrung(this.pieces[at + 1]));
  }

  private takeThings(things: readonly FoundItem[], { inside }: Piece, at: number): boolean {
    const alone = inside >= 0 && this.pieces.filter((one) => one.inside === inside).length === 1;
    // `staff (club)` is one thing.
    if (alone && isSame(things, this.gear.at(-1), this.words)) return true;
    if (areItems(things, this.words)) this.firstThing = Math.min(this.firstThing, at);
    this.gear.push(...things);
    return true;
  }

  private takeName({ text, sign, ...piece }: Piece, at: number): boolean {
    const { text: called, many } = manyIn(text);
    if (this.name !== null || (many !== null && this.count !== null)) return false;
    if (!isName({ ...piece, sign, text: called }, this.words)) return false;
    this.name = { text: called, sign, at };
    this.count ??= many;
    return true;
  }

  /** Names stand before what somebody is, or right behind it and apart from his things. */
  isNameInPlace(): boolean {
    const { name, who, pieces, words } = this;
    if (name === null || who === null) return true;
    // `2 Hermanos con maza y arco (los Susurros)`.
    const group = name.sign === '(' && SEVERAL.test(name.text) && who.count !== null;
    if (name.at > this.firstThing) return group && name.at === pieces.length - 1;
    if (name.at < who.at || name.sign === '"' || name.sign === '(') return true;
    const numbered = NUMBER.test(pieces[who.at + 1]?.text ?? '');
    if (name.at !== who.at + (numbered ? 2 : 1)) return false;
    // `Captain: Otto, sword` may be a thing of his that nobody knows.
    const sure = isTrait(name.text, words) || couldBeName(name.text, words);
    return sure || !isStrung(pieces[name.at + 1]);
  }
}

/** Somebody on a line that says all of him but what he is. */
export interface Named {
  readonly name: string;
  readonly xp: number | null;
  /** Null where nobody has counted them. */
  readonly count: number | null;
  readonly gear: readonly FoundItem[];
  /** Nothing but a comma parts his name from his things, as it parts these from one another. */
  readonly strung: boolean;
}

/** `Otto (12 XP): sword`: who stands on a line without a word for what he is; null where it says anything else. */
export function namedIn(text: string, no: number, words: Words): Named | null {
  if (text.length > LONGEST) return null;
  const learnt = xpIn(text, MARK);
  const paid = pricesMarked(learnt.rest, MARK);
  const [first, ...others] = piecesOf(paid.text) ?? [];
  if (first === undefined || others.length > MOST_PIECES || first.sign === '(') return null;
  if (typeIn(first, words) !== null) return null;
  const own = isName(first, words) && thingsIn(first, no, words) === null;
  if (!own && !isByname(first, words, true)) return null;
  const numbers = others.map((piece) => NUMBER.exec(piece.text)?.groups ?? null);
  const { text: name, many: behind } = manyIn(first.text);
  // `Los Tuertos, x3, exp 4: maza`.
  const count = behind ?? numbers.map((found) => found?.['many'] ?? found?.['times']).find(isTold);
  let armed = false;
  const gear = others.map((piece, at) => {
    if (numbers[at] !== null) return [];
    const things = thingsIn(piece, no, words);
    armed ||= things !== null && areItems(things, words);
    if (things !== null) return things;
    // Whatever is said by the way, or behind what he carries.
    if (piece.sign === '(') return [];
    return armed ? [{ text: piece.text, count: 1, line: no }] : null;
  });
  if (gear.includes(null)) return null;
  const all = gear.flatMap((things) => things ?? []);
  return {
    name,
    xp: learnt.xp,
    count: count === undefined ? null : Number(count),
    gear: all,
    strung: isStrung(others[0]) && all.length > 0 && !isByname(first, words, true),
  };
}

function isTold(digits: string | undefined): digits is string {
  return digits !== undefined;
}

/** `2e champion`: the how manieth. */
const ORDINAL = /^\d{1,2}\s?(?:er|re|e|ère|[eè]me|nd|st|rd|th|º|ª)\s/iu;

/** Whoever writes more on a line tells a story. */
const LONGEST = 300;
const MOST_PIECES = 24;
const MOST_LINES = 5000;
const MOST_ALIKE = 9;
const MOST_COUNTED = 20;

/** Before a number behind things. */
const PRICED: readonly string[] = ['(', '=', '=>'];

/** Before a number that counts who stands before it; a price follows other signs. */
const BESIDE: readonly string[] = ['(', ':', ',', '-', '–', '—', '|'];

/** `The Ravens x5`: how they are called, and how many. */
function manyIn(text: string): { readonly text: string; readonly many: number | null } {
  const [whole, digits] = /\s+[x×*]\s?(\d{1,2})$/iu.exec(text) ?? [];
  return whole === undefined
    ? { text, many: null }
    : { text: text.slice(0, -whole.length), many: Number(digits) };
}

/** `Hans and Franz`: as many as are named; null for one alone. */
function namesIn(called: string): number | null {
  const names = called.split(/\s+(?:&|and|und|et|y|e)\s+/u);
  return names.length > 1 && names.every((one) => /^\p{Lu}\S*$/u.test(one)) ? names.length : null;
}

const NUMBER = /^(?:[x×*]\s?(?<many>\d{1,2})|(?<times>\d{1,2})\s?[x×*]|(?<bare>\d{1,3}))$/iu;

/** What somebody is, with his number and name where they stand in the same piece. */
function typeIn({ text }: Piece, words: Words): Called | null {
  const bare = counted(text);
  // `3 Espadachinos`: who is counted is nobody's name.
  const several = (bare.count ?? 1) > 1 && look(words, 'profiles', bare.text) !== null;
  if (isSomebody(bare.text, words) || (several && !isWord(words, 'items', bare.text)))
    return { name: '', type: bare.text, count: bare.count, xp: null, known: true };
  const told = nameAndType(text, words);
  const sure =
    told.known &&
    told.name !== '' &&
    !/\d/u.test(told.name) &&
    /^\p{Lu}/u.test(told.name) &&
    isSomebody(told.type, words) &&
    (couldBeName(told.name, words) || isBynameAlone(told.name, words));
  return sure ? told : null;
}

function isSomebody(text: string, words: Words): boolean {
  return (
    isWord(words, 'profiles', text) &&
    isCatalogued(words, 'profiles', text) &&
    !isWord(words, 'items', text)
  );
}

/** Things and traits, nothing but these, to the letter; null for anything else. */
function thingsIn({ text }: Piece, no: number, words: Words): readonly FoundItem[] | null {
  if (saysLeader(text)) return [{ text, count: 1, line: no }];
  const things = itemsIn(text, no, words);
  const known =
    things.length > 0 &&
    things.every((one) => isThingAsItStands(one, words) || isTrait(one.text, words));
  return known ? things : null;
}

/** The ends of short names are no plurals: `Klaus` is no claw. */
function isThingAsItStands({ text }: FoundItem, words: Words): boolean {
  return text.length < 6 ? words.indexes.items.exact.has(fold(text)) : isWord(words, 'items', text);
}

/** A few words with a capital, and none of all that is known. */
function isName({ text, sign }: Piece, words: Words): boolean {
  if (/[\d:+=%<>?/]/u.test(text) || text.split(' ').length > 5) return false;
  if (SPOKEN_OF.test(text)) return false;
  if (isKey(text) || sectionOf(text) !== null || isWord(words, 'warbands', text)) return false;
  if (isNoName(text) || fold(text) === '') return false;
  return (
    sign === '"' ||
    isNameLike(text.split(' ')) ||
    (/^\p{Lu}/u.test(text) && text.split(' ').length < 4)
  );
}

function isBeforeType([first, second]: readonly Piece[], words: Words): boolean {
  if (first === undefined || second === undefined || second.sign === ',') return false;
  const type = typeIn(second, words);
  if (type === null || !isName(first, words)) return false;
  // `Les chasseurs : 2 Jaegers`.
  return isNameLike(first.text.split(' ')) || (SEVERAL.test(first.text) && type.count !== null);
}

/** `One-Eye`, `Le Borgne`: called after what he suffers from. */
function isByname({ text, sign }: Piece, words: Words, alone: boolean): boolean {
  // `Champion: La Dague, axe`.
  if (sign === ':' && ARTICLE.test(text) && text.split(' ').length < 3) return true;
  return (sign !== ',' || alone || ARTICLE.test(text)) && isBynameAlone(text, words);
}

function isBynameAlone(text: string, words: Words): boolean {
  const tokens = text.split(/[\s-]+/u);
  if (words.indexes.items.exact.has(fold(text)) || !isNameLike(tokens)) return false;
  const article = ARTICLE.test(text) && tokens.length < 4;
  return article || (isTrait(text, words) && !saysLeader(text) && !text.includes(' '));
}

/** `The Hunters`: how a group is called. */
const SEVERAL = /^(?:the|les|die|los|las|gli|i)\s\p{L}/iu;

const ARTICLE = /^(?:The|La|Le|Les|L['’]|El|Los|Las|Il|Lo|Gli|Der|Die|Das)\s?\p{Lu}/u;

function isSame(things: readonly FoundItem[], last: FoundItem | undefined, words: Words): boolean {
  const [one, ...others] = things;
  if (one === undefined || last === undefined || others.length > 0) return false;
  const [id, own] = [one, last].map(({ text }) => look(words, 'items', text)?.ids[0]);
  return id !== undefined && id === own;
}

/** `They carry bows`. */
const SPOKEN_OF =
  /^(?:they|he|she|each|both|all|ils?|elles?|sie|er|jeder|alle|tous|todos|tutti|ellos|ellas)\s/iu;
