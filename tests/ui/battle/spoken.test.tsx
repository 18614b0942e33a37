import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { hush, speakIn } from '#ui/effects/speak.ts';
import { button, card, newBattle, openTable, plain, tap, wayOn } from './open-table.tsx';

// Announcements for screen readers: all in one live region, and nothing twice.

beforeAll(() => startI18n('fr'));

let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  place = document.createElement('p');
  document.body.append(place);
  speakIn(place);
  // What an earlier page had still to say.
  hush();
});

afterEach(() => {
  vi.runOnlyPendingTimers();
  speakIn(null);
  place.remove();
  vi.useRealTimers();
});

/** All announcements after a tap. */
function said(): readonly string[] {
  act(() => {
    vi.advanceTimersByTime(200);
  });
  const words = plain(place.textContent);
  place.replaceChildren();
  return words === '' ? [] : [words];
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
    expect(said()).toEqual(['Tour 1 · Reikland · Mouvement · Charges']);
    tap(button('Annuler : Tour 1 · Reikland · Mouvement'));
    said();
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Reikland · Mouvement · Charges']);
  });

  it('is announced when it is redone', () => {
    openTable(newBattle());
    tap(wayOn());
    said();
    tap(button('Annuler : Tour 1 · Reikland · Mouvement'));
    expect(said()).toEqual(['Annulé : Tour 1 · Reikland · Mouvement']);
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
    tap(button('Hors de combat', strip));
    expect(said()).toEqual(['Otto hors de combat']);
  });

  it('is not repeated: a switch announces its own state', () => {
    openTable(newBattle());
    tap(button('Otto : le chef à moins de 6 ps'));
    expect(said()).toEqual([]);
  });
});

it('an undo in the words of the one before is announced as well', () => {
  openTable(newBattle());
  tap(wayOn());
  tap(wayOn());
  said();
  for (let time = 0; time < 2; time += 1) {
    tap(button('Annuler : Tour 1 · Reikland · Mouvement'));
    expect(said()).toEqual(['Annulé : Tour 1 · Reikland · Mouvement']);
  }
});

describe('what becomes due', () => {
  const shaken = () => newBattle().set('Rat1', 'out-of-action').set('Rat2', 'out-of-action');

  it('is announced with the step that brings it, and again when an undo brings it back', () => {
    openTable(shaken().nextUntil('Reikland', 'close-combat'));
    tap(wayOn());
    expect(said()).toEqual(['Tour 1 · Skavens · Ralliement · Skavens : test de déroute dû.']);
    tap(button('Réussi', card('Test de déroute')));
    expect(said()).toEqual(['Test de déroute réussi']);
    tap(button('Annuler : Test de déroute réussi'));
    expect(said()).toEqual(['Annulé : Test de déroute réussi · Skavens : test de déroute dû.']);
  });

  it('is not announced when the table opens, whose cards can be read', () => {
    openTable(shaken().nextUntil('Skavens', 'recovery'));
    expect(said()).toEqual([]);
  });

  const STEP = 'Tour 2 · Reikland · Ralliement';

  it.each([
    ['one by its name', 's-Reikland', ['Otto'], ' · À faire maintenant · Otto : ralliement'],
    ['several by their number', 's-Reikland', ['Otto', 'Klaus', 'Gunther'], ' · 3 à faire'],
    ['none of another side', 's-Skavens', ['Otto', 'Klaus'], ''],
  ])('is announced: %s', (_, seat, fleeing, due) => {
    const battle = newBattle();
    for (const name of fleeing) battle.set(name, 'fleeing');
    openTable(battle.nextUntil('Skavens', 'close-combat'), {
      settings: { [SEATS_KEY]: [['b-test', seat]] },
    });
    tap(wayOn());
    expect(said()).toEqual([`${STEP}${due}`]);
  });
});

describe('a sheet', () => {
  it('takes away what has been announced, which its closing would repeat', () => {
    openTable(newBattle());
    tap(wayOn());
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(place.textContent).not.toBe('');
    tap(button('Menu de la bataille'));
    expect(place.textContent).toBe('');
  });

  it('says itself what has led to it', () => {
    openTable(newBattle());
    tap(button('Otto perd 1 PV'));
    expect(screen.getByRole('dialog').textContent).toContain('Dernier PV perdu');
    expect(said()).toEqual([]);
  });
});

it('a rout test that is due is led to by the big button: its heading has the focus, its reason is said', () => {
  const table = newBattle().set('Rat1', 'out-of-action').set('Rat2', 'out-of-action');
  openTable(table.nextUntil('Skavens', 'recovery'));
  tap(wayOn());
  expect(said()).toEqual([
    'Sans chef, le Cd le plus haut : Rat3, Rat4 et 4 autres. Réussite 28 %. Test dès 2 hors de combat sur 8.',
  ]);
  expect(document.activeElement?.tagName).toBe('H3');
  expect(document.activeElement?.textContent).toContain('Test de déroute');
});

it('a gauge leads to the heading of its side', () => {
  openTable(newBattle());
  tap(screen.getByRole('button', { name: /^Skavens 0/ }));
  expect(document.activeElement?.tagName).toBe('H2');
  expect(document.activeElement?.textContent).toBe('Skavens');
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
  expect(said()).toEqual(['5 sur Cd 8 · Test de déroute réussi']);
});
