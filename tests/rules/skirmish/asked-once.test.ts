import { expect, test } from 'vitest';
import type { BattleView, Flags } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../../support/battles.ts';

test('a tap asks hardly anything anew of those whom it does not change', () => {
  const battle = new TestBattle(system, [
    { name: 'Reds', fighters: crowd('Otto', 12) },
    { name: 'Blues', fighters: crowd('Karl', 12) },
  ]);
  let reads = 0;
  const counted = (traits: Flags): Flags =>
    new Proxy(traits, {
      get: (of, id) => {
        reads += 1;
        return of[String(id)];
      },
    });
  const { state } = battle;
  const fighters = Object.fromEntries(
    Object.entries(state.fighters).map(([id, one]) => [
      id,
      { ...one, traits: counted(one.traits) },
    ]),
  );
  const charging = { ...state.position, phase: 'movement', step: 'charges' };
  const before: BattleView = { ...state, fighters, position: charging };
  const duties = system.duties(before);
  const first = fighters['f-Otto1'];
  if (first === undefined) throw new Error('nobody');
  reads = 0;
  const after: BattleView = {
    ...before,
    fighters: { ...fighters, [first.id]: { ...first, flags: { 'near-leader': true } } },
  };
  expect(system.duties(after)).toEqual(duties);
  expect(reads).toBeLessThan(10 * 24);
});

test('what no phase changes is worked out once for all of them', () => {
  const battle = new TestBattle(system, [
    { name: 'Reds', fighters: crowd('Otto', 2, { wounds: 1 }) },
    { name: 'Blues', fighters: crowd('Karl', 2) },
  ]).do({ type: 'lose-wound', fighterId: 'f-Otto1' });
  const { state } = battle;
  const injuryAt = (phase: string) =>
    system
      .duties({ ...state, position: { ...state.position, phase, step: null } })
      .find(({ kind }) => kind === 'injury');
  expect(injuryAt('shooting')).toBeDefined();
  expect(injuryAt('shooting')).toBe(injuryAt('close-combat'));
});
