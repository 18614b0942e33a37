import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { crowd, TestBattle, type Troop } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, openTable, plain, tap, textOf, wayOn } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

const REIKLAND: Troop = { name: 'Reikland', fighters: crowd('Lame', 8) };
const SKAVENS: Troop = { name: 'Skavens', fighters: crowd('Rat', 8, { ld: 5 }) };
const ORCS: Troop = { name: 'Orques', fighters: crowd('Boy', 8) };

/** The numbers that gauges bear: their sides' places in the order of play. */
function places() {
  return [...document.querySelectorAll('.gauge-place')].map((place) => place.textContent);
}

describe('a battle of two sides', () => {
  it('needs no places in the order of play', () => {
    openTable(new TestBattle(mordheim(), [REIKLAND, SKAVENS]));
    expect(gauges()).toHaveLength(2);
    expect(places()).toEqual([]);
  });
});

describe('a battle of three sides', () => {
  it('shows who plays when, and whose turn it is', () => {
    openTable(battle());
    expect(gauges().map((gauge) => gauge.slice(0, 10))).toEqual([
      '1 Reikland',
      '2 Skavens ',
      '3 Orques 0',
    ]);
    expect(places()).toEqual(['1', '2', '3']);
    expect(screen.getAllByRole('button', { current: true }).map(textOf)[0]).toContain('Reikland');
    expect(textOf(screen.getByRole('banner'))).toContain('À jouer : Reikland');
  });

  it('loses only the side that fails its rout test, says so, and continues with the next', async () => {
    const table = openTable(shaken());
    tap(button('Raté', screen.getByRole('article', { name: 'Test de déroute' })));
    expect(table.state().ended).toBe(false);
    const gone = screen.getByText('Ont quitté la table : Skavens', {
      normalizer: plain,
      selector: 'h2',
    });
    expect(textOf(gone.closest('.sides-gone') ?? gone)).toContain(
      'Déroute · La bataille continue : Reikland et Orques.',
    );
    expect(screen.queryByText('Rat5')).toBeNull();
    expect(textOf(region('Skavens'))).toContain('En déroute');
    expect(gauges()[1]).toContain('En déroute');
    expect(gauges().map((gauge) => gauge.includes('2 avant le test'))).toEqual([true, false, true]);
    expect(screen.queryAllByRole('button', { current: true })).toEqual([]);
    await waitFor(() => expect(textOf(wayOn())).toContain('Au suivant : Orques'));
    tap(wayOn());
    expect(screen.queryByText(/La bataille continue/)).toBeNull();
    expect(screen.getAllByText('Boy1')).not.toHaveLength(0);
  });

  it('ends with the last side standing, and says who left and why', () => {
    const table = openTable(shaken());
    tap(button('Raté', screen.getByRole('article', { name: 'Test de déroute' })));
    tap(button('Orques', menu('Un camp se retire')));
    expect(table.state().ended).toBe(true);
    const end = screen.getByRole('region', { name: /^Victoire/ });
    expect(textOf(end)).toContain('Victoire : Reikland');
    expect(within(end).getAllByRole('listitem').map(textOf)).toEqual([
      'Skavens Déroute Cd 5',
      'Orques · Retrait',
    ]);
    // Once it is over, all fighters are shown again.
    expect(screen.getByText('Rat5')).toBeTruthy();
  });

  it.each([
    ['Victoire : Orques', 's-Orques'],
    ['Sans vainqueur', null],
  ])('is ended by the players as they say: %s', (answer, winnerId) => {
    const table = openTable(battle());
    tap(button(answer, menu('Finir la bataille')));
    expect(table.state()).toMatchObject({ ended: true, end: { winnerId } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is won by the first to leave where the scenario says so', () => {
    openTable(shaken({ scenarioFirstToLeaveWins: 'yes' }));
    tap(button('Raté', screen.getByRole('article', { name: 'Test de déroute' })));
    const end = screen.getByRole('region', { name: /^Victoire/ });
    expect(textOf(end)).toContain('Victoire : Skavens');
    expect(within(end).getAllByRole('listitem').map(textOf)).toEqual(['Skavens Déroute Cd 5']);
  });

  it('continues without the first to leave when it is reopened', () => {
    const table = openTable(shaken());
    tap(button('Raté', screen.getByRole('article', { name: 'Test de déroute' })));
    tap(button('Orques', menu('Un camp se retire')));
    tap(button('Rouvrir la bataille', screen.getByRole('region', { name: /^Victoire/ })));
    expect(table.state().sides.map(({ removed }) => removed)).toEqual([null, 'rout', null]);
  });

  it('lets a fighter join only sides that are still there', () => {
    openTable(shaken());
    tap(button('Raté', screen.getByRole('article', { name: 'Test de déroute' })));
    const choice = within(menu('Ajouter une figurine')).getByRole('group', { name: 'Camp' });
    const radios = within(choice).getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Reikland',
      'Orques',
    ]);
    expect(radios[0]).toHaveProperty('checked', true);
  });
});

