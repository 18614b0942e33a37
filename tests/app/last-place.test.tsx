import { act, cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { App } from '#app/App.tsx';
import { battleRoutes, SCREENS } from '#app/screens.ts';
import { startI18n } from '#i18n/setup.ts';
import { markStartShown, reopenLastPlace } from '#ui/last-place.ts';
import { fr } from '../e2e/support/words.ts';
import { createMemoryPorts } from '../support/memory-ports.ts';
import { storesInMemory } from '../support/stores.ts';
import { newBattle } from '../ui/battle/open-table.tsx';

beforeAll(async () => {
  await startI18n('fr');
  await Promise.all([battleRoutes.preload(), SCREENS.fighter.preload()]);
});

const HOME = fr('home:title');

/** Starts the app at this address, as `src/main.ts` does, and waits for the title of its screen. */
async function startAt(hash: string) {
  history.replaceState(null, '', hash);
  reopenLastPlace();
  const memory = createMemoryPorts({ entries: newBattle().entries, settings: { seeded: true } });
  await act(async () => void render(<App stores={storesInMemory(memory).stores} />));
  markStartShown();
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}

test('closed on any screen of a battle the app opens there again; closed at home, at home', async () => {
  expect(await startAt('#/battle/b-test/fighter/f-Otto')).toBe('Otto');
  cleanup();
  expect(await startAt('#/')).toBe('Otto');
  await act(async () => {
    location.hash = '#/';
  });
  await screen.findByRole('heading', { level: 1, name: HOME });
  cleanup();
  expect(await startAt('#/')).toBe(HOME);
});
