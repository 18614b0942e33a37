import * as v from 'valibot';
import { listOf } from '#rules/kit/bounded.ts';
import type { HorsDeCombatDb } from './db.ts';
import { reading, writing } from './transaction.ts';

/** Why a local copy was taken; word keys. */
const SNAPSHOT_CAUSES = ['battle-ended', 'restore', 'wipe', 'return'] as const;
export type SnapshotCause = (typeof SNAPSHOT_CAUSES)[number];

/** A local copy of everything, without its content. */
export interface SnapshotNote {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly cause: SnapshotCause;
  /** Names of the sides, if it was taken at the end of a battle; otherwise empty. */
  readonly sides: readonly string[];
  readonly battles: number;
  readonly warbands: number;
}

/** A local copy with its content: the text of a backup, compressed if the browser can. */
export interface Snapshot extends SnapshotNote {
  readonly packed: 'gzip' | 'plain';
  readonly content: Uint8Array<ArrayBuffer>;
}

/** The row on disk. */
interface SnapshotRow extends Snapshot {
  /** Greater is newer, whatever the clock said. */
  readonly order: number;
}

/** How many are kept, and how many bytes all but the newest may take. */
export const MAX_SNAPSHOTS = 5;
const MAX_BYTES = 8_000_000;

/** Sides of one battle, and bytes of one copy, that are read. */
const MAX_SIDES = 99;
const MAX_CONTENT = 1_000_000_000;

/** Newest first, without unreadable copies. @throws SaveError */
export async function listSnapshots(db: HorsDeCombatDb): Promise<readonly SnapshotNote[]> {
  const rows = await reading(db, ['snapshots'], () => db.snapshots.toArray());
  return readable(rows).map(
    ({ packed: _packed, content: _content, order: _order, ...note }) => note,
  );
}

/** One copy with its content; null when it is gone or unreadable. @throws SaveError */
export async function loadSnapshot(db: HorsDeCombatDb, id: string): Promise<Snapshot | null> {
  const row = await reading(db, ['snapshots'], () => db.snapshots.get(id));
  return readable([row])[0] ?? null;
}

/** Stores one more, unless the newest is equal; deletes the oldest ones. @throws SaveError */
export async function keepSnapshot(db: HorsDeCombatDb, copy: Snapshot): Promise<void> {
  await writing(db, ['snapshots'], async () => {
    const others = readable(await db.snapshots.toArray());
    const [newest] = others;
    if (newest !== undefined && sameBytes(newest.content, copy.content)) return;
    await db.snapshots.bulkDelete([...evictedBy(others, copy.content.byteLength)]);
    await db.snapshots.put({ ...copy, order: (newest?.order ?? 0) + 1 } satisfies SnapshotRow);
  });
}

/** Ids of the copies to delete for a new one of `size` bytes. @param others newest first */
function evictedBy(others: readonly SnapshotRow[], size: number): readonly string[] {
  let bytes = size;
  const gone = others.filter(({ content }, index) => {
    bytes += content.byteLength;
    return index >= MAX_SNAPSHOTS - 1 || bytes > MAX_BYTES;
  });
  return gone.map(({ id }) => id);
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && a.every((byte, index) => byte === b[index]);
}

const name = v.pipe(v.string(), v.maxLength(4000));
const count = v.pipe(
  v.number(),
  v.minValue(-Number.MAX_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

const ROW = v.object({
  id: name,
  takenAt: count,
  order: count,
  cause: v.picklist(SNAPSHOT_CAUSES),
  sides: listOf(name, MAX_SIDES),
  battles: count,
  warbands: count,
  packed: v.picklist(['gzip', 'plain']),
  content: v.pipe(v.instance(Uint8Array<ArrayBuffer>), v.maxLength(MAX_CONTENT)),
});

function readable(rows: readonly unknown[]): readonly SnapshotRow[] {
  return rows
    .flatMap((row) => {
      const parsed = v.safeParse(ROW, row);
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => b.order - a.order);
}
