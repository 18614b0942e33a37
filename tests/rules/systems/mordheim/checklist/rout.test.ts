import { describe, expect, test } from 'vitest';
import type { RoutReport } from '#rules/contract/advice.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle, type Troop } from '../../../../support/battles.ts';

const SKAVENS: Troop = {
  name: 'Skavens',
  fighters: [{ name: 'Skritt', ld: 7, leader: true }, ...crowd('Vermine', 14, { ld: 5 })],
};

function reikland(more: Partial<Troop> = {}): Troop {
  return {
    name: 'Reikland',
    fighters: [
      { name: 'Ulrich', ld: 8, leader: true, role: 'hero' },
      { name: 'Lutz', ld: 7, role: 'hero' },
      { name: 'Elfe', ld: 9, role: 'hired-sword' },
      ...crowd('Guerrier', 9, { ld: 6 }),
    ],
    ...more,
  };
}

function afterLosses(count: number, troop = reikland(), houseRules = {}): TestBattle {
  const battle = new TestBattle(system, [troop, SKAVENS], { houseRules });
  for (let fallen = 1; fallen <= count; fallen += 1)
    battle.set(`Guerrier${fallen}`, 'out-of-action');
  return battle;
}

function report(battle: TestBattle): RoutReport {
  const answer = system.rout?.(battle.state, 's-Reikland');
  if (answer === undefined) throw new Error('no rout');
  return answer;
}

