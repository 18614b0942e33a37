import { describe, expect, test, vi } from 'vitest';
import type { SaveStatus } from '#store/save-status.ts';
import { createWriteQueue } from '#store/write-queue.ts';

/** A queue over writes that end when the test says so, in whatever order. */
function queueOver() {
  const begun: { readonly id: string; readonly end: (problem?: Error) => void }[] = [];
  const told: SaveStatus[] = [];
  const write = (id: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push({ id, end: (problem) => (problem ? reject(problem) : resolve()) });
    });
  const queue = createWriteQueue<string>({
    writesOf: (ids) => ids.map((id) => ({ items: [id], work: () => write(id) })),
    onStatus: (status) => told.push(status),
  });
  const change = (id: string) => {
    void queue.add(id);
    queue.report();
  };
  const status = () => told.at(-1);
  const ids = () => begun.map(({ id }) => id);
  return { queue, change, begun, ids, status };
}

const full = () => Object.assign(new Error('full'), { code: 'quota' });
const SAVED = { kind: 'saved' } as const;

describe('changes', () => {
  test('are on their way when the tap has returned, whatever else is being written', () => {
    const { change, ids } = queueOver();
    change('a');
    change('b');
    change('a');
    expect(ids()).toEqual(['a', 'b', 'a']);
  });

  test('are pending until their newest state is there', async () => {
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

  test('that failed come with the next one, each once', async () => {
    const { change, begun, ids, status } = queueOver();
    change('a');
    begun[0]?.end(full());
    await vi.waitFor(() => expect(status()).toEqual({ kind: 'failed', code: 'quota', waiting: 1 }));
    change('b');
    expect(ids()).toEqual(['a', 'a', 'b']);
    for (const one of begun) one.end();
    await vi.waitFor(() => expect(status()).toEqual(SAVED));
  });

  test('whose newest state failed are not saved by an older one', async () => {
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
  test('is told of after a while, and no more once it has come through', async () => {
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

  test('is not waited for when another try brings the same', async () => {
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

  test('of no item of its own is waited for until a write that brings everything has worked', async () => {
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
