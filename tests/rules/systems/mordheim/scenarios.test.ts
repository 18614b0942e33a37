import { describe, expect, test } from 'vitest';
import { WITHOUT_PLAYER } from '#rules/kit/parties.ts';
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

/** @rule MORD-SCENARIO */
describe('what the rules of a scenario return to', () => {
  /** The turns and phases of two rounds in which it is said. */
  const saidIn = (scenario: string): readonly string[] => {
    const battle = new TestBattle(
      system,
      [
        { name: 'Reikland', fighters: crowd('Lame', 4) },
        { name: 'Skavens', fighters: crowd('Rat', 4) },
        { name: 'Personne', traits: { [WITHOUT_PLAYER]: true }, fighters: crowd('Mort', 2) },
      ],
      { houseRules: { [SCENARIO]: scenario } },
    );
    const said: string[] = [];
    for (let left = 40; left > 0 && battle.state.position.round < 3; left -= 1) {
      const { round, sideId, phase } = battle.state.position;
      const reminders = battle.duties.filter(({ kind }) => kind === 'scenario-moment');
      for (const { facts } of reminders) {
        said.push(`${round} ${sideId.slice(2)} ${phase}`);
        expect(facts.map(({ code }) => code)).toEqual([`scenario.${scenario}.again`]);
      }
      battle.do({ type: 'next-phase' });
    }
    return [...new Set(said)];
  };

  test.each([
    ['bar-room-brawl', ['Reikland recovery', 'Skavens recovery']],
    ['stroll-in-the-garden', ['Reikland movement', 'Skavens movement']],
    ['lost-prince', ['Reikland recovery']],
    ['bounty-hunting', ['Personne close-combat']],
    ['street-brawl', []],
    ['', []],
  ])('%s: in each round %o', (scenario, moments) => {
    expect(saidIn(scenario)).toEqual(
      [1, 2].flatMap((round) => moments.map((at) => `${round} ${at}`)),
    );
  });
});

/** @rule MORD-SCENARIO @rule MORD-ROUT-1 */
describe('a scenario', () => {
  // The burning of Mordheim tests from half.
  const usual = (system.scenarios?.rows ?? []).filter(
    ({ houseRules }) => houseRules['routFrom'] === undefined,
  );

  test.each(usual.map(({ id }) => id))('%s has a rout test, unless it is played without', (id) => {
    const battle = shaken(id);
    const tests = !['occupy', 'ambush', 'kidnapped'].includes(id);
    expect(battle.due.includes('rout-test Reikland')).toBe(tests);
    expect(reportOf(battle)).toMatchObject({ reached: true, due: tests, spared: !tests });
  });

  test('may have the rout test from half only, and nobody leaves of his own will', () => {
    const battle = shaken('mordheims-burning');
    expect(battle.due).not.toContain('rout-test Reikland');
    expect(battle.state.houseRules).toMatchObject({ scenario: 'mordheims-burning' });
  });

  test('is overruled by the house rule, also during the battle', () => {
    const battle = shaken('occupy');
    battle.do({ type: 'set-house-rule', rule: 'scenarioWithoutRout', value: 'no' });
    expect(battle.due).toContain('rout-test Reikland');
    expect(reportOf(battle)?.spared).toBe(false);
    expect(scenarioOf(system, battle.state.houseRules)?.id).toBe('occupy');
  });
});
