import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventData } from '#battle/events.ts';
import { stamp } from '#battle/stamp.ts';
import { startI18n } from '#i18n/setup.ts';
import { WITHOUT_PLAYER } from '#rules/kit/parties.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { links } from '#sync/links.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { EVENING } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { button, newBattle, news, openTable, tap, textOf } from '../battle/open-table.tsx';

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
    await table.session.settled();
    expect(table.newest()).toMatchObject({
      type: 'SeatTaken',
      data: { seat: 's-Skavens', name: '' },
    });
    // It is no step: the menu changes it.
    expect(screen.queryByRole('button', { name: /^Annuler : / })).toBeNull();
  });

  it('is told with the player’s name, which the next battle knows already', () => {
    const table = openTable(newBattle());
    link();
    const name = screen.getByRole('textbox', { name: 'Votre nom, pour les autres' });
    fireEvent.change(name, { target: { value: '  Anna ' } });
    tap(button(/^Skavens/, question() ?? undefined));
    expect(table.newest()).toMatchObject({ data: { seat: 's-Skavens', name: 'Anna' } });
    expect(table.stores.settings.getState().playerName).toBe('Anna');
    tap(button(/^À qui est ce téléphone/, menu()));
    expect(screen.getByRole('textbox', { name: /^Votre nom/ })).toHaveProperty('value', 'Anna');
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

describe('a side that another phone has', () => {
  it('wears its player’s name, and is taken only on purpose', () => {
    const table = openTable(newBattle());
    link();
    arrive(table, { seat: 's-Skavens', name: 'Marc' });
    const row = within(question() ?? document.body)
      .getByText('Marc')
      .closest('li');
    expect(textOf(row ?? document.body)).toBe('Skavens MarcPrendre quand même');
    expect(
      within(question() ?? document.body).queryByRole('button', { name: /^Skavens/ }),
    ).toBeNull();
    tap(button('Prendre quand même : Skavens'));
    expect(table.session.seat.getState()).toBe('s-Skavens');
    expect(question()).toBeNull();
  });

  it('is the other phone’s where its player has given no name', () => {
    const table = openTable(newBattle());
    link();
    arrive(table, { seat: 's-Skavens', name: '' });
    expect(textOf(question() ?? document.body)).toContain('L’autre téléphone');
  });

  it('is free again once that phone has another seat', () => {
    const table = openTable(newBattle());
    link();
    arrive(table, { seat: 's-Skavens', name: 'Marc' });
    arrive(table, { seat: 's-Reikland', name: 'Marc' }, 2000);
    expect(button(/^Skavens/, question() ?? undefined)).toBeTruthy();
    expect(button('Prendre quand même : Reikland')).toBeTruthy();
  });

  it('is asked for again on the phone that has lost it', () => {
    const table = openTable(newBattle());
    link();
    tap(button(/^Skavens/, question() ?? undefined));
    arrive(table, { seat: 's-Skavens', name: 'Marc' }, 2000);
    expect(table.session.seat.getState()).toBeNull();
    expect(textOf(question() ?? document.body)).toContain('Marc');
    expect(textOf(news())).toMatch(/^Changé aussi sur un autre téléphone/);
  });

  it('was this phone’s own before its backup was restored', () => {
    const battle = newBattle().do({ type: 'take-seat', seat: 's-Skavens', name: '' });
    openTable(battle, { settings: { 'former-actors': ['a-test'] } });
    link();
    expect(button(/^Skavens/, question() ?? undefined)).toBeTruthy();
  });
});

/** What another phone says of itself. */
function arrive(
  table: ReturnType<typeof openTable>,
  data: EventData<'SeatTaken'>,
  later = 1000,
): void {
  const where = { battleId: 'b-test', actor: 'a-other', now: EVENING + later } as const;
  const last = table.newest() ?? null;
  act(() => void table.session.receiveRows([stamp({ type: 'SeatTaken', data }, where, last)]));
}

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

it('is never asked to be that of a side without a player', () => {
  const { system } = newBattle();
  const traits = { [WITHOUT_PLAYER]: true as const };
  const battle = new TestBattle(system, [
    { name: 'Reikland', fighters: crowd('Lame', 1) },
    { name: 'Skavens', fighters: crowd('Rat', 1) },
    { name: 'Monstre', traits, fighters: crowd('Hydre', 1) },
  ]);
  openTable(battle, { settings: { [SEATS_KEY]: [['b-test', 'everybody']] } });
  tap(button(/^À qui est ce téléphone/, menu()));
  const choices = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(choices.map((one) => textOf(one).trim()).slice(0, 3)).toEqual([
    'Reikland',
    'Skavens',
    'À tous les camps',
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
