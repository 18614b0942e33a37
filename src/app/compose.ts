import type { TabNews } from '#battle/tab-news.ts';
import type { FirstRead } from '#persistence/first-read.ts';
import type { OpenResult } from '#persistence/open.ts';
import { otherTabs } from '#persistence/other-tabs.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore, type DeviceStore } from '#store/device-store.ts';
import { fetched } from '#store/fetched.ts';
import type { Stores } from '#store/hooks.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { keepAsking } from '#ui/effects/keep-asking.ts';
import { rememberLanguage } from '#ui/last-place.ts';
import { limitsHere } from './limits.ts';
import type { Disk, ReportUnreadable } from './ports.ts';
import { actorOf, lazyDisk, portsOn } from './ports.ts';
import { preloadInIdleTime } from './preload.ts';
import { SYSTEMS } from './systems.ts';
import { listenToTabs } from './tabs.ts';
import { warnOfUnsaved } from './warn-of-unsaved.ts';
import { whenIdle, whenQuiet } from './when-idle.ts';

export interface Composed {
  readonly stores: Stores;
  /** What may wait until something is to be seen. */
  readonly afterFirstScreen: () => Promise<void>;
}

/**
 * Joins everything: the disk (or a stand-in that forgets), the stores, the service worker.
 * @param read what the start has found on the disk; the database itself is opened after the first
 *   screen, or when somebody needs it before
 */
export async function compose(read: FirstRead): Promise<Composed> {
  const later: {
    device: DeviceStore | null;
    lookAgain: () => Promise<void>;
  } = { device: null, lookAgain: async () => {} };
  const tabs = otherTabs();
  const unreadable = new Map<string, number>();
  const report: ReportUnreadable = (where, rows) => {
    unreadable.set(where, rows);
    later.device?.setState(unreadableOf(unreadable));
  };
  const actor = actorOf(read);
  const tell = (opening: OpenResult) => {
    later.device?.setState({ database: opening.state });
  };
  const told = (news: TabNews) => tabs?.tell(news);
  const openDisk = oneAtATime(async (): Promise<Disk> => {
    const [{ openDatabase }, { diskOn, onDisturbed }] = await fetched(
      Promise.all([import('#persistence/open.ts'), import('./disk.ts')]),
    );
    const opening = await openDatabase();
    tell(opening);
    if (opening.state === 'ready') onDisturbed(opening.db, () => void later.lookAgain());
    return diskOn(opening, report, actor, told);
  });
  const disk =
    read.state === 'other' ? await openDisk() : lazyDisk(openDisk, read, report, actor, told);

  const who = { actor: disk.actor };
  const ports = portsOn(disk, () => who.actor);
  const settings = createSettingsStore(ports);
  const warbands = createWarbandsStore(ports, SYSTEMS);
  const battles = createBattlesStore(ports, SYSTEMS);
  const device = createDeviceStore(
    {
      ...disk.device,
      wipe: async (copies) => {
        await disk.device.wipe(copies);
        battles.getState().heard({ kind: 'wiped' });
      },
    },
    disk.database,
  );
  device.setState({ limits: limitsHere() });
  if (!('serviceWorker' in navigator)) device.setState({ offline: 'unavailable' });
  // A start reads before there is anybody to tell of it.
  device.setState(unreadableOf(unreadable));
  later.device = device;
  later.lookAgain = battles.getState().lookAgain;
  await settings.getState().load();
  settings.subscribe(({ language }) => rememberLanguage(language));

  const stores: Stores = {
    settings,
    warbands,
    battles,
    device,
    systems: SYSTEMS,
    die: ports.die,
    freshId: ports.freshId,
    clock: ports.clock,
  };
  return {
    stores,
    afterFirstScreen: async () => {
      warnOfUnsaved(stores, disk.inMemory);
      // Whoever works by keys has not pressed any yet.
      void import('#ui/effects/kept-focus.ts').then(
        ({ keepFocus }) => keepFocus(),
        () => undefined,
      );
      listenToTabs(tabs, stores, (restored) => {
        who.actor = restored;
      });
      await whenQuiet();
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
      const fetchWatch = () => import('./offline.ts');
      // A page that lacks this file, too, mends the copy as soon as it can.
      await new Promise<void>((resolve) =>
        keepAsking(
          fetchWatch,
          (as) => {
            // Once, however many tries were under way.
            if (as === 'missing') resolve();
            else
              void fetchWatch().then(({ watchOffline }) => resolve(watchOffline(device, battles)));
          },
          NOW_AND_THEN,
        ),
      );
      await listed;
      await preloadInIdleTime(played(stores));
    },
  };
}

/** Milliseconds between two tries at what nobody waits for. */
const NOW_AND_THEN = 60_000;

/** Rows that could not be read: altogether, and where. */
function unreadableOf(rows: ReadonlyMap<string, number>) {
  const unreadable = [...rows.values()].reduce((sum, count) => sum + count, 0);
  return { unreadable, unreadableIn: Object.fromEntries(rows) };
}

/** The games of this player's battles and warbands, those of a first launch if there are none. */
function played({ battles, warbands, systems }: Stores): readonly string[] {
  const ids = [
    ...(battles.getState().summaries ?? []).map(({ battle }) => battle.systemId),
    ...(warbands.getState().warbands ?? []).map(({ systemId }) => systemId),
    ...(systems.starter === null ? [] : [systems.starter]),
  ];
  return [...new Set(ids)];
}

/** The same answer for all who ask while it is worked out and afterwards; what failed is tried again. */
function oneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().catch((problem: unknown) => {
      running = null;
      throw problem;
    });
    return running;
  };
}
