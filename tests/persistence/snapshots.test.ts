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

describe('a copy on the device', () => {
  test('that differs from the newest in one byte is kept, the very same is not', async () => {
    const db = await openReady(freshApi());
    await keepSnapshot(db, copy('first', 1, 2, 3));
    await keepSnapshot(db, copy('same', 1, 2, 3));
    await keepSnapshot(db, copy('other', 1, 2, 4));
    expect((await listSnapshots(db)).map(({ id }) => id)).toEqual(['other', 'first']);
  });

  test('that can’t be read is left out, and kept where it is', async () => {
    const db = await openReady(freshApi());
    await keepSnapshot(db, copy('first', 1));
    await db.table('snapshots').put({ id: 'damaged', order: 9 });
    expect((await listSnapshots(db)).map(({ id }) => id)).toEqual(['first']);
    expect(await loadSnapshot(db, 'damaged')).toBeNull();
    expect(await db.table('snapshots').count()).toBe(2);
  });
});
