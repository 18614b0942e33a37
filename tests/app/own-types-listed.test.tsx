import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { compose } from '#app/compose.ts';
import { SCREENS } from '#app/screens.ts';
import { SYSTEMS } from '#app/systems.ts';
import { startI18n } from '#i18n/setup.ts';
import { ownRow, RIVER_PIRATES } from '../support/own-pack.ts';

// Whoever founds a warband finds those of his own first.

beforeAll(async () => {
  await startI18n('fr');
  await SCREENS.warband.preload();
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await SYSTEMS.bringOwn({});
});

const NAME = RIVER_PIRATES.names.fr;

async function openList() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  history.replaceState(null, '', '#/warbands/new');
  const settings = Object.entries({ seeded: true, ...ownRow(RIVER_PIRATES) });
  const { stores } = await compose({
    state: 'current',
    settings: settings.map(([key, value]) => ({ key, value })),
    warbands: [],
    battle: null,
    connection: null,
  });
  await SYSTEMS.load('mordheim');
  await SYSTEMS.loadTypeLists();
  await stores.warbands.getState().load();
  render(<App stores={stores} />);
  await screen.findByRole('searchbox');
  return { stores, user: userEvent.setup() };
}

test('under a heading of their own, and chosen', async () => {
  await openList();
  const [heading] = screen.getAllByRole('heading', { level: 2 });
  expect(heading?.textContent).toBe('Mes bandes');
  const [first] = screen.getAllByRole('radio');
  expect(first).toBe(screen.getByRole('radio', { name: NAME }));
  expect(first).toHaveProperty('checked', true);
});

test('by a part of the name, and founds one with the people of the pack', async () => {
  const { stores, user } = await openList();
  await user.type(screen.getByRole('searchbox'), 'fleuve');
  // And the custom one.
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Créer la bande/u }));
  await screen.findByRole('heading', { level: 1, name: NAME });
  expect(stores.warbands.getState().warbands?.[0]).toMatchObject({ catalogueId: 'river-pirates' });
  expect(screen.getByText(RIVER_PIRATES.source)).toBeTruthy();
  const [recruit] = screen.getAllByRole('button', { name: /^Recruter/u });
  if (recruit !== undefined) await user.click(recruit);
  expect(
    await within(await screen.findByRole('dialog')).findByRole('button', {
      name: /^Capitaine du fleuve/u,
    }),
  ).toBeTruthy();
});

test('as they are called from now on', async () => {
  const { stores } = await openList();
  const [[key, row] = ['', null]] = Object.entries(
    ownRow({ ...RIVER_PIRATES, names: { fr: 'Pirates du lac' } }, 2),
  );
  stores.settings.getState().keep(key, row);
  expect(await screen.findByRole('radio', { name: 'Pirates du lac' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: NAME })).toBeNull();
});
