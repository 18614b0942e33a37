import { Workbox } from 'workbox-window';
import { type OfflineCopy, watchCopy } from './copy.ts';
import { type ScriptAddress, workerAddress } from './worker-address.ts';

/** Milliseconds between checks for a new version in a page that stays open. */
const CHECK_EVERY = 60 * 60 * 1000;

export interface OfflineCallbacks {
  /** Called when the state of the offline copy changes. */
  readonly onCopy: (copy: OfflineCopy) => void;
  /** A new version has been fetched and waits for `applyUpdate`. */
  readonly onUpdateWaiting: () => void;
  /**
   * Another tab has activated the new version. This one keeps running the old one until its next start or
   * `applyUpdate`.
   */
  readonly onReplaced: () => void;
}

export interface Offline {
  /** Checks for a new version. Being offline is no error. */
  readonly checkForUpdate: () => Promise<void>;
  /** Activates the waiting version and reloads this page; does nothing without one. */
  readonly applyUpdate: () => void;
  /** Checks the offline copy, and fetches what is missing. */
  readonly lookAtCopy: () => Promise<void>;
}

/** Without service workers (no https, some private windows) the app works online only. */
const ONLINE_ONLY: Offline = {
  checkForUpdate: () => Promise.resolve(),
  applyUpdate: () => {},
  lookAtCopy: () => Promise.resolve(),
};

/**
 * Registers the service worker and watches for new versions: now, whenever the player comes back to
 * the page, and every hour. A new version is never taken by itself: only `applyUpdate` does that,
 * and it restarts nothing but the page that asked, because another one may be in mid-battle.
 */
export function startOffline(callbacks: OfflineCallbacks): Offline {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return ONLINE_ONLY;
  return watch(workerAddress(), callbacks);
}

/**
 * The page's relation to versions: it runs the active one, another one is waiting, it has asked for that one,
 * or another tab has activated one.
 */
type Stand = 'current' | 'update-waiting' | 'update-asked' | 'replaced';

function watch(
  address: ScriptAddress,
  { onCopy, onUpdateWaiting, onReplaced }: OfflineCallbacks,
): Offline {
  const workbox = new Workbox(address);
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

  // When registration fails (storage full or forbidden, a broken download), the app works online, and
  // the next start tries again.
  const registered = workbox.register().catch(() => undefined);
  const workerInCharge = async () => {
    await registered;
    return findWorker(address);
  };
  const lookAtCopy = watchCopy(workerInCharge, !controlled, onCopy);
  void lookAtCopy();

  async function checkForUpdate() {
    await registered;
    await workbox.update().catch(() => {});
  }
  // A first visit is fetching the newest version already.
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

  return { checkForUpdate, applyUpdate, lookAtCopy };
}

/**
 * Resolves to the active worker; to null when it could not be installed, usually for lack of a network. The
 * next call tries again. Rejects where site data are blocked: then the browser does not even tell which are registered.
 */
async function findWorker(address: ScriptAddress): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  const registration = known ?? (await serviceWorker.register(address).catch(() => null));
  if (registration === null || registration.active !== null) return registration?.active ?? null;
  const coming = registration.installing ?? registration.waiting;
  if (coming === null) return null;
  return new Promise((resolve) => {
    const seen = () => {
      if (coming.state === 'activated') resolve(coming);
      else if (coming.state === 'redundant') resolve(null);
    };
    coming.addEventListener('statechange', seen);
    seen();
  });
}
