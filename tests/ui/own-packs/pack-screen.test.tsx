import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { racialMaximum } from '#roster/advances/read.ts';
import { ownRow, RIVER_PIRATES } from '../../support/own-pack.ts';
import { crew, openPack, PIRATES, sheet, text } from './open-pack.tsx';

// A type of warband of one's own, changed in the app.

afterEach(() => SYSTEMS.bringOwn({}));

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Digits are typed over those that are there. */
async function enter(
  user: Awaited<ReturnType<typeof openPack>>['user'],
  name: string,
  typed: string,
) {
  const field = sheet().getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, typed);
}

test('a profile is changed, saved at once, and played so', async () => {
  const { user, stored, played } = await openPack(PIRATES);
  await user.click(button(/^Matelot/u));
  await enter(user, 'Coût à l’engagement', '31');
  await enter(user, 'Nom', 'Marin');
  await user.click(sheet().getByRole('button', { name: 'Au plus\u00A0: plus' }));
  await user.click(sheet().getByRole('button', { name: /^F Force/u }));
  await user.click(sheet().getByRole('button', { name: 'Force\u00A0: un de plus' }));
  expect(stored()).toMatchObject({ draft: { profiles: [{}, { cost: 31, max: 6 }] } });
  expect(await played()).toMatchObject({
    profiles: [
      { cost: 60 },
      { cost: 31, max: 6, names: { en: 'Deckhand', fr: 'Marin' }, profile: { S: 4 } },
    ],
  });
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  expect(text(button(/^Marin/u))).toContain('31 co · 6 au plus');
});

test('what somebody is, how far he can get and what he costs each time are changed, and played', async () => {
  const { user, played } = await openPack(PIRATES);
  const maximum = async () => {
    await played();
    const game = SYSTEMS.loaded('mordheim');
    const warband = await crew();
    const [captain] = warband.members;
    return game === null || captain === undefined
      ? null
      : racialMaximum(captain, warband, game, 'S');
  };
  expect(await maximum()).toBe(4);
  await user.click(button(/figurines/u));
  await user.click(sheet().getByRole('button', { name: /^F Force/u }));
  await user.click(sheet().getByRole('button', { name: 'Force\u00A0: un de plus' }));
  await user.click(sheet().getByRole('button', { name: 'Hors-la-loi' }));
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  await user.click(button(/^Matelot/u));
  await enter(user, 'Solde après chaque bataille', '3');
  await user.selectOptions(sheet().getByRole('combobox', { name: 'Maximums' }), 'Nain');
  await user.click(sheet().getByRole('button', { name: 'Nains' }));
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  expect(await played()).toMatchObject({
    kinds: ['men', 'outlaws'],
    race: 'own',
    maximums: { own: { M: 4, S: 5 } },
    profiles: [{}, { upkeep: { gold: 3 }, race: 'dwarf', kinds: ['dwarfs'] }],
  });
  const rows = SYSTEMS.loaded('mordheim')?.afterBattle?.upkeep ?? [];
  expect(rows).toContainEqual(
    expect.objectContaining({ profileId: 'river-pirates/deckhand', cost: 3 }),
  );
});

test('each change is taken back by one tap, the last first, and is named', async () => {
  const { user, played } = await openPack(PIRATES);
  expect(screen.queryByRole('button', { name: /^Annuler/u })).toBeNull();
  await user.click(button(/^Matelot/u));
  await enter(user, 'Coût à l’engagement', '31');
  await user.click(sheet().getByRole('switch', { name: 'Gagne de l’expérience' }));
  await user.click(sheet().getByRole('button', { name: 'Annuler\u00A0: Gagne de l’expérience' }));
  expect(await played()).toMatchObject({ profiles: [{}, { cost: 31, startXp: 0 }] });
  await user.click(sheet().getByRole('button', { name: 'Annuler\u00A0: Coût à l’engagement' }));
  expect(await played()).toMatchObject({ profiles: [{}, { cost: 25 }] });
  expect(screen.queryByRole('button', { name: /^Annuler/u })).toBeNull();
});

