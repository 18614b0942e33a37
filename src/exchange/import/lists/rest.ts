import {
  type FoundFighter,
  type FoundWarband,
  type FoundWord,
  NO_WARBAND,
  type Notice,
} from '#exchange/import/found.ts';
import { unbarred } from '#exchange/import/shapes/own-keys.ts';
import { sentencesIn, talkBehind } from '#exchange/import/shapes/sentences-behind.ts';
import { isSheetTitle } from '#exchange/import/shapes/sheet-titles.ts';
import { columnsOf } from '#exchange/import/tables/table-rows.ts';
import { headOf, statsIn } from '#exchange/import/words/heads.ts';
import { counted, withoutPrices } from '#exchange/import/words/items.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { isRole, saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import { xpIn } from './fighter-line.ts';
import { goldIn } from './gold.ts';
import { meaningOf } from './keys.ts';
import type { ListLine } from './lines.ts';
import { isFooter, isProse, isTreasure, keyed } from './signs.ts';
import { isHeadcount, isSum, sumsIn } from './sums.ts';

/**
 * The same warbands, with a notice for whatever stands in the list and became nothing: neither somebody nor
 * something, no heading, no number. So no line is lost without a word, and what else is said on somebody's own line
 * stays with him.
 */
export function withRest(
  found: readonly FoundWarband[],
  lines: readonly ListLine[],
  words: Words,
): readonly FoundWarband[] {
  if (found.length === 0) return found;
  const used = new Set(found.flatMap((one) => [...linesIn(one)]));
  const told = new Set(found.flatMap(wordsTold));
  const more = new Map<FoundWarband, Notice[]>();
  for (const line of lines) {
    if (used.has(line.no) || isTold(line, told) || isFrame(line, words)) continue;
    const notices = more.get(ownerOf(found, line)) ?? [];
    more.set(ownerOf(found, line), notices);
    const code = matters(line, words) ? 'LineNotUnderstood' : 'LeftOut';
    if (notices.length < MOST_NOTICES)
      notices.push({ code, about: line.text.slice(0, 120), line: line.no });
  }
  return found.map((one) => {
    const { fighters, notices } = withRemarks(one, lines, told, words);
    return { ...one, fighters, notices: [...notices, ...(more.get(one) ?? [])] };
  });
}

/** Everybody with what is said of him besides, on his own line and below it; a line of two is the last one's. */
function withRemarks(
  { fighters, notices }: FoundWarband,
  lines: readonly ListLine[],
  told: ReadonlySet<string>,
  words: Words,
): Pick<FoundWarband, 'fighters' | 'notices'> {
  const noted = new Set(notices.map(({ line }) => line));
  const all = lines
    .filter(({ no, cells }) => cells === null && !noted.has(no))
    .flatMap((line): readonly { whose: number; remark: FoundWord }[] => {
      const whose = fighters.findLastIndex((one) => linesOf(one).includes(line.no));
      if (whose < 0) return [];
      const text =
        fighters[whose]?.line === line.no
          ? remarkIn(line.text, told)
          : (talkBehind(line.text, words)?.talk ?? '');
      return text === '' ? [] : [{ whose, remark: { text, line: line.no } }];
    });
  // What stands below more than one of them is what a builder prints below everybody.
  const said = all.filter(
    ({ remark }) => all.filter((one) => one.remark.text === remark.text).length === 1,
  );
  return {
    fighters: fighters.map((one, at) => ({
      ...one,
      rules: [...one.rules, ...said.flatMap(({ whose, remark }) => (whose === at ? remark : []))],
    })),
    notices: [
      ...notices,
      ...said.slice(0, MOST_NOTICES).map(
        ({ remark }): Notice => ({
          code: 'Noted',
          about: remark.text.slice(0, 120),
          line: remark.line,
        }),
      ),
    ],
  };
}

/** The pieces of a line of which most words became nothing; '' for none. */
function remarkIn(text: string, told: ReadonlySet<string>): string {
  return sentencesIn(text)
    .filter((piece) => {
      const said = wordsIn(piece, 2);
      const untold = wordsIn(piece).filter((word) => !told.has(word)).length;
      const most = untold > 1 && untold * 3 >= said.length * 2;
      return said.length >= LEAST_SAID && most && keyed(piece) === null;
    })
    .join('. ');
}

/** Fewer words may be a price, a number or a way of saying `with`. */
const LEAST_SAID = 3;

