import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import type { Entry } from '#battle/events.ts';
import { startI18n } from '#i18n/setup.ts';
import { packKey } from '#roster/pack-key.ts';
import type { Warband } from '#roster/warband.ts';
import { useOwnPacks, usePackChanges, usePackUsers } from '#store/hooks/own-packs.ts';
import { StoresContext } from '#store/hooks.ts';
import { TestBattle } from '../support/battles.ts';
import { createMemoryPorts, type MemoryStart } from '../support/memory-ports.ts';
import { RIVER_PIRATES } from '../support/own-pack.ts';
import { storesInMemory } from '../support/stores.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';
import { emptyWarband } from '../support/warbands.ts';

// What screens do with packs of players' own.

beforeAll(() => startI18n('fr'));
afterEach(() => SYSTEMS.bringOwn({}));

const KEY = packKey('mordheim', 'river-pirates');

function hooks(start: MemoryStart = {}) {
  const { stores, memory } = storesInMemory(createMemoryPorts(start));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoresContext value={stores}>{children}</StoresContext>
  );
  const { result } = renderHook(
    () => ({
      own: useOwnPacks('mordheim'),
      ...usePackChanges('mordheim'),
      usersOf: usePackUsers('mordheim'),
    }),
    { wrapper },
  );
  // As the app does.
  stores.settings.subscribe(({ rows }) => void SYSTEMS.bringOwn(rows));
  return { stores, memory, result };
}

/** Waits until the rules know what the settings say. */
const known = (stores: ReturnType<typeof hooks>['stores']) =>
  act(() => SYSTEMS.bringOwn(stores.settings.getState().rows));

test('are there once they are saved, on screen and on the disk, and gone until that is undone', async () => {
  const { stores, memory, result } = hooks();
  act(() => void result.current.save(RIVER_PIRATES));
  await known(stores);
  expect(result.current.own).toMatchObject([{ id: 'river-pirates', read: { ok: true } }]);
  expect(memory.disk.settings.get(KEY)).toMatchObject({
    systemId: 'mordheim',
    pack: RIVER_PIRATES,
  });
  act(() => result.current.remove('river-pirates'));
  await known(stores);
  expect(result.current.own).toEqual([]);
  expect(memory.disk.settings.get(KEY)).toBeNull();
  act(() => void result.current.save(RIVER_PIRATES));
  await known(stores);
  expect(result.current.own).toHaveLength(1);
});

test('are later than what they replace, though the clock stands still', async () => {
  const { stores, result } = hooks();
  act(() => void result.current.save(RIVER_PIRATES));
  await known(stores);
  const before = result.current.own[0]?.changedAt ?? 0;
  const changed = { ...RIVER_PIRATES, source: 'Anybody' };
  act(() => void result.current.save(changed));
  await known(stores);
  expect(result.current.own[0]?.changedAt).toBeGreaterThan(before);
});

test('are no more than a phone keeps', async () => {
  const { stores, result } = hooks();
  const saved: boolean[] = [];
  for (let at = 0; at <= 60; at += 1) {
    act(() => void saved.push(result.current.save({ ...RIVER_PIRATES, id: `p-${at}` })));
    await known(stores);
  }
  expect(saved.filter(Boolean)).toHaveLength(60);
  expect(saved.at(-1)).toBe(false);
  act(() => void saved.push(result.current.save({ ...RIVER_PIRATES, id: 'p-3' })));
  expect(saved.at(-1)).toBe(true);
});

test('have users: warbands, archived ones too, and battles that go on', async () => {
  const pirates: Warband = { ...emptyWarband('skaven'), id: 'w-1', catalogueId: 'river-pirates' };
  const guest = { ...emptyWarband('skaven'), id: 'w-2' } as const;
  const { stores, result } = hooks({
    warbands: [pirates, { ...pirates, id: 'w-3', archived: true }, guest],
    entries: [...battle('b-on', false), ...battle('b-over', true)],
  });
  await act(async () => {
    await stores.warbands.getState().load();
    await stores.battles.getState().refresh();
  });
  const { warbands, battles } = result.current.usersOf('river-pirates');
  expect(warbands.map(({ id }) => id)).toEqual(['w-1', 'w-3']);
  expect(battles.map(({ battleId }) => battleId)).toEqual(['b-on']);
  expect(result.current.usersOf('lake-pirates')).toEqual({ warbands: [], battles: [] });
});

/** A battle of pirates, over or not. */
function battle(battleId: `b-${string}`, over: boolean): readonly Entry[] {
  const [system] = ALL_SYSTEMS.filter(({ id }) => id === 'mordheim');
  if (system === undefined) throw new Error('no Mordheim');
  const fought = new TestBattle(system, [
    { name: 'Pirates', fighters: [{ name: 'Anselm', profileId: 'river-pirates/captain' }] },
    { name: 'Skavens', fighters: [{ name: 'Rat' }] },
  ]);
  if (over) fought.do({ type: 'end-battle', winnerId: null });
  return fought.entries.map((entry) => ({ ...entry, battleId, id: `${entry.id}-${battleId}` }));
}
