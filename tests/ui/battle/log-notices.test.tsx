import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import { sees } from '../../support/sees.ts';
import { newBattle, openTable, tap, wayOn } from './open-table.tsx';

beforeAll(() => startI18n('fr'));

const MISSING = /1 ligne de cette bataille manque/;

test('a battle with unreadable entries says so until the notice is dismissed', async () => {
  const { stores } = openTable(newBattle());
  expect(screen.queryByText(MISSING)).toBeNull();
  act(() => stores.device.setState({ unreadableIn: { 'b-other': 3 } }));
  expect(screen.queryByText(MISSING)).toBeNull();
  act(() => stores.device.setState({ unreadableIn: { 'b-test': 1 } }));
  await sees('ui:storage.log.damaged', { count: 1 }, screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('button', { name: 'Vu' }));
  expect(screen.queryByText(MISSING)).toBeNull();
});

test('an entry missing in the middle is reported as well', () => {
  const battle = newBattle();
  for (const id of ['f-Rat1', 'f-Rat2', 'f-Rat3'] as const) {
    battle.do({ type: 'set-status', fighterId: id, to: 'out-of-action' });
  }
  battle.entries = battle.entries.toSpliced(2, 1);
  openTable(battle);
  expect(screen.getByRole('alert').textContent).toMatch(MISSING);
});

test('an app older than the other phone’s says so and looks on until its player decides otherwise', async () => {
  const battle = newBattle();
  const { session, state } = openTable(battle);
  const [line] = battle.do({ type: 'write-note', text: 'there' }).entries.slice(-1);
  const later = structuredClone({ ...line, after: 'a-other:0', v: 99 });
  act(() => void session.receiveRows([later]));
  await sees('ui:storage.log.newer', {}, screen.getByRole('alert'));
  const { position } = state();
  tap(wayOn());
  await sees('battle:refused.newer-elsewhere');
  expect(state().position).toEqual(position);
  await userEvent.click(screen.getByRole('button', { name: 'Jouer ici quand même' }));
  expect(screen.queryByRole('alert')).toBeNull();
  tap(wayOn());
  expect(state().position).not.toEqual(position);
});

test('a battle deleted in another tab says so, and can be kept', async () => {
  const battle = newBattle();
  const { memory, session } = openTable(battle);
  await memory.ports.battleLog.remove('b-test');
  act(() => session.removedElsewhere());
  await sees('ui:storage.log.removed', {}, screen.getByRole('alert'));
  tap(wayOn());
  await sees('battle:refused.removed-elsewhere');
  await userEvent.click(screen.getByRole('button', { name: 'La garder' }));
  await sees('ui:storage.log.rewritten');
  expect(await memory.ports.battleLog.load('b-test')).toEqual(battle.entries);
});
