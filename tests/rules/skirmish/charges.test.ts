import { describe, expect, test } from 'vitest';
import type { Command } from '#battle/commands.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe.each(SKIRMISH_GAMES)('a charge in %s', (_id, system) => {
  test('leaves its charger among those who charge, and a second tap takes it back', () => {
    const battle = charges(system);
    const names = () => battle.duty('charge', 'Reikland').action?.fighterIds;
    const before = names();
    battle.charge('Otto', 'Rat1');
    expect(names()).toEqual(before);
    expect(battle.duty('charge', 'Reikland').action).toMatchObject({
      markedIds: ['f-Otto'],
      aims: [{ fighterId: 'f-Otto', targetIds: ['f-Rat1'], state: 'runs', more: true }],
    });
    takeBack(battle, 'Otto');
    expect(touching(battle)).toEqual([]);
    expect(battle.fighter('Otto').flags).toEqual({});
    expect(battle.try(taking('Otto'))).toBe('unknown-rule');
  });

  test('that was too short is kept with its target, and may be taken back or take place after all', () => {
    const battle = charges(system).charge('Otto', 'Rat1');
    battle.answer('short-charge', 'Otto', 'too-short');
    const aims = () => battle.duty('charge', 'Reikland').action?.aims;
    expect(aims()).toMatchObject([
      { targetIds: ['f-Rat1'], state: 'failed', said: { code: 'charge.too-short' } },
    ]);
    battle.charge('Otto', 'Rat1');
    expect(touching(battle)).toEqual([['f-Otto', 'f-Rat1']]);
    expect(battle.fighter('Otto').flags).toEqual({ charged: true });
    battle.answer('short-charge', 'Otto', 'too-short');
    takeBack(battle, 'Otto');
    expect(battle.fighter('Otto').flags).toEqual({});
    expect(aims()).toEqual([]);
  });

  test('from which an enemy flees is taken back with his flight', () => {
    const battle = charges(system).set('Rat1', 'fleeing').charge('Otto', 'Rat1');
    const action = battle.duty('charge', 'Reikland').action;
    expect(action?.aims).toMatchObject([{ targetIds: ['f-Rat1'], state: 'runs' }]);
    takeBack(battle, 'Otto');
    expect(battle.fighter('Rat1').flags).toEqual({});
    expect(kinds(battle)).not.toContain('flee-charged');
  });

  test('may be intercepted: one tap changes the target', () => {
    const battle = charges(system).charge('Otto', 'Rat1');
    expect(battle.duty('intercept', 'Reikland').action).toEqual({
      id: 'intercept',
      fighterIds: ['f-Rat2', 'f-Rat3'],
      markedIds: [],
      targetIds: [],
      testedIds: [],
      aims: [],
      resolverId: null,
    });
    intercept(battle, 'Rat2');
    expect(touching(battle)).toEqual([['f-Otto', 'f-Rat2']]);
    expect(battle.fighter('Otto').flags).toMatchObject({ charged: true });
    expect(kinds(battle)).not.toContain('intercept');
  });

  test('of several, the intercepted one is chosen', () => {
    const battle = charges(system).charge('Otto', 'Rat1').charge('Ulrich', 'Rat2');
    expect(battle.duty('intercept', 'Reikland').action).toMatchObject({
      fighterIds: ['f-Rat3'],
      targetIds: ['f-Otto', 'f-Ulrich'],
    });
    intercept(battle, 'Rat3', 'Ulrich');
    expect(touching(battle)).toEqual([
      ['f-Otto', 'f-Rat1'],
      ['f-Ulrich', 'f-Rat3'],
    ]);
  });

  test('of somebody who does not charge can’t be intercepted', () => {
    const battle = charges(system).charge('Otto', 'Rat1');
    expect(battle.try(interception('Rat2', 'Ulrich'))).not.toBeNull();
    expect(touching(battle)).toEqual([['f-Otto', 'f-Rat1']]);
  });

  test.each(['knocked-down', 'stunned', 'fleeing', 'out-of-action'])(
    'is not intercepted by a fighter who is %s',
    (status) => {
      const battle = charges(system).set('Rat2', status).charge('Otto', 'Rat1');
      expect(battle.duty('intercept', 'Reikland').action?.fighterIds).toEqual(['f-Rat3']);
    },
  );

  test('is excluded where interception forbids it, with a reason', () => {
    const battle = charges(system, { interception: 'forbidden' });
    const codes = battle.duty('charge', 'Reikland').facts.map(({ code }) => code);
    expect(codes).toContain('charge.intercept-forbidden');
    battle.charge('Otto', 'Rat1');
    expect(kinds(battle)).not.toContain('intercept');
  });

  test('at an unseen enemy takes an Initiative test, which a 6 always fails', () => {
    const battle = charges(system).charge('Otto', 'Rat1');
    expect(kinds(battle)).not.toContain('detect');
    battle.answer('short-charge', 'Otto', 'unseen');
    expect(battle.duty('detect', 'Otto').test).toMatchObject({ characteristic: 'I', value: 3 });
    battle.answer('detect', 'Otto', 'passed', [3]);
    expect(touching(battle)).toEqual([['f-Otto', 'f-Rat1']]);
    expect(kinds(battle)).not.toContain('detect');
  });

  test('at an enemy who is not noticed does not take place, and the charger may still move', () => {
    const battle = charges(system).charge('Otto', 'Rat1');
    battle.answer('short-charge', 'Otto', 'unseen').answer('detect', 'Otto', 'failed', [6]);
    expect(touching(battle)).toEqual([]);
    expect(battle.fighter('Otto').flags).toEqual({});
  });
});

