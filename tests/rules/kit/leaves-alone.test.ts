import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { system as colonial } from '#rules/systems/colonial/index.ts';
import { system as combatDice } from '#rules/systems/combat-dice/index.ts';
import { crowd, TestBattle } from '../../support/battles.ts';

describe.each([
  ['colonial', colonial],
  ['combat-dice', combatDice],
] as const)('a side that gives up in %s', (_id, system) => {
  test('loses against the only other side', () => {
    const { state } = leaves(war(system, ['Lanciers', 'Zoulous']), 'Lanciers');
    expect(state.end).toMatchObject({ winnerId: 's-Zoulous', cause: 'gave-up' });
  });

  test('leaves the other two fighting, and ends its contacts', () => {
    const table = war(system, ['Lanciers', 'Zoulous', 'Boers']);
    table.do({ type: 'set-contact', a: 'f-Lanciers1', b: 'f-Zoulous1', touching: true });
    table.do({ type: 'set-contact', a: 'f-Boers1', b: 'f-Zoulous2', touching: true });
    const { state } = leaves(table, 'Lanciers');
    expect(state.end).toBeNull();
    expect(state.sides.map(({ removed }) => removed)).toEqual(['gave-up', null, null]);
    expect(state.contacts).toMatchObject([{ a: 'f-Boers1', b: 'f-Zoulous2' }]);
  });

  test('loses against the last one after a third has left', () => {
    const table = leaves(war(system, ['Lanciers', 'Zoulous', 'Boers']), 'Zoulous');
    expect(leaves(table, 'Boers').state.end).toMatchObject({ winnerId: 's-Lanciers' });
  });
});

function leaves(table: TestBattle, name: string): TestBattle {
  return table.do({ type: 'leave-battle', sideId: `s-${name}`, cause: 'gave-up' });
}

function war(system: RuleSystem, names: readonly string[]): TestBattle {
  return new TestBattle(
    system,
    names.map((name) => ({ name, fighters: crowd(name, 2) })),
  );
}
