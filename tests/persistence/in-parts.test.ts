import { describe, expect, test, vi } from 'vitest';
import { restoreEverything } from '#persistence/all.ts';
import { inBlocks, rowsInParts } from '#persistence/blocks.ts';
import { inParts } from '#persistence/in-parts.ts';
import { pack, unpack } from '#persistence/pack.ts';
import { addPhotos } from '#persistence/photos.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { note } from '../support/notes.ts';

// Between two pauses the page answers nothing: what is looked at in one go is counted, as the times of a machine
// under test say nothing.

/**
 * Runs work on rows that tell when one of their fields is read.
 * @returns what the work returns, and of how many different rows it was read in one turn of the event loop, at most
 */
async function watching<T extends object, R>(
  rows: readonly T[],
  field: keyof T,
  work: (rows: readonly T[]) => Promise<R>,
): Promise<{ readonly result: R; readonly inOneGo: number }> {
  const seen = new Set<T>();
  let inOneGo = 0;
  const get = (row: T) => {
    seen.add(row);
    inOneGo = Math.max(inOneGo, seen.size);
    return row[field];
  };
  const turn = () => {
    seen.clear();
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const watched = rows.map((row) =>
    Object.defineProperty({ ...row }, field, { enumerable: true, get: () => get(row) }),
  );
  const result = await work(watched);
  clearImmediate(next);
  return { result, inOneGo };
}

/** Runs work on a machine so slow that each look at the clock takes longer than may pass without an answer. */
async function slowly<T>(work: () => Promise<T>): Promise<T> {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}

const LOG = Array.from({ length: 3000 }, (_, at) => ({ ...note('b-long', at + 1) }));

describe('between two pauses', () => {
  test.each([
    ['new', []],
    ['known', LOG],
  ])('a restore looks at few entries that are %s', async (_, stored) => {
    const db = await openReady(freshApi());
    await db.entries.bulkPut([...stored]);
    const { result, inOneGo } = await watching(LOG, 'hlc', (rows) => {
      const backup = { warbands: [], battles: { 'b-long': rows }, settings: {} };
      return slowly(() => restoreEverything(db, backup, 'a-new', () => true));
    });
    expect(result).toMatchObject({ entries: LOG.length - stored.length, conflicts: 0 });
    // The last ones that are looked through, and the first ones that are stored.
    expect(inOneGo).toBeLessThanOrEqual(2 * 500);
  });

  test('a backup takes few blocks of a log apart', () => {
    const blocks = [...inBlocks(LOG)];
    const work = rowsInParts(blocks);
    const apart = vi.spyOn(JSON, 'parse');
    let most = 0;
    for (let step = work.next(); step.done !== true; step = work.next()) {
      most = Math.max(most, apart.mock.calls.length);
      apart.mockClear();
    }
    apart.mockRestore();
    expect(most).toBe(1);
  });

  test('few photos are looked at', async () => {
    const db = await openReady(freshApi());
    const image = `data:image/webp;base64,${'A'.repeat(100)}`;
    const photos = Array.from({ length: 99 }, (_, at) => ({
      id: `m-${at}`,
      warbandId: 'w-1',
      image,
      takenAt: at,
    }));
    const { inOneGo } = await watching(photos, 'image', (rows) => addPhotos(db, rows));
    expect(await db.photos.count()).toBe(photos.length);
    expect(inOneGo).toBeLessThanOrEqual(8);
  });

  test('a copy takes few pieces of its text', async () => {
    const pieces = Array.from({ length: 40 }, (_, at) => `${at} é`.repeat(1000));
    const write = vi.spyOn(WritableStreamDefaultWriter.prototype, 'write');
    const pause = vi.fn(async () => {
      expect(write.mock.calls.length).toBeLessThanOrEqual(pause.mock.calls.length);
    });
    const copy = await slowly(() => pack(pieces, pause));
    expect(pause.mock.calls.length).toBeGreaterThanOrEqual(pieces.length);
    write.mockRestore();
    expect(await unpack(copy)).toBe(pieces.join(''));
  });
});

describe('work in parts', () => {
  function* work(steps: number): Generator<void, number> {
    for (let at = 0; at < steps; at += 1) yield;
    return steps;
  }

  test('waits for nothing while it is short, and pauses as it takes long', async () => {
    const pause = vi.fn(() => Promise.resolve());
    const still = vi.spyOn(performance, 'now').mockReturnValue(0);
    expect(await inParts(work(9), pause)).toBe(9);
    expect(pause).not.toHaveBeenCalled();
    still.mockRestore();
    expect(await slowly(() => inParts(work(9), pause))).toBe(9);
    expect(pause).toHaveBeenCalledTimes(9);
  });
});
