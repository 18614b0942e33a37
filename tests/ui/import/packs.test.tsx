import { deflateRawSync } from 'node:zlib';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SYSTEMS } from '#app/systems.ts';
import { codesOf } from '#exchange/battle-codes.ts';
import { codeContent, codeOf } from '#exchange/warband-code.ts';
import { packKey } from '#roster/pack-key.ts';
import type { Warband } from '#roster/warband.ts';
import { ownRow, RIVER_PIRATES } from '../../support/own-pack.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openImport } from './open-import.tsx';

const [CAPTAIN, ...OTHERS] = RIVER_PIRATES.profiles;
const DEAR = {
  ...RIVER_PIRATES,
  names: { fr: 'Pirates chers' },
  profiles: [{ ...CAPTAIN, cost: 75 }, ...OTHERS],
};

/** Of them, with what only they have. */
const BAND: Warband = {
  ...warbandOf('reikland', [['reikland/captain', 'Jo']]),
  name: 'Les Anguilles',
  catalogueId: 'river-pirates',
};
const CREW: Warband = {
  ...BAND,
  stash: { 'boat-hook--river-pirates': 2 },
  members: BAND.members.map((member) => ({
    ...member,
    profileId: 'river-pirates/captain',
    traits: { 'sea-legs--river-pirates': true },
  })),
};

async function choose(text: string, name = 'given.json') {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no way to a file');
  await act(
    async () => void fireEvent.change(input, { target: { files: [new File([text], name)] } }),
  );
}

function button(name: string | RegExp) {
  return screen.findByRole('button', { name });
}

beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => SYSTEMS.bringOwn({}));

