import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { packsIn } from '#exchange/import/packs-in.ts';
import { KIT } from '../../../scripts/import-file.ts';
import { RIVER_PIRATES } from '../../support/own-pack.ts';
import { openPack, PIRATES, sheet } from './open-pack.tsx';

// Handing on a type of warband of one's own.

afterEach(() => SYSTEMS.bringOwn({}));

test('a type is handed on by itself: as a code, as a link, as a file', async () => {
  const { user } = await openPack(PIRATES);
  await user.click(screen.getByRole('button', { name: 'Plus sur ce type de bande' }));
  await user.click(sheet().getByRole('button', { name: 'Partager ce type' }));
  await user.click(await screen.findByRole('button', { name: /^En lien/u }));
  const sent = await waitFor(async () => {
    const text = await navigator.clipboard.readText();
    expect(text).toContain('#w=2');
    return text;
  });
  const [given = ''] = packsIn(sent, KIT)?.packs ?? [];
  expect(await SYSTEMS.readPack('mordheim', given)).toMatchObject({
    ok: true,
    pack: RIVER_PIRATES,
  });
  expect(screen.getByRole('img', { name: /Pirates du fleuve|Code/u })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Pour l’application \(\.json\)/u })).toBeTruthy();
});
