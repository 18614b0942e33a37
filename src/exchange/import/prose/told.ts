import type { FoundWarband, Notice } from '#exchange/import/found.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { fighterIn } from '#exchange/import/lists/met.ts';
import { severalIn } from '#exchange/import/lists/parted.ts';
import { titleIn, titleText } from '#exchange/import/lists/warband-title.ts';
import { counted } from '#exchange/import/words/items.ts';
import { isPlural } from '#exchange/import/words/names.ts';
import { isWord, look, type Words } from '#exchange/import/words/words.ts';
import type { Group } from './crowd.ts';
import { peopleIn, type Told } from './people.ts';
import { HAPPENED, NO_LIST, RULES } from './words.ts';

/** The lines of a text with its told paragraphs taken apart, and what of them was not understood. */
export interface Parted {
  readonly lines: readonly ListLine[];
  readonly notices: readonly Notice[];
  /** The numbers of the lines that were taken apart. */
  readonly taken: ReadonlySet<number>;
}

/**
 * A text that tells in sentences who is in a warband, as into a chat or a forum: a line for everybody in it.
 * Any other text stays as it is: one with a list in it, a story, a report, a page of rules.
 */
export function withProse(all: readonly ListLine[], words: Words): Parted {
  const paragraphs = paragraphsOf(all, words);
  const long = paragraphs.map((one) => (isLong(one, words) ? toldIn(one.text, words) : null));
  const begun = long.some((one) => (one?.groups.length ?? 0) >= LEAST);
  // `The rest are six zombies and two ghouls.`
  const every = long.map(
    (one, at) => one ?? (begun ? restIn(paragraphs[at] ?? NOTHING, words) : null),
  );
  const whole = begun && areMostTold(paragraphs, every, words);
  // Above or below a list it is its background, but for those of whom it says what they have learnt.
  const told = whole ? every : every.map((one, at) => learntIn(one, paragraphs[at], words));
  if (told.every((one) => one === null)) return { lines: all, notices: [], taken: new Set() };
  const typed = paragraphs.some(({ text, lines }, at) => {
    const alone = told[at] === null && lines.length === 1;
    return alone && titleIn(titleText(text), words).type !== '';
  });
  const lines = paragraphs.flatMap((one, at) => {
    const here = told[at] ?? null;
    return here === null ? one.lines : linesOf(one, here, typed);
  });
  const notices = paragraphs.flatMap((one, at) => {
    const here = told[at] ?? null;
    return here === null ? [] : noticesOf(one, here, words);
  });
  const parted = paragraphs.filter((_, at) => told[at] !== null).flatMap((one) => one.lines);
  return { lines, notices, taken: new Set(parted.map(({ no }) => no)) };
}

/** More people stand in paragraphs than on lines of their own. */
function areMostTold(
  paragraphs: readonly Paragraph[],
  told: readonly (Told | null)[],
  words: Words,
): boolean {
  const people = told.reduce((sum, one) => sum + (one?.groups.length ?? 0), 0);
  const others = paragraphs.filter((_, at) => told[at] === null).flatMap(({ lines }) => lines);
  return others.filter((line) => isListed(line, words)).length < people;
}

/** The same warbands, the first with what its paragraphs say besides. */
export function withUntold(
  found: readonly FoundWarband[],
  notices: readonly Notice[],
): readonly FoundWarband[] {
  const [first, ...others] = found;
  return first === undefined || notices.length === 0
    ? found
    : [{ ...first, notices: [...first.notices, ...notices] }, ...others];
}

/** Fewer people are mentioned anywhere. */
const LEAST = 2;

interface Paragraph {
  readonly lines: readonly ListLine[];
  readonly text: string;
}

