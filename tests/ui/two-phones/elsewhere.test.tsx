import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '#i18n/setup.ts';
import type { ActorId } from '#rules/contract/ids.ts';
import { JournalScreen } from '#ui/journal/JournalScreen.tsx';
import type { TestBattle } from '../../support/battles.ts';
import { newBattle, openTable } from '../battle/open-table.tsx';

beforeAll(() => startI18n('fr'));

/** A battle of which another device has written all but the last two entries. */
function begunBy(actor: ActorId): TestBattle {
  const battle = newBattle().set('Lame1', 'out-of-action').set('Otto', 'stunned');
  const others = battle.entries.length - 2;
  battle.entries = battle.entries.map((entry, at) =>
    at < others ? { ...entry, actor, id: `${actor}:${entry.hlc}` } : entry,
  );
  return battle;
}

function openJournal(battle: TestBattle, settings = {}) {
  openTable(battle, { screen: <JournalScreen />, settings });
}

test('entries of another device are marked as such', () => {
  const battle = newBattle().set('Lame1', 'out-of-action');
  battle.entries = battle.entries.map((entry, at) =>
    at === 0 ? entry : { ...entry, actor: 'a-other', id: `a-other:${entry.hlc}` },
  );
  openJournal(battle);
  expect(screen.getAllByRole('img', { name: 'sur un autre appareil' })).toHaveLength(1);
});

test('entries written here before a backup was restored count as this device’s own', () => {
  openJournal(begunBy('a-before'), { 'former-actors': ['a-before'] });
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(screen.queryByRole('img', { name: 'sur un autre appareil' })).toBeNull();
});

test('a battle entirely from another device has no marks', () => {
  const battle = newBattle().set('Lame1', 'out-of-action');
  battle.entries = battle.entries.map((entry) => ({
    ...entry,
    actor: 'a-other',
    id: `a-other:${entry.hlc}`,
  }));
  openJournal(battle);
  expect(screen.queryByRole('img', { name: 'sur un autre appareil' })).toBeNull();
});
