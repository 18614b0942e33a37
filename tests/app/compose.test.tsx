import { afterEach, expect, test, vi } from 'vitest';
import { compose } from '#app/compose.ts';
import type { FirstRead } from '#persistence/first-read.ts';

// How the app is put together at start: what the first screen has, and what is added after it.

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

test('the first screen has the player’s settings', async () => {
  const { stores } = await compose(READ);
  expect(stores.settings.getState().theme).toBe('light');
});

test('checking the offline status asks the service worker again', async () => {
  // Lazy chunks must have loaded before the test ends and its environment is torn down.
  await import('#app/preload.ts');
  vi.stubEnv('PROD', true);
  const worker = giveWorker();
  // Idle callbacks run only until the service worker has been found.
  vi.stubGlobal('requestIdleCallback', (go: () => void) => void (worker.found() || go()));
  const { stores, afterFirstScreen } = await compose(READ);
  const device = stores.device.getState;
  void afterFirstScreen();
  await vi.waitFor(() => expect(device().offline).toBe('ready'), 5_000);
  const before = worker.asked();
  device().checkOffline();
  await vi.waitFor(() => expect(worker.asked()).toBeGreaterThan(before));
});

/** A browser whose service worker has cached everything. */
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
