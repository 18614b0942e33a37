import { expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/colonial/index.ts';
import { column } from './column.ts';

test('each step lost is a loss, and the fifth removes the unit', () => {
  const battle = column([{ name: 'Zouaves', losses: 3, flags: { square: true } }]);
  battle.do({ type: 'lose-wound', fighterId: 'f-Zouaves' });
  expect(battle.fighter('Zouaves')).toMatchObject({ wounds: 1, status: 'steady' });
  battle.do({ type: 'lose-wound', fighterId: 'f-Zouaves' });
  expect(battle.fighter('Zouaves')).toMatchObject({ wounds: 0, status: 'eliminated', flags: {} });
  battle.do({ type: 'undo', back: null });
  expect(battle.fighter('Zouaves')).toMatchObject({
    wounds: 1,
    status: 'steady',
    flags: { square: true },
  });
});

test('a removed unit has no contacts and does not return, but a mistake can be corrected', () => {
  const battle = column([{ name: 'Zouaves' }]);
  battle.do({ type: 'set-contact', a: 'f-Zouaves', b: 'f-Warriors1', touching: true });
  battle.set('Zouaves', 'eliminated');
  expect(battle.state.contacts).toEqual([]);
  expect(system.mayChangeStatus(battle.state, 'f-Zouaves', 'steady')).toEqual({
    refused: 'eliminated-returns',
  });
  battle.set('Zouaves', 'steady');
  expect(battle.fighter('Zouaves').status).toBe('steady');
});

test('acting is recorded for the round, through the other side’s turn', () => {
  const battle = column([{ name: 'Zouaves' }, { name: 'Spahis' }]);
  const activate = (name: string) =>
    battle.do({ type: 'take-action', action: 'activate', fighterId: `f-${name}`, targetId: null });
  expect(battle.duties.map(({ action }) => action?.fighterIds)).toEqual([
    ['f-Zouaves', 'f-Spahis'],
  ]);
  activate('Zouaves');
  activate('Spahis');
  activate('Spahis');
  expect(battle.fighter('Zouaves').flags).toEqual({ activated: true });
  expect(battle.fighter('Spahis').flags).toEqual({});
  battle.next();
  expect(battle.fighter('Zouaves').flags).toEqual({ activated: true });
  battle.next();
  expect(battle.state.position).toMatchObject({ round: 2, sideId: 's-Column' });
  expect(battle.fighter('Zouaves').flags).toEqual({});
});

test.each<[string, string, number, string | null]>([
  ['two losses', '3', 2, null],
  ['three losses', '3', 3, 'why.weakened-losses'],
  ['two losses, by house rule', '2', 2, 'why.weakened-losses'],
  ['four losses, when players say it', 'told', 4, null],
])('whether a unit with %s supports its neighbours', (_name, weakenedAt, losses, reason) => {
  const battle = column([{ name: 'Zouaves', losses }], { weakenedAt });
  const support = system.capabilities(battle.state, 'f-Zouaves').find(({ id }) => id === 'support');
  expect(support).toMatchObject({
    id: 'support',
    answer: reason === null ? 'yes' : 'no',
    reason: reason === null ? null : { code: reason, params: { count: losses } },
  });
});

test.each<[string, string, number, Flags]>([
  ['two losses', '3', 2, {}],
  ['three losses', '3', 3, { weakened: true }],
  ['two losses, by house rule', '2', 2, { weakened: true }],
  ['four losses, when players say it', 'told', 4, {}],
  ['its last loss', '3', 5, {}],
])('whether a unit with %s is shown as weakened in its row', (_name, weakenedAt, losses, flags) => {
  const battle = column([{ name: 'Zouaves', losses: Math.min(4, losses) }], { weakenedAt });
  if (losses > 4) battle.do({ type: 'lose-wound', fighterId: 'f-Zouaves' });
  expect(system.impliedFlags?.(battle.fighter('Zouaves'), battle.state.houseRules)).toEqual(flags);
});

test('players can call a unit weakened without any loss', () => {
  const battle = column([{ name: 'Zouaves', flags: { weakened: true, activated: true } }]);
  expect(
    system.capabilities(battle.state, 'f-Zouaves').map(({ id, reason }) => [id, reason?.code]),
  ).toEqual([
    ['activate', 'why.activated'],
    ['support', 'why.weakened-told'],
  ]);
});

test('a unit off the map does nothing', () => {
  const battle = column([{ name: 'Zouaves' }, { name: 'Spahis' }]).set('Zouaves', 'in-reserve');
  expect(
    system
      .capabilities(battle.state, 'f-Zouaves')
      .map(({ answer, reason }) => [answer, reason?.code]),
  ).toEqual([
    ['no', 'why.in-reserve'],
    ['no', 'why.in-reserve'],
  ]);
});
