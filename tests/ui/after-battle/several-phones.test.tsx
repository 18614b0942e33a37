import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleEvent } from '#battle/events.ts';
import type { Seat } from '#battle/seats.ts';
import { stamp } from '#battle/stamp.ts';
import { startI18n } from '#i18n/setup.ts';
import type { Warband } from '#roster/warband.ts';
import type { ActorId, WarbandId } from '#rules/contract/ids.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { AfterBattleScreen } from '#ui/after-battle/AfterBattleScreen.tsx';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { TestBattle } from '../../support/battles.ts';
import { EVENING } from '../../support/memory-ports.ts';
import { sees } from '../../support/sees.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, openTable, tap, textOf } from '../battle/open-table.tsx';

// After a battle that several phones have shared, each does its own side's lists, and tells the others.

beforeAll(() => startI18n('fr'));

/** The ravens against the claws, over; both warbands are on this phone. */
function over(): TestBattle {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (mordheim === undefined) throw new Error('no such rules');
  const soldiers = ravens().members.flatMap(({ labels, role, profileId, leader }) =>
    labels.map((name) => ({ name, role, profileId, leader })),
  );
  return new TestBattle(mordheim, [
    { name: 'Corbeaux', warbandId: 'w-test', fighters: soldiers },
    { name: 'Griffes', warbandId: 'w-claws', fighters: [{ name: 'Broyeur', role: 'hero' }] },
  ]).do({ type: 'end-battle', winnerId: 's-Corbeaux' });
}

const CLAWS: Warband = { ...ravens(), id: 'w-claws', name: 'Griffes' };

interface Opened {
  readonly seat?: Seat;
  /** Names under which this phone has written before. */
  readonly former?: readonly string[];
  readonly screenOf?: 'table' | 'after';
}

async function open(battle: TestBattle, { seat, former = [], screenOf = 'table' }: Opened = {}) {
  const table = openTable(battle, {
    ...(screenOf === 'after' ? { screen: <AfterBattleScreen warbandId="w-test" /> } : {}),
    settings: {
      'former-actors': former,
      ...(seat === undefined ? {} : { [SEATS_KEY]: [['b-test', seat]] }),
    },
    warbands: [ravens(), CLAWS],
  });
  await act(() => table.stores.warbands.getState().load());
  return table;
}

/** The battle, with what another phone has written since. */
function begunElsewhere(): TestBattle {
  return begunBy('a-other', 'w-test');
}

/** The battle, after this phone or another has begun the lists of a warband. */
function begunBy(actor: ActorId, warbandId: WarbandId): TestBattle {
  const battle = over();
  const where = { battleId: 'b-test', actor, now: EVENING } as const;
  const last = battle.entries.at(-1) ?? null;
  const entry = stamp({ type: 'AftermathBegun', data: { warbandId } }, where, last);
  battle.entries = [...battle.entries, entry];
  return battle;
}

function toldBy(table: Awaited<ReturnType<typeof open>>): readonly string[] {
  return table.session
    .getState()
    .entries.flatMap((entry) => (entry.type === 'AftermathBegun' ? [entry.actor] : []));
}

function dock(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.battle-dock .k-primary');
  if (found === null) throw new Error('no way on');
  return found;
}

describe('the end on a side’s phone', () => {
  it('leads to its own lists, and has the other side’s folded away under its name', async () => {
    const table = await open(over(), { seat: 's-Griffes' });
    expect(textOf(dock())).toContain('Griffes');
    const fold = screen.getByText('Après la bataille, en face : Corbeaux').closest('details');
    if (fold === null) throw new Error('nothing is folded');
    expect(fold.open).toBe(false);
    expect(within(fold).getByRole('link').getAttribute('href')).toContain('w-test');
    act(() => table.stores.warbands.getState().save({ ...CLAWS, history: [{ id: 'b-test' }] }));
    expect(textOf(dock())).toContain('Revanche');
  });

  it('leads to all of them, one by one, where it is everybody’s', async () => {
    const table = await open(over(), { seat: 'everybody' });
    expect(textOf(dock())).toContain('Corbeaux');
    expect(document.querySelector('.battle-end .k-fold')).toBeNull();
    act(() => table.stores.warbands.getState().save({ ...ravens(), history: [{ id: 'b-test' }] }));
    expect(textOf(dock())).toContain('Griffes');
  });
});

