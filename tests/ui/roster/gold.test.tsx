import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setExperience, setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster, sheet } from './open-roster.tsx';

async function openMember(user: { click: (element: Element) => Promise<void> }, name: RegExp) {
  const members = screen.getByRole('region', { name: 'Combattants' });
  await user.click(within(members).getByRole('button', { name }));
}

describe('prices', () => {
  it('are those for the member whose sheet is open', async () => {
    const start = warbandOf('possessed', [
      ['possessed/magister', 'Vasco'],
      ['possessed/beastman', 'Corne'],
      ['possessed/brethren', 'Frères', 3],
    ]);
    const { user } = await openRoster('/warbands/w-test', [start]);
    await openMember(user, /Vasco/);
    await user.click(sheet().getByRole('button', { name: 'Ajouter' }));
    await user.click(sheet().getByRole('button', { name: /^Arc · 15\sco$/ }));
    expect(sheet().getByText(/^15\sco · reste 295\sco$/)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await openMember(user, /Frères/);
    await user.click(sheet().getByRole('button', { name: 'Ajouter' }));
    await user.click(sheet().getByRole('button', { name: /^Hache · 5\sco$/ }));
    expect(sheet().getByText(/^5\sco ×\s?3 · reste/)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await openMember(user, /Corne/);
    await user.click(sheet().getByRole('button', { name: 'Ajouter' }));
    // Not on his list: it is there for whoever looks for it.
    expect(sheet().queryByRole('button', { name: /^Arc/ })).toBeNull();
    await user.type(sheet().getByRole('searchbox'), 'Arc');
    expect(sheet().getByRole('button', { name: /^Arc · 10\sco$/ })).toBeTruthy();
  });
});

describe('the starting gold before the first battle', () => {
  it('arms whoever it is spent for, and comes back in full', async () => {
    const start = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/warrior', 'Lames', 2],
    ]);
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    const traitsOf = (at: number) => warband().members[at]?.traits;
    await user.click(screen.getByRole('button', { name: 'Acheter' }));
    expect(sheet().getByText(/^reste 390\sco$/)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Lames' }));
    await user.click(sheet().getByRole('button', { name: /^Hache · 5\sco$/ }));
    expect(traitsOf(1)).toEqual({ axe: true });
    expect(sheet().getByText(/^reste 380\sco$/)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: 'Vendre' }));
    expect(sheet().queryByRole('region', { name: 'Ulrich' })).toBeNull();
    const own = within(sheet().getByRole('region', { name: 'Lames' }));
    await user.click(own.getByRole('button', { name: 'Retirer Hache' }));
    expect(traitsOf(1)).toEqual({});
    expect(sheet().getByText(/^reste 390\sco$/)).toBeTruthy();
    await user.click(own.getByRole('button', { name: 'Remettre Hache' }));
    expect(traitsOf(1)).toEqual({ axe: true });
  });

  it('says so where nobody has bought anything', async () => {
    await openRoster('/warbands/w-test', [warbandOf('reikland', [['reikland/captain', 'Ulrich']])]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Vendre' }));
    expect(sheet().getByText('Personne n’a rien acheté.')).toBeTruthy();
  });
});

