import { CELL_SIGNS, readCsv } from '#exchange/csv.ts';
import {
  EMPTY_FIGHTER,
  EMPTY_WARBAND,
  type FoundFighter,
  type FoundWarband,
} from '#exchange/import/found.ts';
import { IMPORT_LIMITS } from '#exchange/import/limits.ts';
import { itemsIn } from '#exchange/import/words/items.ts';
import { plain } from '#exchange/import/words/names.ts';
import { wordsFor } from '#exchange/import/words/phrases.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
import { statHeadOf } from '#exchange/import/words/stat-heads.ts';
import type { Words } from '#exchange/import/words/words.ts';
import {
  CODE_HEADING,
  SHEET_FIELDS,
  type SheetCode,
  type SheetField,
  sheetCode,
} from '#exchange/warband-sheet.ts';
import { followName } from '#roster/labels.ts';
import { LIMITS } from '#roster/limits.ts';
import { parseWarband } from '#roster/parse.ts';
import { findProfile, type RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';

/** The content of a table exported by the app: original warbands, or what an edited table says. */
export type SheetContent =
  | { readonly own: readonly Warband[] }
  | { readonly found: readonly FoundWarband[] };

/** Dependencies of reading a table. */
interface SheetTools {
  /** The game of the vocabulary. */
  readonly system: RosterSystem;
  readonly systemOf: (id: string) => RosterSystem | null;
}

/** Whether a text begins as a table exported by the app does. */
export function isSheet(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  return first.includes(CODE_HEADING);
}

/** Reads one or more tables exported by the app, edited in a spreadsheet or not. Null for any other text. */
export function readSheet(text: string, kit: SheetTools, words: Words): SheetContent | null {
  const [first = ''] = text.split('\n', 1);
  const sign = CELL_SIGNS.find((one) =>
    readCsv(first, one, 1)[0]?.cells.some((cell) => cell.trim() === CODE_HEADING),
  );
  if (sign === undefined) return null;
  const [heading, ...lines] = readCsv(text, sign, IMPORT_LIMITS.lines);
  if (heading === undefined) return null;
  const columns = columnsOf(heading.cells, words);
  const rows = lines.slice(0, IMPORT_LIMITS.fighters).flatMap(({ cells, line }) => {
    const row = readRosterRow(cells, columns, line);
    return row === null ? [] : [row];
  });
  const groups = groupByWarband(rows);
  const own = groups.flatMap((group) => restoredWarband(group, kit) ?? []);
  return own.length === groups.length && own.length > 0
    ? { own }
    : { found: groups.map((group) => foundByWords(group, words)) };
}

// ── Columns and rows ───────────────────────────────────────────────────────────────────────────

/** Headings in the languages that the app speaks. */
const FIELDS: ReadonlyMap<string, SheetField> = new Map(
  SHEET_FIELDS.flatMap((field) =>
    wordsFor(({ sheet }) => sheet[field]).map((name) => [plain(name), field] as const),
  ),
);

/** A column: a field, a characteristic by its heading, or the row's code. */
type Column =
  | { readonly is: 'field'; readonly field: SheetField }
  | { readonly is: 'number'; readonly head: string; readonly id: string | null }
  | { readonly is: 'code' };

function columnsOf(cells: readonly string[], { lexicon }: Words): readonly Column[] {
  const head = statHeadOf(lexicon, cells);
  return cells.map((cell, at) => {
    if (cell.trim() === CODE_HEADING) return { is: 'code' };
    const field = FIELDS.get(plain(cell));
    if (field !== undefined) return { is: 'field', field };
    return { is: 'number', head: cell.trim(), id: head?.[at] ?? null };
  });
}

interface RosterRow {
  readonly line: number;
  readonly of: Readonly<Record<SheetField, string>>;
  /** Cells of characteristic columns. */
  readonly numbers: readonly {
    readonly head: string;
    readonly id: string | null;
    readonly cell: string;
  }[];
  readonly code: SheetCode | null;
}

const EMPTY_CELLS: Readonly<Record<SheetField, string>> = {
  warband: '',
  'warband-type': '',
  name: '',
  type: '',
  role: '',
  leader: '',
  count: '',
  xp: '',
  gear: '',
  rules: '',
  'misses-next': '',
};

/** Null for a row without a fighter. */
function readRosterRow(
  cells: readonly string[],
  columns: readonly Column[],
  line: number,
): RosterRow | null {
  let of = EMPTY_CELLS;
  let code = '';
  const numbers: RosterRow['numbers'][number][] = [];
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (column.is === 'field') of = { ...of, [column.field]: cell };
    else if (column.is === 'number') numbers.push({ head: column.head, id: column.id, cell });
    else code = cell;
  }
  if (of.name === '' && of.type === '' && code === '') return null;
  return { line, of, numbers, code: sheetCode(code, of) };
}

