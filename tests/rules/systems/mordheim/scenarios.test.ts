import { describe, expect, test } from 'vitest';
import { SCENARIO, scenarioOf } from '#rules/kit/scenarios.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../../../support/battles.ts';

// A scenario sets house rules that players can change back; the rout test follows the house rule.

/** The start of the turn of a side that has lost a quarter. */
function shaken(scenario: string): TestBattle {
  const row = system.scenarios?.rows.find(({ id }) => id === scenario);
  if (row === undefined) throw new Error(`no scenario ${scenario}`);
  const troops = ['Reikland', 'Skavens'].map((name) => ({ name, fighters: crowd(name, 4) }));
  const houseRules = { ...row.houseRules, [SCENARIO]: scenario };
  return new TestBattle(system, troops, { houseRules }).set('Reikland1', 'out-of-action');
}

const reportOf = (battle: TestBattle) => system.rout?.(battle.state, 's-Reikland');

/** @rule MORD-SCENARIO @rule MORD-ROUT-1 */
describe('a scenario', () => {
  test.each((system.scenarios?.rows ?? []).map(({ id }) => id))(
    '%s has a rout test, unless it is played without',
    (id) => {
      const battle = shaken(id);
      const tests = !['occupy', 'ambush', 'kidnapped'].includes(id);
      expect(battle.due.includes('rout-test Reikland')).toBe(tests);
      expect(reportOf(battle)).toMatchObject({ reached: true, due: tests, spared: !tests });
    },
  );

  test('is overruled by the house rule, also during the battle', () => {
    const battle = shaken('occupy');
    battle.do({ type: 'set-house-rule', rule: 'scenarioWithoutRout', value: 'no' });
    expect(battle.due).toContain('rout-test Reikland');
    expect(reportOf(battle)?.spared).toBe(false);
    expect(scenarioOf(system, battle.state.houseRules)?.id).toBe('occupy');
  });
});
