import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { ownRow, RIVER_PIRATES } from '../../support/own-pack.ts';
import { crew, openPack, PIRATES, sheet, text } from './open-pack.tsx';

// Making a type of warband of one's own.

afterEach(() => SYSTEMS.bringOwn({}));

const typeInAddress = () => location.hash.split('/').at(-1) ?? '';

test('one is made from nothing: a leader and somebody who follows', async () => {
  const { user, known, played } = await openPack('/warbands/new:mordheim');
  await user.click(screen.getByRole('button', { name: /^Créer mon type de bande/u }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'À partir de' }), '');
  const name = sheet().getByRole('textbox', { name: 'Son nom' });
  await user.clear(name);
  expect(sheet().getByRole('button', { name: 'Créer' })).toHaveProperty('disabled', true);
  await user.type(name, 'Égoutiers');
  await user.click(sheet().getByRole('button', { name: 'Créer' }));
  await known();
  expect(await screen.findByRole('heading', { name: 'Égoutiers' })).toBeTruthy();
  expect(typeInAddress()).toMatch(/^egoutiers-[a-z0-9]{1,4}$/u);
  expect(await played(typeInAddress())).toMatchObject({
    names: { fr: 'Égoutiers' },
    source: 'Parti de rien',
    profiles: [{ leader: true }, { role: 'henchman' }],
  });
});

test('two quick taps make one', async () => {
  const { user, stored, known } = await openPack('/warbands/new:mordheim');
  await user.click(screen.getByRole('button', { name: /^Créer mon type de bande/u }));
  const create = await screen.findByRole('button', { name: 'Créer' });
  fireEvent.click(create);
  fireEvent.click(create);
  await screen.findByRole('button', { name: 'Plus sur ce type de bande' });
  await known();
  expect(stored(typeInAddress())).toBeTruthy();
  expect(SYSTEMS.ownPacks('mordheim')).toHaveLength(2);
});

test('types beyond what is shown are counted', async () => {
  const rows = Array.from({ length: 61 }, (_, at) =>
    Object.entries(ownRow({ ...RIVER_PIRATES, id: `crew-${at}` }, at)),
  );
  await openPack('/warbands/new:mordheim', [], Object.fromEntries(rows.flat()));
  expect(text(screen.getByText(/gardés ici sans être montrés/u))).toMatch(
    /^2 autres types à vous.*60 au plus/u,
  );
});

test('one’s own can be changed from the list of types, and is chosen from its page', async () => {
  const { user } = await openPack('/warbands/new:mordheim');
  await user.click(screen.getByRole('link', { name: 'Changer\u00A0: Pirates du fleuve' }));
  await user.click(await screen.findByRole('link', { name: /^Fonder une bande/u }));
  expect(screen.getByRole('radio', { name: 'Pirates du fleuve', checked: true })).toBeTruthy();
});

test('one is copied on its page, with things of its own', async () => {
  const { user, known, played } = await openPack(PIRATES);
  await user.click(screen.getByRole('button', { name: 'Plus sur ce type de bande' }));
  await user.click(sheet().getByRole('button', { name: 'Copier et changer' }));
  await user.click(sheet().getByRole('button', { name: 'Créer' }));
  await known();
  expect(await screen.findByRole('heading', { name: 'Pirates du fleuve (copie)' })).toBeTruthy();
  expect(await played(typeInAddress())).toMatchObject({ source: 'Copie\u00A0: Pirates du fleuve' });
});

test('who names the original among those he joins may join the copy as well', async () => {
  const { user, known, played } = await openPack('/warbands/new:mordheim');
  await user.click(screen.getByRole('button', { name: /^Créer mon type de bande/u }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'À partir de' }), 'Pirates');
  await user.click(sheet().getByRole('button', { name: 'Créer' }));
  expect(await screen.findByRole('heading', { name: 'Pirates (copie)' })).toBeTruthy();
  await known();
  const { hires = [] } = (await played(typeInAddress())) ?? {};
  expect(hires).toEqual(expect.arrayContaining(['pit-fighter', 'bounty-hunter']));
  expect(hires).not.toContain('johann');
});

test('the page of a warband leads to a copy of its type, or to its own', async () => {
  const pirates = await crew();
  const { user } = await openPack(`/warbands/${pirates.id}`, [pirates]);
  await user.click(screen.getByRole('button', { name: 'Plus sur la bande' }));
  await user.click(await screen.findByRole('link', { name: 'Changer ce type de bande' }));
  expect(await screen.findByRole('heading', { name: 'Pirates du fleuve' })).toBeTruthy();
});
