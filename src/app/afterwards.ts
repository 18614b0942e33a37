import type { OtherTabs } from '#persistence/other-tabs.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import type { Stores } from '#store/hooks.ts';
import { keepAsking } from '#ui/effects/keep-asking.ts';
import { listenToTabs } from './tabs.ts';
import { warnOfUnsaved } from './warn-of-unsaved.ts';
import { whenIdle } from './when-idle.ts';

interface Started {
  readonly stores: Stores;
  /** Null where tabs can't speak to one another. */
  readonly tabs: OtherTabs | null;
  readonly openDisk: () => Promise<unknown>;
  /** Whether players have done something that no disk has. */
  readonly inMemory: () => boolean;
  /** Told who this installation is, once another tab has restored a backup. */
  readonly onActor: (actor: ActorId) => void;
}

/** All that may wait until the first screen is drawn, one thing after another. */
export async function workAfterwards(started: Started): Promise<void> {
  const { stores, tabs, openDisk, inMemory, onActor } = started;
  const { battles, warbands, device } = stores;
  warnOfUnsaved(stores, inMemory);
  listenToTabs(tabs, stores, onActor);
  await firstLook();
  // Whoever works by keys has not pressed any yet.
  void import('#ui/effects/kept-focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => undefined,
  );
  await whenIdle();
  // Whoever came for a look has written nothing: what can't be kept is known all the same.
  openDisk().catch(() => undefined);
  await whenIdle();
  // What another tab wrote while this one started was told before anybody listened here.
  void battles.getState().lookAgain();
  if (warbands.getState().warbands === null) void warbands.getState().load();
  // Neither waits for the other: reading the battles may take a file that is not here yet.
  const listed = battles.getState().summaries === null ? battles.getState().refresh() : null;
  void device.getState().refreshStorage();
  await whenIdle();
  await watchOffline(stores);
  await listed;
  const { preload } = await import('./preload.ts');
  await preload(stores);
}

/** Time for the player to look at the screen, or to tap: nothing that nobody waits for may come between. */
function firstLook(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FIRST_LOOK));
}

/** Milliseconds. */
const FIRST_LOOK = 500;

/** Has the offline copy watched; while the code for it can't be had, it is asked for now and then. */
function watchOffline({ device, battles }: Stores): Promise<void> {
  const fetchWatch = () => import('./offline.ts');
  // A page that lacks this file, too, mends the copy as soon as it can.
  return new Promise((resolve) =>
    keepAsking(
      fetchWatch,
      (as) => {
        // Once, however many tries were under way.
        if (as === 'missing') resolve();
        else void fetchWatch().then((watch) => resolve(watch.watchOffline(device, battles)));
      },
      NOW_AND_THEN,
    ),
  );
}

/** Milliseconds between two tries at what nobody waits for. */
const NOW_AND_THEN = 60_000;
