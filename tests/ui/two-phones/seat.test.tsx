import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { links } from '#sync/links.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { sees } from '../../support/sees.ts';
import { button, newBattle, openTable, tap, textOf } from '../battle/open-table.tsx';

// Whose phone this is, and how an onlooker's phone behaves.

beforeAll(() => startI18n('fr'));

afterEach(() => links.setState({}, true));

function link(): void {
  act(() => links.setState({ 'b-test': { phones: 1, lost: null, late: false } }));
}

function question(): HTMLElement | null {
  return screen.queryByRole('region', { name: /À qui est ce téléphone/ });
}

function menu(): HTMLElement {
  tap(button('Menu de la bataille'));
  return screen.getByRole('dialog');
}

describe('whose phone it is', () => {
  it('is not asked on a phone that was never linked', () => {
    openTable(newBattle());
    expect(question()).toBeNull();
    expect(within(menu()).queryByRole('button', { name: /À qui est/ })).toBeNull();
  });

  it('is asked once the link is up, and answered in one tap', async () => {
    const table = openTable(newBattle());
    link();
    tap(button(/^Skavens/, question() ?? undefined));
    expect(question()).toBeNull();
    expect(table.session.seat.getState()).toBe('s-Skavens');
    await expect
      .poll(() => table.memory.disk.settings.get(SEATS_KEY))
      .toEqual([['b-test', 's-Skavens']]);
  });

  it('is in the menu while it is not known, and without a link where it is', () => {
    const asked = openTable(newBattle());
    link();
    expect(textOf(button(/^À qui est ce téléphone/, menu()))).toContain('Pas encore dit');
    asked.unmount();
    act(() => links.setState({}, true));
    openTable(newBattle(), { settings: { [SEATS_KEY]: [['b-test', 's-Skavens']] } });
    expect(textOf(button(/^À qui est ce téléphone/, menu()))).toContain('Skavens');
  });

  it('is remembered, and can be changed from the menu', () => {
    const table = openTable(newBattle(), {
      settings: { [SEATS_KEY]: [['b-test', 's-Skavens']] },
    });
    link();
    expect(question()).toBeNull();
    const item = button(/^À qui est ce téléphone/, menu());
    expect(textOf(item)).toContain('Skavens');
    tap(item);
    const sheet = screen.getByRole('dialog');
    expect(textOf(button(/^Skavens/, sheet))).toBe('Skavens ');
    expect(within(sheet).getAllByRole('img', { name: 'choisi' })).toHaveLength(1);
    tap(button(/^Aux deux camps/, sheet));
    expect(table.session.seat.getState()).toBe('everybody');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['everybody', 'À tous les camps'],
  ['onlooker', 'Spectateur'],
])('with three sides, a phone of %s says so', (seat, said) => {
  const { system } = newBattle();
  const sides = ['Reikland', 'Skavens', 'Possédés'];
  const three = new TestBattle(
    system,
    sides.map((name) => ({ name, fighters: crowd(name, 1) })),
  );
  openTable(three, { settings: { [SEATS_KEY]: [['b-test', seat]] } });
  const item = button(/^À qui est ce téléphone/, menu());
  expect(textOf(item)).toContain(said);
  tap(item);
  const choices = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(choices.map((one) => textOf(one).trim())).toEqual([
    ...sides,
    'À tous les camps',
    'Spectateur Tout s’y voit, rien ne s’y joue.',
  ]);
});

describe('a phone that only looks on', () => {
  const looksOn = { settings: { [SEATS_KEY]: [['b-test', 'onlooker']] } };

  it('shows everything and writes nothing, until a tap ends that', async () => {
    const table = openTable(newBattle().set('Otto', 'stunned'), looksOn);
    await sees('table:seat.looks-on');
    const before = table.session.getState().entries;
    expect(document.querySelector('.k-primary')).toBeNull();
    expect(button('Annuler : Otto sonné').hasAttribute('disabled')).toBe(true);
    tap(button('Mouvement', screen.getByRole('list', { name: 'Phases du tour' })));
    await sees('battle:refused.looks-on');
    expect(table.session.getState().entries).toBe(before);
    tap(button('Jouer aussi d’ici'));
    expect(table.session.seat.getState()).toBe('everybody');
    tap(button('Mouvement', screen.getByRole('list', { name: 'Phases du tour' })));
    expect(table.state().position.phase).toBe('movement');
  });
});
