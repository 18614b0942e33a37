import { messageSW, Workbox } from 'workbox-window';

/** How often a page that stays open looks for a new version, in milliseconds. */
const CHECK_EVERY = 60 * 60 * 1000;
/** How long until an offline copy that could not be completed is tried again, in milliseconds. */
const COMPLETE_AGAIN = 30 * 1000;

export interface OfflineCallbacks {
  /** Everything is on this device: from now on the app starts without a network. */
  readonly onReady: () => void;
  /** A new version has been fetched and waits for `applyUpdate`. */
  readonly onUpdateWaiting: () => void;
  /**
   * Another tab has taken the new version. This one keeps running on its own, and gets the new
   * version at its next start or with `applyUpdate`.
   */
  readonly onReplaced: () => void;
}

export interface Offline {
  /** Asks whether there is a new version. Offline it answers nothing, and that is no error. */
  readonly checkForUpdate: () => Promise<void>;
  /** Takes the version that waits and starts this page anew. Without one it does nothing. */
  readonly applyUpdate: () => void;
}

/** Where there is no service worker (no https, some private windows) the app works online only. */
const ONLINE_ONLY: Offline = { checkForUpdate: () => Promise.resolve(), applyUpdate: () => {} };

/**
 * Registers the service worker and watches for new versions: now, whenever the player comes back to
 * the page, and every hour. A new version is never taken by itself: only `applyUpdate` does that,
 * and it restarts nothing but the page that asked, because another one may be in mid-battle.
 */
export function startOffline(callbacks: OfflineCallbacks): Offline {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return ONLINE_ONLY;
  return watch(new Workbox(`${import.meta.env.BASE_URL}service-worker.js`), callbacks);
}

/**
 * Where this page stands: on the version that is in charge, beside one that waits, waiting for the
 * one it asked for, or left behind by another tab.
 */
type Stand = 'current' | 'update-waiting' | 'update-asked' | 'replaced';

function watch(workbox: Workbox, { onReady, onUpdateWaiting, onReplaced }: OfflineCallbacks) {
  let stand: Stand = 'current';
  let controlled = navigator.serviceWorker.controller !== null;

  workbox.addEventListener('waiting', () => {
    if (stand === 'current') stand = 'update-waiting';
    onUpdateWaiting();
  });
  workbox.addEventListener('controlling', () => {
    if (stand === 'update-asked') {
      location.reload();
    } else if (controlled) {
      stand = 'replaced';
      onReplaced();
    }
    controlled = true;
  });

  // A refusal (storage full or forbidden, a broken download) leaves the app working online, and the
  // next start tries again.
  const registered = workbox.register().catch(() => undefined);
  void navigator.serviceWorker.ready.then((registration) => complete(registration, onReady));

  async function checkForUpdate() {
    await registered;
    await workbox.update().catch(() => {});
  }
  // At the very first visit the newest version is being fetched already.
  if (controlled) void checkForUpdate();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkForUpdate();
  });
  setInterval(() => void checkForUpdate(), CHECK_EVERY);

  function applyUpdate() {
    if (stand === 'replaced') location.reload();
    if (stand !== 'update-waiting') return;
    stand = 'update-asked';
    workbox.messageSkipWaiting();
  }

  return { checkForUpdate, applyUpdate };
}

/**
 * Has the worker in charge fetch what is still missing of the offline copy (all but a little after a
 * first visit, nothing as a rule), again and again until nothing is.
 */
async function complete(
  registration: ServiceWorkerRegistration,
  onReady: () => void,
): Promise<void> {
  const worker = registration.active;
  const isComplete: unknown =
    worker === null ? false : await messageSW(worker, { type: 'KEEP_ALL' });
  if (isComplete === true) {
    onReady();
    return;
  }
  await new Promise<void>((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      resolve();
    };
    const timer = setTimeout(again, COMPLETE_AGAIN);
    addEventListener('online', again);
  });
  await complete(registration, onReady);
}
