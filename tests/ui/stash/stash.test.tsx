import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster } from '../roster/open-roster.tsx';

// The chest on a warband’s page: its items are given out and sold, and members’ equipment is put back.

/** A captain with a sword, three warriors with shields, and a hired knight with his own equipment. */
function band(stash: Readonly<Record<string, number>>, gold = 0): Warband {
  const made = warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/warrior', 'Lames', 3],
    ['extras/freelancer', 'Hans'],
  ]);
  const armed = setTrait(setTrait(made, 'm-1', 'sword', true), 'm-2', 'shield', true);
  return { ...armed, stash, purse: { gold } };
}

async function open(warband: Warband) {
  const opened = await openRoster('/warbands/w-test', [warband], [system]);
  await opened.user.click(screen.getByRole('button', { name: 'Vendre' }));
  const chest = within(await screen.findByRole('region', { name: 'Coffre' }));
  const tap = (name: string | RegExp) => opened.user.click(chest.getByRole('button', { name }));
  return { ...opened, chest, tap };
}

function traitsOf({ members }: Warband, id: string) {
  return members.find((one) => one.id === id)?.traits;
}

describe('the chest', () => {
  it('gives an item to a hero, or to a whole group if there are enough', async () => {
    const { chest, tap, warband } = await open(band({ helmet: 4, axe: 1 }));
    await tap(/^Donner\s: Hache/);
    expect(chest.queryByRole('button', { name: 'Lames' })).toBeNull();
    await tap('Ulrich');
    expect(traitsOf(warband(), 'm-1')).toMatchObject({ axe: true, sword: true });
    await tap(/^Donner\s: Casque/);
    await tap('Lames');
    expect(traitsOf(warband(), 'm-2')).toMatchObject({ helmet: true, shield: true });
    expect(warband().stash).toEqual({ helmet: 1, axe: 0 });
    expect(chest.queryByRole('listitem', { name: 'Hache' })).toBeNull();
  });

  it('sells for half the price', async () => {
    const { chest, tap, warband } = await open(band({ axe: 2 }, 10));
    expect(screen.getByRole('dialog', { name: 'Coffre' })).toBeTruthy();
    expect(chest.getByText(/^Caisse\s: 10\sco/)).toBeTruthy();
    await tap(/^Vendre 2\sco\s: Hache/);
    expect(warband()).toMatchObject({ stash: { axe: 1 }, purse: { gold: 12 } });
  });

  it('takes members’ equipment back, except what belongs to their profile', async () => {
    const { chest, tap, warband } = await open(band({}));
    expect(chest.getByText(/^Le coffre est vide\s: touchez/)).toBeTruthy();
    await tap('Épée');
    expect(traitsOf(warband(), 'm-1')).not.toHaveProperty('sword');
    await tap('Bouclier');
    expect(traitsOf(warband(), 'm-2')).not.toHaveProperty('shield');
    expect(warband().stash).toEqual({ sword: 1, shield: 3 });
    expect(traitsOf(warband(), 'm-3')).toMatchObject({ armour: 'heavy', shield: true });
    expect(chest.queryByText('Reprendre')).toBeNull();
    expect(chest.getByRole('listitem', { name: 'Bouclier' }).textContent).toMatch(/×\s3/);
  });
});
