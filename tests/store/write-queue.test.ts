import { describe, expect, test, vi } from 'vitest';
import type { SaveStatus } from '#store/save-status.ts';
import { createWriteQueue } from '#store/write-queue.ts';

/** A queue over writes that end when the test says so, in any order. */
function queueOver() {
  const begun: { readonly id: string; readonly end: (problem?: Error) => void }[] = [];
  const statuses: SaveStatus[] = [];
  const write = (id: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push({ id, end: (problem) => (problem ? reject(problem) : resolve()) });
    });
  const queue = createWriteQueue<string>({
    writesOf: (ids) => ids.map((id) => ({ items: [id], work: () => write(id) })),
    onStatus: (status) => statuses.push(status),
  });
  const change = (id: string) => {
    void queue.add(id);
    queue.report();
  };
  const status = () => statuses.at(-1);
  const ids = () => begun.map(({ id }) => id);
  return { queue, change, begun, ids, status };
}

const full = () => Object.assign(new Error('full'), { code: 'quota' });
const SAVED = { kind: 'saved' } as const;

describe('changes', () => {
  test('are being written when the tap returns, whatever else is being written', () => {
    const { change, ids } = queueOver();
    change('a');
    change('b');
    change('a');
    expect(ids()).toEqual(['a', 'b', 'a']);
  });

  test('are pending until their newest state is written', async () => {
    const { queue, change, begun, status } = queueOver();
    change('a');
    change('a');
    begun[0]?.end();
    await Promise.resolve();
    expect(queue.waiting()).toEqual(['a']);
    expect(status()).toEqual({ kind: 'saving' });
    begun[1]?.end();
    await vi.waitFor(() => expect(status()).toEqual(SAVED));
    expect(queue.waiting()).toEqual([]);
  });

  test('that failed are retried with the next one, each once', async () => {
    const { change, begun, ids, status } = queueOver();
    change('a');
    begun[0]?.end(full());
    await vi.waitFor(() => expect(status()).toEqual({ kind: 'failed', code: 'quota', waiting: 1 }));
    change('b');
    expect(ids()).toEqual(['a', 'a', 'b']);
    for (const one of begun) one.end();
    await vi.waitFor(() => expect(status()).toEqual(SAVED));
  });

  test('whose newest state failed are not saved by an older write', async () => {
    const { queue, change, begun, status } = queueOver();
    change('a');
    change('a');
    begun[1]?.end(full());
    begun[0]?.end();
    await vi.waitFor(() => expect(status()).toEqual({ kind: 'failed', code: 'quota', waiting: 1 }));
    expect(queue.waiting()).toEqual(['a']);
  });
});

describe('a write that hangs', () => {
  test('is reported after a while, until it completes', async () => {
    vi.useFakeTimers();
    const { change, begun, status } = queueOver();
    change('a');
    vi.advanceTimersByTime(9_999);
    expect(status()).toEqual({ kind: 'saving' });
    vi.advanceTimersByTime(1);
    expect(status()).toEqual({ kind: 'failed', code: 'late', waiting: 1 });
    begun[0]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toEqual(SAVED);
    vi.useRealTimers();
  });

  test('is no longer waited for when another attempt writes the same', async () => {
    vi.useFakeTimers();
    const { queue, change, begun, ids, status } = queueOver();
    change('a');
    vi.advanceTimersByTime(10_000);
    queue.retry();
    expect(ids()).toEqual(['a', 'a']);
    begun[1]?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toEqual(SAVED);
    vi.advanceTimersByTime(60_000);
    expect(status()).toEqual(SAVED);
    vi.useRealTimers();
  });

  test('without an item of its own is waited for until a write of everything succeeds', async () => {
    vi.useFakeTimers();
    const { queue, change, begun, status } = queueOver();
    queue.begin({ items: [], work: () => new Promise(() => {}) });
    change('a');
    begun[0]?.end();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(status()).toEqual({ kind: 'failed', code: 'late', waiting: 0 });
    queue.begin({ items: [], work: async () => undefined, whole: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toEqual(SAVED);
    vi.useRealTimers();
  });
});
