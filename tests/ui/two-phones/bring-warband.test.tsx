import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Seat } from '#battle/seats.ts';
import { startI18n } from '#i18n/setup.ts';
import type { Warband } from '#roster/warband.ts';
import { SEATS_KEY } from '#store/kept-seats.ts';
import { ravens } from '../../roster/after-battle/scenes.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, openTable, tap, textOf } from '../battle/open-table.tsx';

// A guest's own warband replaces the counted side of the host.

beforeAll(() => startI18n('fr'));

function counted(): TestBattle {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (mordheim === undefined) throw new Error('no such rules');
  return new TestBattle(mordheim, [
    { name: 'Skavens', warbandId: 'w-skavens', fighters: crowd('Rat', 8) },
    { name: 'Eux', light: true, fighters: crowd('Inconnu', 10) },
  ]);
}

const EMPTY: Warband = { ...ravens(), id: 'w-empty', name: 'Personne', members: [] };
const ELSEWHERE: Warband = { ...ravens(), id: 'w-else', name: 'Autre jeu', systemId: 'colonial' };

async function open(
  seat: Seat | null,
  battle = counted(),
  warbands = [ravens(), EMPTY, ELSEWHERE],
) {
  const table = openTable(battle, {
    settings: seat === null ? {} : { [SEATS_KEY]: [['b-test', seat]] },
    warbands,
  });
  await act(() => table.stores.warbands.getState().load());
  return table;
}

function offer(): HTMLElement | null {
  return screen.queryByRole('region', { name: /Amener votre bande/ });
}

describe('a side without a list', () => {
  it('is replaced by a warband of its phone in one tap', async () => {
    const table = await open('s-Eux');
    const rows = [...(offer()?.querySelectorAll('li') ?? [])].map(textOf);
    expect(rows).toEqual([expect.stringContaining(ravens().name)]);
    tap(button(new RegExp(`^${ravens().name}`), offer() ?? undefined));
    const side = table.state().sides.find(({ id }) => id === 's-Eux');
    const labels = ravens().members.flatMap((member) => member.labels);
    expect(side).toMatchObject({ name: ravens().name, warbandId: ravens().id, light: false });
    expect(side?.fighterIds).toHaveLength(labels.length);
    expect(offer()).toBeNull();
    tap(button(/^Annuler :/));
    expect(offer()).not.toBeNull();
  });

  it('stays as it is when its player declines', async () => {
    const table = await open('s-Eux');
    const before = table.session.getState().entries;
    tap(button('Sans bande', offer() ?? undefined));
    expect(offer()).toBeNull();
    expect(table.session.getState().entries).toBe(before);
  });

  it.each<[string, Seat | null]>([
    ['on a phone that nobody has linked', null],
    ['on the other side’s phone', 's-Skavens'],
    ['on one that is everybody’s', 'everybody'],
    ['on one that only looks on', 'onlooker'],
  ])('is not asked about %s', async (_, seat) => {
    await open(seat);
    expect(offer()).toBeNull();
  });

  it('is not asked about without a warband to bring, or once it has losses', async () => {
    const { unmount } = await open('s-Eux', counted(), [EMPTY, ELSEWHERE]);
    expect(offer()).toBeNull();
    unmount();
    await open('s-Eux', counted().set('Inconnu1', 'out-of-action'));
    expect(offer()).toBeNull();
  });
});
