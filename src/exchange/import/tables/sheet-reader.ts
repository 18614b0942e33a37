import { CELL_SIGNS, readCsv } from '#exchange/csv.ts';
import {
  type FoundFighter,
  type FoundWarband,
  NO_WARBAND,
  NOBODY,
} from '#exchange/import/found.ts';
import { MOST } from '#exchange/import/limits.ts';
import { headOf } from '#exchange/import/words/heads.ts';
import { itemsIn } from '#exchange/import/words/items.ts';
import { plain } from '#exchange/import/words/names.ts';
import { wordsIn } from '#exchange/import/words/section-names.ts';
import { isRole, sectionOf } from '#exchange/import/words/sections.ts';
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

/** What one of our tables holds: warbands as they were, or what the changed words of one say. */
export type Sheet =
  | { readonly own: readonly Warband[] }
  | { readonly found: readonly FoundWarband[] };

/** What reading a table needs besides words. */
interface SheetKit {
  /** The game of the words. */
  readonly system: RosterSystem;
  readonly systemOf: (id: string) => RosterSystem | null;
}

/**
 * Reads a table that the app has written, changed since in a spreadsheet or not: several of them below
 * one another too. Null for any other text.
 */
export function readSheet(text: string, kit: SheetKit, words: Words): Sheet | null {
  const [first = ''] = text.split('\n', 1);
  if (!first.includes(CODE_HEADING)) return null;
  const sign = CELL_SIGNS.find((one) =>
    readCsv(first, one, 1)[0]?.cells.some((cell) => cell.trim() === CODE_HEADING),
  );
  if (sign === undefined) return null;
  const [heading, ...lines] = readCsv(text, sign, MOST.lines);
  if (heading === undefined) return null;
  const columns = columnsOf(heading.cells, words);
  const rows = lines.slice(0, MOST.fighters).flatMap(({ cells, line }) => {
    const row = rowOf(cells, columns, line);
    return row === null ? [] : [row];
  });
  const groups = inWarbands(rows);
  const own = groups.flatMap((group) => asItWas(group, kit) ?? []);
  return own.length === groups.length && own.length > 0
    ? { own }
    : { found: groups.map((group) => byWords(group, words)) };
}

// ── Columns and rows ───────────────────────────────────────────────────────────────────────────

/** Headings in the languages of the app. */
const HEADINGS = {
  warband: 'bande; warband',
  'warband-type': 'type de bande; warband type',
  name: 'nom; name',
  type: 'type',
  role: 'role',
  leader: 'chef; leader',
  count: 'effectif; count',
  xp: 'xp',
  gear: 'equipement; equipment',
  rules: 'competences et regles; skills and rules',
  'misses-next': 'absent',
} as const satisfies Readonly<Record<SheetField, string>>;

const FIELDS: ReadonlyMap<string, SheetField> = new Map(
  SHEET_FIELDS.flatMap((field) => wordsIn(HEADINGS[field]).map((name) => [name, field] as const)),
);

/** What a column holds: a field, a characteristic by its heading, or what stands for the row's words. */
type Column =
  | { readonly is: 'field'; readonly field: SheetField }
  | { readonly is: 'number'; readonly head: string; readonly id: string | null }
  | { readonly is: 'code' };

function columnsOf(cells: readonly string[], { lexicon }: Words): readonly Column[] {
  const head = headOf(lexicon, cells);
  return cells.map((cell, at) => {
    if (cell.trim() === CODE_HEADING) return { is: 'code' };
    const field = FIELDS.get(plain(cell));
    if (field !== undefined) return { is: 'field', field };
    return { is: 'number', head: cell.trim(), id: head?.[at] ?? null };
  });
}

interface Row {
  readonly line: number;
  readonly of: Readonly<Record<SheetField, string>>;
  /** Cells below headings of no field. */
  readonly numbers: readonly {
    readonly head: string;
    readonly id: string | null;
    readonly cell: string;
  }[];
  readonly code: SheetCode | null;
}

const NO_CELLS: Readonly<Record<SheetField, string>> = {
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

/** Null for a row in which nobody stands. */
function rowOf(cells: readonly string[], columns: readonly Column[], line: number): Row | null {
  let of = NO_CELLS;
  let code = '';
  const numbers: Row['numbers'][number][] = [];
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (column.is === 'field') of = { ...of, [column.field]: cell };
    else if (column.is === 'number') numbers.push({ head: column.head, id: column.id, cell });
    else code = cell;
  }
  if (of.name === '' && of.type === '' && code === '') return null;
  return { line, of, numbers, code: sheetCode(code, of) };
}

/** The rows of each warband, in the order in which they begin. */
function inWarbands(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const known = groups.get(row.of.warband);
    if (known === undefined) groups.set(row.of.warband, [row]);
    else known.push(row);
  }
  return [...groups.values()];
}

/** A number in a cell, however a spreadsheet writes it; null when there is none. */
function numberIn(cell: string): number | null {
  const [digits] = /^\s*\d{1,4}/.exec(cell) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Anything in the cell but a word for no. */
function says(cell: string): boolean {
  return !NO.has(plain(cell));
}

const NO: ReadonlySet<string> = new Set(['', 'non', 'no', '0', 'faux', 'false', 'n']);

// ── As it was ──────────────────────────────────────────────────────────────────────────────────

/**
 * The warband of these rows by their last cells, with the names and numbers that stand in the others now.
 * Null when it has to be read by its words: somebody was added by hand, or what he is or carries was
 * changed. In a game whose words cannot be read, what was changed stands in the notes.
 */
function asItWas(rows: readonly Row[], kit: SheetKit): Warband | null {
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
            leader: says(of.leader),
            profile: { ...known, ...Object.fromEntries(said) },
            traits: code.traits,
            experience: Math.min(numberIn(of.xp) ?? 0, LIMITS.experience),
            labels: labelsOf(of, code),
            missesNext: says(of['misses-next']),
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

/** A label for each miniature that there is now; those made of his name follow it. */
function labelsOf({ name, count }: Row['of'], code: SheetCode): readonly string[] {
  const size = Math.max(1, Math.min(numberIn(count) ?? code.labels.length, LIMITS.fighters));
  return Array.from({ length: size }, (_, at) => {
    const label = code.labels[at];
    return label === undefined
      ? name.slice(0, LIMITS.label)
      : followName(label.slice(0, LIMITS.label), code.name, name);
  });
}

// ── By its words ───────────────────────────────────────────────────────────────────────────────

function byWords(rows: readonly Row[], words: Words): FoundWarband {
  const [first] = rows;
  return {
    ...NO_WARBAND,
    name: first?.of.warband ?? '',
    type: first?.of['warband-type'] ?? '',
    fighters: rows.map((row) => fighterOf(row, words)),
  };
}

function fighterOf({ of, numbers, line, code }: Row, words: Words): FoundFighter {
  const role = sectionOf(of.role);
  const stats = numbers.flatMap(({ head, id, cell }) => {
    const characteristic = id ?? code?.heads.get(head) ?? null;
    const value = numberIn(cell);
    return characteristic === null || value === null ? [] : [[characteristic, value] as const];
  });
  return {
    ...NOBODY,
    line,
    name: of.name,
    type: of.type || of.name,
    role: isRole(role) ? role : null,
    count: numberIn(of.count),
    xp: numberIn(of.xp),
    stats: Object.fromEntries(stats),
    gear: itemsIn(of.gear, line, words),
    other: itemsIn(of.rules, line, words),
    leader: says(of.leader),
    missesNext: says(of['misses-next']),
  };
}