test('what is not right is kept and said, is not founded, and the last right one is played', async () => {
  const warband = await crew();
  const { user, known, stored, played } = await openPack(PIRATES, [warband]);
  expect(screen.getByRole('link', { name: /^Fonder une bande/u })).toBeTruthy();
  await user.click(button(/^Capitaine du fleuve \d/u));
  await user.click(sheet().getByRole('switch', { name: 'Mène la bande' }));
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  await known();
  const mend = within(screen.getByRole('region', { name: 'À réparer' }));
  expect(mend.getByText('Il faut un chef, et un seul.')).toBeTruthy();
  expect(text(mend.getByText(/jouent la dernière version juste/u))).toContain(warband.name);
  expect(screen.queryByRole('link', { name: /^Fonder une bande/u })).toBeNull();
  expect(JSON.stringify(stored())).toContain('"draft"');
  expect((await played())?.profiles[0]).toMatchObject({ leader: true });
  await user.click(button('Annuler\u00A0: Mène la bande'));
  await known();
  expect(screen.queryByRole('region', { name: 'À réparer' })).toBeNull();
});

test('whoever leads from now on is one of his kind', async () => {
  const { user, played } = await openPack(PIRATES);
  await user.click(button(/^Matelot/u));
  await user.click(sheet().getByRole('switch', { name: 'Mène la bande' }));
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  expect(text(button(/^Matelot/u))).toContain('mène la bande · 1 au plus');
  const [captain, deckhand] = (await played())?.profiles ?? [];
  expect(captain?.leader).toBeUndefined();
  expect(deckhand).toMatchObject({ leader: true, max: 1 });
});

test('limits that cross are said where they are entered', async () => {
  const { user, known } = await openPack(PIRATES);
  await user.click(button(/figurines/u));
  await enter(user, 'Figurines au moins', '40');
  await known();
  expect(sheet().getByText('Le minimum de figurines dépasse le maximum.')).toBeTruthy();
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  // Where all that is to be mended stands, it leads there again.
  await user.click(button('Le minimum de figurines dépasse le maximum.'));
  expect(sheet().getByRole('textbox', { name: 'Figurines au moins' })).toHaveProperty(
    'value',
    '40',
  );
});

test('a profile that somebody has stays, and he is named', async () => {
  const warband = await crew();
  const { user, known } = await openPack(PIRATES, [warband]);
  expect(text(screen.getByText(/^Des bandes en sont déjà/u))).toContain(warband.name);
  await user.click(button(/^Capitaine du fleuve \d/u));
  expect(sheet().queryByRole('button', { name: 'Retirer ce profil' })).toBeNull();
  expect(text(sheet().getByText(/quelqu’un en est/u))).toContain(`Barbe (${warband.name})`);
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  await user.click(button(/^Matelot/u));
  await user.click(sheet().getByRole('button', { name: 'Retirer ce profil' }));
  await known();
  expect(screen.queryByRole('button', { name: /^Matelot/u })).toBeNull();
});

test('a thing that players add has a price and a sentence, is sold, and is said not to be played', async () => {
  const { user, played } = await openPack(PIRATES);
  const lists = screen.getByRole('region', { name: 'Équipement' });
  await user.click(within(lists).getByRole('button', { name: /3 objets/u }));
  await user.type(sheet().getByRole('searchbox', { name: 'Ajouter un objet' }), 'Grappin');
  await user.click(sheet().getByRole('button', { name: /Grappin/u }));
  await enter(user, 'Prix de\u00A0: Grappin', '12');
  await enter(user, 'Ce que cela fait à la table', 'Il grimpe sans test.');
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  const pack = await played();
  const [id = ''] = Object.entries(pack?.things?.items ?? {}).flatMap(([own, { names }]) =>
    names['fr'] === 'Grappin' ? [own] : [],
  );
  expect(pack?.equipment?.['pirates']).toMatchObject({ prices: { [id]: 12 } });
  expect(pack?.things?.items?.[id]?.hints).toEqual({ fr: 'Il grimpe sans test.' });
  expect(text(screen.getByText(/joué par aucune règle/u))).toContain('Grappin');
});

