import type { EquippedSystem } from '#roster/gear.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { checksum } from './checksum.ts';
import { type CELL_SIGNS, writeCsv } from './csv.ts';
import { type RosterNames, traitNamesOf } from './roster-names.ts';

/**
 * A warband as a table with one row per fighter or group. Cells hold the player's words and may be edited; the
 * last cell of a row has the same as ids, which count as long as the words they stand for are unchanged
 * (import/tables/sheet-reader.ts).
 */

/** Heading of the last column, by which our tables are recognized. */
export const CODE_HEADING = 'hors-de-combat';

/** The present format of the last cell. */
const FORM = 1;

export const SHEET_FIELDS = [
  'warband',
  'warband-type',
  'name',
  'type',
  'role',
  'leader',
  'count',
  'xp',
  'gear',
  'rules',
  'misses-next',
] as const;

export type SheetField = (typeof SHEET_FIELDS)[number];

/** Words of the table besides those of the roster. */
export interface SheetWords {
  readonly headings: Readonly<Record<SheetField, string>>;
  /** Marks a cell that would be empty otherwise. */
  readonly yes: string;
}

/** The text of the file. */
export function warbandSheet(
  warband: Warband,
  system: RosterSystem & EquippedSystem,
  names: RosterNames,
  words: SheetWords,
  sign: (typeof CELL_SIGNS)[number],
): string {
  const { headings, yes } = words;
  const shorts = system.characteristics.map(({ id }) => names.short(id));
  const [before, after] = [SHEET_FIELDS.slice(0, 8), SHEET_FIELDS.slice(8)];
  const heads = [
    ...before.map((field) => headings[field]),
    ...shorts,
    ...after.map((field) => headings[field]),
    CODE_HEADING,
  ];
  const rows = warband.members.map((member) => {
    const { type, role, gear, rules } = cellsOf(member, warband, system, names);
    return [
      warband.name,
      names.type(warband.catalogueId),
      member.name,
      type,
      role,
      member.leader ? yes : '',
      member.labels.length,
      member.experience,
      ...system.characteristics.map(({ id }) => member.profile[id] ?? ''),
      gear,
      rules,
      member.missesNext ? yes : '',
      codeOf(warband, member, heads.slice(8, 8 + shorts.length), system, { type, gear, rules }),
    ];
  });
  return writeCsv([heads, ...rows], sign);
}

function cellsOf(
  member: Member,
  warband: Warband,
  system: RosterSystem & EquippedSystem,
  names: RosterNames,
): { readonly type: string; readonly role: string; readonly gear: string; readonly rules: string } {
  const { gear, rules } = traitNamesOf(member, warband, system, names);
  return {
    type: names.kind(member),
    role: names.role(member.role, member.labels.length),
    gear: gear.join(', '),
    rules: rules.join(', '),
  };
}

// ── The last cell ──────────────────────────────────────────────────────────────────────────────

/** The cells of a row that its last cell stands for. */
export interface SheetWordsOf {
  readonly type: string;
  readonly gear: string;
  readonly rules: string;
}

function codeOf(
  { systemId, catalogueId, emblem, traits: all }: Warband,
  { name, profileId, title, role, traits, labels }: Member,
  shorts: readonly string[],
  system: RosterSystem & EquippedSystem,
  words: SheetWordsOf,
): string {
  const heads = Object.fromEntries(
    system.characteristics.map(({ id }, at) => [shorts[at] ?? id, id]),
  );
  return JSON.stringify([
    FORM,
    fingerprint(words),
    systemId,
    catalogueId,
    emblem,
    all,
    name,
    profileId,
    title,
    role,
    traits,
    labels,
    heads,
  ]);
}

/** The content of a last cell; unchecked but for the types given here. */
export interface SheetCode {
  readonly systemId: string;
  readonly catalogueId: unknown;
  readonly emblem: unknown;
  readonly warbandTraits: unknown;
  /** The name when the table was written. */
  readonly name: string;
  readonly profileId: string;
  readonly title: unknown;
  readonly role: unknown;
  readonly traits: unknown;
  readonly labels: readonly string[];
  /** Characteristics by their headings. */
  readonly heads: ReadonlyMap<string, string>;
  /** Whether the words of the row are unchanged. */
  readonly stands: boolean;
}

/** Reads the last cell of a row; null when it is none, or of a newer format. */
export function sheetCode(cell: string, words: SheetWordsOf): SheetCode | null {
  const [form, mark, systemId, catalogueId, emblem, warbandTraits, name, ...own] = listIn(cell);
  const [profileId, title, role, traits, labels, heads] = own;
  if (form !== FORM || typeof systemId !== 'string' || typeof name !== 'string') return null;
  if (typeof profileId !== 'string' || !Array.isArray(labels)) return null;
  return {
    systemId,
    catalogueId,
    emblem,
    warbandTraits,
    name,
    profileId,
    title,
    role,
    traits,
    labels: labels.filter((label) => typeof label === 'string'),
    heads: new Map(
      Object.entries(isRecord(heads) ? heads : {}).flatMap(([head, id]) =>
        typeof id === 'string' ? [[head, id] as const] : [],
      ),
    ),
    stands: mark === fingerprint(words),
  };
}

/** Spreadsheets add and remove white space. */
function fingerprint({ type, gear, rules }: SheetWordsOf): string {
  const texts = [type, gear, rules].map((text) => text.replaceAll(/\s+/gu, ' ').trim());
  return checksum(JSON.stringify(texts)).slice(0, 8);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listIn(cell: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(cell);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
