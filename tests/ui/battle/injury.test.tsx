import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { button, card, newBattle, news, openTable, tap, textOf } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

function wound(name: string): void {
  tap(button(`${name} perd 1 PV`));
}

function sheet(): HTMLElement {
  return screen.getByRole('dialog', { name: /jet de dégâts/ });
}

function face(value: number): HTMLElement {
  return button(new RegExp(`^${value}\\s?:`), sheet());
}

describe('the injury roll', () => {
  it('opens by itself with the last wound, and one tap on the die settles it', () => {
    const table = openTable(newBattle());
    wound('Lame1');
    expect(textOf(sheet())).toContain('Lame1 : jet de dégâts');
    expect(textOf(sheet())).toContain('Lancez 1D6');
    tap(face(4));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(table.fighter('Lame1').status).toBe('stunned');
    const entry = table.newest();
    expect(entry?.type === 'InjuryRolled' && entry.data.dice).toEqual([4]);
  });

  it('is in his row while it waits, and is one step with its wound', () => {
    const table = openTable(newBattle());
    const before = table.state();
    wound('Lame1');
    tap(button('Fermer', sheet()));
    expect(screen.queryByRole('button', { name: 'Lame1 perd 1 PV' })).toBeNull();
    const row = button('Lame1 : jet de dégâts', screen.getByRole('list', { name: 'Reikland' }));
    expect(row.closest('.fighter')).not.toBeNull();
    tap(row);
    tap(face(4));
    expect(screen.queryByRole('button', { name: 'Lame1 : jet de dégâts' })).toBeNull();
    tap(button(/^Annuler/));
    expect(table.state()).toEqual(before);
    expect(textOf(news())).toContain('Annulé : Lame1');
  });

  it('names what every face does', () => {
    openTable(newBattle());
    wound('Lame1');
    const faces = within(sheet())
      .getAllByRole('button')
      .map((one) => (one.getAttribute('aria-label') ?? '').replaceAll('\u00A0', ' '))
      .filter((name) => /^\d/.test(name));
    expect(faces).toEqual([
      '1 : À terre',
      '2 : À terre',
      '3 : Sonné',
      '4 : Sonné',
      '5 : Hors de combat',
      '6 : Hors de combat',
    ]);
  });

  it('stays away while wounds are left', () => {
    const table = openTable(newBattle());
    wound('Klaus');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(table.fighter('Klaus').wounds).toBe(1);
  });

  it('asks for each of several dice, lets one be corrected, and takes the worst', () => {
    const table = openTable(newBattle());
    wound('Lame1');
    tap(button(/1 blessure/, sheet()));
    expect(textOf(sheet())).toContain('Lancez 2D6');
    tap(face(2));
    expect(table.fighter('Lame1').status).toBe('standing');
    tap(button('Reprendre le 2', sheet()));
    tap(face(5));
    expect(screen.getByRole('dialog')).toBeTruthy();
    tap(face(1));
    expect(table.fighter('Lame1').status).toBe('out-of-action');
    const entry = table.newest();
    expect(entry?.type === 'InjuryRolled' && entry.data.dice).toEqual([5, 1]);
  });

  it.each([
    ['saved', 'Réussi', 'knocked-down'],
    ['not saved', 'Raté', 'stunned'],
    ['saved by its die', /^5\s?:/, 'knocked-down'],
    ['not saved by its die', /^3\s?:/, 'stunned'],
  ])('asks for the helmet’s roll before a stun: %s', (_, answer, status) => {
    const table = openTable(newBattle());
    wound('Otto');
    tap(face(3));
    expect(table.fighter('Otto').status).toBe('standing');
    expect(textOf(sheet())).toContain('Otto : casque, 4+ pour finir à terre');
    tap(button(answer, sheet()));
    expect(table.fighter('Otto').status).toBe(status);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not take the second tap of a double tap on the die for the helmet’s, and goes back to it', () => {
    const table = openTable(newBattle());
    const place = { x: 190, y: 600 };
    wound('Otto');
    tap(face(3), { ...place, time: 60_000 });
    tap(face(3), { ...place, time: 60_150 });
    expect(textOf(sheet())).toContain('casque, 4+');
    tap(button('Revenir d’un jet', sheet()));
    expect(textOf(sheet())).toContain('Lancez 1D6');
    tap(face(2));
    expect(table.fighter('Otto').status).toBe('knocked-down');
  });

  it('ignores the helmet when the players say so', () => {
    const table = openTable(newBattle());
    wound('Otto');
    tap(button('Casque', sheet()));
    tap(face(3));
    expect(table.fighter('Otto').status).toBe('stunned');
  });

  it('applies the attacker’s modifier when the players say so', () => {
    const table = openTable(newBattle());
    wound('Lame1');
    tap(button('+1 au jet', sheet()));
    tap(face(2));
    expect(table.fighter('Lame1').status).toBe('stunned');
  });

  it('waits on its card when undo brings it back', () => {
    const table = openTable(newBattle());
    wound('Lame1');
    tap(button('Fermer', sheet()));
    // Something else has happened in between, so the wound is a step of its own.
    wound('Klaus');
    tap(button('Lame1 : jet de dégâts', screen.getByRole('list', { name: 'Reikland' })));
    tap(face(5));
    tap(button(/^Annuler : Lame1/));
    expect(table.fighter('Lame1').status).toBe('standing');
    expect(card(/Lame1.*jet de dégâts/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is rolled by the app on request, helmet included', () => {
    const table = openTable(newBattle());
    wound('Otto');
    table.memory.rollNext(4, 5);
    tap(button('Lancer pour moi', sheet()));
    const entry = table.newest();
    expect(entry?.type === 'InjuryRolled' && entry.data).toMatchObject({ dice: [4], saveRoll: 5 });
    expect(table.fighter('Otto').status).toBe('knocked-down');
  });

  it('is completed by the app with the dice that are missing after those tapped', () => {
    const table = openTable(newBattle());
    wound('Otto');
    tap(button('+ 1 blessure', sheet()));
    tap(button('+ 1 blessure', sheet()));
    tap(face(2));
    table.memory.rollNext(1, 6, 3, 3);
    tap(button('Lancer pour moi', sheet()));
    const entry = table.newest();
    expect(entry?.type === 'InjuryRolled' && entry.data).toMatchObject({
      dice: [2, 1, 6],
      saveRoll: null,
    });
  });

  it('stays due on a card when the sheet is closed', () => {
    const table = openTable(newBattle());
    wound('Lame1');
    tap(button('Fermer', sheet()));
    expect(screen.queryByRole('dialog')).toBeNull();
    const due = card(/Lame1.*jet de dégâts/);
    tap(button('Jet de dégâts', due));
    tap(face(1));
    expect(table.fighter('Lame1').status).toBe('knocked-down');
  });

  it('can be settled without dice for those on the ground', () => {
    const table = openTable(newBattle().set('Lame1', 'knocked-down'));
    wound('Lame1');
    tap(button('Coup de grâce', sheet()));
    expect(table.fighter('Lame1').status).toBe('out-of-action');
  });

  it('does not take the second tap of a double tap on the drop for a die', () => {
    const table = openTable(newBattle());
    const place = { x: 340, y: 700 };
    tap(button('Lame1 perd 1 PV'), { ...place, time: 1000 });
    tap(face(6), { ...place, time: 1200 });
    expect(table.fighter('Lame1').status).toBe('standing');
  });

  it('counts every one of several wounds in quick succession', () => {
    openTable(newBattle());
    wound('Lame1');
    const more = button(/1 blessure/, sheet());
    tap(more, { x: 300, y: 500, time: 60_000 });
    tap(more, { x: 300, y: 500, time: 60_150 });
    expect(textOf(sheet())).toContain('Lancez 3D6');
  });
});
