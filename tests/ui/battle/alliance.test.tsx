import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { button, openTable, tap, textOf } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

function three(houseRules: Readonly<Record<string, string>>) {
  return new TestBattle(
    system,
    [
      { name: 'Reikland', fighters: crowd('Otto', 4) },
      { name: 'Skavens', fighters: crowd('Rat', 4) },
      { name: 'Nains', fighters: crowd('Nain', 4) },
    ],
    { houseRules },
  );
}

describe('alliances in battle', () => {
  it('are not offered unless the table plays them', () => {
    openTable(three({}));
    tap(button('Menu de la bataille'));
    expect(screen.queryByRole('button', { name: 'Alliances' })).toBeNull();
  });

  it('are made by naming a side, said to last since then, and broken by word', () => {
    const table = openTable(three({ alliances: 'declare' }));
    tap(button('Menu de la bataille'));
    tap(button('Alliances'));
    expect(button('Tous d’accord').hasAttribute('disabled')).toBe(true);
    tap(button('Nains', screen.getByRole('group', { name: 'Reikland s’allie avec' })));
    tap(button('Tous d’accord'));
    expect(table.state().sides.map(({ team }) => team)).toEqual(['a', null, 'a']);
    expect(table.session.getState().newest?.said).toMatchObject({
      code: 'entry.alliance-made',
      params: { side: 'Reikland', others: 'Nains' },
    });
    tap(button('Menu de la bataille'));
    tap(button('Alliances'));
    expect(textOf(screen.getByRole('dialog'))).toContain('Reikland et Nains, depuis le tour 1');
    const [first] = screen.getAllByRole('button', { name: 'Par la parole' });
    if (first === undefined) throw new Error('nobody can break it');
    tap(first);
    expect(table.state().sides.map(({ team }) => team)).toEqual([null, null, null]);
  });
});
