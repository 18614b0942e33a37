import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { sees } from '../../support/sees.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster, sheet } from '../roster/open-roster.tsx';

// The market, shelf by shelf: whatever the treasury can pay for is bought with a tap.

function band(gold: number, type = 'reikland'): Warband {
  const made = warbandOf(type, [[`${type}/captain`, 'Ulrich']]);
  // Until the first battle, what is on a list needs no search.
  return { ...made, purse: { gold }, battles: 1 };
}

async function open(warband: Warband) {
  const opened = await openRoster('/warbands/w-test', [warband], [system]);
  await opened.user.click(screen.getByRole('button', { name: 'Acheter' }));
  const chest = sheet();
  await chest.findByRole('group', { name: 'Objets courants' });
  const ware = (name: RegExp) => chest.getByRole('button', { name });
  return { ...opened, chest, ware };
}

describe('the market', () => {
  it('has a shelf for each category, common items before rare ones', async () => {
    const { user, chest, ware } = await open(band(50));
    const common = () => within(chest.getByRole('group', { name: 'Objets courants' }));
    expect(common().getByRole('button', { name: /^Hache\s+5/ })).toBeTruthy();
    expect(chest.queryByRole('button', { name: /^Arc/ })).toBeNull();
    await user.click(chest.getByRole('radio', { name: 'Tir' }));
    expect(common().getAllByRole('button')).toHaveLength(2);
    expect(ware(/^Pistolet\s+15/).textContent).toMatch(/15\sco 8\+/);
    await sees('after-battle:stash.rare-hint');
    await user.click(chest.getByRole('radio', { name: 'Armures' }));
    expect(ware(/^Casque/)).toBeTruthy();
    await user.click(chest.getByRole('radio', { name: 'Divers' }));
    expect(ware(/^Porte-bonheur/)).toBeTruthy();
  });

  it('sells what the treasury can pay for, and says what is too expensive', async () => {
    const { user, ware, warband } = await open(band(12));
    await user.click(ware(/^Épée/));
    expect(warband()).toMatchObject({ stash: { sword: 1 }, purse: { gold: 2 } });
    expect(ware(/^Hache\s+5/).hasAttribute('disabled')).toBe(true);
    expect(ware(/^Hache\s+5.*trop cher/)).toBeTruthy();
  });

  it('sells what is on other lists too, and says for whom it is not meant', async () => {
    const { user, chest, ware, warband } = await open(band(60));
    await user.click(chest.getByText('Autres listes'));
    const others = within(chest.getByRole('group', { name: 'Autres listes' }));
    expect(others.getByRole('button', { name: /^Fléau.*pas sur sa liste/ })).toBeTruthy();
    expect(
      others.getByRole('button', { name: /^Marteau sigmarite|^Marteau de guerre/ }),
    ).toBeTruthy();
    expect(others.queryByRole('button', { name: /^Épée/ })).toBeNull();
    await user.click(ware(/^Lames suintantes.*pas pour cette bande/));
    expect(warband()).toMatchObject({ stash: { 'weeping-blades': 1 }, purse: { gold: 10 } });
  });

  it('has what a warband alone brings for that one only', async () => {
    const others = await open(band(60));
    await others.user.click(others.chest.getByText('Autres listes'));
    expect(others.chest.queryByRole('button', { name: /^Lame elfe noire/ })).toBeNull();
    cleanup();
    const made = warbandOf('dark-elves', [['dark-elves/high-born', 'Malekith']]);
    const { ware } = await open({ ...made, purse: { gold: 60 }, battles: 1 });
    expect(ware(/^Lame elfe noire/)).toBeTruthy();
  });

  it('asks for a price that is thrown for: with dice, or as typed', async () => {
    const { user, chest, ware, warband } = await open(band(90));
    await user.click(chest.getByRole('radio', { name: 'Divers' }));
    await user.click(ware(/^Herbes curatives\s+20 \+ 2D6/));
    await sees('after-battle:trade.price', { what: 'Herbes curatives', price: '20 + 2D6 co' });
    await user.click(chest.getByRole('button', { name: '5' }));
    await user.click(chest.getByRole('button', { name: '6' }));
    expect(warband()).toMatchObject({ stash: { 'healing-herbs': 1 }, purse: { gold: 59 } });
    await user.click(ware(/^Herbes curatives/));
    await user.clear(chest.getByLabelText('Prix noté'));
    await user.type(chest.getByLabelText('Prix noté'), '25');
    await user.click(chest.getByRole('button', { name: /^25\sco$/ }));
    expect(warband()).toMatchObject({ stash: { 'healing-herbs': 2 }, purse: { gold: 34 } });
  });

  it('takes the price of a metal from the weapon that is made of it', async () => {
    const { user, chest, ware, warband } = await open(band(90));
    await user.click(ware(/^Arme en gromril/));
    await user.click(chest.getByRole('button', { name: /^Hache · 20/ }));
    expect(warband()).toMatchObject({ stash: { 'gromril-weapon': 1 }, purse: { gold: 70 } });
  });

  it('has the prices of each fighter’s list', async () => {
    const orcs = warbandOf('possessed', [
      ['possessed/magister', 'Krull'],
      ['possessed/darksoul', 'Fou'],
    ]);
    const { user, chest, ware } = await open({ ...orcs, purse: { gold: 50 }, battles: 1 });
    await user.click(chest.getByRole('radio', { name: 'Tir' }));
    expect(ware(/^Arc\s+15/)).toBeTruthy();
    await user.click(chest.getByRole('button', { name: 'Damné' }));
    await user.click(chest.getByText('Autres listes'));
    expect(ware(/^Arc\s+10.*pas sur sa liste/)).toBeTruthy();
  });

  it('asks once for all who buy on the same terms', async () => {
    const made = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/champion', 'Karl'],
      ['reikland/warrior', 'Gens'],
      ['reikland/swordsman', 'Lames'],
      ['reikland/marksman', 'Yeux'],
    ]);
    const { user, chest, ware } = await open({ ...made, purse: { gold: 50 }, battles: 1 });
    const whom = within(chest.getByRole('group', { name: 'Pour qui\u202F?' }));
    expect(whom.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Capitaine mercenaire et Champion',
      // They are not heroes, so not everything is for them.
      'Guerrier et Bretteur',
      'Tireur',
    ]);
    await user.click(whom.getByRole('button', { name: 'Tireur' }));
    await user.click(chest.getByRole('radio', { name: 'Tir' }));
    expect(ware(/^Arc long\s+15/)).toBeTruthy();
  });

  it('refunds an undone purchase in full', async () => {
    const { user, chest, ware, warband } = await open(band(12));
    await user.click(ware(/^Épée/));
    const [undo] = chest.getAllByRole('button', { name: /^Annuler\s: Épée/ });
    if (undo === undefined) throw new Error('nothing to take back');
    await user.click(undo);
    expect(warband().purse).toEqual({ gold: 12 });
    expect(warband()).not.toHaveProperty('stash');
    expect(chest.queryByRole('button', { name: /^Annuler/ })).toBeNull();
  });

  it('shows the remaining rolls where a warband has a bonus to find items', async () => {
    const { user, chest, ware } = await open(band(50, 'marienburg'));
    await user.click(chest.getByRole('radio', { name: 'Tir' }));
    expect(ware(/^Pistolet\s+15/).textContent).toContain('7+');
  });
});
