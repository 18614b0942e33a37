import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Command } from '#battle/commands.ts';
import type { Seat } from '#battle/seats.ts';
import { startI18n } from '#i18n/setup.ts';
import { WITHOUT_PLAYER } from '#rules/kit/parties.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { links } from '#sync/links.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, newBattle, openTable, plain, tap, textOf, wayOn } from '../battle/open-table.tsx';

// On a phone of one side, that side is first, and duties of others are shown without an alarm.

beforeAll(() => startI18n('fr'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let vibrations = 0;
let badge = false;

beforeEach(() => {
  vibrations = 0;
  badge = false;
  vi.stubGlobal('navigator', {
    vibrate: () => (vibrations += 1) > 0,
    setAppBadge: () => Promise.resolve(void (badge = true)),
    clearAppBadge: () => Promise.resolve(void (badge = false)),
  });
});

function seated(seat: Seat) {
  return { settings: { [SEATS_KEY]: [['b-test', seat]] } };
}

const CHARGE: Command = {
  type: 'take-action',
  action: 'charge',
  fighterId: 'f-Ogre',
  targetId: 'f-Otto',
};

/** Reikland is about to begin a turn with a rout test. */
function beforeTheTest(): TestBattle {
  return newBattle()
    .set('Lame1', 'out-of-action')
    .set('Lame2', 'out-of-action')
    .set('Lame3', 'out-of-action')
    .nextUntil('Skavens', 'close-combat');
}

function others(): HTMLElement {
  const found = document.querySelector('.duties-others');
  if (!(found instanceof HTMLElement)) throw new Error('nothing is due for others');
  return found;
}

function inOrder(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map((one) => plain(one.textContent ?? ''));
}

describe('the side of this phone', () => {
  it('is listed first, whoever’s turn it is', () => {
    openTable(newBattle(), seated('s-Skavens'));
    expect(inOrder('.gauge-name')).toEqual(['Skavens', 'Reikland']);
    expect(inOrder('.sides h2')).toEqual(['Skavens', 'Reikland']);
  });

  it('keeps its place in the order of play where there are more than two', () => {
    const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
    if (mordheim === undefined) throw new Error('no such rules');
    const battle = new TestBattle(
      mordheim,
      ['Alpha', 'Beta', 'Gamma'].map((name) => ({ name, fighters: crowd(name, 3) })),
    );
    openTable(battle, seated('s-Gamma'));
    expect(inOrder('.gauge-name')).toEqual(['Gamma', 'Alpha', 'Beta']);
    expect(inOrder('.gauge-place')).toEqual(['3', '1', '2']);
    expect(inOrder('.sides h2')).toEqual(['Gamma', 'Alpha', 'Beta']);
  });

  it('has its rout alarm as usual', () => {
    openTable(beforeTheTest(), seated('s-Reikland'));
    tap(wayOn());
    expect({ vibrations, badge }).toEqual({ vibrations: 1, badge: true });
    expect(document.querySelector('.k-primary-rout')).not.toBeNull();
    expect(document.querySelector('.duties-others')).toBeNull();
  });

  it('is first in the glance display', () => {
    vi.useFakeTimers();
    openTable(beforeTheTest().next(), seated('s-Skavens'));
    act(() => void vi.advanceTimersByTime(46_000));
    expect(inOrder('.glance-side')).toEqual(['Skavens']);
    expect(inOrder('.glance-other')).toEqual(['Reikland']);
    expect(inOrder('.glance-elsewhere')).toEqual(['Tour 2 · joue en face']);
    expect(inOrder('.glance-threshold')).toEqual(['seuil 2', 'Test dû']);
    expect(document.querySelector('.glance-due')).toBeNull();
  });

  it('is first at the end of the battle', () => {
    const battle = newBattle().do({ type: 'end-battle', winnerId: 's-Reikland' });
    openTable(battle, seated('s-Skavens'));
    expect(inOrder('.sides h2')).toEqual(['Skavens', 'Reikland']);
  });
});

describe('a duty of the other side', () => {
  it('is one line without an alarm, and can still be answered here', () => {
    const table = openTable(beforeTheTest(), seated('s-Skavens'));
    tap(wayOn());
    expect({ vibrations, badge }).toEqual({ vibrations: 0, badge: false });
    expect(document.querySelector('.k-primary-rout')).toBeNull();
    expect(textOf(within(others()).getByText(/^À faire en face/))).toBe(
      'À faire en face : Reikland',
    );
    expect(textOf(others())).toContain('Test de déroute');
    expect(textOf(screen.getByRole('region', { name: /À faire maintenant/ }))).toContain(
      'Personne à rallier',
    );
    tap(button(/^Raté/, others()));
    expect(table.state().sides.find(({ id }) => id === 's-Reikland')?.removed).toBe('rout');
  });

  it('does not stop this player from going on', () => {
    const table = openTable(beforeTheTest().next(), seated('s-Skavens'));
    tap(wayOn());
    expect(table.state().position.phase).not.toBe('recovery');
  });

  it('is shown as usual on a phone of the whole table', () => {
    openTable(beforeTheTest().next(), seated('everybody'));
    expect(document.querySelector('.duties-others')).toBeNull();
    expect(document.querySelector('.k-primary-rout')).not.toBeNull();
  });

  it('raises no alarm on an onlooker’s phone', () => {
    openTable(beforeTheTest().next(), seated('onlooker'));
    expect({ vibrations, badge }).toEqual({ vibrations: 0, badge: false });
  });
});

describe('the turn of a side that plays on another phone', () => {
  const link = (phones: number) =>
    act(() =>
      links.setState({ 'b-test': { phones, lost: phones > 0 ? null : 'gone', late: false } }),
    );
  const bar = () => document.querySelector<HTMLElement>('.next-phase .others-turn');
  const waiting = (battle: TestBattle, seat: Seat = 's-Skavens') => {
    link(1);
    return openTable(battle, seated(seat));
  };

  afterEach(() => links.setState({}, true));

  it('is told where the way on would be, with what comes then', () => {
    waiting(newBattle());
    expect(textOf(bar() ?? document.body)).toContain('La main : Reikland');
    expect(textOf(bar() ?? document.body)).toContain('à votre tour : Ralliement');
    expect(document.querySelector('.k-primary')).toBeNull();
  });

  it('is everybody’s where nobody commands it, as is what is due for it', () => {
    const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
    if (mordheim === undefined) throw new Error('no such rules');
    const battle = new TestBattle(mordheim, [
      { name: 'Morts', traits: { [WITHOUT_PLAYER]: true }, fighters: crowd('Mort', 3) },
      ...['Reikland', 'Skavens'].map((name) => ({ name, fighters: crowd(name, 3) })),
    ]).set('Mort1', 'fleeing');
    const table = waiting(battle);
    expect(bar()).toBeNull();
    expect(document.querySelector('.duties-others')).toBeNull();
    expect(screen.getByRole('article', { name: /Mort1/ })).toBeTruthy();
    tap(wayOn());
    expect(table.state().position.phase).toBe('movement');
  });

  it('begins with what this phone owes, and shows what the other one does', () => {
    const table = waiting(newBattle().nextUntil('Reikland', 'movement'));
    const yours = screen.getByRole('region', { name: 'À vous' });
    expect(textOf(yours)).toContain('Rien à faire de votre côté');
    const there = screen.getByRole('region', { name: 'En face' });
    expect(yours.compareDocumentPosition(there)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(textOf(there)).toContain('Qui charge ?');
    expect(within(there).queryByRole('list')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Phases du tour' })).toBeNull();
    expect(textOf(screen.getByRole('banner'))).toContain('Mouvement');
    act(() => void table.session.send({ type: 'set-status', fighterId: 'f-Otto', to: 'stunned' }));
    expect(textOf(within(there).getByRole('list'))).toContain('Otto sonné');
  });

  it('has this phone’s own duties with their buttons, and none of the others’', () => {
    const battle = newBattle({
      skavens: { name: 'Skavens', fighters: [{ name: 'Ogre', traits: { 'causes-fear': true } }] },
    }).nextUntil('Skavens', 'movement');
    const table = waiting(battle, 's-Reikland');
    act(() => void table.session.send(CHARGE));
    const yours = screen.getByRole('region', { name: 'À vous' });
    tap(button(/^Réussi/, yours));
    expect(table.newest()).toMatchObject({ type: 'DutyResolved', data: { fighterId: 'f-Otto' } });
    expect(document.querySelector('.duties-others')).toBeNull();
  });

  it('names its player, and who has tapped what', () => {
    const battle = newBattle().do({ type: 'take-seat', seat: 's-Reikland', name: 'Anna' });
    battle.set('Otto', 'stunned');
    battle.entries = battle.entries.map((one, at) =>
      at === 0 ? one : { ...one, actor: 'a-anna', id: `a-anna:${one.hlc}` },
    );
    const table = waiting(battle);
    expect(textOf(bar() ?? document.body)).toContain('La main : Anna');
    const there = screen.getByRole('region', { name: 'Chez Anna' });
    act(() => void table.session.send({ type: 'set-status', fighterId: 'f-Rat1', to: 'stunned' }));
    const lines = within(there).getAllByRole('listitem');
    expect(lines.map(textOf)).toEqual(['Rat1 sonné Vous', 'Otto sonné Anna']);
  });

  it('stays this phone’s to play after a look at another screen', () => {
    const table = waiting(newBattle());
    tap(button('À sa place : jouer pour Reikland'));
    table.leaveAndComeBack();
    expect(bar()).toBeNull();
    expect(wayOn()).toBeTruthy();
  });

  it('tells that a rout test will be due then', () => {
    waiting(beforeTheTest(), 's-Reikland');
    expect(textOf(bar() ?? document.body)).toContain('Ralliement et Test de déroute à faire');
  });

  it('is played from here after one tap, until it ends', () => {
    const table = waiting(newBattle());
    tap(button('À sa place : jouer pour Reikland'));
    expect(bar()).toBeNull();
    tap(wayOn());
    expect(table.state().position.phase).toBe('movement');
    expect(wayOn()).toBeTruthy();
  });

  it('gives the button back with one vibration as soon as the turn is this phone’s', () => {
    const table = waiting(newBattle().nextUntil('Reikland', 'close-combat'));
    expect(bar()).not.toBeNull();
    act(() => void table.session.send({ type: 'go-on', to: 'turn-end' }));
    expect(bar()).toBeNull();
    expect(wayOn()).toBeTruthy();
    expect(vibrations).toBe(1);
  });

  it.each([
    ['on a phone of the whole table', 'everybody', 1],
    ['while no other phone is linked', 's-Skavens', 0],
    ['on the phone whose turn it is', 's-Reikland', 1],
  ] as const)('is nothing to wait for %s', (_where, seat, phones) => {
    link(phones);
    openTable(newBattle(), seated(seat));
    expect(bar()).toBeNull();
    expect(wayOn()).toBeTruthy();
  });
});
