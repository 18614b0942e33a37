import type { FirstRead } from '#persistence/first-read.ts';
import type { Opening } from '#persistence/open.ts';
import { battleInProgress, createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore, type DeviceStore } from '#store/device-store.ts';
import { fetched } from '#store/fetched.ts';
import type { Stores } from '#store/hooks.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { rememberLanguage } from '#ui/last-place.ts';
import { actorOf, type Disk, diskOn, diskToCome, portsOn, type Report } from './ports.ts';
import { preloadInIdleTime } from './preload.ts';
import { SYSTEMS } from './systems.ts';
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
  const later: { device: DeviceStore | null; applyUpdate: () => void } = {
    device: null,
    applyUpdate: () => {},
  };
  const unreadable = new Map<string, number>();
  const report: Report = (where, rows) => {
    unreadable.set(where, rows);
    const total = [...unreadable.values()].reduce((sum, count) => sum + count, 0);
    later.device?.setState({ unreadable: total });
  };
  const actor = actorOf(read);
  const tell = (opening: Opening) => {
    later.device?.setState({ database: opening.state });
    // Another tab held an older version open: as soon as it is gone, start with the data.
    if (opening.state === 'blocked') void opening.later.then(() => location.reload());
  };
  const openDisk = oneAtATime(async (): Promise<Disk> => {
    const { openDatabase } = await fetched(import('#persistence/open.ts'));
    const opening = await openDatabase();
    tell(opening);
    return diskOn(opening, report, () => later.applyUpdate(), actor);
  });
  const disk =
    read.state === 'other' ? await openDisk() : diskToCome(openDisk, read, report, actor);

  const ports = portsOn(disk);
  const settings = createSettingsStore(ports);
  const warbands = createWarbandsStore(ports, SYSTEMS);
  const battles = createBattlesStore(ports, SYSTEMS);
  const device = createDeviceStore(disk.device, disk.database);
  later.device = device;
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
      await whenQuiet();
      // Whoever came for a look has written nothing: what can't be kept is known all the same.
      openDisk().catch(() => undefined);
      await whenIdle();
      if (warbands.getState().warbands === null) void warbands.getState().load();
      if (battles.getState().summaries === null) await battles.getState().refresh();
      await whenIdle();
      const { startOffline } = await import('#offline/registration.ts');
      const offline = startOffline({
        onReady: () => device.setState({ offline: 'ready' }),
        onUpdateWaiting: () => device.setState({ update: 'waiting' }),
        onReplaced: () => device.setState({ update: 'replaced' }),
      });
      if (!('serviceWorker' in navigator)) device.setState({ offline: 'unavailable' });
      // A new version never interrupts a battle: the screens ask first, and this is the last gate.
      later.applyUpdate = () => {
        if (battleInProgress(battles.getState()) === null) offline.applyUpdate();
      };
      await preloadInIdleTime(played(stores));
    },
  };
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
