import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, plain, tap, textOf } from '../battle/open-table.tsx';
import { openAt } from './open-resolver.tsx';

// What is worked out differs from phase to phase and from game to game; so do the words for it.

beforeAll(async () => {
  await startI18n('fr');
});

describe('the phase says what is offered first', () => {
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

  it('where it says nothing, whatever the game has first', () => {
    openAt('/duel', skirmish('recovery'));
    expect(shown()).toBe('Corps à corps');
  });

  it('an address that names another keeps it', () => {
    openAt('/duel/melee/f-Otto1/f-Rat1', skirmish('shooting'));
    expect(shown()).toBe('Corps à corps');
  });
});

describe('a game in which each is alone with his dice', () => {
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

  it('counts losses, not what is left', () => {
    const table = openAt('', march());
    tap(button(plain('Spahis1 subit 1 perte')));
    expect(textOf(screen.getByRole('link', { name: /Spahis1/ }))).toContain('Pertes : 1 sur 5');
    table.unmount();
    openAt('/fighter/f-Spahis1', march());
    expect(button('Subit 1 perte')).toBeTruthy();
    expect(button('Une perte de plus')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/PV|de vie|\bpas\b/);
    // The test of morale, once.
    expect(screen.getAllByRole('link', { name: /[Mm]oral/ }).map(textOf)).toEqual(['Moral']);
  });
});

/** What is being worked out. */
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
