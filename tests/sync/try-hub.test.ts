import { afterEach, expect, test, vi } from 'vitest';
import { tryHub } from '#sync/try-hub.ts';

// What answers where a player has typed the address of a hub. A real one: tests/ui/hubs/from-afar.test.tsx.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('gives up on a server that takes the connection and says nothing', async () => {
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
