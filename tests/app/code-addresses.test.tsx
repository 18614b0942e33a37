import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { App } from '#app/App.tsx';
import { SCREENS } from '#app/screens.ts';
import { startI18n } from '#i18n/setup.ts';
import { fr } from '../e2e/support/words.ts';
import golden from '../fixtures/codes/warband-1.json' with { type: 'json' };
import { storesInMemory } from '../support/stores.ts';
import { plain } from '../ui/battle/open-table.tsx';

// Warband links, with whatever a chat app leaves around the code.

beforeAll(async () => {
  await startI18n('fr');
  await SCREENS.importer.preload();
});

async function openAt(address: string) {
  history.replaceState(null, '', address);
  await act(async () => void render(<App stores={storesInMemory().stores} />));
}

test.each(['', '.', ')', ' regarde !', '%0A%0A— Otto', '%', '»,'])(
  'imports the warband from a link followed by “%s”',
  async (behind) => {
    await openAt(`#w=${golden.code}${behind}`);
    const own = await screen.findByRole('list', { name: fr('import:own') });
    expect(own.textContent).toContain(golden.warband.name);
  },
);

test.each(['w=', 'w=abc', 'w=(', '/w=1abc%0A', `w=${golden.code.slice(0, -40)}`])(
  'reports a link ending in “#%s” as damaged',
  async (nothing) => {
    await openAt(`#${nothing}`);
    const damaged = plain(fr('import:link-damaged'));
    expect(await screen.findByText((text) => plain(text) === damaged)).toBeTruthy();
  },
);

test('opens home for an unknown address with a line break in it', async () => {
  await openAt('#/nulle%0Apart');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(fr('home:title'));
});
