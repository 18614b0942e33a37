import {
  type Called,
  isNameLike,
  nameAndType,
  namesIn,
  xpIn,
} from '#exchange/import/lists/fighter-line.ts';
import { meaningOf } from '#exchange/import/lists/keys.ts';
import type { ListLine } from '#exchange/import/lists/lines.ts';
import { isTrait } from '#exchange/import/lists/names.ts';
import { crownsIn, isProse, keyed } from '#exchange/import/lists/signs.ts';
import { headOf, statsIn } from '#exchange/import/words/heads.ts';
import { areItems, counted, itemsIn, withoutPrices } from '#exchange/import/words/items.ts';
import { fold } from '#exchange/import/words/names.ts';
import { isRole, saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { isWord, look, type Words } from '#exchange/import/words/words.ts';
import { keyOf } from './spelt-keys.ts';

/**
 * Sheets of fields: everybody has a heading with his name, and below it words with what they say, one of them
 * what he is: `Otto Krank`, `Type: Captain`, `Equipment: sword`, as lines or as rows of two cells. The line of
 * the name says who he is then, and the fields stand below it as most lists have them. Any other list stays as
 * it is.
 */
export function withRecords(lines: readonly ListLine[], words: Words): readonly ListLine[] {
  const fields = lines.map((line) => fieldsOf(line));
  const typed = fields.flatMap((own, at) => {
    const type = own === null ? '' : typeIn(own);
    return type === '' || isOfWarband(fields, at, type, words) ? [] : [{ at, type }];
  });
  const records = typed.flatMap(({ at, type }, place) => {
    const name = nameAbove(lines, fields, at, typed[place - 1]?.at ?? -1, words);
    const end = typed[place + 1]?.at ?? lines.length;
    return name === null ? [] : [recordOf(lines, fields, name, at, end, type, words)];
  });
  const known = records.filter(({ who }) => who.known).length;
  if (known < LEAST || known * 10 < typed.length * 4) return lines;
  const named = new Map(records.map((record) => [record.name, record]));
  const first = records[0]?.name ?? 0;
  return lines.flatMap((line, at) => {
    const own = fields[at] ?? null;
    const record = named.get(at);
    if (record !== undefined) return [record.line];
    if (own === null || at < first) return at > first && saysState(line) ? [] : [line];
    const left = own.filter((one) => !isTold(one));
    const text = left.map(({ key, value }) => `${key}: ${value}`).join('; ');
    return left.length === 0 ? [] : [{ ...line, text, cells: null }];
  });
}

/** `Status: ready`: whoever is dead is told by the record. */
function saysState({ text, cells }: ListLine): boolean {
  return STATE.test(cells?.find((cell) => cell !== '') ?? text);
}

const STATE =
  /^(?:status|state|statut|état|zustand|estado|stato|dead|died|mort|tot|muert[oa]|mort[oa])\s*(?:$|[:|])/iu;

/** Said of somebody who is no more. */
const GONE =
  /(?<!\p{L})(?:killed|dead|died|deceased|r\.?i\.?p|gefallen|gestorben|tot|verstorben|mort|morte|décédée?|muert[oa]|fallecid[oa]|mort[oa]|deceduto)(?!\p{L})|[†✝☠]/iu;

/** Fewer may be the title and the first of the fighters. */
const LEAST = 2;

/** So far above what somebody is stands his name: numbers and a field or two may be between. */
const FAR = 6;

interface Field {
  readonly key: string;
  readonly value: string;
}

interface Record {
  /** The place of the line of his name. */
  readonly name: number;
  readonly who: Called;
  readonly line: ListLine;
}

/** What a line says in words of a sheet and nothing else; null for any other line. */
function fieldsOf(line: ListLine): readonly Field[] | null {
  if (line.who !== null) return null;
  if (line.cells !== null) return cellFields(line.cells.filter((cell) => cell !== ''));
  const [, raw = '', value = ''] = /^([^:|]{1,32}?)\s*:\s*(.*)$/u.exec(line.text) ?? [];
  const key = keyOf(raw);
  const pieces = keyed(line.text);
  const more = (pieces ?? []).filter((one) => one.key !== '');
  const whole = pieces !== null && pieces[0]?.key === '' && pieces[0].value === '';
  if (whole && more.length > 1) return more;
  return key === '' ? null : [{ key, value }];
}

/** `Type | Captain`, `Type | Captain | XP | 20`: no row of a table, whose heads stand side by side. */
function cellFields(filled: readonly string[]): readonly Field[] | null {
  if (filled.length > 6) return null;
  const found = filled.flatMap((cell, at) =>
    at % 2 === 0 ? [{ key: keyOf(cell), value: (filled[at + 1] ?? '').replace(/^:\s*/u, '') }] : [],
  );
  const told = found.every(({ key, value }) => key !== '' && keyOf(value) === '');
  return told && found.length > 0 ? found : null;
}

function isTold({ key, value }: Field): boolean {
  return meaningOf(key) === 'type' || (isCount(key) && /^\D{0,2}\d{1,2}$/u.test(value));
}

/** `Nombre` is a number in French. */
function isCount(key: string): boolean {
  return meaningOf(key) === 'count' || fold(key) === 'nombre';
}

/** What somebody is; `Role: hero` says which part of the list he stands in. */
function typeIn(fields: readonly Field[]): string {
  const named = fields.some(({ key, value }) => meaningOf(key) === 'name' && /\p{L}/u.test(value));
  const own = fields.find(
    ({ key, value }) =>
      meaningOf(key) === 'type' && /\p{L}{3}/u.test(value) && !isRole(sectionOf(value)),
  );
  // With his name on the same line, the line says all of it.
  return named || own === undefined ? '' : own.value;
}

/** The first of all, which names a warband, and nothing that only a fighter has stands below. */
function isOfWarband(
  fields: readonly (readonly Field[] | null)[],
  at: number,
  type: string,
  words: Words,
): boolean {
  if (!isWord(words, 'warbands', type)) return false;
  const next = fields.findIndex((own, place) => place > at && own !== null && typeIn(own) !== '');
  const below = fields.slice(at + 1, next < 0 ? fields.length : next).flatMap((own) => own ?? []);
  const his = below.some(({ key }) => sectionOf(key) === 'gear' || saysExperience(key));
  return !isWord(words, 'profiles', type) || !his;
}

/** The line with the name of whom a line says what he is; null when none is to be found. */
function nameAbove(
  lines: readonly ListLine[],
  fields: readonly (readonly Field[] | null)[],
  type: number,
  before: number,
  words: Words,
): number | null {
  for (let at = type - 1; at > before && at >= type - FAR; at -= 1) {
    const line = lines[at];
    if (line === undefined) return null;
    const own = fields[at] ?? null;
    if (own?.some(({ key, value }) => isNamed(key, value)) === true) return at;
    if (own !== null || isNumbers(line, words)) continue;
    return couldHead(line, words) ? at : null;
  }
  return null;
}

function isNamed(key: string, value: string): boolean {
  return meaningOf(key) === 'name' && /\p{L}/u.test(value);
}

function isNumbers({ text, cells }: ListLine, { lexicon }: Words): boolean {
  const tokens = (cells ?? text.split(/[\s|,/]+/u)).filter((one) => one !== '');
  if (headOf(lexicon, tokens) !== null || statsIn(lexicon, tokens.join(' ')) !== null) return true;
  return tokens.length > 0 && tokens.every((one) => /^[\d+"″*–—-]{1,4}$/u.test(one));
}

/** A short line that is no heading of a part and no thing. */
function couldHead(line: ListLine, words: Words): boolean {
  const bare = nameIn(line.text.replace(/:$/u, ''), words).text;
  const [, beside = '(', ...others] = (line.cells ?? []).filter((cell) => cell !== '');
  // `The Ropes   (3 of them)`.
  if (!beside.startsWith('(') || others.length > 0) return false;
  if (!/\p{L}/u.test(bare) || isProse(bare)) return false;
  if (bare.length > 60 || bare.split(' ').length > 7 || /[:|=;]/u.test(bare)) return false;
  if (sectionOf(bare) !== null || meaningOf(bare) !== undefined) return false;
  if (isNameLike(bare.split(/[\s,]+/u).slice(0, 1))) return true;
  if (isTrait(bare, words)) return false;
  return line.heading || line.strong || !areItems(itemsIn(bare, null, words), words);
}

/** A name without the number of those who bear it, what they cost and what else stands in brackets. */
function nameIn(
  raw: string,
  words: Words,
): {
  readonly text: string;
  readonly count: number | null;
  xp: number | null;
} {
  const { xp, rest } = xpIn(raw);
  const many =
    /[([]\s*(?:qty|nb|anz|cant|x|×|n[°º])?\.?\s*:?\s*(\d{1,2})\s*(?:x|×|models?)?\s*[)\]]/iu.exec(
      rest,
    );
  const bare = withoutPrices(rest.replaceAll(/\s*[([{][^()[\]{}]*[)\]}]/gu, ' ')).text;
  const own = counted(bare.replace(/[\s,;|–—-]+$/u, ''));
  const text = own.text.replaceAll(/^["“«„\s]+|["”»“\s]+$/gu, '');
  const named = [...rest.matchAll(/\(([^()]+)\)/gu)].map(([, inner = '']) => inner);
  const alone = own.count ?? namesIn(named, words);
  return { text, count: many === null ? alone : Number(many[1]), xp };
}

function recordOf(
  lines: readonly ListLine[],
  fields: readonly (readonly Field[] | null)[],
  name: number,
  type: number,
  end: number,
  value: string,
  words: Words,
): Record {
  const line = lines[name];
  const rest = fields.slice(name + 1, end);
  // The next name is the next one's.
  const next = rest.findIndex((own) => own?.some((one) => isNamed(one.key, one.value)) === true);
  const between = rest.slice(0, next < 0 ? rest.length : next).flatMap((own) => own ?? []);
  const said = (fields[name] ?? []).find((one) => isNamed(one.key, one.value))?.value;
  const told = nameIn(said ?? line?.text.replace(/:$/u, '') ?? '', words);
  const kind = nameIn(value.replace(/\s*(?:\*{2,}|[-–—†✝☠]+\s).*$/u, ''), words);
  const known = isWord(words, 'profiles', kind.text);
  const counts = [...(fields[name] ?? []), ...between];
  const many = counts.find((one) => isCount(one.key) && /\d/u.test(one.value));
  const states = lines.slice(type, end).filter((one, at) => at === 0 || saysState(one));
  const gone = states.some((one) => GONE.test((one.cells ?? [one.text]).join(' ')));
  const who: Called = {
    name: withoutType(told.text, kind.text, words) || kind.text,
    type: kind.text,
    count: crownsIn(many?.value ?? '') ?? kind.count ?? told.count,
    xp: told.xp ?? kind.xp,
    known,
  };
  const text = who.name;
  const empty: ListLine = {
    no: 0,
    indent: 0,
    bullet: false,
    heading: false,
    struck: false,
    text,
    cells: null,
    fresh: true,
    strong: false,
    who,
  };
  const own = line ?? empty;
  return { name, who, line: { ...own, text, cells: null, who, struck: own.struck || gone } };
}

/** `Captain Otto` above `Captain` is Otto. */
function withoutType(name: string, type: string, words: Words): string {
  const called = nameAndType(name, words);
  const ids = look(words, 'profiles', type)?.ids ?? [];
  const same = look(words, 'profiles', called.type)?.ids.some((id) => ids.includes(id)) === true;
  const front = called.known && fold(name).startsWith(fold(called.type));
  return same && front && called.name !== '' ? called.name : name;
}
