import { afterEach, expect, test, vi } from 'vitest';
import { compose } from '#app/compose.ts';
import type { FirstRead } from '#persistence/first-read.ts';

// How a start is put together: what is there with the first screen, and what comes after it.

const READ: FirstRead = {
  state: 'current',
  settings: [{ key: 'theme', value: 'light' }],
  warbands: [],
  battle: null,
  connection: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('the first screen has the settings that the player has made', async () => {
  const { stores } = await compose(READ);
  expect(stores.settings.getState().theme).toBe('light');
});

test('whoever comes to look whether it works offline is told how it is now', async () => {
  // Whatever is fetched late has to be there before the test ends, and its environment with it.
  await import('#app/preload.ts');
  vi.stubEnv('PROD', true);
  const worker = giveWorker();
  // What comes after it waits for a moment that never is.
  vi.stubGlobal('requestIdleCallback', (go: () => void) => void (worker.found() || go()));
  const { stores, afterFirstScreen } = await compose(READ);
  const device = stores.device.getState;
  void afterFirstScreen();
  await vi.waitFor(() => expect(device().offline).toBe('ready'), 5_000);
  const before = worker.asked();
  device().checkOffline();
  await vi.waitFor(() => expect(worker.asked()).toBeGreaterThan(before));
});

/** A browser whose service worker has everything. */
function giveWorker() {
  let asked = 0;
  let found = false;
  const worker = Object.assign(new EventTarget(), {
    state: 'activated',
    scriptURL: new URL('/service-worker.js', location.href).href,
    postMessage: (_message: unknown, [port]: readonly MessagePort[]) => {
      asked += 1;
      port?.postMessage(true);
    },
  });
  const registration = Object.assign(new EventTarget(), { active: worker, update: async () => {} });
  const container = new (class extends EventTarget {
    get controller() {
      found = true;
      return worker;
    }
    readonly getRegistration = async () => registration;
    readonly register = async () => registration;
  })();
  vi.stubGlobal('navigator', { onLine: true, languages: ['fr'], serviceWorker: container });
  return { asked: () => asked, found: () => found };
}
