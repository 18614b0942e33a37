import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { speakIn } from '#ui/effects/speak.ts';
import {
  button,
  card,
  newBattle,
  news,
  openTable,
  plain,
  tap,
  textOf,
  wayOn,
} from './open-table.tsx';

// What is said to whoever does not see the screen. The news at the bottom says itself; all else is said
// in a place of its own, and nothing is said twice.

beforeAll(() => startI18n('fr'));

let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  place = document.createElement('p');
  document.body.append(place);
  speakIn(place);
});

afterEach(() => {
  speakIn(null);
  place.remove();
  vi.useRealTimers();
});

/** All that has been said after a tap. */
function said(): readonly string[] {
  act(() => {
    vi.runOnlyPendingTimers();
  });
  return [plain(place.textContent), textOf(news())].filter((text) => text !== '');
}

describe('a step without news of its own', () => {
  it('is said by its name', () => {
    openTable(newBattle());
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Reikland · Mouvement · Charges']);
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Reikland · Mouvement · Autres mouvements']);
  });

  it('is said by the phase alone where that has no steps', () => {
    openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Reikland · Tir']);
  });

  it('is said again when it happens again', () => {
    openTable(newBattle());
    tap(wayOn());
    said();
    const first = place.firstChild;
    tap(button('Annuler : Tour 1 · Reikland · Mouvement'));
    said();
    tap(wayOn());
    said();
    expect(plain(place.textContent)).toBe('Tour 1 · Reikland · Mouvement · Charges');
    // Another piece of the page, so that the same words count as news.
    expect(place.firstChild).not.toBe(first);
  });

  it('is said when it comes back', () => {
    openTable(newBattle());
    tap(wayOn());
    tap(button('Annuler : Tour 1 · Reikland · Mouvement'));
    expect(said().at(-1)).toBe('Annulé : Tour 1 · Reikland · MouvementRétablir');
    tap(button('Rétablir'));
    expect(said()).toEqual(['Rétabli : Tour 1 · Reikland · Mouvement']);
  });
});

describe('what is said elsewhere', () => {
  it('is not said twice: a status in the strip is said, who is out stands in the news', () => {
    openTable(newBattle());
    tap(screen.getAllByRole('button', { name: 'États' })[0] ?? document.body);
    const strip = screen.getByRole('group', { name: 'Otto' });
    tap(button('Sonné', strip));
    expect(said()).toEqual(['Otto sonné']);
    place.replaceChildren();
    tap(button('Hors de combat', strip));
    expect(said()).toEqual(['Otto hors de combatPar qui ?']);
  });

  it('is not said twice: a switch tells its own state', () => {
    openTable(newBattle());
    tap(button('Otto : chef à 6 ps'));
    expect(said()).toEqual([]);
  });
});

it('dice that the app has rolled are said, though they stand where their card stood', () => {
  const battle = newBattle()
    .set('Lame1', 'out-of-action')
    .set('Lame2', 'out-of-action')
    .set('Lame3', 'out-of-action')
    .nextUntil('Reikland', 'recovery');
  const { memory } = openTable(battle);
  memory.rollNext(3, 2);
  tap(button('Lancer les dés pour moi', card('Test de déroute')));
  expect(said()).toEqual(['5 contre Cd 8 · Test de déroute réussi']);
});
