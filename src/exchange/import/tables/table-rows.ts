import {
  EMPTY_FIGHTER,
  type FoundFighter,
  type FoundItem,
  type FoundWord,
} from '#exchange/import/found.ts';
import {
  areMostlyItems,
  itemsIn,
  saysNothing,
  splitCount,
  splitOutsideBrackets,
} from '#exchange/import/words/items.ts';
import {
  couldBeName,
  isNameParticle,
  isType,
  type NameParts,
  nameInBrackets,
  namePartsIn,
  trimmedName,
  xpIn,
} from '#exchange/import/words/name-parts.ts';
import { fold, plain } from '#exchange/import/words/names.ts';
import { literal, saidFor, wordsFor } from '#exchange/import/words/phrases.ts';
import { isRole, missesIn, saysExperience, sectionOf } from '#exchange/import/words/sections.ts';
import { cellNumber, statHeadOf, statsIn } from '#exchange/import/words/stat-heads.ts';
import { isWord, lookUp, type Words } from '#exchange/import/words/words.ts';
import type { ListColumn } from '#rules/contract/lexicon.ts';
import { LANGUAGES } from '#rules/kit/languages.ts';

/** What a column of a table holds. */
export type Column =
  | { readonly is: 'stat'; readonly id: string }
  | {
      readonly is:
        | 'name'
        | 'type'
        | 'count'
        | 'xp'
        | 'gear'
        | 'skills'
        | 'injuries'
        | 'rules'
        | 'role'
        | 'state'
        | 'band'
        | 'bandType'
        | 'none';
    };

/** Where a heading stands in several, the last counts: `nombre` is a name in one language and a count in another. */
const NAMED_COLUMNS = [
  'count',
  'name',
  'type',
  'gear',
  'band',
  'bandType',
  'role',
  'state',
] as const satisfies readonly ListColumn[];

const BY_NAME: ReadonlyMap<string, Column> = new Map(
  NAMED_COLUMNS.flatMap((is) =>
    LANGUAGES.flatMap(({ columns }) => columns[is]).map((name) => [plain(name), { is }] as const),
  ),
);

export type ColumnKind = Column['is'];

/** The column that a heading names, characteristics apart; null if unknown. */
export function columnKindOf(cell: string): ColumnKind | null {
  const name = plain(cell);
  const bare = bareHead(cell);
  if (saysExperience(cell) || saysExperience(bare)) return 'xp';
  const named =
    name === ''
      ? undefined
      : (BY_NAME.get(name) ?? BY_NAME.get(bare) ?? BY_NAME.get(eachHead(cell)));
  if (named !== undefined) return named.is;
  const section = sectionOf(cell) ?? sectionOf(bare) ?? sectionOf(eachHead(cell));
  return section === 'gear' || section === 'skills' || section === 'injuries' || section === 'rules'
    ? section
    : null;
}

/** The columns of a table head; null if the cells are not a head. */
export function columnsOf(cells: readonly string[], words: Words): readonly Column[] | null {
  const head = statHeadOf(words.lexicon, cells);
  const columns = cells.map((cell, at): Column => {
    const id = head?.[at] ?? null;
    if (id !== null) return { is: 'stat', id };
    const is = plain(cell) === '' && cell.includes('#') ? 'count' : columnKindOf(cell);
    if (is !== null && is !== 'stat') return { is };
    return { is: 'none' };
  });
  return withNameColumn(cells, columns, head !== null);
}

/** The significant word in `exp so far`, `wpn 2`, `Weapons & such`. */
function bareHead(cell: string): string {
  const [first = '', ...others] = plain(cell).split(' ');
  const beside = others.every((word) => /^\d+$/u.test(word) || BESIDE_HEADS.has(word));
  return others.length > 0 && beside ? first : '';
}

const BESIDE_HEADS: ReadonlySet<string> = new Set(
  wordsFor(({ phrases }) => phrases.besideHead).map(plain),
);

/** `Gear (each)`, `gear each`. */
function eachHead(cell: string): string {
  return plain(cell.replace(EACH, ''));
}

const EACH = new RegExp(
  String.raw`[\s(]{1,4}${saidFor(({ phrases }) => phrases.apiece, literal)}\)?$`,
  'iu',
);

const NAME_HEADS: ReadonlySet<string> = new Set(
  wordsFor(({ phrases }) => phrases.nameHead).map(plain),
);

const COUNT_HEADS: ReadonlySet<string> = new Set(
  wordsFor(({ columns }) => columns.count).map(plain),
);

