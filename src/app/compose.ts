import type { TabNews } from '#battle/tab-news.ts';
import type { FirstRead } from '#persistence/first-read.ts';
import type { OpenResult } from '#persistence/open.ts';
import { otherTabs } from '#persistence/other-tabs.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createDeviceStore, type DeviceLimit, type DeviceStore } from '#store/device-store.ts';
import type { Stores } from '#store/hooks.ts';
import { loadChunk } from '#store/load-chunk.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { rememberLanguage } from '#ui/last-place.ts';
import { workAfterwards } from './afterwards.ts';
import { noteFirstKey } from './first-key.ts';
import {
  actorOf,
  type Disk,
  hearIdentity,
  lazyDisk,
  portsOn,
  type ReportUnreadable,
} from './ports.ts';
import { SYSTEMS } from './systems.ts';

export interface Composed {
  readonly stores: Stores;
  /** Does all that can wait for the first screen. */
  readonly afterFirstScreen: () => Promise<void>;
}

/**
 * Wires everything together: the disk (or memory in its place), the stores, the other tabs.
 * @param read the rows that the start has read; the database itself is opened after the first screen, or
 *   when it is needed earlier
 */
export async function compose(read: FirstRead): Promise<Composed> {
  const later: {
    device: DeviceStore | null;
    lookAgain: () => Promise<void>;
  } = { device: null, lookAgain: async () => {} };
  const tabs = otherTabs();
  // From now on: the first screen can be left by a key as soon as it is there.
  const byKeyboard = noteFirstKey();
  const unreadable = new Map<string, number>();
  const report: ReportUnreadable = (where, rows) => {
    unreadable.set(where, rows);
    later.device?.setState(unreadableOf(unreadable));
  };
  const actor = actorOf(read);
  const showState = (opening: OpenResult) => {
    later.device?.setState({ database: opening.state });
  };
  const broadcast = (news: TabNews) => tabs?.send(news);
  const openDisk = onceAtATime(async (): Promise<Disk> => {
    const [{ openDatabase }, { diskOn, onDisturbed }] = await loadChunk(
      Promise.all([import('#persistence/open.ts'), import('./disk.ts')]),
    );
    const opening = await openDatabase();
    showState(opening);
    if (opening.state === 'ready') onDisturbed(opening.db, () => void later.lookAgain());
    return diskOn(opening, report, actor, broadcast);
  });
  const disk =
    read.state === 'other' ? await openDisk() : lazyDisk(openDisk, read, report, actor, broadcast);

  const who = { actor: disk.actor };
  const ports = portsOn(disk, who);
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
  const limits = limitsHere();
  if (limits.includes('offline')) device.setState({ offline: 'unavailable' });
  // Rows may have been read before there was a store to report to.
  device.setState({ limits, ...unreadableOf(unreadable) });
  later.device = device;
  later.lookAgain = battles.getState().lookAgain;
  await settings.getState().load();
  // Before anybody reads a warband of such a type.
  const bringOwn = async () => {
    await SYSTEMS.bringOwn(settings.getState().rows).catch(() => undefined);
    const known = warbands.getState();
    if (known.warbands?.some(({ aside }) => aside !== undefined)) await known.lookAgain();
  };
  void bringOwn();
  settings.subscribe(({ rows }, before) => {
    if (rows !== before.rows) void bringOwn();
  });
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
    afterFirstScreen: () =>
      workAfterwards({
        stores,
        tabs,
        openDisk,
        inMemory: disk.inMemory,
        byKeyboard,
        onNews: (news) => hearIdentity(news, who, disk),
      }),
  };
}

/** Counts of unreadable rows: in total, and by where they are. */
function unreadableOf(rows: ReadonlyMap<string, number>) {
  const unreadable = [...rows.values()].reduce((sum, count) => sum + count, 0);
  return { unreadable, unreadableIn: Object.fromEntries(rows) };
}

/**
 * What this browser or address lacks. Plain http in a local network has next to nothing of what protects a
 * battle.
 */
function limitsHere(): readonly DeviceLimit[] {
  return [
    ...(isSecureContext ? [] : (['address'] as const)),
    ...('serviceWorker' in navigator ? [] : (['offline'] as const)),
    ...('locks' in navigator ? [] : (['tabs'] as const)),
  ];
}

/** Runs `work` once for all callers; after a failure the next call tries again. */
function onceAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().catch((problem: unknown) => {
      running = null;
      throw problem;
    });
    return running;
  };
}
