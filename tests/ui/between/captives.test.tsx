import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withHolder } from '#roster/between/captives.ts';
import { setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { warbandOf } from '../../support/warbands.ts';
import { type OpenRoster, openRoster } from '../roster/open-roster.tsx';

const FOES: Warband = {
  ...warbandOf('undead', [['undead/vampire', 'Vlad']]),
  id: 'w-foe',
  name: 'Nuit',
  purse: { gold: 10 },
};

/** Otto is a captive; of nobody who is known, unless it is said whose. */
function captive(holder: WarbandId | null = 'w-foe'): Warband {
  const armed = setTrait(
    { ...ravens(), name: 'Corbeaux', purse: { gold: 100 } },
    'm-2',
    'sword',
    true,
  );
  const held = setTrait(armed, 'm-2', 'held-captive', true);
  return holder === null ? held : withHolder(held, 'm-2', { warbandId: holder, name: 'Nuit' });
}

const card = async () => within(await screen.findByRole('listitem', { name: /^Captif.: Otto$/ }));
const open = (path: string, ...all: readonly Warband[]) => openRoster(path, all, [system]);
const press = async (user: OpenRoster['user'], name: RegExp | string) =>
  user.click((await card()).getByRole('button', { name }));
const of = ({ stores }: OpenRoster, id: string) =>
  stores.warbands.getState().warbands?.find((one) => one.id === id);

describe('a captive of two warbands on this phone', () => {
  it('is bought back on the page of his own, and both sheets change; one undo takes both back', async () => {
    const page = await open('/warbands/w-test', captive(), FOES);
    expect((await card()).getByText('Otto, captif chez Nuit')).toBeTruthy();
    expect((await card()).getByText(/les deux feuilles changent d’un coup/)).toBeTruthy();
    await press(page.user, /Régler son sort/);
    await press(page.user, 'Rançon');
    await page.user.clear((await card()).getByRole('textbox', { name: /Rançon/ }));
    await page.user.type((await card()).getByRole('textbox', { name: /Rançon/ }), '130');
    expect((await card()).getByText(/Il manque 30/)).toBeTruthy();
    expect(
      (await card()).getByRole<HTMLButtonElement>('button', { name: 'C’est convenu' }).disabled,
    ).toBe(true);
    await page.user.clear((await card()).getByRole('textbox', { name: /Rançon/ }));
    await page.user.type((await card()).getByRole('textbox', { name: /Rançon/ }), '30');
    await press(page.user, 'C’est convenu');
    expect(screen.queryByRole('listitem', { name: /^Captif.: Otto$/ })).toBeNull();
    expect([of(page, 'w-test')?.purse, of(page, 'w-foe')?.purse]).toEqual([
      { gold: 70 },
      { gold: 40 },
    ]);
    expect(screen.getByText(/^Otto, captif chez Nuit.: Rançon · −30 co$/)).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: /^Annuler.: le sort du captif$/ }));
    await card();
    expect([of(page, 'w-test')?.purse, of(page, 'w-foe')?.purse]).toEqual([
      { gold: 100 },
      { gold: 10 },
    ]);
  });

  it('is sold on the page of his captor, with what he carried in the chest', async () => {
    const page = await open('/warbands/w-foe', captive(), FOES);
    expect((await card()).getByText('Otto (Corbeaux)')).toBeTruthy();
    await press(page.user, /Régler son sort/);
    await press(page.user, 'Esclavagistes');
    // The die comes first.
    expect(
      (await card()).getByRole<HTMLButtonElement>('button', { name: 'C’est convenu' }).disabled,
    ).toBe(true);
    await press(page.user, /^4/);
    await press(page.user, 'C’est convenu');
    expect(of(page, 'w-foe')).toMatchObject({ purse: { gold: 30 }, stash: { sword: 1 } });
    expect(of(page, 'w-test')?.members.map(({ name }) => name)).not.toContain('Otto');
    // Both know it after a restart.
    const disk = await page.reopened();
    expect(disk.map(({ history }) => history?.length)).toEqual([1, 1]);
  });

  it('rises as a zombie among the undead', async () => {
    const page = await open('/warbands/w-foe', captive(), FOES);
    await press(page.user, /Régler son sort/);
    await press(page.user, 'Zombie');
    await press(page.user, 'C’est convenu');
    await waitFor(() =>
      expect(of(page, 'w-foe')?.members.map(({ name }) => name)).toEqual(['Vlad', 'Zombie']),
    );
  });
});

describe('a captive whose captor is elsewhere', () => {
  it('changes this sheet alone, and says so', async () => {
    const page = await open('/warbands/w-test', captive(), { ...FOES, theirs: 'scanned' });
    expect((await card()).getByText(/^Nuit est sur l’autre téléphone/)).toBeTruthy();
    await press(page.user, /Régler son sort/);
    await press(page.user, 'Perdu');
    await press(page.user, 'C’est convenu');
    expect(of(page, 'w-test')?.members.map(({ name }) => name)).not.toContain('Otto');
    expect(of(page, 'w-foe')?.purse).toEqual({ gold: 10 });
  });

  it('of nobody known may be said to be held here', async () => {
    const page = await open('/warbands/w-test', captive(null), FOES);
    expect((await card()).getByText('Qui le détient n’est pas noté.')).toBeTruthy();
    await page.user.click((await card()).getByText('Qui le détient ?'));
    await press(page.user, 'Nuit');
    expect((await card()).getByText(/les deux feuilles changent d’un coup/)).toBeTruthy();
  });
});
