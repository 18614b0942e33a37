import { act, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { startDrawing } from '#ui/effects/first-look.ts';
import type * as discs from '#ui/kit/StatusDisc.tsx';
import { crowd, TestBattle } from '../../support/battles.ts';
import { ALL_SYSTEMS } from '../../support/systems.ts';
import { button, openTable, tap } from './open-table.tsx';

/** Called whenever the sign of a fighter's row is rendered: once per row. */
const drawn = vi.hoisted(() => vi.fn());

vi.mock('#ui/kit/StatusDisc.tsx', async (original) => {
  const real = await original<typeof discs>();
  const StatusDisc = (props: ComponentProps<typeof real.StatusDisc>) => {
    drawn();
    return <real.StatusDisc {...props} />;
  };
  return { ...real, StatusDisc };
});

beforeAll(() => startI18n('fr'));

afterEach(() => vi.useRealTimers());

/** Sixty on each side, with a leader, and two pairs in contact. */
function largeBattle() {
  const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
  if (mordheim === undefined) throw new Error('no such rules');
  const chief = (name: string) => ({ name, role: 'hero', leader: true, ld: 8 });
  const fights = (a: string, b: string) =>
    ({ type: 'set-contact', a: `f-${a}`, b: `f-${b}`, touching: true }) as const;
  return new TestBattle(mordheim, [
    { name: 'Reikland', fighters: [chief('Ulrich'), ...crowd('Lame', 59, { wounds: 2 })] },
    { name: 'Skavens', fighters: [chief('Skreek'), ...crowd('Rat', 59)] },
  ])
    .do(fights('Lame1', 'Rat1'))
    .do(fights('Lame2', 'Rat2'));
}

function openLargeTable() {
  const table = openTable(largeBattle());
  expect(document.querySelectorAll('.fighter')).toHaveLength(120);
  drawn.mockClear();
  return table;
}

/** Milliseconds after which more of them must be there. */
const A_MOMENT = 400;

it('all 120 rows are rendered: at a start the first ones at once, the others afterwards', async () => {
  // Fake timers, since rendering takes as long as the machine needs.
  vi.useFakeTimers();
  const drawnOnce = startDrawing();
  openTable(largeBattle());
  drawnOnce();
  const rows = () => document.querySelectorAll('.fighter').length;
  expect(rows()).toBe(4);
  for (let before = 4; before < 120; before = rows()) {
    await act(() => vi.advanceTimersByTimeAsync(A_MOMENT));
    expect(rows()).toBeGreaterThan(before);
  }
  expect(rows()).toBe(120);
});

it('a tap rerenders only its own row of 120', () => {
  const table = openLargeTable();
  tap(button('Lame20 : le chef à moins de 6 ps'));
  expect(table.fighter('Lame20').flags['near-leader']).toBe(true);
  expect(drawn).toHaveBeenCalledTimes(1);

  drawn.mockClear();
  tap(button('Lame21 perd 1 PV'));
  expect(table.fighter('Lame21').wounds).toBe(1);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('a wound of a fighter in contact rerenders only his row, and saving rerenders none', async () => {
  const table = openLargeTable();
  tap(button('Lame1 perd 1 PV'));
  await waitFor(() => expect(document.querySelector('[data-save="saved"]')).not.toBeNull());
  expect(table.fighter('Lame1').wounds).toBe(1);
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('a row subscribes to the battle once, and to nothing else', () => {
  const subscriptionsOf = (fighters: number) => {
    const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
    if (mordheim === undefined) throw new Error('no such rules');
    const chief = { name: 'Ulrich', leader: true };
    const { session, stores, leaveAndComeBack, unmount } = openTable(
      new TestBattle(mordheim, [
        { name: 'Reikland', fighters: [chief, ...crowd('Lame', fighters)] },
        { name: 'Skavens', fighters: crowd('Rat', 1) },
      ]),
    );
    const spies = [session.shown, stores.settings, stores.warbands].map((store) =>
      vi.spyOn(store, 'subscribe'),
    );
    leaveAndComeBack();
    unmount();
    return spies.map(({ mock }) => mock.calls.length);
  };
  const [few, more] = [subscriptionsOf(2), subscriptionsOf(12)];
  expect(more.map((count, store) => count - (few[store] ?? 0))).toEqual([10, 0, 0]);
});
