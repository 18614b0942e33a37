import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe.each(SKIRMISH_GAMES)('the only enemy in %s', (_id, system) => {
  test('may prevent running and rallying by being near while he stands', () => {
    expect(forbidsRunning(duel(system))).toBe(true);
    expect(forbidsRallying(duel(system))).toBe(true);
  });

  test.each(['knocked-down', 'stunned', 'fleeing', 'left-table'])(
    'is ignored when he is %s',
    (status) => {
      expect(forbidsRunning(duel(system).set('Rat', status))).toBe(false);
      expect(forbidsRallying(duel(system).set('Rat', status))).toBe(false);
    },
  );

  test('is ignored when he hides', () => {
    expect(forbidsRunning(hide(duel(system)))).toBe(false);
    expect(forbidsRallying(hide(duel(system)))).toBe(false);
  });
});

function duel(system: RuleSystem): TestBattle {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto' }, { name: 'Fugitive', status: 'fleeing' }] },
    { name: 'Skavens', fighters: [{ name: 'Rat' }] },
  ]);
}

function hide(table: TestBattle): TestBattle {
  return table.do({ type: 'set-flag', fighterId: 'f-Rat', flag: 'hidden', value: true });
}

/** @rule MOV-RUN */
function forbidsRunning(table: TestBattle): boolean {
  table.nextUntil('Reikland', 'movement', 'other-moves');
  return table.duty('run', 'Reikland').facts.some(({ code }) => code === 'run.enemy-near');
}

/** @rule MORD-FLEE-1 */
function forbidsRallying(table: TestBattle): boolean {
  return table.duty('rally', 'Fugitive').outcomes.some(({ id }) => id === 'enemy-nearest');
}
