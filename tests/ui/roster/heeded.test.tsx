import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../../support/warbands.ts';
import { openRoster } from './open-roster.tsx';

// What a warband’s own rules ask and the app doesn’t play, it says: nothing is left out in silence.

async function openA(type: string, profile: string) {
  const warband = warbandOf(type, [[`${type}/${profile}`, 'Malus']]);
  return openRoster(`/warbands/${warband.id}`, [warband], [system]);
}

function folds(): readonly HTMLElement[] {
  return screen
    .queryAllByText('À vous d’y penser')
    .flatMap((title) => title.closest('details') ?? []);
}

test('the page of a warband says the rules that nobody but the players heeds', async () => {
  await openA('orcs', 'boss');
  expect(
    folds().map((fold) => within(fold).queryByText(/manger deux gobelins ou squigs/u) !== null),
  ).toEqual([true]);
});

test('a warband of which the app plays all says nothing', async () => {
  await openA('reikland', 'captain');
  expect(folds()).toEqual([]);
});
