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

describe('the Rout test of twelve', () => {
  test('is not due at two losses, and says that one more makes it due', () => {
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

  test('spares not even those whom no psychology touches', () => {
    const fighters = crowd('Zombie', 12, { ld: 5, traits: { 'immune-psychology': true } });
    const battle = new TestBattle(system, [{ name: 'Reikland', fighters }, SKAVENS]);
    for (const fallen of [1, 2, 3]) battle.set(`Zombie${fallen}`, 'out-of-action');
    expect(battle.due[0]).toBe('rout-test Reikland');
  });

  test('is not due in the enemy turn, whatever the losses', () => {
    const battle = afterLosses(5)
      .answer('rout-test', 'Reikland', 'passed')
      .nextUntil('Skavens', 'recovery');
    expect(battle.due).toEqual([]);
    expect(report(battle)).toMatchObject({ reached: true, due: false });
  });

  test('comes again every own turn: passing once gives no peace', () => {
    const battle = afterLosses(3).answer('rout-test', 'Reikland', 'passed');
    expect(battle.due.filter((line) => line.startsWith('rout-test'))).toEqual([]);
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('losses of the own close combat wait for the next own turn', () => {
    const battle = afterLosses(2).nextUntil('Reikland', 'close-combat');
    battle.set('Guerrier3', 'out-of-action');
    expect(battle.due).toEqual([]);
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toEqual(['rout-test Reikland', 'voluntary-rout Reikland']);
  });

  test('passed over by mistake, it stays due until the turn is over', () => {
    const battle = afterLosses(3).next();
    expect(battle.state.position.phase).toBe('movement');
    expect(battle.due).toContain('rout-test Reikland');
    battle.answer('rout-test', 'Reikland', 'passed');
    expect(battle.due).not.toContain('rout-test Reikland');
  });

  test('failed, it ends the battle for the other side to win', () => {
    const battle = afterLosses(3).answer('rout-test', 'Reikland', 'failed', [5, 4]);
    expect(battle.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'rout' });
    expect(battle.duties).toEqual([]);
    battle.do({ type: 'undo', back: null });
    expect(battle.state.ended).toBe(false);
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('fled fighters are no casualties unless the table says so', () => {
    const battle = afterLosses(2).set('Guerrier3', 'left-table');
    expect(battle.due).toEqual([]);
    battle.do({ type: 'set-house-rule', rule: 'routCountsLeftTable', value: 'yes' });
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('a scenario without Rout tests has none', () => {
    expect(afterLosses(6, reikland(), { scenarioWithoutRout: 'yes' }).due).toEqual([]);
  });

  test('goblins weigh one half', () => {
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

describe('whose Leadership the Rout test uses', () => {
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

  test('who was stunned when the turn began lends nothing, although he comes round at once', () => {
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

  test('where many are equal two are named, and how many more there are', () => {
    const mob = reikland({
      fighters: [{ name: 'Ulrich', ld: 8, leader: true }, ...crowd('Guerrier', 9, { ld: 7 })],
    });
    const { reason } = report(afterLosses(3, mob).set('Ulrich', 'stunned'));
    expect(reason.params).toMatchObject({ lenders: 'Guerrier4, Guerrier5', count: 4 });
  });

  test('hired swords never lend theirs, the knocked down do, the stunned do not', () => {
    const battle = afterLosses(3).set('Ulrich', 'stunned').set('Lutz', 'knocked-down');
    expect(report(battle)).toMatchObject({
      leadership: 7,
      reason: { params: { lenders: 'Lutz', count: 0 } },
    });
    battle.set('Lutz', 'stunned');
    expect(report(battle)).toMatchObject({ leadership: 6 });
  });

  test('nobody on his feet or on the ground: it fails by itself', () => {
    const battle = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Guerrier', 3) },
      SKAVENS,
    ]);
    for (const index of [1, 2]) battle.set(`Guerrier${index}`, 'stunned');
    battle.set('Guerrier3', 'out-of-action');
    expect(report(battle)).toMatchObject({ leadership: null, due: true });
    expect(fractionText(report(battle).chance)).toBe('0');
  });

  test('a light side tests on the Leadership it was given', () => {
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

describe('what helps with a Rout test', () => {
  test('a war horn is offered before the dice, adds one and is used up', () => {
    const battle = afterLosses(3, reikland({ traits: { 'war-horn': true } }));
    battle.answer('rout-test', 'Reikland', 'war-horn');
    expect(battle.duty('rout-test', 'Reikland').test?.value).toBe(9);
    expect(battle.duty('rout-test', 'Reikland').outcomes.map((one) => one.id)).not.toContain(
      'war-horn',
    );
  });

  test('a war horn adds one to every Leadership of the side, the leader’s that is borrowed too', () => {
    const battle = afterLosses(3, reikland({ traits: { 'war-horn': true } }));
    battle.set('Guerrier9', 'fleeing').answer('rout-test', 'Reikland', 'war-horn');
    battle.answer('rout-test', 'Reikland', 'passed');
    expect(battle.duty('rally', 'Guerrier9').test?.value).toBe(7);
    battle.answer('rally', 'Guerrier9', 'leader-near');
    expect(battle.duty('rally', 'Guerrier9').test?.value).toBe(9);
  });

  test('a re-roll keeps the test open after the first failure, once', () => {
    const battle = afterLosses(3, reikland({ traits: { hardy: true } }));
    battle.answer('rout-test', 'Reikland', 'failed');
    expect(battle.state.ended).toBe(false);
    expect(battle.duty('rout-test', 'Reikland').facts.map((fact) => fact.code)).toContain(
      'rout.reroll',
    );
    battle.answer('rout-test', 'Reikland', 'failed');
    expect(battle.state.ended).toBe(true);
  });

  test('the holy relic passes the first test of the leader without dice', () => {
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

describe('leaving of one’s own will', () => {
  test('is not offered before a quarter is lost', () => {
    expect(afterLosses(2).due).toEqual([]);
  });

  test('is offered at a quarter, and later even when the losses have shrunk', () => {
    const battle = afterLosses(3);
    expect(battle.due).toContain('voluntary-rout Reikland');
    battle.answer('rout-test', 'Reikland', 'passed').set('Guerrier1', 'standing');
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toEqual(['voluntary-rout Reikland']);
  });

  test('is not offered after the start of the turn', () => {
    const battle = afterLosses(3).answer('rout-test', 'Reikland', 'passed').next();
    expect(battle.due).toEqual([]);
  });
});

describe('with three sides', () => {
  const ORCS: Troop = { name: 'Orques', fighters: crowd('Boy', 8) };

  test('a failed test takes only that side away, and the turn passes to the next', () => {
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
