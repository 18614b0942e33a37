import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, plain, tap, textOf } from '../battle/open-table.tsx';
import { openAt } from './open-resolver.tsx';

// Calculations and their names differ between phases and games.

beforeAll(async () => {
  await startI18n('fr');
});

describe('the phase decides which is suggested first', () => {
  it.each([
    ['movement', 'Corps à corps', 'Corps à corps'],
    ['shooting', 'Tir', 'Tir'],
    ['close-combat', 'Corps à corps', 'Corps à corps'],
  ])('in %s: %s', (phase, short, name) => {
    const { unmount } = openAt('/fighter/f-Otto1', skirmish(phase));
    expect(screen.getByRole('link', { name: short })).toBeTruthy();
    unmount();
    openAt('/duel', skirmish(phase));
    expect(shown()).toBe(name);
  });

  it('without one for the phase, the game’s first is suggested', () => {
    openAt('/duel', skirmish('recovery'));
    expect(shown()).toBe('Corps à corps');
  });

  it('an address that names another keeps it', () => {
    openAt('/duel/melee/f-Otto1/f-Rat1', skirmish('shooting'));
    expect(shown()).toBe('Corps à corps');
  });
});

describe('a game in which fighters roll alone', () => {
  it('never says duel', () => {
    const { unmount } = openAt('/fighter/f-Spahis1', march());
    expect(screen.getByRole('link', { name: 'Moral' })).toBeTruthy();
    unmount();
    openAt('/duel', march());
    expect(textOf(screen.getByRole('heading', { level: 1 }))).toBe('Test de moral');
    const tabs = within(screen.getByRole('navigation', { name: 'Écrans de la bataille' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Moral');
    expect(document.body.textContent).not.toContain('Duel');
  });

  it('counts losses, not remaining wounds', () => {
    const table = openAt('', march());
    tap(button(plain('Spahis1 subit 1 perte')));
    expect(textOf(screen.getByRole('link', { name: /Spahis1/ }))).toContain('Pertes : 1 sur 5');
    table.unmount();
    openAt('/fighter/f-Spahis1', march());
    expect(button('Subit 1 perte')).toBeTruthy();
    expect(button('Une perte de plus')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/PV|de vie|\bpas\b/);
    // One morale test.
    expect(screen.getAllByRole('link', { name: /[Mm]oral/ }).map(textOf)).toEqual(['Moral']);
  });
});

/** The name of the calculation. */
function shown(): string {
  const chosen = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ce qu’on calcule' });
  return chosen.selectedOptions[0]?.text ?? '';
}

function skirmish(phase: string): TestBattle {
  const battle = new TestBattle(systemCalled('mordheim'), [
    { name: 'Reikland', fighters: crowd('Otto', 2) },
    { name: 'Skavens', fighters: crowd('Rat', 2) },
  ]);
  return battle.nextUntil('Reikland', phase);
}

function march(): TestBattle {
  return new TestBattle(systemCalled('colonial'), [
    { name: 'Colonne', fighters: crowd('Spahis', 2, { wounds: 5 }) },
    { name: 'Guerriers', fighters: crowd('Lances', 2, { wounds: 5 }) },
  ]);
}

function systemCalled(id: string) {
  const system = ALL_SYSTEMS.find((one) => one.id === id);
  if (system === undefined) throw new Error(`no rules called ${id}`);
  return system;
}
