import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/warhammer-skirmish/index.ts';
import { crowd, type Recruit, TestBattle } from '../../../support/battles.ts';
import { injuryAsked } from '../../../support/injuries.ts';

describe('a turn of Warhammer Escarmouches', () => {
  test('has five phases', () => {
    expect(system.phases.map(({ id }) => id)).toEqual([
      'recovery',
      'movement',
      'magic',
      'shooting',
      'close-combat',
    ]);
  });

  test('has its spells in the magic phase, even in contact with an enemy', () => {
    const battle = skirmish([{ name: 'Mage', traits: { caster: true } }, { name: 'Otto' }]);
    battle.do({ type: 'set-contact', a: 'f-Mage', b: 'f-Rat1', touching: true });
    battle.nextUntil('Reikland', 'magic');
    const duty = battle.duty('cast', 'Reikland');
    expect(duty.action?.fighterIds).toEqual(['f-Mage']);
    expect(duty.facts).toEqual([{ code: 'cast.unit', params: { inches: 2 } }]);
    battle.nextUntil('Reikland', 'shooting');
    expect(kinds(battle)).toEqual(['shoot']);
  });

  test('starts with a reminder of psychology, without computing any', () => {
    const battle = skirmish([
      { name: 'Troll', traits: { stupidity: true, fear: true } },
      { name: 'Goblin', traits: { animosity: true } },
      { name: 'Fallen', traits: { frenzy: true }, status: 'in-reserve' },
      { name: 'Otto' },
    ]);
    const duty = battle.duty('psychology', 'Reikland');
    expect(duty).toMatchObject({ weight: 'reminder', test: null, outcomes: [] });
    expect(explainedOn(duty.rule)).toBe('psychology');
    expect(duty.facts).toEqual([{ code: 'psychology.now', params: { names: 'Troll, Goblin' } }]);
    battle.next().charge('Otto', 'Rat1').charge('Troll', 'Rat2');
    expect(battle.due.filter((line) => !line.startsWith('short-charge'))).toEqual([]);
  });

  test('reminds nobody without psychology', () => {
    expect(kinds(skirmish([{ name: 'Otto' }]))).toEqual([]);
  });
});

/** The page of a duty’s rule. */
function explainedOn(rule: string): string | undefined {
  return system.reference.find(({ rules }) => rules.includes(rule))?.id;
}

describe('a force’s rout test', () => {
  test('counts every model, including animals', () => {
    const battle = skirmish([...crowd('Otto', 3), { name: 'Dog', traits: { animal: true } }]);
    battle.set('Dog', 'out-of-action').nextUntil('Reikland', 'recovery');
    expect(system.rout?.(battle.state, 's-Reikland')).toMatchObject({
      participants: 4,
      due: true,
    });
  });

  test('cannot be failed voluntarily, unless the table plays so', () => {
    expect(afterLoss({}).due).toEqual(['rout-test Reikland']);
    expect(afterLoss({ wfsVoluntaryRout: 'yes' }).due).toEqual([
      'rout-test Reikland',
      'voluntary-rout Reikland',
    ]);
  });

  test.each([
    ['continues', null],
    ['ends', { winnerId: null, cause: 'rout' }],
  ])('when failed with three sides, where the battle %s', (multiplayerWfs, end) => {
    const battle = new TestBattle(
      system,
      ['A', 'B', 'C'].map((name) => ({ name, fighters: crowd(name, 4) })),
      { houseRules: { multiplayerWfs } },
    );
    battle.set('A1', 'out-of-action').answer('rout-test', 'A', 'failed', [6, 6]);
    if (end === null) expect(battle.state.end).toBeNull();
    else expect(battle.state.end).toMatchObject(end);
    expect(battle.state.sides[0]).toMatchObject({ removed: 'rout' });
  });

  function afterLoss(houseRules: Readonly<Record<string, string>>): TestBattle {
    return skirmish(crowd('Otto', 4), houseRules)
      .set('Otto1', 'out-of-action')
      .nextUntil('Reikland', 'recovery');
  }
});

describe('the injury roll', () => {
  test('has no modifiers unknown to the base rules', () => {
    const battle = skirmish([{ name: 'Otto' }]);
    const { fields, results } = injuryAsked(system, battle.state, 'f-Otto');
    expect(fields).toEqual([]);
    expect(results).toEqual([
      'knocked-down',
      'knocked-down',
      'stunned',
      'stunned',
      'out-of-action',
      'out-of-action',
    ]);
  });

  test.each([
    ['knocked-down', {}, ['finished-in-melee']],
    ['knocked-down', { wfsFinishDowned: 'no' }, []],
    ['stunned', {}, ['stunned-in-melee']],
    ['stunned', { stunnedAutoOut: 'no' }, ['finished-in-melee']],
    ['stunned', { stunnedAutoOut: 'no', wfsFinishDowned: 'no' }, []],
  ])('is not made for a target %s, as the table plays', (status, houseRules, wanted) => {
    const battle = skirmish([{ name: 'Otto' }], houseRules).set('Otto', status);
    const { instead = [] } = injuryAsked(system, battle.state, 'f-Otto').step;
    expect(instead.map(({ id }) => id)).toEqual(wanted);
  });

  test('finishing is not mentioned where it is not played', () => {
    const finish = (houseRules: Readonly<Record<string, string>>) => {
      const battle = skirmish([{ name: 'Otto' }], houseRules).set('Rat1', 'knocked-down');
      battle.do({ type: 'set-contact', a: 'f-Otto', b: 'f-Rat1', touching: true });
      return kinds(battle.nextUntil('Reikland', 'close-combat'));
    };
    expect(finish({})).toContain('finish');
    expect(finish({ wfsFinishDowned: 'no' })).not.toContain('finish');
  });
});

describe('defaults', () => {
  test.each([
    ['naturalOneMisses', 'yes'],
    ['sevenPlusShooting', 'ladder'],
    ['interception', 'forced'],
    ['wfsFinishDowned', 'yes'],
    ['wfsCriticalHits', 'two-wounds'],
    ['wfsSingleModelTarget', 'no'],
    ['wfsVoluntaryRout', 'no'],
    ['multiplayerWfs', 'continues'],
    ['routCountsLeftTable', 'no'],
    ['stunnedAutoOut', 'yes'],
  ])('%s: %s', (id, option) => {
    expect(system.houseRules.find((row) => row.id === id)?.default).toBe(option);
  });
});

describe('exempt from the All Alone test', () => {
  test('are the unbreakable', () => {
    const tests = (traits: Recruit['traits']) => {
      const { state } = skirmish([{ name: 'Otto', ...(traits === undefined ? {} : { traits }) }]);
      return system.possibleTests(state, 'f-Otto').map(({ kind }) => kind);
    };
    expect(tests({})).toEqual(['all-alone']);
    expect(tests({ unbreakable: true })).toEqual([]);
  });
});

function skirmish(
  fighters: readonly Recruit[],
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  return new TestBattle(
    system,
    [
      { name: 'Reikland', fighters },
      { name: 'Skavens', fighters: crowd('Rat', 4) },
    ],
    { houseRules },
  );
}

function kinds(battle: TestBattle): readonly string[] {
  return battle.duties.map(({ kind }) => kind);
}