/** `[12/03, 21:47] Priya: …`, `12.03.24, 21:47 - Basti: …`: a message, and who has sent it. */
const SENDER =
  /^[ \u200E\u200F]*(?:\[\s*(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?,?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?(?:,?\s+\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?)?\s*\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\s+[-–])\s*~?\s*[^:\n]{1,40}:[ \t]+/gimu;

/** The same text without who has sent its messages, and when. */
export function withoutSenders(text: string): string {
  return text.replace(ANSWERED, '').replaceAll(SENDER, '');
}

/** What a mail answers, at its end. */
const ANSWERED =
  /^>?\s*(?:on|le|am|el|il)\s[^\n]{2,60}\s(?:wrote|a écrit|schrieb[^\n:]*|escribió|ha scritto)\s*:\s*(?:\n\s*>[^\n]*)+\s*$/imu;

const NOTHING: Paragraph = { lines: [], text: '' };

/** Lines that one after the other are one text, wherever they break. */
function paragraphsOf(lines: readonly ListLine[], words: Words): readonly Paragraph[] {
  const blocks: ListLine[][] = [];
  let alone = false;
  for (const line of lines) {
    const above = blocks.at(-1);
    // `witch hunters: Kessel (crossbow), Lotte (rapier)` in a message is a list of its own.
    const listed = line.no > 1 && severalIn(line.text, words) !== null;
    if (above === undefined || line.fresh || !isPlain(line) || listed || alone) blocks.push([line]);
    else above.push(line);
    alone = listed;
  }
  return blocks.flatMap((block) => (isWrapped(block) ? [joined(block)] : partsOf(block)));
}

function partsOf(lines: readonly ListLine[]): readonly Paragraph[] {
  const found: ListLine[][] = [];
  for (const line of lines) {
    const above = found.at(-1);
    if (above !== undefined && goesOn(above.at(-1), line)) above.push(line);
    else found.push([line]);
  }
  return found.map((own) => ({ lines: own, text: own.map(endedBefore).join(' ') }));
}

/** A line of a message ends what it says, unless it breaks off in the middle of it. */
function endedBefore({ text }: ListLine, at: number, all: readonly ListLine[]): string {
  const last = at === all.length - 1;
  const whole = /\d\s?(?:xp|exp|px|ep|pe)?$/iu.test(text) || text.length <= WRAPPED;
  return last || IN_THE_MIDDLE.test(text) || !whole ? text : `${text},`;
}

/** Behind these somebody goes on. */
const IN_THE_MIDDLE =
  /[\p{P}]$|\s(?:and|et|und|y|e|n|a|an|the|with|avec|mit|con|of|de|my|mein|his|her|le|la|der|die|das|un|une|ein|eine)$/iu;

/** Where mails break their lines. */
const WRAPPED = 64;

function joined(lines: readonly ListLine[]): Paragraph {
  return { lines, text: lines.map(({ text }) => text).join(' ') };
}

/** As mails are: lines about as long as each other, that end and begin in the middle of sentences. */
function isWrapped(lines: readonly ListLine[]): boolean {
  const full = lines.slice(0, -1);
  if (full.length < 2 || !lines.every(isPlain)) return false;
  const sizes = full.map(({ text }) => text.length);
  const alike = Math.max(...sizes) - Math.min(...sizes) <= 25 && Math.min(...sizes) >= 45;
  const small = lines.slice(1).filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  const ends = lines.filter(({ text }) => /\p{L}[.!?]\s+\p{Lu}/u.test(text)).length;
  return alike && small * 2 >= full.length && ends > 0;
}

function goesOn(above: ListLine | undefined, line: ListLine): boolean {
  if (above === undefined || !isPlain(above) || !isPlain(line) || line.fresh) return false;
  // A sentence that breaks off, as mails are wrapped; or one sentence after the other.
  const broken = !/[.!?:;]["”»)]?$/u.test(above.text) && above.text.length > 40;
  const halfway = /(?:,|\s(?:and|et|und|y|e|with|avec|mit|con|then|puis|dann|plus))$/iu.test(
    above.text,
  );
  if (broken && (/^[\p{Ll}(]/u.test(line.text) || halfway)) return true;
  return isSentence(above.text) && isSentence(line.text);
}

function isSentence(text: string): boolean {
  return /[.!?,]["”»)]?$/u.test(text) && text.split(' ').length > 4;
}

function isPlain({ cells, bullet, who, indent, struck, strong }: ListLine): boolean {
  return cells === null && !bullet && who === null && indent < 8 && !struck && !strong;
}

/** As long as two people and their things are, and no list of them. */
function isLong({ lines, text }: Paragraph, words: Words): boolean {
  if (text.split(' ').length < 12 || !lines.every(isPlain)) return false;
  return (
    lines.length < 2 || lines.filter((line) => isListed(line, words)).length * 2 < lines.length
  );
}

/** A short paragraph beside longer ones: a sentence that tells of several. */
function restIn({ lines, text }: Paragraph, words: Words): Told | null {
  if (!lines.every(isPlain) || !isSentence(text)) return null;
  const told = toldIn(text, words);
  return told !== null && told.groups.length >= LEAST ? told : null;
}

/** A paragraph that tells of somebody with his experience, as no background does. */
function learntIn(told: Told | null, { lines } = NOTHING, words: Words): Told | null {
  const tells = lines.every(
    ({ text }) => text.split(' ').length > MOST_LISTED && SENTENCES.test(text),
  );
  if (told === null || (!tells && lines.some((line) => isListed(line, words)))) return null;
  return told.groups.some(hasLearnt) ? told : null;
}

/** More words than a line of a list has. */
const MOST_LISTED = 16;

const SENTENCES = /(?:\p{L}{3}|\))[.!?]["”)]?\s+\p{Lu}\p{L}*\s+\p{Ll}/u;

function hasLearnt({ xp, parts }: Group): boolean {
  return xp !== null || parts.some((one) => one.xp !== null);
}

/** Somebody who stands on a line of his own. */
function isListed(line: ListLine, words: Words): boolean {
  if (line.who !== null || (line.cells?.length ?? 0) > 2) return true;
  if (severalIn(line.text, words) !== null) return true;
  const met = fighterIn(line, { words, inRole: false, above: false, typed: true });
  if (met === null || !met.called.known) return false;
  return met.gear.length > 0 || met.called.xp !== null || met.called.count !== null;
}

/** What a paragraph tells, if it tells of enough and of little else. */
function toldIn(text: string, words: Words): Told | null {
  if (text.length > LONGEST || count(text, RULES) > 1 || NO_LIST.test(text)) return null;
  const told = peopleIn(text, words);
  const { groups } = told;
  const happened = count(text, HAPPENED);
  const armed = groups.filter(
    (one) => one.gear.length > 0 || hasLearnt(one) || one.parts.some(({ gear }) => gear.length > 0),
  ).length;
  const numbered = groups.filter((one) => one.count !== null && one.weak === null).length;
  if (groups.length === 0 || happened > groups.length / MOST_HAPPENED) return null;
  if (armed === 0 && numbered < LEAST_NUMBERED) return null;
  if (told.share < LEAST_SHARE || !areTogether(groups, words)) return null;
  return told;
}

/** A word or two of their games may stand among those who have played them. */
const MOST_HAPPENED = 3;

/** Of people with nothing in their hands. */
const LEAST_NUMBERED = 3;

/** More is a story. */
const LONGEST = 4000;

/** Of the words of a paragraph, how many say who is there and what he has. */
const LEAST_SHARE = 0.3;

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}

/** In a report there are people of both sides. */
function areTogether(groups: readonly Group[], words: Words): boolean {
  const where = new Map<string, number>();
  for (const { type } of groups) {
    const ids = look(words, 'profiles', type)?.ids ?? [];
    for (const band of new Set(ids.map((id) => id.split('/')[0] ?? '')))
      where.set(band, (where.get(band) ?? 0) + 1);
  }
  return Math.max(...where.values()) * 3 >= groups.length * 2;
}

function linesOf({ lines }: Paragraph, told: Told, typed: boolean): readonly ListLine[] {
  const [line] = lines;
  if (line === undefined) return [];
  const said = (one: string): ListLine => ({
    ...line,
    text: one,
    heading: false,
    strong: false,
    fresh: true,
  });
  const type = typed ? '' : told.type;
  return [
    ...(told.name === '' ? [] : [said(`Warband: ${told.name}`)]),
    ...(type === '' ? [] : [said(`Faction: ${type}`)]),
    ...told.groups.flatMap((group) =>
      peopleOf(group).map((one) => ({ ...said(textOf(one)), who: calledAs(one) })),
    ),
  ];
}

type Somebody = Pick<Group, 'name' | 'type' | 'count' | 'xp' | 'gear'>;

/** Those told of one by one, and whoever is left of them. */
function peopleOf(group: Group): readonly Somebody[] {
  const { parts, gear, type, count: size } = group;
  if (parts.length === 0) return [group];
  const left = (size ?? 0) - parts.reduce((sum, part) => sum + part.count, 0);
  const each = parts.map((part) => ({ ...part, type, gear: [...gear, ...part.gear] }));
  return left > 0 ? [...each, { ...group, count: left }] : each;
}

function textOf({ type, gear }: Somebody): string {
  const things = gear.map((one) => (one.count > 1 ? `${one.count} ${one.text}` : one.text));
  return things.length === 0 ? type : `${type}: ${things.join(', ')}`;
}

function calledAs({ name, type, count: size, xp }: Somebody) {
  return { name, type, count: size === 1 ? null : size, xp, known: true, sure: true };
}

/** What a paragraph does not say, and what it says besides. */
function noticesOf({ lines: [line] }: Paragraph, told: Told, words: Words): readonly Notice[] {
  const no = line?.no ?? null;
  const { profiles } = words.indexes;
  const unclear = told.groups
    .filter(
      ({ name, parts, type, count: size }) =>
        name === '' &&
        size === null &&
        parts.length === 0 &&
        isPlural(profiles, type, words.language),
    )
    .map(({ type }): Notice => ({ code: 'NumberUnclear', about: type, line: no }));
  return [...unclear, ...told.untold.map((about) => noticeOf(about, no, words))];
}

/** What a paragraph says besides; it matters when it may be about somebody or something. */
function noticeOf(about: string, line: number | null, words: Words): Notice {
  const matters = about
    .split(/[\s,.;:!?()]+/u)
    .some(
      (word) =>
        word.length > 3 &&
        (isWord(words, 'items', word) || isWord(words, 'profiles', counted(word).text)),
    );
  return {
    code: matters ? 'LineNotUnderstood' : 'LeftOut',
    about: about.slice(0, 120),
    line,
  };
}