describe('the rout test of a warband of twelve', () => {
  test('is not due at two losses, and a warning says that the next one makes it due', () => {
    const battle = afterLosses(2);
    expect(battle.due).toEqual([]);
    expect(report(battle)).toMatchObject({ participants: 12, needed: 3, missing: 1, due: false });
  });

  test('is due at three losses, at the start of the own turn, before anything else', () => {
    const battle = afterLosses(3);
    expect(battle.due[0]).toBe('rout-test Reikland');
    expect(battle.duty('rout-test', 'Reikland').test).toMatchObject({
      value: 8,
      reason: { code: 'rout-ld.leader-standing' },
    });
    expect(fractionText(report(battle).chance)).toBe('13/18');
  });

  test('is required even of fighters immune to psychology', () => {
    const fighters = crowd('Zombie', 12, { ld: 5, traits: { 'immune-psychology': true } });
    const battle = new TestBattle(system, [{ name: 'Reikland', fighters }, SKAVENS]);
    for (const fallen of [1, 2, 3]) battle.set(`Zombie${fallen}`, 'out-of-action');
    expect(battle.due[0]).toBe('rout-test Reikland');
  });

  test('is not due in the enemy’s turn, whatever the losses', () => {
    const battle = afterLosses(5)
      .answer('rout-test', 'Reikland', 'passed')
      .nextUntil('Skavens', 'recovery');
    expect(battle.due).toEqual([]);
    expect(report(battle)).toMatchObject({ reached: true, due: false });
  });

  test('is due every own turn, even after it was passed', () => {
    const battle = afterLosses(3).answer('rout-test', 'Reikland', 'passed');
    expect(battle.due.filter((line) => line.startsWith('rout-test'))).toEqual([]);
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('for losses in the own close combat phase is due next turn', () => {
    const battle = afterLosses(2).nextUntil('Reikland', 'close-combat');
    battle.set('Guerrier3', 'out-of-action');
    expect(battle.due).toEqual([]);
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toEqual(['rout-test Reikland', 'voluntary-rout Reikland']);
  });

  test('stays due until the end of the turn when skipped by mistake', () => {
    const battle = afterLosses(3).next();
    expect(battle.state.position.phase).toBe('movement');
    expect(battle.due).toContain('rout-test Reikland');
    battle.answer('rout-test', 'Reikland', 'passed');
    expect(battle.due).not.toContain('rout-test Reikland');
  });

  test('when failed ends the battle, and the other side wins', () => {
    const battle = afterLosses(3).answer('rout-test', 'Reikland', 'failed', [5, 4]);
    expect(battle.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'rout' });
    expect(battle.duties).toEqual([]);
    battle.do({ type: 'undo', back: null });
    expect(battle.state.ended).toBe(false);
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('does not count fighters who fled, unless the table does', () => {
    const battle = afterLosses(2).set('Guerrier3', 'left-table');
    expect(battle.due).toEqual([]);
    battle.do({ type: 'set-house-rule', rule: 'routCountsLeftTable', value: 'yes' });
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('is never due in a scenario without rout tests', () => {
    expect(afterLosses(6, reikland(), { scenarioWithoutRout: 'yes' }).due).toEqual([]);
  });

  test('counts goblins as half', () => {
    const mob = reikland({
      fighters: [
        { name: 'Ulrich', ld: 8, leader: true },
        ...crowd('Guerrier', 11, { traits: { 'rout-half-casualty': true } }),
      ],
    });
    expect(afterLosses(5, mob).due).toEqual([]);
    expect(afterLosses(6, mob).due).toContain('rout-test Reikland');
  });
});

describe('whose Leadership the rout test uses', () => {
  const cases: readonly [string, number | null, string][] = [
    ['standing', 8, 'rout-ld.leader-standing'],
    ['knocked-down', 8, 'rout-ld.leader-knocked-down'],
    ['fleeing', 8, 'rout-ld.leader-fleeing'],
    ['stunned', 7, 'rout-ld.highest-leader-stunned'],
    ['out-of-action', 7, 'rout-ld.highest-leader-out-of-action'],
    ['left-table', 7, 'rout-ld.highest-leader-left-table'],
  ];
  test.each(cases)('a leader who is %s: %s', (status, value, code) => {
    const battle = afterLosses(3);
    if (status !== 'standing') battle.set('Ulrich', status);
    expect(report(battle)).toMatchObject({ leadership: value, reason: { code } });
  });

  test('a leader stunned at the start of the turn lends nothing, although he recovers at once', () => {
    const battle = afterLosses(3).answer('rout-test', 'Reikland', 'passed');
    battle.nextUntil('Skavens', 'close-combat').set('Ulrich', 'stunned');
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.fighter('Ulrich').status).toBe('knocked-down');
    expect(report(battle)).toMatchObject({
      leadership: 7,
      reason: { code: 'rout-ld.highest-leader-stunned', params: { lenders: 'Lutz', count: 0 } },
    });
    battle.answer('rout-test', 'Reikland', 'passed').nextUntil('Reikland', 'recovery');
    expect(report(battle)).toMatchObject({ leadership: 8 });
  });

  test('of several equals two are named, with the number of the others', () => {
    const mob = reikland({
      fighters: [{ name: 'Ulrich', ld: 8, leader: true }, ...crowd('Guerrier', 9, { ld: 7 })],
    });
    const { reason } = report(afterLosses(3, mob).set('Ulrich', 'stunned'));
    expect(reason.params).toMatchObject({ lenders: 'Guerrier4, Guerrier5', count: 4 });
  });

  test('hired swords and stunned fighters never lend theirs, knocked-down ones do', () => {
    const battle = afterLosses(3).set('Ulrich', 'stunned').set('Lutz', 'knocked-down');
    expect(report(battle)).toMatchObject({
      leadership: 7,
      reason: { params: { lenders: 'Lutz', count: 0 } },
    });
    battle.set('Lutz', 'stunned');
    expect(report(battle)).toMatchObject({ leadership: 6 });
  });

  test('with nobody eligible it fails automatically', () => {
    const battle = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Guerrier', 3) },
      SKAVENS,
    ]);
    for (const index of [1, 2]) battle.set(`Guerrier${index}`, 'stunned');
    battle.set('Guerrier3', 'out-of-action');
    expect(report(battle)).toMatchObject({ leadership: null, due: true });
    expect(fractionText(report(battle).chance)).toBe('0');
  });

  test('a counted side tests on the Leadership entered for it', () => {
    const battle = afterLosses(0);
    expect(
      system.rout?.(
        {
          ...battle.state,
          sides: battle.state.sides.map((side) => ({ ...side, light: true, leadership: 9 })),
        },
        's-Skavens',
      ),
    ).toMatchObject({
      leadership: 9,
      reason: { code: 'rout-ld.side' },
    });
  });
});

describe('what helps with a rout test', () => {
  test('a war horn is offered before the dice, adds one and is used up', () => {
    const battle = afterLosses(3, reikland({ traits: { 'war-horn': true } }));
    battle.answer('rout-test', 'Reikland', 'war-horn');
    expect(battle.duty('rout-test', 'Reikland').test?.value).toBe(9);
    expect(battle.duty('rout-test', 'Reikland').outcomes.map((one) => one.id)).not.toContain(
      'war-horn',
    );
  });

  test('a war horn adds one to every Leadership of the side, including the leader’s', () => {
    const battle = afterLosses(3, reikland({ traits: { 'war-horn': true } }));
    battle.set('Guerrier9', 'fleeing').answer('rout-test', 'Reikland', 'war-horn');
    battle.answer('rout-test', 'Reikland', 'passed');
    expect(battle.duty('rally', 'Guerrier9').test?.value).toBe(7);
    battle.answer('rally', 'Guerrier9', 'leader-near');
    expect(battle.duty('rally', 'Guerrier9').test?.value).toBe(9);
  });

  test('a reroll keeps the test open once after a failure', () => {
    const battle = afterLosses(3, reikland({ traits: { hardy: true } }));
    expect(settling(battle)).toEqual(['passed', 'exempt']);
    battle.answer('rout-test', 'Reikland', 'failed');
    expect(settling(battle)).toEqual(['failed', 'passed', 'exempt']);
    expect(battle.state.ended).toBe(false);
    expect(battle.duty('rout-test', 'Reikland').facts.map((fact) => fact.code)).toContain(
      'rout.reroll',
    );
    battle.answer('rout-test', 'Reikland', 'failed');
    expect(battle.state.ended).toBe(true);
  });

  test('an oath of blood gives one in the whole battle', () => {
    const band = reikland({
      fighters: [
        { name: 'Ulrich', ld: 8, leader: true, traits: { 'blood-oath': true } },
        ...crowd('Guerrier', 11),
      ],
    });
    const battle = afterLosses(3, band);
    battle.answer('rout-test', 'Reikland', 'failed');
    expect(battle.fighter('Ulrich').flags).toMatchObject({ 'used-blood-oath': true });
    expect(settling(battle)).toEqual(['failed', 'passed', 'exempt']);
  });

  test('a holy relic passes the leader’s first test without dice', () => {
    const band = reikland({
      fighters: [
        { name: 'Ulrich', ld: 8, leader: true, traits: { 'holy-relic': true } },
        ...crowd('Guerrier', 11),
      ],
    });
    const battle = afterLosses(3, band).answer('rout-test', 'Reikland', 'holy-relic');
    expect(battle.due).not.toContain('rout-test Reikland');
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.duty('rout-test', 'Reikland').outcomes.map((one) => one.id)).not.toContain(
      'holy-relic',
    );
  });

  test('lizardmen roll three dice and drop the highest', () => {
    const battle = afterLosses(3, reikland({ traits: { 'cold-blooded': true } }));
    expect(battle.duty('rout-test', 'Reikland').dice).toMatchObject({
      count: 3,
      keep: 'drop-highest',
    });
  });
});

describe('giving up voluntarily', () => {
  test('is not offered below a quarter of losses', () => {
    expect(afterLosses(2).due).toEqual([]);
  });

  test('is offered at a quarter, and still when losses have been reduced', () => {
    const battle = afterLosses(3);
    expect(battle.due).toContain('voluntary-rout Reikland');
    battle.answer('rout-test', 'Reikland', 'passed').set('Guerrier1', 'standing');
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toEqual(['voluntary-rout Reikland']);
  });

  test('is offered only at the start of the turn', () => {
    const battle = afterLosses(3).answer('rout-test', 'Reikland', 'passed').next();
    expect(battle.due).toEqual([]);
  });
});

describe('with three sides', () => {
  const ORCS: Troop = { name: 'Orques', fighters: crowd('Boy', 8) };

  test('a failed test removes only that side, and the turn passes to the next', () => {
    const battle = new TestBattle(system, [reikland(), SKAVENS, ORCS]);
    for (const index of [1, 2, 3]) battle.set(`Guerrier${index}`, 'out-of-action');
    battle.answer('rout-test', 'Reikland', 'failed');
    expect(battle.state.ended).toBe(false);
    expect(battle.state.sides.map((side) => side.removed)).toEqual(['rout', null, null]);
    battle.nextUntil('Skavens', 'recovery');
    battle.nextUntil('Orques', 'recovery');
    battle.nextUntil('Skavens', 'recovery');
    expect(battle.state.position.round).toBe(2);
  });
});

/** The outcomes of the rout test after which it is over. */
function settling(battle: TestBattle): readonly string[] {
  const { outcomes } = battle.duty('rout-test', 'Reikland');
  return outcomes.flatMap(({ id, resolves }) => (resolves ? [id] : []));
}
