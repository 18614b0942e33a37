import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { crowd, type TestBattle } from '../../support/battles.ts';
import { button, newBattle, openTable, plain, tap, wayOn } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function glance(): Element | null {
  return document.querySelector('.glance');
}

function words(): string {
  return plain(glance()?.textContent ?? '');
}

function wait(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
}

/** Two of twelve are out, one more and Reikland has to test. */
function nearly() {
  return newBattle().set('Lame1', 'out-of-action').set('Lame2', 'out-of-action');
}

function openFacing(battle: TestBattle) {
  const table = openTable(battle);
  act(() => table.stores.settings.getState().change('glanceFacing', true));
  wait(46);
  return table;
}

describe('the glance display of an untouched table', () => {
  it('shows whose turn it is, the phase and the losses of both after 45 seconds', () => {
    openTable(nearly());
    wait(44);
    expect(glance()).toBeNull();
    wait(2);
    for (const part of ['Tour 1', 'Reikland', 'Ralliement', '2/12', 'seuil 3', 'Skavens', '0/8']) {
      expect(words()).toContain(part);
    }
    expect(words()).toContain('1 de plus = test');
    expect(words()).not.toContain('Test à venir');
  });

  it('says one turn ahead that the losses already make a test due', () => {
    openTable(newBattle().set('Rat1', 'out-of-action').set('Rat2', 'out-of-action'));
    wait(46);
    expect(words()).toContain('2/8');
    expect(words()).toContain('Test à venir');
  });

  it('has no threshold where the scenario has no Rout tests', () => {
    const rule = 'scenarioWithoutRout';
    openTable(nearly().do({ type: 'set-house-rule', rule, value: 'yes' }));
    wait(46);
    expect(words()).toContain('2/12Pas de déroute');
    expect(words()).not.toMatch(/seuil|de plus = test/);
  });

  it('shows a due rout test with its Leadership', () => {
    openTable(nearly().set('Lame3', 'out-of-action').nextUntil('Reikland', 'recovery'));
    wait(46);
    expect(words()).toContain('Test de déroute');
    expect(words()).toContain('Cd 8');
    expect(words()).not.toContain('Skavens');
  });

  it('writes halves as the language does', () => {
    const half = { traits: { 'rout-half-casualty': true } } as const;
    const mob = { name: 'Horde', fighters: [...crowd('Orque', 7), ...crowd('Gobelin', 7, half)] };
    openTable(newBattle({ skavens: mob }).set('Gobelin1', 'out-of-action'));
    wait(46);
    for (const part of ['0,5/14', 'seuil 3,5']) expect(words()).toContain(part);
  });

  it('is hidden from screen readers, which stay at the table', () => {
    openTable(nearly());
    wait(46);
    expect(glance()?.getAttribute('aria-hidden')).toBe('true');
    expect(wayOn()).toBeTruthy();
  });

  it('has a half for each player face to face, who keeps it whoever plays', () => {
    const halves = () =>
      [...document.querySelectorAll('.glance-half')].map(
        (half) =>
          `${half.classList.contains('glance-turned')} ${plain(half.querySelector('.glance-side')?.textContent ?? '')}`,
      );
    const first = openFacing(nearly());
    expect(halves()).toEqual(['true Skavens', 'false Reikland']);
    first.unmount();
    openFacing(nearly().nextUntil('Skavens', 'recovery'));
    expect(halves()).toEqual(['true Skavens', 'false Reikland']);
  });

  it('has the due rout test in the half of its side alone', () => {
    openFacing(nearly().set('Lame3', 'out-of-action').nextUntil('Reikland', 'recovery'));
    const tests = [...document.querySelectorAll('.glance-due')];
    expect(tests.map((test) => test.matches('.glance-half:not(.glance-turned) *'))).toEqual([true]);
    expect(words()).toContain('0/8');
  });

  it('closes with one touch, which does nothing else', () => {
    const table = openTable(nearly());
    wait(46);
    const before = table.newest();
    const shown = glance();
    if (shown instanceof HTMLElement) tap(shown);
    expect(glance()).toBeNull();
    expect(table.newest()).toBe(before);
    wait(46);
    expect(glance()).not.toBeNull();
  });

  it('closes with one key, which does nothing else', () => {
    openTable(nearly());
    wait(46);
    const key = fireEvent.keyDown(wayOn(), { key: 'Enter' });
    expect(key).toBe(false);
    expect(glance()).toBeNull();
  });

  it('is postponed by every touch', () => {
    openTable(nearly());
    wait(40);
    tap(wayOn());
    wait(40);
    expect(glance()).toBeNull();
    fireEvent.scroll(document);
    wait(40);
    expect(glance()).toBeNull();
  });

  it('never covers an open sheet', () => {
    openTable(nearly());
    tap(button('Menu de la bataille'));
    wait(200);
    expect(glance()).toBeNull();
    tap(button('Fermer', screen.getByRole('dialog')));
    wait(46);
    expect(glance()).not.toBeNull();
  });

  it('waits as long as somebody types or the page is hidden', () => {
    openTable(nearly());
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    for (const field of ['input', 'textarea'] as const) {
      const typed = document.body.appendChild(document.createElement(field));
      typed.focus();
      wait(200);
      expect(glance()).toBeNull();
      typed.remove();
    }
    seen.mockReturnValue('hidden');
    wait(200);
    expect(glance()).toBeNull();
    seen.mockRestore();
    wait(46);
    expect(glance()).not.toBeNull();
  });

  it('does not appear when turned off, and appears later with a longer delay', () => {
    const { stores } = openTable(nearly());
    act(() => stores.settings.getState().change('glance', 0));
    wait(500);
    expect(glance()).toBeNull();
    act(() => stores.settings.getState().change('glance', 120));
    wait(100);
    expect(glance()).toBeNull();
    wait(21);
    expect(glance()).not.toBeNull();
  });

  it('does not appear after the end', () => {
    openTable(newBattle().do({ type: 'end-battle', winnerId: null }));
    wait(500);
    expect(glance()).toBeNull();
  });

  it('moves a little each minute, against burnt-in screens', () => {
    openTable(nearly());
    wait(46);
    const place = () => document.querySelector<HTMLElement>('.glance-inner')?.style.translate;
    const first = place();
    wait(61);
    expect(place()).not.toBe(first);
  });
});
