import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OfflineCopy, watchCopy } from '#offline/copy.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const withWorkers: unknown = Object.create(navigator, {
    serviceWorker: { value: new EventTarget() },
  });
  vi.stubGlobal('navigator', withWorkers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The worker as a page sees it, with its answers in turn. */
class FakeWorker extends EventTarget implements ServiceWorker {
  readonly scriptURL = '/service-worker.js';
  readonly state = 'activated';
  readonly onstatechange = null;
  readonly onerror = null;
  readonly asked: unknown[] = [];
  readonly #answers: unknown[];

  constructor(...answers: readonly unknown[]) {
    super();
    this.#answers = [...answers];
  }

  postMessage(
    message: { readonly type: string },
    transfer: Transferable[] | StructuredSerializeOptions = [],
  ): void {
    this.asked.push(message.type);
    const answer = this.#answers.shift();
    const [port] = Array.isArray(transfer) ? transfer : [];
    if (port !== undefined && 'postMessage' in port) port.postMessage(answer);
  }
}

function watch(worker: FakeWorker) {
  const copies: OfflineCopy[] = [];
  const look = watchCopy(
    async () => worker,
    false,
    (copy) => copies.push(copy),
  );
  void look();
  return copies;
}

/** Advances the clock, and lets messages arrive, which no clock counts. */
async function passes(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(0);
}

it('a complete copy is ready', async () => {
  const worker = new FakeWorker(true);
  const copies = watch(worker);
  await passes(0);
  await passes(0);
  expect(copies).toEqual(['ready']);
  expect(worker.asked).toEqual(['HAS_ALL']);
});

it('what is missing is fetched, and tried again while that fails', async () => {
  const worker = new FakeWorker(false, 'gone', false, 'whole');
  const copies = watch(worker);
  for (let second = 0; second < 6; second += 1) await passes(1);
  expect(worker.asked).toEqual(['HAS_ALL', 'KEEP_ALL', 'HAS_ALL', 'KEEP_ALL']);
  expect(copies).toEqual(['mending', 'no-network', 'ready']);
});

it('is not possible where the browser refuses workers, and no network is blamed', async () => {
  const copies: OfflineCopy[] = [];
  const refused = () => Promise.reject(new DOMException('insecure', 'SecurityError'));
  await watchCopy(refused, false, (copy) => copies.push(copy))();
  expect(copies).toEqual(['unavailable']);
});