describe('lists that another phone has begun', () => {
  it('are not offered first, and say so', async () => {
    await open(begunElsewhere());
    expect(textOf(dock())).toContain('Griffes');
    expect(screen.getByRole('link', { name: /^Commencé sur un autre téléphone/ })).toBeTruthy();
  });

  it('are begun here too only by a tap, which the other phone is told of', async () => {
    const table = await open(begunElsewhere(), { screenOf: 'after' });
    await sees('after-battle:elsewhere.text');
    expect(screen.queryByRole('region', { name: 'Blessures' })).toBeNull();
    tap(button('La tenir ici aussi'));
    expect(screen.getByRole('region', { name: 'Blessures' })).toBeTruthy();
    await sees('after-battle:elsewhere.text');
    expect(toldBy(table)).toEqual(['a-other']);
    const way = document.querySelector<HTMLElement>('button.k-primary');
    if (way === null) throw new Error('no way on');
    fireEvent.click(way);
    expect(toldBy(table)).toEqual(['a-other', 'a-test']);
  });
});

describe('lists that this phone begins', () => {
  it('are its own after a backup was restored, which gave it another name', async () => {
    const table = await open(begunElsewhere(), { former: ['a-other'] });
    expect(textOf(dock())).toContain('Corbeaux');
    expect(screen.queryByRole('link', { name: /^Commencé sur un autre téléphone/ })).toBeNull();
    expect(toldBy(table)).toEqual(['a-other']);
  });

  it('are told once to the phones that shared the battle', async () => {
    const table = await open(over(), { seat: 's-Corbeaux', screenOf: 'after' });
    expect(toldBy(table)).toEqual([]);
    for (let taps = 0; taps < 3; taps += 1) {
      tap(document.querySelector<HTMLElement>('button.k-primary') ?? document.body);
    }
    expect(toldBy(table)).toEqual(['a-test']);
  });

  it('are told for each warband', async () => {
    const table = await open(begunBy('a-test', 'w-claws'), {
      seat: 'everybody',
      screenOf: 'after',
    });
    tap(document.querySelector<HTMLElement>('button.k-primary') ?? document.body);
    expect(toldBy(table)).toEqual(['a-test', 'a-test']);
  });

  it('are told nobody where there is no other phone', async () => {
    const table = await open(over(), { screenOf: 'after' });
    tap(document.querySelector<HTMLElement>('button.k-primary') ?? document.body);
    expect(toldBy(table)).toEqual([]);
  });
});

/** The battle, with what another phone has written long after its end. */
function writtenLate(event: BattleEvent): TestBattle {
  const battle = begunElsewhere();
  const where = { battleId: 'b-test', actor: 'a-other', now: EVENING } as const;
  battle.entries = [...battle.entries, stamp(event, where, battle.entries.at(-1) ?? null)];
  return battle;
}

const facts = () => textOf(document.querySelector('.battle-end-facts') ?? document.body);

it('what is told after the battle is no step to take back, and no part of how long it lasted', async () => {
  const told = { type: 'SeatTaken', data: { seat: 's-Griffes', name: 'Marc' } } as const;
  const table = await open(writtenLate(told));
  expect(facts()).toBe('Tour 1');
  tap(button(/^Annuler/));
  expect(table.state().ended).toBe(false);
});

it('a note after the battle can be taken back, and is no part of how long it lasted', async () => {
  const table = await open(writtenLate({ type: 'NoteWritten', data: { text: 'Fin' } }));
  expect(facts()).toBe('Tour 1');
  tap(button(/^Annuler/));
  expect(table.state().ended).toBe(true);
});