test('a rule, a list of skills and who may join are changed', async () => {
  const { user, played } = await openPack(PIRATES);
  await user.click(button(/^Matelot/u));
  await user.type(sheet().getByRole('searchbox', { name: 'Ajouter une règle' }), 'Peur');
  await user.click(sheet().getByRole('button', { name: 'Cause la peur' }));
  await user.click(sheet().getByRole('button', { name: 'Érudition' }));
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  await user.click(
    within(screen.getByRole('region', { name: 'Compétences propres' })).getByRole('button', {
      name: 'Ajouter une liste',
    }),
  );
  await enter(user, 'Nom', 'Ruses de marin');
  await user.type(sheet().getByRole('searchbox', { name: 'Ajouter une compétence' }), 'Nœuds');
  await user.click(sheet().getByRole('button', { name: /Nœuds/u }));
  await user.click(sheet().getByRole('button', { name: 'Capitaine du fleuve' }));
  await user.click(sheet().getByRole('button', { name: 'Terminé' }));
  await user.click(button(/^Qui peut se joindre/u));
  await user.click(sheet().getByRole('button', { name: 'Mage', pressed: false }));
  const pack = await played();
  expect(pack?.profiles[1]).toMatchObject({
    traits: { 'causes-fear': true },
    skills: ['academic'],
  });
  const [list] = Object.entries(pack?.skillLists ?? {});
  expect(list?.[1]).toMatchObject({ names: { fr: 'Ruses de marin' } });
  expect(pack?.profiles[0]?.skills).toContain(list?.[0]);
  expect(pack?.hires).toContain('warlock');
});

test('a type that nobody plays is deleted, and is back by one tap', async () => {
  const { user, known, stored } = await openPack(PIRATES);
  await user.click(button('Plus sur ce type de bande'));
  await user.click(sheet().getByRole('button', { name: 'Supprimer ce type' }));
  await known();
  expect(stored()).toBeNull();
  await user.click(button('Annuler'));
  await known();
  expect(screen.getByRole('heading', { name: 'Pirates du fleuve' })).toBeTruthy();
});

test('a type that somebody plays can’t be deleted', async () => {
  const warband = await crew();
  const { user } = await openPack(PIRATES, [warband]);
  await user.click(button('Plus sur ce type de bande'));
  expect(sheet().queryByRole('button', { name: 'Supprimer ce type' })).toBeNull();
  expect(text(sheet().getByText(/il reste tant qu’elles sont là/u))).toContain(warband.name);
});

test('a type that is not on this device is said not to be', async () => {
  await openPack('/types/mordheim/nobody-k3f9');
  expect(await screen.findByText('Ce type de bande n’est pas sur cet appareil.')).toBeTruthy();
});

test('what can’t be read at all is said to be so, and can be deleted', async () => {
  const newer = { ...RIVER_PIRATES, id: 'newer-k3f9', pack: 2 };
  const { user, known, stored } = await openPack('/types/mordheim/newer-k3f9', [], ownRow(newer));
  expect(screen.getByText('Il vient d’une version plus récente de l’application.')).toBeTruthy();
  await user.click(button('Supprimer ce type'));
  await known();
  expect(stored('newer-k3f9')).toBeNull();
  await user.click(button('Annuler'));
  await known();
  expect(stored('newer-k3f9')).toMatchObject({ pack: newer });
});

test('a list that nobody buys from any more has words, not an id', async () => {
  const equipment = { ...RIVER_PIRATES.equipment, 'pirate-gunners': { items: ['sword'] } };
  const { user } = await openPack(PIRATES, [], ownRow({ ...RIVER_PIRATES, equipment }));
  const lists = within(screen.getByRole('region', { name: 'Équipement' }));
  expect(text(lists.getByRole('button', { name: /1 objet/u }))).toContain('Pour personne encore');
  await user.click(lists.getByRole('button', { name: /1 objet/u }));
  expect(sheet().queryByText(/pirate-gunners/u)).toBeNull();
});