/** The words of at least so many letters. */
function wordsIn(text: string, letters = 3): readonly string[] {
  return fold(withoutPrices(text).text)
    .split(' ')
    .filter((word) => (/\p{L}+/u.exec(word)?.[0] ?? '').length >= letters);
}

const MOST_NOTICES = 60;

function linesIn({ fighters, notices }: FoundWarband): readonly (number | null)[] {
  return [...notices.map(({ line }) => line), ...fighters.flatMap(linesOf)];
}

/** Where he stands, and where his things do. */
function linesOf(one: FoundFighter): readonly (number | null)[] {
  return [one.line, ...thingsOf(one).map(({ line }) => line)];
}

function thingsOf({ gear, skills, injuries, rules, other }: FoundFighter) {
  return [...gear, ...skills, ...injuries, ...rules, ...other];
}

/** All words that are in the warband. */
function wordsTold(one: FoundWarband): readonly string[] {
  const people = one.fighters.flatMap((fighter) => [
    fighter.name,
    fighter.type,
    ...thingsOf(fighter).map(({ text }) => text),
  ]);
  return [one.name, one.type, ...people].flatMap((text) => fold(text).split(' '));
}

/** Says nothing that is not in the warband: what somebody is below his name, a title in two parts. */
function isTold({ text }: ListLine, told: ReadonlySet<string>): boolean {
  // `The Crows - Reikland - rating 120`: what a warband is worth is counted anew.
  const parts = text.split(/\s+[-–—|·]\s+/u).filter((part) => !isSum(part));
  return wordsIn(parts.join(' ')).every((word) => told.has(word));
}

/** A heading, a sum, characteristics, experience, crowns: what has its place elsewhere, or none. */
function isFrame(raw: ListLine, words: Words): boolean {
  const line = unbarred(raw);
  const { text, cells } = line;
  const bare = text.replaceAll(/[:=\s]+$/gu, '');
  if (isFooter(text) || isTreasure(text) || goldIn(text) !== null) return true;
  if (isSheetTitle(text, words) || isHeadcount(text) || sumsIn(text) !== null) return true;
  if (sectionOf(bare) !== null || meaningOf(bare) !== undefined) return !/:\s*\S/.test(text);
  if (cells !== null && (cells.every(isKnownCell) || columnsOf(cells, words) !== null)) return true;
  const tokens = text.split(/[\s,|/:]+/);
  if (tokens.length < 16 && headOf(words.lexicon, tokens) !== null) return true;
  if (tokens.length < 16 && tokens.every((token) => !/\p{L}{3}/u.test(token))) return true;
  if (statsIn(words.lexicon, text) !== null) return true;
  const { xp, rest } = xpIn(text);
  if (xp !== null && !/\p{L}{3}/u.test(rest)) return true;
  return isKeyed(text);
}

function isKnownCell(cell: string): boolean {
  return cell === '' || meaningOf(cell) !== undefined || /^[\d\s.,%-]+$/.test(cell);
}

/** `Rating: 120`, `XP: 4`; what is noted or stored away is said nowhere else. */
function isKeyed(text: string): boolean {
  const pieces = keyed(text);
  if (pieces === null) return false;
  return pieces.every(({ key, value }, at) => {
    const section = sectionOf(key);
    if (value === '' || saysExperience(key) || isRole(section)) return true;
    const meaning = meaningOf(key);
    if (section === 'stash' || section === 'notes' || meaning === 'skip' || meaning === 'gold')
      return !/\p{L}{3}/u.test(withoutPrices(value).text);
    return meaning !== undefined && (at > 0 || key !== '');
  });
}

/** It may well be about somebody: a number of something, or a word that is known. */
function matters({ text, bullet }: ListLine, words: Words): boolean {
  if (isProse(text) || text.split(' ').length > 9 || /[.!?]$/.test(text)) return false;
  const { text: who, count } = counted(text);
  if (count !== null && /^\p{L}/u.test(who) && (bullet || /^\d|\d$/.test(text))) return true;
  return plain(text)
    .split(' ')
    .some(
      (word) =>
        word.length > 3 && (isWord(words, 'items', word) || isWord(words, 'profiles', word)),
    );
}

/** The warband that a line stands in. */
function ownerOf(found: readonly FoundWarband[], line: ListLine): FoundWarband {
  const begun = found.filter(({ fighters }) => (fighters[0]?.line ?? 0) <= line.no);
  return begun.at(-1) ?? found[0] ?? NO_WARBAND;
}
