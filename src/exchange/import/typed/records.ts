import type { Part, PartKind } from '#exchange/import/draft.ts';
import { type ColumnKind, columnKindOf, isGone } from '#exchange/import/tables/table-rows.ts';
import {
  areMostlyItems,
  itemsIn,
  splitCount,
  splitOutsideBrackets,
  withoutPrices,
} from '#exchange/import/words/items.ts';
import { withoutCrossedOut } from '#exchange/import/words/markup.ts';
import { isType, xpIn } from '#exchange/import/words/name-parts.ts';
import { plain } from '#exchange/import/words/names.ts';
import { wordsFor } from '#exchange/import/words/phrases.ts';
import { isRole, missesIn, sectionOf } from '#exchange/import/words/sections.ts';
import { cellNumber } from '#exchange/import/words/stat-heads.ts';
import { isWord, lookUp, type Words } from '#exchange/import/words/words.ts';
import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Person } from './attach.ts';
import type { Line } from './lines.ts';
import { linkOf } from './vocabulary.ts';

/** A labelled value: `Name: Otto`, `XP | 12`, or a sword on a line below `Equipment`. */
export interface Field {
  readonly is: ColumnKind;
  /** Offsets of the value. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What a line adds to a record. */
export interface RecordLine {
  readonly fields: readonly Field[];
  /** A new person begins with it. */
  readonly begins: boolean;
}

/**
 * The lines of a text in record form, a few labelled lines per fighter, by line number. Empty for a text that does
 * not label anybody's type.
 */
export function recordsIn(lines: readonly Line[], words: Words): ReadonlyMap<number, RecordLine> {
  const all = lines.map((line) => fieldsOf(line, words));
  const pairs = typesBelow(lines, all, words);
  for (const [at, fields] of pairs) all[at] = fields;
  const allFields = all.flat();
  const types = allFields.filter(
    ({ is, text }) => isTypeField(is, text) && !isWord(words, 'items', text),
  );
  const known = types.filter(({ text }) => isType(splitCount(text).text, words)).length;
  const named = allFields.filter(({ is, text }) => is === 'name' && text !== '').length;
  const records = new Map<number, RecordLine>();
  if (known === 0 && pairs.size === 0 && (types.length < 2 || named < 2)) {
    for (const [at, fields] of all.entries())
      if (fields.some(({ is }) => is === 'band' || is === 'bandType'))
        records.set(lines[at]?.no ?? 0, { fields, begins: false });
    return records;
  }
  /** Fields seen of the current person; null for none. */
  let open: Set<ColumnKind> | null = null;
  let key: ColumnKind | null = null;
  for (const [at, line] of lines.entries()) {
    const waits = open?.has('name') === true && !open.has('type') && !line.apart;
    const own = all[at] ?? [];
    const fields =
      own.length === 0 && waits
        ? (typeIn(line, words) ?? thingsIn(line, words))
        : own.length === 0 && open !== null && !line.apart
          ? thingsIn(line, words)
          : own;
    if (fields.length === 0) {
      if (isRole(sectionOf(bareOf(line)))) open = null;
      // A sword below `Equipment`.
      if (key !== null && open !== null && !line.apart && isListed(line, words))
        records.set(line.no, { fields: [wholeLineField(line, key)], begins: false });
      else key = null;
      continue;
    }
    key = emptyKeyOf(fields);
    if (fields.some(({ is }) => is === 'band' || is === 'bandType')) {
      records.set(line.no, { fields, begins: false });
      open = null;
      continue;
    }
    const heads = fields.filter(({ is }) => is === 'name' || is === 'type' || is === 'role');
    const typed = heads.some(({ is, text }) => isTypeField(is, text));
    const nameless = !heads.some(({ is }) => is === 'name') && (open?.has('type') ?? true);
    const above = typed && nameless ? nameAbove(lines, all, at) : null;
    if (above !== null) {
      const between = lines.slice(above + 1, at);
      records.set(lines[above]?.no ?? 0, {
        fields: [wholeLineField(lines[above] ?? line, 'name')],
        begins: true,
      });
      for (const [behind, one] of between.entries())
        records.set(one.no, { fields: all[above + 1 + behind] ?? [], begins: false });
      open = new Set(['name']);
    }
    const begins = heads.some(({ is }) => open === null || open.has(is));
    if (begins && heads.length > 0) open = new Set();
    for (const { is } of fields) open?.add(is);
    if (open !== null) records.set(line.no, { fields, begins: begins && heads.length > 0 });
  }
  return records;
}

function isTypeField(is: ColumnKind, text: string): boolean {
  return (is === 'type' || is === 'role') && text !== '' && sectionOf(text) === null;
}

/** Lines with only a type and perhaps experience, each below a line with only a name. A single one is coincidence. */
function typesBelow(
  lines: readonly Line[],
  all: readonly (readonly Field[])[],
  words: Words,
): ReadonlyMap<number, readonly Field[]> {
  const found = new Map<number, readonly Field[]>();
  let alone = 0;
  for (const [at, line] of lines.entries()) {
    if ((all[at] ?? []).length > 0) continue;
    const fields = typeIn(line, words);
    if (fields === null) continue;
    alone += 1;
    const above = nameAbove(lines, all, at);
    const name = above === null ? undefined : lines[above];
    if (name !== undefined && mayBeName(name, fields, words)) found.set(at, fields);
  }
  return found.size < 2 || found.size * 2 < alone ? new Map() : found;
}

/** `Kram: Schwert, Helm`: known items after an unknown label. */
function thingsIn(line: Line, words: Words): readonly Field[] {
  const said = line.text.slice(line.from, line.to);
  const [front = '', key = ''] = /^(\p{L}[\p{L} ]{1,20}):\s+/u.exec(said) ?? [];
  const text = said.slice(front.length);
  const known = key === '' || sectionOf(key) !== null || isType(key, words);
  if (known || !areMostlyItems(itemsIn(text, line.no, words), words, 1)) return [];
  return [{ is: 'gear', from: line.from + front.length, to: line.to, text }];
}

/** `Captain`, `*Champion* – 9 XP`, `3 WARRIORS`, `Warriors, 3 of them`; null for any other line. */
function typeIn(line: Line, words: Words): readonly Field[] | null {
  const { xp, rest } = xpIn(
    bareOf(line)
      .replaceAll("''", '')
      .replace(/^\((.*)\)/u, '$1'),
  );
  const { text } = withoutPrices(rest);
  const [head = '', behind = ''] = text.replace(/[\s,;:–—-]+$/u, '').split(/,\s+/u);
  const { text: type, count } = splitCount(head);
  const many = count ?? cellNumber(behind);
  if (!isWord(words, 'profiles', type) || behind.split(' ').length > 4) return null;
  if (behind !== '' && cellNumber(behind) === null) return null;
  const place = { from: line.from, to: line.to };
  return [
    { ...place, is: 'type', text: type },
    ...(many === null ? [] : [{ ...place, is: 'count' as const, text: String(many) }]),
    ...(xp === null ? [] : [{ ...place, is: 'xp' as const, text: String(xp) }]),
  ];
}

/** Whether a line may be a name: no term of the game, except the fighter's own type, as `Jäger 2x` above `Jaeger`. */
function mayBeName(line: Line, type: readonly Field[], words: Words): boolean {
  const { text } = splitCount(bareOf(line).replaceAll(/["“”„«»]/gu, ''));
  const own = lookUp(words, 'profiles', text)?.ids ?? [];
  const same = lookUp(words, 'profiles', type[0]?.text ?? '')?.ids ?? [];
  if (isWord(words, 'profiles', text)) return own.some((id) => same.includes(id));
  const kinds = ['items', 'skills', 'injuries', 'warbands'] as const;
  return (
    /^\p{Lu}/u.test(text) &&
    !kinds.some((kind) => isWord(words, kind, text) && !/^\p{Lu}\S* \p{Lu}/u.test(text))
  );
}

/** Index of the line above that has only the name of the current person; null for none. */
function nameAbove(
  lines: readonly Line[],
  all: readonly (readonly Field[])[],
  at: number,
): number | null {
  let above = at - 1;
  while (above >= 0 && (isDetail(all[above] ?? []) || isNumbers(lines[above]))) above -= 1;
  const line = lines[above];
  if (line === undefined || (all[above] ?? []).length > 0 || nameFieldIn(line) !== null)
    return null;
  // `# The Freux` above `## Captain` is the name of something greater.
  const [over, under] = [line.bullet, lines[at]?.bullet ?? ''];
  if (over.startsWith('#') && under.startsWith('#') && over !== under) return null;
  const said = bareOf(line);
  const short = said.split(/\s+/u).length < 6 && !/[,:;.|\t]\s/u.test(said);
  return short && sectionOf(said) === null ? above : null;
}

function isDetail(fields: readonly Field[]): boolean {
  return fields.length > 0 && fields.every(({ is }) => is !== 'name' && is !== 'type');
}

/** A line of characteristics or of their headings. */
function isNumbers(line: Line | undefined): boolean {
  const said = line?.text ?? '';
  return /\d|\|/u.test(said) && !/\p{L}{3}/u.test(said);
}

function bareOf({ text, from, to }: Line): string {
  return text
    .slice(from, to)
    .replaceAll(/\[\/?\w[^\]]{0,20}\]|[*_~#=|]|<[^<>]{1,40}>/gu, '')
    .trim();
}

function wholeLineField(line: Line, is: ColumnKind): Field {
  return { is, from: line.from, to: line.to, text: bareOf(line) };
}

/** `Equipment:` without a value: the values are on the lines below. */
function emptyKeyOf(fields: readonly Field[]): ColumnKind | null {
  const [only, ...others] = fields;
  return only !== undefined && others.length === 0 && only.text === '' && LIST_KEYS.has(only.is)
    ? only.is
    : null;
}

/** Whether a line is indented, has a bullet or is a known item. */
function isListed(line: Line, words: Words): boolean {
  return (
    line.indent > 1 || line.bullet !== '' || isWord(words, 'items', splitCount(bareOf(line)).text)
  );
}

const LIST_KEYS: ReadonlySet<ColumnKind> = new Set<ColumnKind>([
  'gear',
  'skills',
  'injuries',
  'rules',
]);

/** `Name: `, `XP | `, `:RANK:`, `Type......: `, `NAME    `. */
const KEY = /^:?(\p{L}[\p{L}\d '’._/&,()-]{0,30}?)(?:\.*\s*(::?|=|\||;|\t|(?<= ) )\s*|\s*:?\s*$)/u;

/** The fields of a line; empty if it is not made of fields. */
function fieldsOf({ text: whole, from, to, bullet }: Line, words: Words): readonly Field[] {
  if (bullet.startsWith('#')) return [];
  const said = whole.slice(from, to);
  const [front = '', key = '', sign = ''] = KEY.exec(said) ?? [];
  const is = kindOf(key);
  if (is === null || (sign === '' && /\d/u.test(key))) return [];
  const rest = said.slice(front.length).replace(/[\s|;]+$/u, '');
  // A table row has more cells.
  if (/^[|;\t]$/u.test(sign) && rest.includes(sign)) return [];
  const places = [{ is, start: 0, end: 0 }];
  for (const { index, 0: colon } of rest.matchAll(/\s*::?(?!\S*\/)\s*/gu)) {
    const before = rest.slice(0, index);
    const next = keyBefore(before);
    if (next === null) continue;
    const last = places.at(-1);
    if (last !== undefined) last.end = index - next.length;
    places.push({ is: next.is, start: index + colon.length, end: 0 });
  }
  return places.map((one, at) => {
    const end = at === places.length - 1 ? rest.length : one.end;
    const raw = rest.slice(one.start, end);
    const start = from + front.length + one.start + (raw.length - raw.trimStart().length);
    const text = plainOf(raw);
    // `Nombre` is a count in French and a name in Spanish.
    const isBand = one.is === 'type' && isWord(words, 'warbands', text) && !isType(text, words);
    const kind = isBand
      ? 'bandType'
      : one.is === 'name' && /^\d{1,2}$/u.test(text)
        ? 'count'
        : one.is;
    return { is: kind, from: start, to: start + raw.trim().length, text };
  });
}

/** The name after its label, `Name: Otto`, `Named: Otto`; '' for a placeholder, null for any other line. */
export function nameFieldIn({ text: whole, from, to }: Line): Pick<Field, 'from' | 'text'> | null {
  const said = whole.slice(from, to);
  const [front = '', key = ''] = /^(\p{L}[\p{L} ]{1,20}?)\s*:\s*/u.exec(said) ?? [];
  if (kindOf(key) !== 'name' && linkOf(key) !== 'called') return null;
  const text = plainOf(said.slice(front.length));
  if (text.length > MAX_NAME || /[:,;]/u.test(text)) return null;
  const isNobody =
    /^(?:[\p{P}\p{S}\s]|\[[^\]]*\]|<[^>]*>)*$/u.test(text) || UNNAMED.has(plain(text));
  return { from: from + front.length, text: isNobody ? '' : text };
}

/** Characters. */
const MAX_NAME = 40;

const UNNAMED: ReadonlySet<string> = new Set(wordsFor(({ phrases }) => phrases.unnamed).map(plain));

/** The longest field label at the end of a text. */
function keyBefore(text: string): { readonly is: ColumnKind; readonly length: number } | null {
  const tokens = text.split(/\s+/u);
  for (const size of [4, 3, 2, 1]) {
    if (size > tokens.length) continue;
    const is = kindOf(tokens.slice(-size).join(' '));
    const [own = ''] = new RegExp(`(?:\\S+\\s+){${size - 1}}\\S+$`, 'u').exec(text) ?? [];
    if (is !== null && own !== '') return { is, length: own.length };
  }
  return null;
}

function kindOf(key: string): ColumnKind | null {
  const bare = key.replaceAll(/[_*]/gu, ' ').trim();
  const is = columnKindOf(bare);
  const section = sectionOf(bare);
  if (is === null || section === 'notes' || section === 'stash' || section === 'dead') return null;
  return is === 'name' && isRole(section) ? null : is;
}

/** A value without link and emphasis markup, and without what is crossed out; '' for a dash. */
function plainOf(text: string): string {
  const bare = withoutCrossedOut(text)
    .replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/gu, '$1')
    .replaceAll(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/gu, '')
    .trim();
  return /^[-–—/]*$/u.test(bare) ? '' : bare;
}

/** The warband's name and type in the fields; '' where missing. */
export function bandOf(fields: readonly Field[]): { readonly name: string; readonly type: string } {
  const of = (is: ColumnKind) => fields.find((one) => one.is === is)?.text ?? '';
  return { name: of('band'), type: of('bandType') };
}

/** Whether a record is about the warband and not a fighter, as `Type: Reikland`. */
export function isWholeWarband(
  { type, gear, xp, count }: Person,
  first: boolean,
  words: Words,
): boolean {
  const bare = gear.length === 0 && xp === null && count === null;
  // `Cacciatori di Streghe` is both a warband and a type.
  const isBand = isWord(words, 'warbands', type) && (!isType(type, words) || (first && bare));
  return isBand || (type === '' && gear.length === 0);
}

/** Adds the fields of a line to a person; answers the line's parts and the role it gives. */
export function addFields(
  who: Person,
  fields: readonly Field[],
  line: number,
  words: Words,
): { readonly parts: readonly Part[]; readonly role: ListRole | null } {
  let role: ListRole | null = null;
  for (const { is, text } of fields) {
    if (text === '') continue;
    const section = sectionOf(text);
    const texts = () => splitOutsideBrackets(text, ',;').map((one) => ({ text: one, line }));
    if (is === 'role' && isRole(section)) role = section;
    else if (is === 'type' || (is === 'role' && who.type === '')) {
      // `Guerreros (3)`: a count, not a price.
      const [behind = '', many] = /\s*\([x×]?\s?(\d{1,2})\)$/u.exec(text) ?? [];
      const { text: type, count } = splitCount(text.slice(0, text.length - behind.length));
      who.type = type;
      who.count ??= many === undefined ? count : Number(many);
    } else if (is === 'count') who.count ??= cellNumber(text);
    else if (is === 'name') {
      const tags = /\s:([\p{L}:]+):$/u.exec(text)?.[1] ?? '';
      const plainly = text.replace(/\s+:[\p{L}:]+:$/u, '');
      const { text: name, count } = /\d\s?[x×]|[x×]\s?\d/iu.test(plainly)
        ? splitCount(plainly)
        : { text: plainly, count: null };
      const [, quoted] = /["“„«]([^"”“»]{2,40})["”“»]/u.exec(name) ?? [];
      who.name = (quoted ?? name).trim();
      who.count ??= count;
      who.gone ||= isGone(tags);
    } else if (is === 'xp') who.xp ??= sumOf(text);
    else if (is === 'gear') who.gear.push(...itemsIn(text, line, words));
    else if (is === 'skills') who.skills.push(...texts());
    else if (is === 'injuries') who.injuries.push(...texts());
    else if (is === 'rules') who.rules.push(...texts());
    else if (is === 'state') {
      who.gone ||= isGone(text);
      who.misses ||= missesIn(text).misses;
    }
  }
  return { parts: partsOf(fields, who.key), role };
}

/** The values of a line, and between them their labels. */
function partsOf(fields: readonly Field[], fighter: string): readonly Part[] {
  let behind = 0;
  return fields.flatMap(({ is, from, to, text }, at): readonly Part[] => {
    // Fields that share one span are shown as the first of them.
    if (at > 0 && fields[at - 1]?.from === from) return [];
    const kind = KIND_OF[is];
    const label = { from: behind, to: text === '' ? to : from, is: 'link', sure: true } as const;
    behind = to;
    return [
      ...(label.to > label.from ? [{ ...label, fighter: '' }] : []),
      ...(kind === undefined || text === '' ? [] : [{ from, to, is: kind, sure: true, fighter }]),
    ];
  });
}

const KIND_OF: Readonly<Partial<Record<ColumnKind, PartKind>>> = {
  name: 'name',
  type: 'type',
  count: 'count',
  xp: 'xp',
  gear: 'thing',
  skills: 'skill',
  injuries: 'injury',
  rules: 'rule',
  state: 'state',
  role: 'type',
};

/** `26`, `20+2+3+1`, `20+6 = 26`. */
function sumOf(text: string): number | null {
  const [, sum] = /=\s*(\d{1,3})/u.exec(text) ?? [];
  const [added = ''] = /\d{1,3}(?:\s*\+\s*\d{1,3})*/u.exec(text) ?? [];
  if (added === '') return null;
  return Number(sum ?? added.split('+').reduce((all, one) => all + Number(one), 0));
}
