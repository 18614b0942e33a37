import type { AnyPack } from '#rules/contract/packs.ts';
import { LIMITS, normalizedLine } from './limits.ts';
import { isPackKey, packKey } from './pack-key.ts';
import { sameContent } from './same-content.ts';

// Packs that players have made, a row each among the settings. What is in one is read by its game, which trusts nothing
// of it (Packs.read).

/** The row of a pack of the players’ own. */
export interface OwnPackRow {
  readonly systemId: string;
  readonly pack: AnyPack;
  /** As it was changed last, where that may not be right yet: the pack is then the last that was. */
  readonly draft?: AnyPack;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** A row as the disk has it. */
export interface RawPack {
  readonly key: string;
  readonly systemId: string;
  /** Also the type of its warbands. */
  readonly id: string;
  /** null: the row is damaged. */
  readonly pack: unknown;
  /** null: there is none. */
  readonly draft: unknown;
  /** Milliseconds since 1970; 0 where nobody knows. */
  readonly changedAt: number;
}

/** Packs that a device keeps: more than a club plays. */
export const MAX_OWN_PACKS = 60;

/** How many packs of a game among rows of the settings are beyond `MAX_OWN_PACKS`: they stay on the disk, unread. */
export function packsLeftOut(rows: Readonly<Record<string, unknown>>, systemId: string): number {
  const prefix = packKey(systemId, '');
  const all = Object.entries(rows).filter(([key, row]) => key.startsWith(prefix) && row !== null);
  return Math.max(0, all.length - MAX_OWN_PACKS);
}

/**
 * The packs of a game among rows of the settings, the one changed last first, unread, without those that are left out.
 */
export function rawPacksIn(
  rows: Readonly<Record<string, unknown>>,
  systemId: string,
): readonly RawPack[] {
  const prefix = packKey(systemId, '');
  return Object.entries(rows)
    .flatMap(([key, row]) =>
      key.startsWith(prefix) && row !== null
        ? [{ key, systemId, id: key.slice(prefix.length), ...partsOf(key, row) }]
        : [],
    )
    .toSorted((one, other) => other.changedAt - one.changedAt || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_OWN_PACKS);
}

function partsOf(key: string, row: unknown): Pick<RawPack, 'pack' | 'draft' | 'changedAt'> {
  const parts = isRow(row) && packKey(row.systemId, row.pack.id) === key ? row : null;
  const draft = parts?.draft?.id === parts?.pack.id ? parts?.draft : undefined;
  return { pack: parts?.pack ?? null, draft: draft ?? null, changedAt: changedAt(row) };
}

/**
 * Merges two rows of one pack: the one changed last stays, that of this device if they are of the same time. What was
 * deleted in one of them is there again.
 */
export function mergedPack(here: unknown, brought: unknown): unknown {
  if (!isRow(here) || !isRow(brought)) return here ?? brought;
  return brought.changedAt > here.changedAt ? brought : here;
}

/** The names of packs that are brought: of those that are not here, and of those that are here otherwise. */
export function packNews(
  here: Readonly<Record<string, unknown>>,
  brought: Readonly<Record<string, unknown>>,
): { readonly packs: readonly string[]; readonly differingPacks: readonly string[] } {
  const rows = Object.entries(brought).flatMap(([key, row]) =>
    isPackKey(key) && isRow(row) ? [{ row, known: here[key] ?? null }] : [],
  );
  return {
    packs: rows.flatMap(({ row, known }) => (known === null ? [nameOf(row.pack)] : [])),
    differingPacks: rows.flatMap(({ row, known }) =>
      isRow(known) && !sameContent(known.pack, row.pack) ? [nameOf(row.pack)] : [],
    ),
  };
}

/** As whoever made it calls it, in one language; its id where there is no such text. */
function nameOf({ id, names }: AnyPack): string {
  const [name = ''] = Object.values(names ?? {}).filter((one) => typeof one === 'string');
  const line = normalizedLine(name, LIMITS.name);
  return line === '' ? id : line;
}

function isRow(row: unknown): row is OwnPackRow {
  if (typeof row !== 'object' || row === null) return false;
  return (
    'systemId' in row &&
    typeof row.systemId === 'string' &&
    'pack' in row &&
    typeof row.pack === 'object' &&
    row.pack !== null &&
    'id' in row.pack &&
    typeof row.pack.id === 'string' &&
    (!('draft' in row) || hasId(row.draft)) &&
    'changedAt' in row &&
    isTime(row.changedAt)
  );
}

function hasId(draft: unknown): boolean {
  return typeof draft === 'object' && draft !== null && 'id' in draft;
}

function changedAt(row: unknown): number {
  if (typeof row !== 'object' || row === null || !('changedAt' in row)) return 0;
  return isTime(row.changedAt) ? row.changedAt : 0;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
}
