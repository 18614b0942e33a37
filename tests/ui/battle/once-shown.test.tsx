import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { button, newBattle, news, openTable, tap, textOf } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

/** A table whose taps are shown only when the test says so. */
function heldBack(battle = newBattle()) {
  const waiting: (() => void)[] = [];
  const table = openTable(battle, {
    reveal: (_, show) => {
      waiting.push(show);
    },
  });
  return {
    ...table,
    /** Lets the oldest hidden tap be shown. */
    showNext: () => act(() => waiting.shift()?.()),
  };
}

function rowOf(name: string): string {
  return textOf(screen.getByRole('link', { name: new RegExp(name) }));
}

describe('a tap that must not be shown yet', () => {
  it('shows no toast until then', () => {
    const table = heldBack(newBattle().set('Otto', 'stunned'));
    tap(button(/^Annuler/));
    expect(textOf(news())).toBe('');
    table.showNext();
    expect(textOf(news())).toContain('Otto');
  });

  it('leaves the toast of the previous step until then', () => {
    const table = heldBack(newBattle().set('Otto', 'stunned'));
    tap(button(/^Annuler/));
    table.showNext();
    tap(button(/^Blessure : Gunther|Gunther perd/));
    expect(textOf(news())).toContain('Otto');
    table.showNext();
    expect(textOf(news())).not.toContain('Otto');
  });

  it('stays hidden when something else rerenders', () => {
    const table = heldBack();
    tap(button(/^Klaus perd/));
    const before = rowOf('Klaus');
    tap(button('Menu de la bataille'));
    tap(button('Fermer', screen.getByRole('dialog', { name: 'Bataille' })));
    expect(rowOf('Klaus')).toBe(before);
    table.showNext();
    expect(rowOf('Klaus')).not.toBe(before);
  });

  it('opens no injury roll until then', () => {
    const table = heldBack();
    tap(button(/^Gunther perd/));
    expect(screen.queryByRole('dialog')).toBeNull();
    table.showNext();
    expect(screen.getByRole('dialog', { name: /Gunther/ })).toBeDefined();
  });

  it('is not shown together with the tap before it', () => {
    const table = heldBack();
    tap(button(/^Klaus perd/));
    tap(screen.getAllByRole('button', { name: /^Otto.*chef/ })[0] ?? document.body);
    table.showNext();
    expect(rowOf('Klaus')).toContain('1');
    expect(screen.getByRole('button', { name: /^Otto.*chef/, pressed: false })).toBeDefined();
    table.showNext();
    expect(screen.getByRole('button', { name: /^Otto.*chef/, pressed: true })).toBeDefined();
  });
});
