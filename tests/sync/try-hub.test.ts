import { afterEach, expect, test, vi } from 'vitest';
import { tryHub } from '#sync/try-hub.ts';

// Servers at a typed hub address that are not hubs. tests/ui/hubs/from-afar.test.tsx has a real one.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server of which each connection opens, and does this with what is sent. @returns all that was sent */
function stubServer(answer: (socket: EventTarget) => void = () => undefined) {
  const sent = vi.fn();
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      readonly readyState = 1;
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(new Event('open')));
      }
      send(message: Uint8Array) {
        sent(message);
        answer(this);
      }
      close() {
        return undefined;
      }
    },
  );
  return sent;
}

test('gives up on a server that accepts the connection and never answers', async () => {
  const sent = stubServer();
  vi.useFakeTimers();
  const answer = tryHub('hub.example');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await answer).toBe('other');
});

test.each([
  ['because too many are connected', 4403, 'crowded', 'crowded'],
  ['for a reason that this app does not know', 4403, 'tired', 'other'],
  ['without a reason', 1006, '', 'unreachable'],
])('says why a hub hangs up: %s', async (_, code, reason, trouble) => {
  stubServer((socket) => {
    socket.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  });
  expect(await tryHub('hub.example')).toBe(trouble);
});