test('who may intercept: anyone in Mordheim, those nearby in Warhammer Escarmouches', () => {
  const codes = SKIRMISH_GAMES.map(([, system]) =>
    charges(system)
      .duty('charge', 'Reikland')
      .facts.map(({ code }) => code),
  );
  expect(codes).toEqual([['charge.intercept'], ['charge.intercept-forced']]);
});

describe('fear and interception in Mordheim', () => {
  const [[, mordheim] = []] = SKIRMISH_GAMES;

  test('the charger must pass a test to charge the interceptor', () => {
    const battle = afraid({ 'causes-fear': true });
    intercept(battle, 'Rat2');
    expect(touching(battle)).toEqual([]);
    battle.answer('fear-to-charge', 'Otto', 'passed', [1, 1]);
    expect(touching(battle)).toEqual([['f-Otto', 'f-Rat2']]);
  });

  test('if he fails, he does not move', () => {
    const battle = afraid({ 'causes-fear': true });
    intercept(battle, 'Rat2');
    battle.answer('fear-to-charge', 'Otto', 'failed', [6, 6]);
    expect(touching(battle)).toEqual([]);
    expect(battle.fighter('Otto').flags).toHaveProperty('fear-blocked');
  });

  function afraid(traits: Flags): TestBattle {
    if (mordheim === undefined) throw new Error('no Mordheim');
    return charges(mordheim, {}, traits).charge('Otto', 'Rat1');
  }
});

function charges(
  system: RuleSystem,
  houseRules: Readonly<Record<string, string>> = {},
  second: Flags = {},
): TestBattle {
  const [first, , third] = crowd('Rat', 3);
  const rats = [first, { name: 'Rat2', traits: second }, third].flatMap((one) => one ?? []);
  const battle = new TestBattle(
    system,
    [
      { name: 'Reikland', fighters: [{ name: 'Otto' }, { name: 'Ulrich' }] },
      { name: 'Skavens', fighters: rats },
    ],
    { houseRules },
  );
  return battle.next();
}

function takeBack(battle: TestBattle, name: string): void {
  battle.do(taking(name));
}

function taking(name: string): Command {
  return { type: 'take-action', action: 'charge', fighterId: `f-${name}`, targetId: null };
}

function intercept(battle: TestBattle, name: string, charger: string | null = null): void {
  battle.do(interception(name, charger));
}

function interception(name: string, charger: string | null): Command {
  return {
    type: 'take-action',
    action: 'intercept',
    fighterId: `f-${name}`,
    targetId: charger === null ? null : `f-${charger}`,
  };
}

function touching(battle: TestBattle): readonly (readonly string[])[] {
  return battle.state.contacts.map(({ a, b }) => [a, b]);
}

function kinds(battle: TestBattle): readonly string[] {
  return battle.duties.map(({ kind }) => kind);
}
