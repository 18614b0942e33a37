import { describe, expect, test } from 'vitest';
import {
  keepSnapshot,
  listSnapshots,
  loadSnapshot,
  type Snapshot,
} from '#persistence/snapshots.ts';
import { freshApi, openReady } from '../support/databases.ts';

function copy(id: string, ...content: readonly number[]): Snapshot {
  return {
    id,
    takenAt: 1,
    cause: 'battle-ended',
    sides: ['Reikland', 'Skavens'],
    battles: 1,
    warbands: 2,
    packed: 'plain',
    content: Uint8Array.from(content),
  };
}

describe('a snapshot', () => {
  test('is kept if it differs from the newest in one byte, and not if it is identical', async () => {
    const db = await openReady(freshApi());
    await keepSnapshot(db, copy('first', 1, 2, 3));
    await keepSnapshot(db, copy('same', 1, 2, 3));
    await keepSnapshot(db, copy('other', 1, 2, 4));
    expect((await listSnapshots(db)).map(({ id }) => id)).toEqual(['other', 'first']);
  });

  test('that cannot be read is not listed, but stays in the database', async () => {
    const db = await openReady(freshApi());
    await keepSnapshot(db, copy('first', 1));
    await db.table('snapshots').put({ id: 'damaged', order: 9 });
    expect((await listSnapshots(db)).map(({ id }) => id)).toEqual(['first']);
    expect(await loadSnapshot(db, 'damaged')).toBeNull();
    expect(await db.table('snapshots').count()).toBe(2);
  });
});
