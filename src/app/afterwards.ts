import type { TabNews } from '#battle/tab-news.ts';
import type { OtherTabs } from '#persistence/other-tabs.ts';
import type { Stores } from '#store/hooks.ts';
import { fetchWithRetry } from '#ui/effects/fetch-with-retry.ts';
import { listenToTabs } from './tabs.ts';
import { whenIdle } from './when-idle.ts';

interface Started {
  readonly stores: Stores;
  /** Null where tabs can't talk to each other. */
  readonly tabs: OtherTabs | null;
  readonly openDisk: () => Promise<unknown>;
  /** Whether players have done something that is in memory only. */
  readonly inMemory: () => boolean;
  /** Whether a key has been pressed since the start. */
  readonly byKeyboard: () => boolean;
  /** Called with what other tabs do to the data, before anybody else hears of it. */
  readonly onNews: (news: TabNews) => void;
}

/** All that can wait for the first screen, one step after another. */
export async function workAfterwards(started: Started): Promise<void> {
  const { stores, tabs, openDisk, inMemory, byKeyboard, onNews } = started;
  const { battles, warbands, device } = stores;
  listenToTabs(tabs, stores, onNews);
  await pauseForFirstLook();
  void import('./warn-of-unsaved.ts').then(
    ({ warnOfUnsaved }) => warnOfUnsaved(stores, inMemory),
    () => undefined,
  );
  void import('#ui/effects/kept-focus.ts').then(
    ({ keepFocus }) => keepFocus(byKeyboard()),
    () => undefined,
  );
  await whenIdle();
  // Even if nothing has been written yet, a disk that can't be opened is reported.
  openDisk().catch(() => undefined);
  await whenIdle();
  // Messages of other tabs during the start have been missed.
  void battles.getState().lookAgain();
  if (warbands.getState().warbands === null) void warbands.getState().load();
  // In parallel: listing the battles may have to fetch code first.
  const listed = battles.getState().summaries === null ? battles.getState().refresh() : null;
  void device.getState().refreshStorage();
  await whenIdle();
  await watchOffline(stores);
  await listed;
  // The disk is open for certain now: before, it is what the start has read.
  void stores.settings.getState().lookAgain();
  runAheadWithoutCopy(stores);
}

/**
 * The service worker copies every file, and each is run when it is wanted: run ahead, they would keep a slow phone
 * busy and its memory full. Where there will be no copy, the page itself takes what it can while it has the network.
 */
function runAheadWithoutCopy(stores: Stores): void {
  const { device } = stores;
  const look = () => {
    const { offline } = device.getState();
    if (offline !== 'unavailable' && offline !== 'no-room') return;
    stop();
    void import('./preload.ts').then(
      ({ preload }) => preload(stores),
      () => undefined,
    );
  };
  const stop = device.subscribe(look);
  look();
}

/** Gives the player a moment to look or tap before background work begins. */
function pauseForFirstLook(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FIRST_LOOK));
}

/** Milliseconds. */
const FIRST_LOOK = 500;

/** Starts watching the offline copy; retries from time to time while the code for it can't be fetched. */
function watchOffline({ device, battles }: Stores): Promise<void> {
  const fetchWatch = () => import('./offline.ts');
  // Even a page that lacks this file repairs its offline copy as soon as it can.
  return new Promise((resolve) =>
    fetchWithRetry(
      fetchWatch,
      (as) => {
        // `fetchWithRetry` reports success once, however many attempts were under way.
        if (as === 'missing') resolve();
        else void fetchWatch().then((watch) => resolve(watch.watchOffline(device, battles)));
      },
      RETRY_INTERVAL,
    ),
  );
}

/** Milliseconds between two background tries. */
const RETRY_INTERVAL = 60_000;
