import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { openImport } from './open-import.tsx';

const LIST = [
  'Bande : Corsaires d’Arkham',
  '',
  'Jorl, capitaine corsaire : épée, pistolet, casque [24XP]',
  'Brom, maître voilier : hache, grappin goudronné [9XP]',
  'Kar, maître voilier : marteau, bouclier [5XP]',
  '4 matelots : dague, gourdin',
].join('\n');

const REIKLAND = ['Mercenaires reiklanders', '', 'Ulrich, capitaine : épée', '3 guerriers'].join(
  '\n',
);

const MAKE = /^En faire un type de bande à moi/;

async function read(list: string) {
  const opened = await openImport();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: list } });
  await opened.user.click(await screen.findByRole('button', { name: 'Lire la liste' }));
  await screen.findByRole('button', { name: /^Ajouter/ });
  return opened;
}

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => SYSTEMS.bringOwn({}));

describe('a list of a warband that nobody knows', () => {
  test('becomes a type of the player’s own with one tap, and opens it', async () => {
    const { user, kept } = await read(LIST);
    await user.click(screen.getByRole('button', { name: MAKE }));
    expect(screen.getByText(/^Un type de bande à vous/)).toBeTruthy();
    expect(SYSTEMS.ownPacks('mordheim')).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Ajouter/ }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/types\/mordheim\/corsaires-d-arkham-/));
    const [own] = SYSTEMS.ownPacks('mordheim');
    expect(own?.read).toMatchObject({
      ok: true,
      pack: { names: { fr: 'Corsaires d’Arkham' }, warband: { startGold: 500 } },
    });
    const [warband] = kept();
    expect(warband?.catalogueId).toBe(own?.id);
    expect(warband?.members.map(({ name, profileId }) => [name, profileId])).toEqual([
      ['Jorl', `${own?.id}/capitaine-corsaire`],
      ['Brom', `${own?.id}/maitre-voilier`],
      ['Kar', `${own?.id}/maitre-voilier`],
      [expect.stringMatching(/matelots/i), `${own?.id}/matelots`],
    ]);
    expect(warband?.notes).toContain('goudronné');
  });

  test('becomes one type of two quick taps', async () => {
    const { user, kept } = await read(LIST);
    await user.click(screen.getByRole('button', { name: MAKE }));
    const add = screen.getByRole('button', { name: /^Ajouter/ });
    fireEvent.click(add);
    fireEvent.click(add);
    await waitFor(() => expect(location.hash).toMatch(/^#\/types/));
    await vi.dynamicImportSettled();
    expect(SYSTEMS.ownPacks('mordheim')).toHaveLength(1);
    expect(kept()).toHaveLength(1);
  });

  test('stays a free one if that is undone', async () => {
    const { user, kept } = await read(LIST);
    await user.click(screen.getByRole('button', { name: MAKE }));
    await user.click(screen.getByRole('button', { name: /^Annuler.*type de bande à moi/ }));
    expect(screen.getByRole('button', { name: MAKE })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Ajouter/ }));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(kept()[0]?.catalogueId).toBe('');
    expect(SYSTEMS.ownPacks('mordheim')).toEqual([]);
  });
});

test('a list of a warband that is known makes no type', async () => {
  await read(REIKLAND);
  expect(screen.queryByRole('button', { name: MAKE })).toBeNull();
});
