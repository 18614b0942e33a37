import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { setBattles } from '#roster/edit.ts';
import { setLeader } from '#roster/lineup.ts';
import type { Warband } from '#roster/warband.ts';
import { warbandOf } from '../../support/warbands.ts';
import { button, tap, textOf, wayOn } from '../battle/open-table.tsx';
import { openAftermath } from './open-aftermath.tsx';

beforeAll(() => startI18n('fr'));

const END = { type: 'end-battle', winnerId: 's-Griffes' } as const;

function band(type: string, ...members: Parameters<typeof warbandOf>[1]): Warband {
  return setLeader(setBattles(warbandOf(type, members), 1), 'm-1');
}

function conclude(): void {
  tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
  tap(wayOn());
}

function group(name: string) {
  return within(screen.getByRole('group', { name }));
}

describe('upkeep with too little gold', () => {
  const POOR = {
    ...band(
      'reikland',
      ['reikland/captain', 'Ulrich'],
      ['extras/pit-fighter', 'Vieux'],
      ['extras/halfling-scout', 'Petit'],
    ),
    purse: { gold: 15 },
  };

  it('says who leaves for want of how much, and lets players choose', async () => {
    const { now } = await openAftermath(POOR, (battle) => battle.do(END));
    const paid = () => group('Solde').getAllByRole('button').map(textOf);
    expect(paid()).toEqual(['Vieux : 15 co', 'Petit part : il manque 5 co']);
    expect(textOf(document.body)).toContain('La caisse ne suffit pas pour tous.');
    tap(group('Solde').getByRole('button', { name: /^Petit/ }));
    expect(paid()).toEqual(['Vieux : 15 co', 'Petit reste sans solde']);
    tap(button(/^Annuler/));
    tap(group('Solde').getByRole('button', { name: /^Vieux/ }));
    expect(paid()).toEqual(['Vieux part', 'Petit : 5 co']);
    conclude();
    expect(now().members.map(({ name }) => name)).toEqual(['Ulrich', 'Petit']);
    expect(now().purse).toEqual({ gold: 10 });
  });
});

describe('a captive of the enemy', () => {
  it('is added, sold to slavers, and the gold is there', async () => {
    const undead = { ...band('undead', ['undead/vampire', 'Vlad']), purse: { gold: 0 } };
    const { now } = await openAftermath(undead, (battle) => battle.do(END));
    tap(button('Captif pris à l’ennemi'));
    expect(group('Prisonnier 1').getAllByRole('button').map(textOf)).toEqual([
      'Toujours captif',
      'Rançon',
      'Échange',
      'Esclavagistes',
      'Zombie',
    ]);
    tap(group('Prisonnier 1').getByRole('button', { name: 'Esclavagistes' }));
    const card = screen.getByLabelText('Prisonnier 1', { selector: '.k-card' });
    tap(within(card).getByRole('button', { name: '4' }));
    expect(textOf(card)).toContain('Couronnes d’or : 20');
    conclude();
    expect(now().purse).toEqual({ gold: 20 });
  });
});

describe('the succession of the undead', () => {
  const LED = [['undead/vampire', 'Vlad'] as const, ['undead/dreg', 'Igor'] as const];

  it('is told, and left to the players', async () => {
    const { memory, now } = await openAftermath(band('undead', ...LED), (battle) =>
      battle.set('Vlad', 'out-of-action').do(END),
    );
    memory.rollNext(1, 1);
    tap(button('Lancer pour moi', screen.getByRole('region', { name: 'Blessures' })));
    const chosen = () =>
      group('Nouveau chef')
        .getAllByRole('button')
        .map((one) => [textOf(one), one.getAttribute('aria-pressed')]);
    expect(textOf(document.body)).toContain('la bande tombe en poussière');
    expect(chosen()).toEqual([['Igor', 'false']]);
    tap(group('Nouveau chef').getByRole('button', { name: 'Igor' }));
    expect(chosen()).toEqual([['Igor', 'true']]);
    conclude();
    expect(now().members).toMatchObject([{ name: 'Igor', leader: true }]);
  });
});

describe('the dice of a search', () => {
  it('come with what may change them', async () => {
    const elves = band('reikland', ['reikland/captain', 'Ulrich'], ['extras/elf-ranger', 'Ilrac']);
    const mapped = { ...elves, stash: { 'mordheim-map': 1 }, purse: { gold: 50 } };
    await openAftermath(mapped, (battle) => battle.do(END));
    const step = screen.getByRole('region', { name: 'Exploration' });
    expect(textOf(step)).toContain('Ilrac, même mis hors de combat');
    expect(textOf(step)).toContain('Carte de Mordheim');
  });
});