/** Of several name columns the second is the type or the count: `Groupe | Figurine | Nombre`. */
function withOneNameColumn(
  cells: readonly string[],
  columns: readonly Column[],
): readonly Column[] {
  // `Figurine | Nom`: a column headed "name" is the name, in any position.
  const called = cells.findIndex((cell) => NAME_HEADS.has(plain(cell)));
  const first = called >= 0 ? called : columns.findIndex(({ is }) => is === 'name');
  const typed = columns.some(({ is }) => is === 'type');
  return columns.map((column, at): Column => {
    if (column.is !== 'name' || at === first) return column;
    if (COUNT_HEADS.has(plain(cells[at] ?? ''))) return { is: 'count' };
    return typed ? column : { is: 'type' };
  });
}

function withNameColumn(
  cells: readonly string[],
  all: readonly Column[],
  head: boolean,
): readonly Column[] | null {
  const columns = withOneNameColumn(cells, all);
  const known = columns.filter(({ is }) => is !== 'none' && is !== 'stat').length;
  const has = (...some: readonly Column['is'][]) => columns.some(({ is }) => some.includes(is));
  const two = has('gear', 'xp') || (has('name') && has('type'));
  if (!head && known < 3 && !(known === 2 && two)) return null;
  // A state column and one other are not enough for a list of fighters.
  const people = columns.filter(({ is }) => !NOT_ABOUT_PEOPLE.has(is)).length;
  if (!head && people < 2) return null;
  // The first unknown column is the name.
  const named = columns.some(({ is }) => is === 'name');
  const typed = columns.some(({ is }) => is === 'type');
  const free = columns.findIndex(({ is }) => is === 'none');
  const first = typed ? 0 : 1;
  return named || free < 0 || free > first || (typed && !/\p{L}{3}/u.test(cells[free] ?? ''))
    ? columns
    : columns.with(free, { is: 'name' });
}

/** Columns that also occur in tables without fighters. */
const NOT_ABOUT_PEOPLE: ReadonlySet<Column['is']> = new Set([
  'none',
  'stat',
  'state',
  'band',
  'bandType',
]);

/** The fighter in a row; null if there is none. */
export function fighterOfRow(
  columns: readonly Column[],
  cells: readonly string[],
  line: number,
  words: Words,
): FoundFighter | null {
  const of = (is: Column['is']) =>
    cells
      .filter((_, at) => columns[at]?.is === is)
      .join(', ')
      .trim();
  const texts = (is: Column['is']): readonly FoundWord[] =>
    splitOutsideBrackets(of(is), ',;/')
      .filter((text) => !/^[-–—x]?$/iu.test(text) && !saysNothing(text))
      .map((text) => ({ text, line }));
  /** The first matching cell of an unknown column. */
  const unnamed = (isIt: (cell: string) => boolean) =>
    cells.find((cell, at) => columns[at]?.is === 'none' && cell !== '' && isIt(cell)) ?? '';
  const has = (is: Column['is']) => columns.some((column) => column.is === is);
  // `Éclaireur halfling | Franc-tireur`: the role stands in the type column.
  const kind = sectionOf(of('type'));
  const misplaced = isRole(kind);
  const section = misplaced ? kind : sectionOf(of('role'));
  const { own: name, kind: counts } = splitGroupName(of('name'), words);
  const given = misplaced ? '' : of('type') || (section === null ? of('role') : '') || counts;
  const plainly = given !== '' || namePartsIn(name, words).known;
  const type = plainly ? given : unnamed((cell) => isType(cell, words));
  const read = namePartsIn(name === '' ? type : name, words);
  const behind =
    read.known && read.name === '' && type === ''
      ? nameInBrackets(name, words) || lowerCaseName(cells, name, words)
      : '';
  const called = behind === '' ? read : { ...read, name: behind };
  // `Ork henchmen` includes the role.
  const bareType = type.replace(ROLE_WORD, '');
  const typed = type === '' ? null : namePartsIn(bareType, words);
  if (called.name === '' && called.type === '' && typed === null) return null;
  const stats = Object.fromEntries(
    columns.flatMap((column, at) => {
      if (column.is !== 'stat') return [];
      const cell = cells[at] ?? '';
      const number = /^[-–—]$/.test(cell.trim()) ? 0 : cellNumber(cell);
      return number === null ? [] : [[column.id, number] as const];
    }),
  );
  const count = cellNumber(of('count'));
  const xp = xpIn(of('xp')).xp ?? cellNumber(of('xp').replaceAll(/^\D+/g, ''));
  const inLine = has('stat')
    ? null
    : statsIn(
        words.lexicon,
        unnamed((cell) => /\d/.test(cell)),
      );
  const gear = has('gear')
    ? of('gear')
    : unnamed((cell) => areMostlyItems(itemsIn(cell, line, words), words));
  const state = of('state');
  return {
    ...EMPTY_FIGHTER,
    line,
    name: typed === null ? called.name || called.type : nameBesideType(name, called, typed, words),
    type: typed === null ? called.type : typed.type || splitCount(type).text,
    role: isRole(section) ? section : null,
    count:
      count !== null && count > 0 ? count : (typed?.count ?? called.count ?? countInBrackets(name)),
    xp: xp ?? called.xp ?? typed?.xp ?? null,
    stats: inLine?.stats ?? stats,
    gear: itemsIn(gear.replaceAll('/', ','), line, words),
    skills: texts('skills'),
    injuries: texts('injuries'),
    rules: texts('rules'),
    other: cells.flatMap((cell, at) =>
      columns[at]?.is === 'none' ? learntIn(cell, line, words) : [],
    ),
    gone: isGone(state) || cells.some((cell) => DEAD.test(cell)),
    missesNext: missesIn(state).misses,
  };
}

