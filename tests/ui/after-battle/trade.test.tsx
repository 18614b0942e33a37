import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { setTrait } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { button, plain, tap, textOf } from '../battle/open-table.tsx';
import { openAftermath } from './open-aftermath.tsx';

// Trade, the last step after a battle: heroes search for rare items, and common ones are bought, with the
// gold of this evening.

beforeAll(() => startI18n('fr'));

/** The ravens have lost, and Otto was taken out. */
function open(warband: Warband = { ...ravens(), purse: { gold: 60 } }) {
  return openAftermath(warband, (battle) =>
    battle.set('Otto', 'out-of-action').do({ type: 'end-battle', winnerId: 's-Griffes' }),
  );
}

function step(): HTMLElement {
  return screen.getByRole('region', { name: 'Commerce' });
}

function said(): string {
  return plain(textOf(step()));
}

function card(name: string): HTMLElement {
  return within(step()).getByRole('listitem', { name });
}

/** A hero searches for an item on this shelf. */
function lookFor(hero: string, shelf: string, ware: RegExp): void {
  tap(button(new RegExp(`${hero} Chercher`), step()));
  tap(within(card(hero)).getByRole('radio', { name: shelf }));
  tap(button(ware, card(hero)));
}

/** Passes all steps, and applies them to the warband. */
function conclude(): void {
  tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
  const end = document.querySelector<HTMLElement>('button.k-primary');
  if (end === null) throw new Error('no way on');
  tap(end);
}

describe('a search for a rare item', () => {
  it('is a line for each hero who was not taken out, without a prompt', async () => {
    const { now } = await open();
    const heroes = within(step()).getAllByRole('button', { name: /Chercher un objet rare/ });
    expect(heroes.map((one) => plain(textOf(one)))).toEqual([
      'Ulrich Chercher un objet rare',
      'Gunther Chercher un objet rare',
      'Klaus Chercher un objet rare',
    ]);
    conclude();
    expect(now()).not.toHaveProperty('stash');
    expect(now().purse).toEqual({ gold: 45 });
  });

  it('succeeds with two dice, and the item is bought', async () => {
    const { now } = await open();
    lookFor('Ulrich', 'Tir', /^Pistolet\s+15/);
    expect(plain(textOf(card('Ulrich')))).toContain('Pistolet, 15 co : 2D6, 8 ou plus.');
    tap(button('5', card('Ulrich')));
    expect(button(/^2\s: Rien/, card('Ulrich'))).toBeTruthy();
    tap(button(/^3\s: Trouvé/, card('Ulrich')));
    expect(said()).toMatch(/Ulrich trouve : Pistolet\s*5 \+ 3 : 8 pour 8/);
    expect(said()).toContain('Caisse : 45 → 30');
    expect(plain(textOf(document.body))).toContain('Acheté : Pistolet (15 co)');
    conclude();
    expect(now()).toMatchObject({ stash: { pistol: 1 }, purse: { gold: 30 } });
    expect(plain(textOf(document.body))).toContain('Acheté : Pistolet (15 co)');
    tap(button(/^Annuler/));
    expect(now()).not.toHaveProperty('stash');
    expect(now().purse).toEqual({ gold: 60 });
    expect(said()).toContain('Ulrich trouve : Pistolet');
  });

  it('fails with two others, is changed, and is cancelled', async () => {
    const { memory } = await open();
    memory.rollNext(2, 3);
    lookFor('Gunther', 'Tir', /^Pistolet\s+15/);
    tap(button('Lancer pour moi', card('Gunther')));
    expect(said()).toMatch(/Gunther cherche en vain : Pistolet\s*2 \+ 3 : 5 pour 8/);
    tap(button(/^Changer\s: Gunther/));
    expect(card('Gunther')).toBeTruthy();
    tap(button('Ne pas chercher', card('Gunther')));
    expect(button(/^Gunther Chercher/, step())).toBeTruthy();
  });

  it('includes a skill’s and the player’s bonus, and shows them', async () => {
    const wise = setTrait({ ...ravens(), purse: { gold: 60 } }, 'm-1', 'streetwise', true);
    await open(wise);
    tap(button(/Ulrich Chercher/, step()));
    expect(textOf(card('Ulrich'))).toContain('Connaissance de la rue +2');
    tap(within(card('Ulrich')).getByRole('radio', { name: 'Tir' }));
    tap(button(/^Pistolet\s+15\sco\s+6\+/, card('Ulrich')));
    tap(button('Un de plus, autre bonus, Ulrich', card('Ulrich')));
    expect(plain(textOf(card('Ulrich')))).toContain('5 ou plus');
    tap(button('2', card('Ulrich')));
    tap(button(/^3\s: Trouvé/, card('Ulrich')));
    expect(said()).toContain('2 + 3 · Connaissance de la rue +2 · Autre bonus +1 : 8 pour 8');
  });

  it('is open one at a time; a found item may be left, or be too expensive', async () => {
    const { now } = await open();
    tap(button(/Ulrich Chercher/, step()));
    tap(button(/^Gunther Chercher/, step()));
    expect(within(step()).queryByRole('listitem', { name: 'Ulrich' })).toBeNull();
    // What every smith has needs no search, and has its own place below.
    expect(within(card('Gunther')).queryByRole('button', { name: /^Hache\s+5/ })).toBeNull();
    tap(within(card('Gunther')).getByRole('radio', { name: 'Armures' }));
    tap(button(/^Armure de gromril.*trop cher/, card('Gunther')));
    tap(button('6', card('Gunther')));
    tap(button(/^6\s: Trouvé/, card('Gunther')));
    expect(button(/^Trop cher\s: 150/, card('Gunther')).hasAttribute('disabled')).toBe(true);
    lookFor('Klaus', 'Divers', /^Porte-bonheur/);
    tap(button('6', card('Klaus')));
    tap(button(/^6\s: Trouvé/, card('Klaus')));
    tap(button(/^Acheter 10/, card('Klaus')));
    expect(said()).toContain('Caisse : 45 co');
    conclude();
    expect(now()).not.toHaveProperty('stash');
  });
});

describe('common items', () => {
  it('are bought with this evening’s gold, in any number', async () => {
    const { now } = await open();
    expect(screen.queryByLabelText('Achats')).toBeNull();
    expect(said()).toContain('Objets courants rien acheté');
    expect(within(step()).queryByRole('group', { name: 'Objets rares' })).toBeNull();
    tap(button(/^Épée\s+10/, step()));
    expect(plain(textOf(screen.getByLabelText('Achats')))).toContain('Épée · 10 co');
    tap(button(/^Épée\s+× 1/, step()));
    tap(button(/^Hache\s+5/, step()));
    expect(said()).toContain('Caisse : 45 → 20');
    const basket = screen.getByLabelText('Achats');
    tap(button('Un de plus, Épée', basket));
    tap(button('Un de moins, Hache', basket));
    expect(said()).toContain('Caisse : 45 → 15');
    tap(button(/^Épée\s+× 3/, step()));
    expect(button(/^Fléau.*trop cher/, step()).hasAttribute('disabled')).toBe(true);
    expect(said()).toContain('Objets courants 40 co · reste 5 co');
    expect(button('Un de plus, Épée', basket).getAttribute('aria-disabled')).toBe('true');
    conclude();
    expect(now()).toMatchObject({ stash: { sword: 4 }, purse: { gold: 5 } });
  });

  it('come with a reminder of a bargaining skill', async () => {
    const shrewd = setTrait({ ...ravens(), purse: { gold: 60 } }, 'm-3', 'haggle', true);
    await open(shrewd);
    expect(said()).toContain('Baratin (Gunther)');
  });
});
