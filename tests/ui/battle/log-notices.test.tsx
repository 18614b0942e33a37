import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { newBattle, openTable } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

const MISSING = /1 ligne de cette bataille manque/;

test('a battle in which lines could not be read says so until that has been seen', async () => {
  const { stores } = openTable(newBattle());
  expect(screen.queryByText(MISSING)).toBeNull();
  act(() => stores.device.setState({ unreadableIn: { 'b-other': 3 } }));
  expect(screen.queryByText(MISSING)).toBeNull();
  act(() => stores.device.setState({ unreadableIn: { 'b-test': 1 } }));
  expect(screen.getByRole('alert').textContent).toMatch(MISSING);
  await userEvent.click(screen.getByRole('button', { name: 'Vu' }));
  expect(screen.queryByText(MISSING)).toBeNull();
});

test('a line that is missing in the middle is said as well', () => {
  const battle = newBattle();
  for (const id of ['f-Rat1', 'f-Rat2', 'f-Rat3'] as const) {
    battle.do({ type: 'set-status', fighterId: id, to: 'out-of-action' });
  }
  battle.entries = battle.entries.toSpliced(2, 1);
  openTable(battle);
  expect(screen.getByRole('alert').textContent).toMatch(MISSING);
});

test('a battle that was deleted in another tab says so, and can be kept', async () => {
  const battle = newBattle();
  const { memory, session } = openTable(battle);
  await memory.ports.battleLog.remove('b-test');
  act(() => session.removedElsewhere());
  expect(screen.getByRole('alert').textContent).toMatch(/supprimée dans un autre onglet/);
  await userEvent.click(screen.getByRole('button', { name: 'La garder' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/réécrites en entier/));
  expect(await memory.ports.battleLog.load('b-test')).toEqual(battle.entries);
});
