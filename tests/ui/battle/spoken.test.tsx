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

// Announcements for screen readers. The toast at the bottom announces itself; everything else is announced in
// a live region of its own, and nothing twice.

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

/** All announcements after a tap. */
function said(): readonly string[] {
  act(() => {
    vi.runOnlyPendingTimers();
  });
  return [plain(place.textContent), textOf(news())].filter((text) => text !== '');
}

describe('a step without a toast', () => {
  it('is announced by its name', () => {
    openTable(newBattle());
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Reikland · Mouvement · Charges']);
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Reikland · Mouvement · Autres mouvements']);
  });

  it('is announced by the phase alone where that has no steps', () => {
    openTable(newBattle().nextUntil('Reikland', 'movement', 'other-moves'));
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Reikland · Tir']);
  });

  it('is announced again when it happens again', () => {
    openTable(newBattle());
    tap(wayOn());
    said();
    const first = place.firstChild;
    tap(button('Annuler : Tour 1 · Reikland · Mouvement'));
    said();
    tap(wayOn());
    said();
    expect(plain(place.textContent)).toBe('Tour 1 · Reikland · Mouvement · Charges');
    // A new element, so that the same words are announced again.
    expect(place.firstChild).not.toBe(first);
  });

  it('is announced when it is redone', () => {
    openTable(newBattle());
    tap(wayOn());
    tap(button('Annuler : Tour 1 · Reikland · Mouvement'));
    expect(said().at(-1)).toBe('Annulé : Tour 1 · Reikland · MouvementRétablir');
    tap(button('Rétablir'));
    expect(said()).toEqual(['Rétabli : Tour 1 · Reikland · Mouvement']);
  });
});

describe('a change announced elsewhere', () => {
  it('is not repeated: a status in the strip is announced, and a takedown is in the toast', () => {
    openTable(newBattle());
    tap(screen.getAllByRole('button', { name: 'États' })[0] ?? document.body);
    const strip = screen.getByRole('group', { name: 'Otto' });
    tap(button('Sonné', strip));
    expect(said()).toEqual(['Otto sonné']);
    place.replaceChildren();
    tap(button('Hors de combat', strip));
    expect(said()).toEqual(['Otto hors de combatPar qui ?']);
  });

  it('is not repeated: a switch announces its own state', () => {
    openTable(newBattle());
    tap(button('Otto : chef à 6 ps'));
    expect(said()).toEqual([]);
  });
});

it('dice rolled by the app are announced, though they replace their card', () => {
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
