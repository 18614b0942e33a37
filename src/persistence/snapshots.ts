import * as v from 'valibot';
import type { HorsDeCombatDb } from './db.ts';
import { reading, writing } from './transaction.ts';

/** What a local copy was taken for; word keys. */
const SNAPSHOT_CAUSES = ['battle-ended', 'restore', 'wipe', 'return'] as const;
export type SnapshotCause = (typeof SNAPSHOT_CAUSES)[number];

/** A local copy of everything, without what is in it. */
export interface SnapshotNote {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly cause: SnapshotCause;
  /** Who fought, where it was taken at the end of a battle; nobody for all others. */
  readonly sides: readonly string[];
  readonly battles: number;
  readonly warbands: number;
}

/** A local copy to be kept: the text of a backup, packed where the browser can. */
export interface Snapshot extends SnapshotNote {
  readonly packed: 'gzip' | 'plain';
  readonly content: Uint8Array<ArrayBuffer>;
}

/** As it lies on disk. */
interface SnapshotRow extends Snapshot {
  /** The greater, the newer, whatever the clock said. */
  readonly order: number;
}

/** How many are kept, and how many bytes all but the newest may take. */
export const MAX_SNAPSHOTS = 5;
const MAX_BYTES = 8_000_000;

/** Newest first; copies that this version can't read are left out. @throws SaveError */
export async function listSnapshots(db: HorsDeCombatDb): Promise<readonly SnapshotNote[]> {
  const rows = await reading(db, ['snapshots'], () => db.snapshots.toArray());
  return readable(rows).map(
    ({ packed: _packed, content: _content, order: _order, ...note }) => note,
  );
}

/** One of them whole; null when it is not there, or not to be read. @throws SaveError */
export async function loadSnapshot(db: HorsDeCombatDb, id: string): Promise<Snapshot | null> {
  const row = await reading(db, ['snapshots'], () => db.snapshots.get(id));
  return readable([row])[0] ?? null;
}

/** Keeps one more, unless the newest holds the very same; the oldest make way. @throws SaveError */
export async function keepSnapshot(db: HorsDeCombatDb, copy: Snapshot): Promise<void> {
  await writing(db, ['snapshots'], async () => {
    const others = readable(await db.snapshots.toArray());
    const [newest] = others;
    if (newest !== undefined && sameBytes(newest.content, copy.content)) return;
    await db.snapshots.bulkDelete([...evictedBy(others, copy.content.byteLength)]);
    await db.snapshots.put({ ...copy, order: (newest?.order ?? 0) + 1 } satisfies SnapshotRow);
  });
}

/** Ids of those that make way for one of `size` bytes. @param others newest first */
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

const ROW = v.object({
  id: v.string(),
  takenAt: v.number(),
  order: v.number(),
  cause: v.picklist(SNAPSHOT_CAUSES),
  sides: v.array(v.string()),
  battles: v.number(),
  warbands: v.number(),
  packed: v.picklist(['gzip', 'plain']),
  content: v.instance(Uint8Array<ArrayBuffer>),
});

function readable(rows: readonly unknown[]): readonly SnapshotRow[] {
  return rows
    .flatMap((row) => {
      const parsed = v.safeParse(ROW, row);
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => b.order - a.order);
}
