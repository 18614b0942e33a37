import { afterEach, expect, test, vi } from 'vitest';
import { tryHub } from '#sync/try-hub.ts';

// Servers at a typed hub address that are not hubs. tests/ui/hubs/from-afar.test.tsx has a real one.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gives up on a server that accepts the connection and never answers', async () => {
  const send = vi.fn();
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      readonly readyState = 1;
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('open')));
      }
      readonly send = send;
      close() {
        return undefined;
      }
    },
  );
  vi.useFakeTimers();
  const answer = tryHub('hub.example');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await answer).toBe('other');
});
