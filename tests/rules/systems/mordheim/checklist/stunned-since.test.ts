import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../../../../support/battles.ts';

const tested = {
  stupidity: { stupidity: true },
  drunken: { drunken: true },
} as const;

/** @rule PH-START @rule MORD-REC-4 */
describe('a fighter stunned since the turn began', () => {
  test.each(['stupidity', 'drunken'] as const)('does not take the %s test', (kind) => {
    const table = battle(tested[kind]);
    expect(table.due).toEqual([`${kind} Otto`]);
    expect(table.set('Otto', 'stunned').due).toEqual([]);
    expect(table.set('Otto', 'knocked-down').due).toContain(`${kind} Otto`);
  });

  test('does not roll for his stupid behaviour', () => {
    const table = battle({ stupidity: true }).answer('stupidity', 'Otto', 'failed');
    expect(table.due).toEqual(['stupid-behaviour Otto']);
    expect(table.set('Otto', 'stunned').due).toEqual([]);
  });

  test('a charge at a fearsome target needs no test when the target has gone or the charger cannot act', () => {
    const charging = () =>
      battle({}).nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Rat1');
    expect(charging().due).toEqual(['fear-to-charge Otto']);
    expect(charging().set('Otto', 'stunned').due).toEqual([]);
    expect(charging().set('Rat1', 'out-of-action').due).not.toContain('fear-to-charge Otto');
  });
});

function battle(traits: Readonly<Record<string, true>>): TestBattle {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto', traits }, ...crowd('Lame', 7)] },
    { name: 'Skavens', fighters: crowd('Rat', 8, { traits: { 'causes-fear': true } }) },
  ]);
}
