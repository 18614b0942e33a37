import { afterEach, expect, test, vi } from 'vitest';
import { diskOn } from '#app/disk.ts';
import { portsOn } from '#app/ports.ts';
import { SYSTEMS } from '#app/systems.ts';
import { listenToTabs } from '#app/tabs.ts';
import type { IndexedDbApi } from '#persistence/database-name.ts';
import { type OtherTabs, otherTabs } from '#persistence/other-tabs.ts';
import { createBattlesStore } from '#store/battles-store.ts';
import { createSettingsStore } from '#store/settings-store.ts';
import { createWarbandsStore } from '#store/warband-store.ts';
import { freshApi, openReady } from '../support/databases.ts';
import { eventually } from '../support/eventually.ts';

// Two tabs on one disk: what one keeps among the settings, the other has without a restart.

const channels: BroadcastChannel[] = [];

afterEach(() => {
  for (const one of channels.splice(0)) one.close();
});

function spoken(): OtherTabs | null {
  const channel = new BroadcastChannel('hors-de-combat');
  channels.push(channel);
  return otherTabs(channel);
}

/** A tab that is frozen. */
const DEAF: OtherTabs = { send: () => undefined, hear: () => undefined };

async function openTab(api: IndexedDbApi, tabs: OtherTabs | null) {
  const opening = { state: 'ready', db: await openReady(api) } as const;
  const disk = await diskOn(
    opening,
    () => undefined,
    'a-here',
    (news) => tabs?.send(news),
  );
  const ports = portsOn(disk, { actor: disk.actor });
  const stores = {
    settings: createSettingsStore(ports),
    warbands: createWarbandsStore(ports, SYSTEMS),
    battles: createBattlesStore(ports, SYSTEMS),
  };
  await stores.settings.getState().load();
  listenToTabs(tabs, stores, () => undefined);
  return { ...stores.settings.getState(), read: stores.settings.getState };
}

test('what a tab keeps and changes is in the other tab', async () => {
  const api = freshApi();
  const [one, other] = [await openTab(api, spoken()), await openTab(api, spoken())];
  one.keep('campaign-k-1', { bands: ['w-a', 'w-b'] });
  one.change('theme', 'light');
  await eventually(() => {
    expect(other.read().rows['campaign-k-1']).toEqual({ bands: ['w-a', 'w-b'] });
    expect(other.read().theme).toBe('light');
  });
});

test('a tab that has missed it looks as it comes to the front', async () => {
  const api = freshApi();
  const [one, other] = [await openTab(api, spoken()), await openTab(api, DEAF)];
  one.keep('campaign-k-1', { bands: ['w-a'] });
  await vi.waitFor(() => expect(one.read().save).toEqual({ kind: 'saved' }));
  expect(other.read().rows).not.toHaveProperty('campaign-k-1');
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => expect(other.read().rows['campaign-k-1']).toEqual({ bands: ['w-a'] }));
});
