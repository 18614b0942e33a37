import { Workbox } from 'workbox-window';
import { type OfflineCopy, watchCopy } from './copy.ts';
import { type ScriptAddress, workerAddress } from './worker-address.ts';

/** How often a page that stays open looks for a new version, in milliseconds. */
const CHECK_EVERY = 60 * 60 * 1000;

export interface OfflineCallbacks {
  /** What is on this device of all that a start without a network takes; told at every change. */
  readonly onCopy: (copy: OfflineCopy) => void;
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
  /** Looks anew whether everything is on this device, and mends what is not. */
  readonly lookAtCopy: () => Promise<void>;
}

/** Where there is no service worker (no https, some private windows) the app works online only. */
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
 * Where this page stands: on the version that is in charge, beside one that waits, waiting for the
 * one it asked for, or left behind by another tab.
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

  // A refusal (storage full or forbidden, a broken download) leaves the app working online, and the
  // next start tries again.
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

  return { checkForUpdate, applyUpdate, lookAtCopy };
}

/**
 * The worker in charge, as soon as there is one. Null when it could not be installed, for want of a
 * network as a rule: whoever asks again has it tried again.
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