/** Rows by warband, in order of appearance. */
function groupByWarband(rows: readonly RosterRow[]): readonly (readonly RosterRow[])[] {
  const groups = new Map<string, RosterRow[]>();
  for (const row of rows) {
    const known = groups.get(row.of.warband);
    if (known === undefined) groups.set(row.of.warband, [row]);
    else known.push(row);
  }
  return [...groups.values()];
}

/** The number in a cell, however a spreadsheet formats it; null for none. */
function numberIn(cell: string): number | null {
  const [digits] = /^\s*\d{1,4}/.exec(cell) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Whether a cell has anything but a word for no. */
function isYes(cell: string): boolean {
  return !NO_WORDS.has(plain(cell));
}

const NO_WORDS: ReadonlySet<string> = new Set([
  '',
  '0',
  ...wordsFor(({ phrases }) => phrases.no).map(plain),
]);

// ── By code ────────────────────────────────────────────────────────────────────────────────────

/**
 * Restores a warband from the codes of its rows, with the names and numbers now in the other cells. Null if it has
 * to be read by its words, because a fighter was added or a type or equipment edited. In a game without a lexicon
 * those edits go to the notes.
 */
function restoredWarband(rows: readonly RosterRow[], kit: SheetTools): Warband | null {
  const [first] = rows.flatMap(({ code }) => code ?? []);
  const system = first === undefined ? null : kit.systemOf(first.systemId);
  if (first === undefined || system === null) return null;
  const changed = rows.filter(({ code }) => code === null || !code.stands);
  if (changed.length > 0 && system.id === kit.system.id) return null;
  const parsed = parseWarband(
    {
      id: 'w-sheet',
      name: rows[0]?.of.warband.slice(0, LIMITS.name),
      systemId: system.id,
      catalogueId: first.catalogueId,
      emblem: first.emblem,
      traits: first.warbandTraits,
      members: rows.flatMap(({ of, numbers, code }, at) => {
        if (code === null) return [];
        const known = findProfile(system, code.profileId)?.profile ?? {};
        const said = numbers.flatMap(({ head, cell }) => {
          const id = code.heads.get(head);
          const value = numberIn(cell);
          return id === undefined || value === null ? [] : [[id, value] as const];
        });
        return [
          {
            id: `m-${at + 1}`,
            name: of.name.slice(0, LIMITS.name),
            profileId: code.profileId,
            title: code.title,
            role: code.role,
            leader: isYes(of.leader),
            profile: { ...known, ...Object.fromEntries(said) },
            traits: code.traits,
            experience: Math.min(numberIn(of.xp) ?? 0, LIMITS.experience),
            labels: labelsOf(of, code),
            missesNext: isYes(of['misses-next']),
          },
        ];
      }),
      notes: changed
        .map(({ of: { name, type, gear, rules } }) =>
          [name, type, gear, rules].filter((text) => text !== '').join(', '),
        )
        .join('\n')
        .slice(0, LIMITS.notes),
      battles: 0,
      changedAt: 0,
    },
    kit.systemOf,
  );
  return parsed.ok ? parsed.warband : null;
}

/** A label for each model; labels derived from the name follow its change. */
function labelsOf({ name, count }: RosterRow['of'], code: SheetCode): readonly string[] {
  const size = Math.max(1, Math.min(numberIn(count) ?? code.labels.length, LIMITS.fighters));
  return Array.from({ length: size }, (_, at) => {
    const label = code.labels[at];
    return label === undefined
      ? name.slice(0, LIMITS.label)
      : followName(label.slice(0, LIMITS.label), code.name, name);
  });
}

// ── By words ───────────────────────────────────────────────────────────────────────────────────

function foundByWords(rows: readonly RosterRow[], words: Words): FoundWarband {
  const [first] = rows;
  return {
    ...EMPTY_WARBAND,
    name: first?.of.warband ?? '',
    type: first?.of['warband-type'] ?? '',
    fighters: rows.map((row) => fighterOf(row, words)),
  };
}

function fighterOf({ of, numbers, line, code }: RosterRow, words: Words): FoundFighter {
  const role = sectionOf(of.role);
  const stats = numbers.flatMap(({ head, id, cell }) => {
    const characteristic = id ?? code?.heads.get(head) ?? null;
    const value = numberIn(cell);
    return characteristic === null || value === null ? [] : [[characteristic, value] as const];
  });
  return {
    ...EMPTY_FIGHTER,
    line,
    name: of.name,
    type: of.type || of.name,
    role: isRole(role) ? role : null,
    count: numberIn(of.count),
    xp: numberIn(of.xp),
    stats: Object.fromEntries(stats),
    gear: itemsIn(of.gear, line, words),
    other: itemsIn(of.rules, line, words),
    leader: isYes(of.leader),
    missesNext: isYes(of['misses-next']),
  };
}
