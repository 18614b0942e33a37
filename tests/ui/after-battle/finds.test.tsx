import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { button, plain, tap, textOf } from '../battle/open-table.tsx';
import { openAftermath } from './open-aftermath.tsx';

// What explorers come upon, what is sold of it, who is paid, and what the warband remembers of it all.

beforeAll(() => startI18n('fr'));

/** The ravens have won; all four heroes explore. */
function open() {
  return openAftermath({ ...ravens(), purse: { gold: 60 } }, (battle) =>
    battle.do({ type: 'end-battle', winnerId: 's-Corbeaux' }),
  );
}

function step(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

const said = (name: string) => plain(textOf(step(name)));

function explore(...dice: readonly number[]): void {
  for (const die of dice) tap(button(String(die), step('Exploration')));
}

/** The lines of a list of facts. */
function factsIn(place: Element): readonly string[] {
  return [...place.querySelectorAll('.after-facts > li')].map((one) =>
    plain(one.textContent ?? ''),
  );
}

function conclude(): readonly string[] {
  tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
  const end = document.querySelector<HTMLElement>('button.k-primary');
  if (end === null) throw new Error('no way on');
  tap(end);
  return factsIn(document.body);
}

describe('what explorers come upon', () => {
  it('is named at the end for as long as it asks for something', async () => {
    await open();
    explore(1, 1, 5, 6, 3);
    tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
    expect(textOf(button(/^Terminer/))).toContain('encore la trouvaille à régler');
    tap(button('Ne pas y aller', step('Exploration')));
    tap(button('Commerce', screen.getByRole('navigation', { name: 'Étapes' })));
    expect(textOf(button(/^Terminer/))).toContain('s’annule en une étape');
  });

  it('sends somebody into a well, with what he risks; or nobody', async () => {
    const { now } = await open();
    const there = () => step('Exploration');
    expect(said('Exploration')).toContain('0 dé sur 5');
    explore(1, 1, 5, 6);
    expect(said('Exploration')).toContain('4 dés sur 5');
    explore(3);
    expect(said('Exploration')).toContain('Total 16 · pierre magique +3');
    expect(within(there()).queryByRole('button', { name: '3' })).toBeNull();
    tap(button('Gunther', there()));
    expect(said('Exploration')).toContain('Gunther teste sur 1D6 : 3 ou moins.');
    tap(button('Raté', there()));
    expect(within(there()).queryByRole('button', { name: 'Ne pas y aller' })).toBeNull();
    expect(factsIn(there())).toEqual(['Gunther : manque la prochaine bataille']);
    tap(button(/^Changer/, there()));
    tap(button('Ne pas y aller', there()));
    expect(said('Exploration')).toContain('passé');
    expect(within(there()).queryByText('Qui y va\u202f?')).toBeNull();
    expect(factsIn(there())).toEqual([]);
    tap(button(/^Changer/, there()));
    tap(button('Ulrich', there()));
    tap(button('Réussi', there()));
    expect(factsIn(there())).toEqual(['Pierre magique : 1']);
    expect(conclude()).toEqual([
      'Trouvé : Puits',
      'Rapporté · Pierre magique : 4',
      'Solde : 15 co',
    ]);
    expect(now().purse).toEqual({ gold: 45, wyrdstone: 4 });
  });

  it('that the app does not know of is noted where somebody asks for the field', async () => {
    await open();
    const field = () => screen.queryByRole('textbox', { name: 'Trouvé' });
    expect(field()).toBeNull();
    tap(button('Autre trouvaille', step('Exploration')));
    expect(field()).not.toBeNull();
  });

  it('is thrown by the app where players want that', async () => {
    const { memory } = await open();
    memory.rollNext(6, 6, 1, 2, 4, 5);
    tap(button('Lancer pour moi', step('Exploration')));
    expect(said('Exploration')).toContain('Total 19 · pierre magique +4');
    expect(said('Exploration')).toContain('Masures délabréesCouronnes d’or (D6) : dé 1 sur 1.');
    tap(button('Lancer pour moi', step('Exploration')));
    expect(factsIn(step('Exploration'))).toEqual(['Couronnes d’or : 5']);
  });

  it('is completed by the app with the dice that are missing after those tapped', async () => {
    const { memory } = await open();
    explore(6, 6);
    memory.rollNext(1, 2, 4, 5);
    tap(button('Lancer pour moi', step('Exploration')));
    expect(said('Exploration')).toContain('Total 19 · pierre magique +4');
    tap(button('Lancer pour moi', step('Exploration')));
    expect(factsIn(step('Exploration'))).toEqual(['Couronnes d’or : 5']);
  });

  it('is sold, kept or paid out, and remembered as that', async () => {
    const { now } = await open();
    explore(2, 2, 6, 3, 5);
    tap(button('1 : Couronnes d’or (1) et Porte-bonheur', step('Exploration')));
    expect(factsIn(step('Exploration'))).toEqual(['Couronnes d’or : 1', 'Porte-bonheur']);
    const income = () => said('Revenus');
    expect(income()).toContain('Caisse : 60 → 46');
    expect(income()).toContain('Bande de 7 : rien n’est vendu.');
    tap(button('En vendre un de plus'));
    expect(income()).toContain('1 fragment, 35 co pour une bande de 7.');
    expect(income()).toContain('Caisse : 0 → 3');
    tap(button('Tout vendre : 4 → 70 co'));
    expect(income()).toContain('4 fragments, 70 co pour une bande de 7.');
    expect(income()).not.toContain('Tout vendre');
    expect(income()).toContain('Caisse : 60 → 116');
    expect(income()).toContain('À payer : 15 co.');
    const old = () => button(/^Vieux/, step('Revenus'));
    tap(old());
    expect(income()).toContain('À payer : 0 co.');
    tap(old());
    expect(income()).toContain('À payer : 15 co.');
    tap(old());
    expect(conclude()).toEqual([
      'Trouvé : Échoppe',
      'Rapporté · Pierre magique : 4, Couronnes d’or : 1',
      'Au coffre : Porte-bonheur',
      '4 fragments vendus pour 70 co',
    ]);
    expect(plain(textOf(screen.getByRole('main')))).toContain('Partis faute de solde : Vieux');
    expect(now()).toMatchObject({ purse: { gold: 131 }, stash: { 'lucky-charm': 1 } });
    expect(now().members.map(({ name }) => name)).not.toContain('Vieux');
  });
});