describe('allies', () => {
  const allied = () =>
    new TestBattle(mordheim(), [{ ...REIKLAND, team: 'a' }, SKAVENS, { ...ORCS, team: 'a' }]);

  it('are marked by a word wherever their side is shown', () => {
    openTable(allied());
    expect(gauges().map((gauge) => gauge.includes('Alliance A'))).toEqual([true, false, true]);
    expect(textOf(region('Orques'))).toContain('Alliance A');
    expect(textOf(region('Skavens'))).not.toContain('Alliance');
  });

  it('win together', () => {
    openTable(allied());
    tap(button('Skavens', menu('Un camp se retire')));
    expect(screen.getByRole('region', { name: /Reikland et Orques$/ })).toBeTruthy();
  });

  it('are on one line where the players choose the winner', () => {
    openTable(allied());
    const names = within(menu('Finir la bataille'))
      .getAllByRole('button')
      .map((row) => textOf(row).trim());
    expect(names).toEqual(
      expect.arrayContaining(['Victoire : Reikland et Orques', 'Victoire : Skavens']),
    );
    expect(names).not.toContain('Victoire : Orques');
  });
});

describe('the agreed number of rounds', () => {
  const lastPhase = () => {
    const limited = battle(1);
    return limited.nextUntil('Orques', 'close-combat');
  };

  it('asks at the end of the last one whether the battle is over, and who has won', () => {
    const table = openTable(lastPhase());
    const card = screen.getByRole('article', { name: 'Limite de tours atteinte' });
    tap(button('Victoire : Skavens', card));
    expect(table.state().end).toMatchObject({ winnerId: 's-Skavens' });
    const end = screen.getByRole('region', { name: /^Victoire/ });
    expect(within(end).getAllByRole('listitem').map(textOf)).toEqual([
      'D’un commun accord',
      'Fin du dernier tour prévu',
    ]);
  });

  it('may end without a winner', () => {
    const table = openTable(lastPhase());
    const card = screen.getByRole('article', { name: 'Limite de tours atteinte' });
    tap(button('Sans vainqueur', card));
    expect(table.state().end).toMatchObject({ winnerId: null });
  });

  it('is not skipped with the rest of the last turn', () => {
    const skip = /^Fin du tour/;
    const offered = () => screen.queryByRole('button', { name: skip }) !== null;
    const limited = (round: number) => battle(round).nextUntil('Orques', 'movement', 'charges');
    const { unmount } = openTable(limited(2));
    expect(offered()).toBe(true);
    unmount();
    openTable(limited(1));
    expect(offered()).toBe(false);
  });

  it('does not stop players who continue', () => {
    const table = openTable(lastPhase());
    tap(wayOn());
    expect(table.state().position.round).toBe(2);
    expect(screen.queryByRole('article', { name: 'Limite de tours atteinte' })).toBeNull();
  });

  it('asks nothing before the end of the last one', () => {
    openTable(battle(1).nextUntil('Orques', 'movement', 'other-moves'));
    expect(screen.queryByRole('article', { name: 'Limite de tours atteinte' })).toBeNull();
  });
});

function battle(
  roundLimit: number | null = null,
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  return new TestBattle(mordheim(), [REIKLAND, SKAVENS, ORCS], { roundLimit, houseRules });
}

/** It is the Skavens' turn, with three of eight out of action. */
function shaken(houseRules: Readonly<Record<string, string>> = {}): TestBattle {
  const three = battle(null, houseRules);
  for (const name of ['Rat1', 'Rat2', 'Rat3']) three.set(name, 'out-of-action');
  return three.nextUntil('Skavens', 'recovery');
}

function mordheim() {
  const found = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (found === undefined) throw new Error('no such rules');
  return found;
}

function gauges(): readonly string[] {
  const list = screen.getByRole('list', { name: 'Déroute de chaque camp' });
  return within(list).getAllByRole('button').map(textOf);
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

/** The sheet that an item of the battle's menu opens. */
function menu(item: string): HTMLElement {
  tap(button('Menu de la bataille'));
  tap(button(item, screen.getByRole('dialog')));
  return screen.getByRole('dialog');
}