describe('the treasury after the first battle', () => {
  it('takes the place of the founding gold', async () => {
    const { user } = await openRoster('/warbands/w-test', [veterans({ gold: 47 })]);
    expect(screen.getByRole('button', { name: '47 or (co)' })).toBeTruthy();
    await openMember(user, /Lames/);
    expect(sheet().getByText(/caisse 47\sco$/)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await user.click(screen.getByRole('button', { name: 'Recruter' }));
    expect(sheet().getByText('caisse 47 co')).toBeTruthy();
  });

  it('pays for purchases on the page with one tap, and refunds with another', async () => {
    const { user, warband, reopened } = await openRoster('/warbands/w-test', [
      veterans({ gold: 47, wyrdstone: 2 }),
    ]);
    expect(expenses()).toBeNull();
    await oneMore(user, /^Lames\s×\s\d 39 co, dont 4 pour l’expérience$/);
    expect(
      screen.getByText(/^Lames.: 4 figurines · 39 co, dont 4 pour l’expérience$/),
    ).toBeTruthy();
    expect(expenses()).toMatch(/^Dépenses.: 39 co · dont 4 pour l’expérienceIgnorerPayer$/);
    await user.click(screen.getByRole('button', { name: '47 or (co)' }));
    expect(sheet().getByText(/ · caisse 47 co · dépenses 39 co$/)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    expect(warband().purse).toEqual({ gold: 47, wyrdstone: 2 });

    await user.click(screen.getByRole('button', { name: 'Payer' }));
    expect(warband()).toMatchObject({ purse: { gold: 8, wyrdstone: 2 } });
    expect(warband().members[1]?.labels).toHaveLength(4);
    expect(expenses()).toBeNull();
    expect(screen.getByText(/^Payé.: 39 co$/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(warband().purse).toEqual({ gold: 47, wyrdstone: 2 });
    expect(expenses()).toMatch(/^Dépenses.: 39 co/);
    await user.click(screen.getByRole('button', { name: 'Payer' }));
    expect((await reopened())[0]?.purse).toEqual({ gold: 8, wyrdstone: 2 });
  });

  it('is not charged when nothing was bought: for undone or typed values', async () => {
    const { user, warband } = await openRoster('/warbands/w-test', [veterans({ gold: 47 })]);
    await oneMore(user, /^Lames\s×/);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(expenses()).toBeNull();
    await oneMore(user, /^Lames\s×/);
    await user.click(screen.getByRole('button', { name: 'Ignorer' }));
    expect(expenses()).toBeNull();
    expect(warband().purse).toEqual({ gold: 47 });
    await oneMore(user, /^Piques\s×\s\d 25 co$/);
    expect(expenses()).toMatch(/^Dépenses.: 25 co/);
  });

  it('may be too small: the shortfall is shown, and nothing is paid', async () => {
    const { user } = await openRoster('/warbands/w-test', [veterans({ gold: 20 })]);
    await oneMore(user, /^Lames\s×/);
    expect(expenses()).toContain('il manque 19 co');
    expect(screen.getByRole('button', { name: 'Payer' })).toHaveProperty('disabled', true);
  });

  it('does not pay for items from the chest', async () => {
    const start = { ...veterans({ gold: 47 }), stash: { helmet: 1 } };
    const { user, warband } = await openRoster('/warbands/w-test', [start]);
    await user.click(screen.getByRole('button', { name: 'Vendre' }));
    await user.click(await screen.findByRole('button', { name: /^Donner/ }));
    await user.click(screen.getByRole('button', { name: 'Ulrich' }));
    expect(warband().members[0]?.traits['helmet']).toBe(true);
    expect(expenses()).toBeNull();
  });

  it.each([
    ['nobody has noted any', veterans()],
    ['no battle was fought', { ...veterans({ gold: 47 }), battles: 0, members: founders() }],
  ])('is not offered when %s', async (_, start) => {
    const { user } = await openRoster('/warbands/w-test', [start]);
    await oneMore(user, /^Piques\s×/);
    expect(expenses()).toBeNull();
  });

  it('pays for a group’s experience, with the cost on its sheet', async () => {
    const { user } = await openRoster('/warbands/w-test', [veterans({ gold: 47 })]);
    await openMember(user, /Lames/);
    const hint = /^Un de plus.: 39 co, dont 4 pour l’expérience\. Vétérans disponibles.: 2D6 XP\.$/;
    expect(sheet().getByText(hint)).toBeTruthy();
    await user.click(sheet().getByRole('button', { name: 'Fermer' }));
    await openMember(user, /Piques/);
    expect(sheet().getByText(/^Un de plus.: 25 co\.$/)).toBeTruthy();
  });
});

function founders() {
  return warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/warrior', 'Lames', 3],
    ['reikland/warrior', 'Piques', 2],
  ]).members;
}

/** Swords and two experience for three of them. */
function veterans(purse?: Readonly<Record<string, number>>): Warband {
  const start = { ...warbandOf('reikland', []), members: founders(), battles: 2 };
  const learnt = setExperience(setTrait(start, 'm-2', 'sword', true), 'm-2', 2);
  return purse === undefined ? learnt : { ...learnt, purse };
}

/** The payment offered, as text; null for none. */
function expenses(): string | null {
  return screen.queryByRole('region', { name: 'Dépenses' })?.textContent ?? null;
}

/** Adds a model to a group. @param name of the group and what it costs */
async function oneMore(user: { click: (element: Element) => Promise<void> }, name: RegExp) {
  await user.click(screen.getByRole('button', { name: 'Recruter' }));
  await user.click(
    within(sheet().getByRole('region', { name: 'Un de plus' })).getByRole('button', { name }),
  );
}