/** What a column of an unknown head says, if all of it is known skills and injuries. */
function learntIn(cell: string, line: number, words: Words): readonly FoundItem[] {
  const parts = splitOutsideBrackets(cell, ',;/');
  const areKnown = parts.every((part) =>
    (['skills', 'injuries'] as const).some((kind) => isWord(words, kind, part)),
  );
  return areKnown ? parts.map((text) => ({ text, count: 1, line })) : [];
}

/** A group's name and, below it in the same cell, its models: `The Ladies-in-Waiting`, `3 Ghouls`. */
function splitGroupName(
  cell: string,
  words: Words,
): { readonly own: string; readonly kind: string } {
  const [, own = '', kind = ''] = /^([^,]{2,40}),\s*(\d{1,2}\s?x?\s\p{L}[^,]*)$/u.exec(cell) ?? [];
  const { text } = splitCount(kind);
  return text !== '' && isType(text, words) ? { own, kind } : { own: cell, kind: '' };
}

/** `(three) The Ropes`. */
function countInBrackets(name: string): number | null {
  return /^\(\p{L}+\)\s/u.test(name) ? splitCount(name).count : null;
}

/** `magister (azhar)`: a name in brackets, in a table without any capitals. */
function lowerCaseName(cells: readonly string[], name: string, words: Words): string {
  const [, inner = ''] = /\s\(([^()\d]{2,20})\)$/u.exec(name) ?? [];
  if (inner === '' || cells.some((cell) => /\p{Lu}/u.test(cell))) return '';
  return couldBeName(inner, words) ? inner : '';
}

/** Whether a state says that the fighter is dead or has left. */
export function isGone(state: string): boolean {
  return sectionOf(state) === 'dead' || GONE.test(state);
}

/** A state of being gone, alone or followed by when, where and how. */
const GONE = new RegExp(
  String.raw`^(?:†.*|${saidFor(({ phrases, fallen }) => [...phrases.gone, ...fallen])})(?:[.!]|\s*[(,:;–-].*|\s(?:\d|${saidFor(
    ({ phrases }) => phrases.afterDeath,
  )}(?!\p{L})).*)?$`,
  'iu',
);

/** Recognised in any column. */
const DEAD = new RegExp(
  String.raw`^(?:${saidFor(({ phrases }) => phrases.deadOutright)}|†)(?:\s*[(,:].*)?$`,
  'u',
);

/** What a type need not say. */
const ROLE_WORD = new RegExp(
  String.raw`\s+${saidFor(({ sections, groups }) => [...sections.hero, ...sections.henchmen, ...groups.slice(0, 1)])}(?=\s|$)`,
  'iu',
);

/**
 * The name in a cell next to a type cell: `Les Frères Pierre` begins like a type and is all name, but
 * `Champion Karl` next to `Champion` is Karl.
 */
function nameBesideType(cell: string, called: NameParts, typed: NameParts, words: Words): string {
  const bare = trimmedName(
    splitCount(xpIn(cell).rest.replaceAll(/\s*[([][^)\]]*[)\]]/g, ' ')).text,
  );
  const ids = [called, typed].map(({ type }) => lookUp(words, 'profiles', type)?.ids ?? []);
  const same = ids[0]?.some((id) => ids[1]?.includes(id) === true) === true;
  // Keep the whole of `Big Mug` next to `Big 'Un`, and of `Captain Otto` next to `Mercenary Captain`.
  const whole =
    fold(typed.type) !== fold(called.type) || isNameParticle(called.name.split(' ')[0] ?? '');
  return (
    (same && called.known && !whole ? called.name || called.type : bare) || called.name || bare
  );
}