describe('a type of warband from elsewhere', () => {
  test('is shown before it is kept, with all that matters, and leads to a new warband', async () => {
    const { user, pack } = await openImport();
    await choose(JSON.stringify(RIVER_PIRATES));
    expect(await screen.findByRole('heading', { name: 'Pirates du fleuve' })).toBeTruthy();
    expect(screen.getByText(/^De 3 à 15 figurines, 6 héros au plus, 500 co/)).toBeTruthy();
    expect(screen.getByText('Capitaine du fleuve').closest('li')?.textContent).toMatch(
      /Héros, 60 co, 1 au plus$/i,
    );
    expect(screen.getByText(/joué par aucune règle.*Pied marin.*Gaffe/)).toBeTruthy();
    expect(pack()).toBeUndefined();
    await user.click(await button('Garder ce type de bande'));
    await waitFor(() => expect(location.hash).toContain('mordheim:river-pirates'));
    expect(pack()).toEqual(RIVER_PIRATES);
    expect(SYSTEMS.ownPacks('mordheim').map(({ id }) => id)).toEqual(['river-pirates']);
  });

  test('stays away if the player doesn’t want it', async () => {
    const { user, pack } = await openImport();
    await choose(JSON.stringify(RIVER_PIRATES));
    await user.click(await button('Autre liste'));
    expect(await screen.findByRole('textbox')).toBeTruthy();
    expect(pack()).toBeUndefined();
  });

  test.each([
    ['with the id of one of the app', { ...RIVER_PIRATES, id: 'skaven' }, /déjà quelque chose/],
    ['of a newer version', { ...RIVER_PIRATES, pack: 2 }, /version plus récente/],
    ['without a leader', { ...RIVER_PIRATES, profiles: OTHERS }, /un chef, et un seul/],
  ])('is refused in sentences: %s', async (_, given, why) => {
    const { pack } = await openImport();
    await choose(JSON.stringify(given));
    expect(await screen.findByText(why)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Garder ce type de bande' })).toBeNull();
    expect(pack()).toBeUndefined();
  });

  test('that is here already, the same, changes nothing', async () => {
    const { user, pack } = await openImport(ownRow(RIVER_PIRATES));
    await choose(JSON.stringify(RIVER_PIRATES));
    await user.click(await button('Continuer'));
    await waitFor(() => expect(location.hash).toContain('river-pirates'));
    expect(pack()).toEqual(RIVER_PIRATES);
  });

  test.each([
    ['Prendre celui qui arrive', DEAR, undefined],
    ['Garder le mien', RIVER_PIRATES, undefined],
    [
      'Garder les deux',
      RIVER_PIRATES,
      { ...DEAR, id: 'river-pirates-2', names: { fr: 'Pirates chers (2)' } },
    ],
  ])(
    'that differs from the one that is here is asked about with one tap: %s',
    async (how, mine, too) => {
      const { user, pack } = await openImport(ownRow(RIVER_PIRATES));
      await choose(JSON.stringify(DEAR));
      expect(await screen.findByText(/« Pirates du fleuve » est déjà/)).toBeTruthy();
      expect(pack()).toEqual(RIVER_PIRATES);
      await user.click(await button(how));
      await waitFor(() =>
        expect(location.hash).toContain(too === undefined ? 'river' : 'pirates-2'),
      );
      expect(pack()).toEqual(mine);
      expect(pack(packKey('mordheim', 'river-pirates-2'))).toEqual(too);
    },
  );
});

describe('a warband of such a type', () => {
  const file = JSON.stringify({ ...CREW, packs: [RIVER_PIRATES] });

  test('comes after its type, and is of it', async () => {
    const { user, kept, pack } = await openImport();
    await choose(file);
    await user.click(await button('Garder ce type de bande'));
    await user.click(await button(/^Ajouter/));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(pack()).toEqual(RIVER_PIRATES);
    expect(kept()[0]).toMatchObject({
      catalogueId: 'river-pirates',
      stash: { 'boat-hook--river-pirates': 2 },
      members: [
        { profileId: 'river-pirates/captain', traits: { 'sea-legs--river-pirates': true } },
      ],
    });
  });

  test('comes as a film of codes too, whatever their order', async () => {
    const { user, kept } = await openImport();
    const bytes = deflateRawSync(Buffer.from(codeContent(CREW, [RIVER_PIRATES])));
    const film = (codesOf(bytes, 'warband') ?? []).toReversed();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: film.join('\n') } });
    await user.click(await button('Lire la liste'));
    await user.click(await button('Garder ce type de bande'));
    await user.click(await button(/^Ajouter/));
    await waitFor(() => expect(kept()[0]?.catalogueId).toBe('river-pirates'));
  });

  test('is of the copy if the player keeps both', async () => {
    const { user, kept } = await openImport(ownRow(DEAR));
    await choose(file);
    await user.click(await button('Garder les deux'));
    await user.click(await button(/^Ajouter/));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(kept()[0]).toMatchObject({
      catalogueId: 'river-pirates-2',
      stash: { 'boat-hook--river-pirates-2': 2 },
      members: [{ profileId: 'river-pirates-2/captain' }],
    });
  });

  test('asks nothing where its type is here as it is', async () => {
    const { user, kept } = await openImport(ownRow(RIVER_PIRATES));
    await choose(file);
    await user.click(await button(/^Ajouter/));
    await waitFor(() => expect(kept()[0]?.catalogueId).toBe('river-pirates'));
  });

  test.each([
    ['left out', RIVER_PIRATES],
    ['refused', { ...RIVER_PIRATES, pack: 2 }],
  ])('keeps what it can’t show if its type is %s, and says so', async (_, pack) => {
    const { user, kept } = await openImport();
    await choose(JSON.stringify({ ...CREW, packs: [pack] }));
    await user.click(await button('Continuer sans lui'));
    expect(await screen.findByText(/^Son type de bande n’est pas sur cet appareil/)).toBeTruthy();
    await user.click(await button(/^Ajouter/));
    await waitFor(() => expect(kept()).toHaveLength(1));
    const [one] = kept();
    expect(one?.catalogueId).toBe('');
    expect(one?.aside).toEqual({
      '': { of: 'river-pirates' },
      [one?.members[0]?.id ?? '']: {
        of: 'river-pirates/captain',
        traits: { 'sea-legs--river-pirates': true },
      },
    });
  });

  test('without its pack, from another phone, is told too', async () => {
    await openImport();
    const link = `#w=${codeOf(deflateRawSync(Buffer.from(codeContent(CREW))))}`;
    fireEvent.change(screen.getByRole('textbox'), { target: { value: link } });
    fireEvent.click(await button('Lire la liste'));
    expect(await screen.findByText(/^Son type de bande n’est pas sur cet appareil/)).toBeTruthy();
  });
});
