import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, type Recruit, TestBattle } from '../../../../support/battles.ts';

/** @rule MOV-CHARGE @rule PSY-FEAR-B */
describe('a second charge target', () => {
  test('is offered to fighters in contact, who are marked as charging', () => {
    const table = charges().charge('Otto', 'Rat1');
    const action = table.duties.find(({ kind }) => kind === 'charge')?.action;
    expect(action?.fighterIds).toContain('f-Otto');
    expect(action?.markedIds).toEqual(['f-Otto']);
    table.charge('Otto', 'Rat2');
    expect(table.state.contacts).toHaveLength(2);
  });

  test('is never the enemy he is already in contact with', () => {
    const table = charges().charge('Otto', 'Rat1');
    const again = {
      type: 'take-action',
      action: 'charge',
      fighterId: 'f-Otto',
      targetId: 'f-Rat1',
    } as const;
    expect(table.try(again)).toBe('no-change');
  });

  test('has a fear test of its own; if failed, the first charge still counts', () => {
    const table = charges().charge('Otto', 'Rat1').charge('Otto', 'Ogre');
    expect(table.due).toContain('fear-to-charge Otto');
    expect(table.state.contacts).toHaveLength(1);
    table.answer('fear-to-charge', 'Otto', 'failed');
    expect(table.state.contacts).toMatchObject([{ a: 'f-Otto', b: 'f-Rat1' }]);
    expect(table.fighter('Otto').flags).toEqual({ charged: true });
  });

  test('is fought along with the first if it is passed', () => {
    const table = charges().charge('Otto', 'Rat1').charge('Otto', 'Ogre');
    table.answer('fear-to-charge', 'Otto', 'passed');
    expect(table.state.contacts.map(({ b }) => b)).toEqual(['f-Rat1', 'f-Ogre']);
  });
});

/** @rule MOV-HIDE @rule MOV-CHARGE */
test.each(['standing', 'knocked-down'])(
  'a hidden fighter cannot be charged, %s or not',
  (status) => {
    const table = charges().do({
      type: 'set-flag',
      fighterId: 'f-Rat1',
      flag: 'hidden',
      value: true,
    });
    const targets = () => table.duties.find(({ kind }) => kind === 'charge')?.action?.targetIds;
    if (status !== 'standing') table.set('Rat1', status);
    expect(table.fighter('Rat1').flags['hidden']).toBe(true);
    expect(targets()).toEqual(['f-Rat2', 'f-Ogre']);
  },
);

/** @rule MORD-ALONE-2 @rule PSY-FEAR-A @rule PSY-FEAR-B */
describe('Hearts of Steel', () => {
  const outcomes = (table: TestBattle, kind: string) =>
    table.duty(kind, 'Otto').outcomes.map(({ id }) => id);

  test('helps a fighter near the prayer to charge without a fear test', () => {
    const table = charges(PRIEST).charge('Otto', 'Ogre');
    expect(outcomes(table, 'fear-to-charge')).not.toContain('prayer-near');
    table.answer('fear-to-charge', 'Otto', 'hearts-of-steel');
    table.answer('fear-to-charge', 'Otto', 'prayer-near');
    expect(table.fighter('Otto').flags).toMatchObject({ charged: true });
    expect(table.state.contacts).toHaveLength(1);
  });

  test('helps a fighter who is charged', () => {
    const table = charges(PRIEST);
    table.nextUntil('Skavens', 'movement', 'charges').charge('Ogre', 'Otto');
    table.answer('fear-charged', 'Otto', 'hearts-of-steel');
    table.answer('fear-charged', 'Otto', 'prayer-near');
    expect(table.due).not.toContain('fear-charged Otto');
    expect(table.fighter('Otto').flags['fear-sixes']).toBeUndefined();
  });

  test('can be noted where someone is all alone, and is not offered where nobody prays', () => {
    const alone = (table: TestBattle) => {
      for (const enemy of ['f-Rat1', 'f-Rat2'] as const) {
        table.do({ type: 'set-contact', a: 'f-Otto', b: enemy, touching: true });
      }
      return table.nextUntil('Reikland', 'close-combat', 'after-blows');
    };
    const prayed = alone(charges(PRIEST)).answer('all-alone', 'Otto', 'hearts-of-steel');
    expect(outcomes(prayed, 'all-alone')).toContain('prayer-near');
    expect(outcomes(alone(charges()), 'all-alone')).not.toContain('hearts-of-steel');
    prayed.set('Priest', 'knocked-down');
    expect(outcomes(prayed, 'all-alone')).not.toContain('prayer-near');
  });
});

const PRIEST: Recruit = { name: 'Priest', role: 'hero', traits: { 'hearts-of-steel': true } };

function charges(...more: readonly Recruit[]): TestBattle {
  const ogre = { name: 'Ogre', traits: { 'causes-fear': true } } as const;
  return new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Otto' }, ...more, ...crowd('Lame', 6)] },
    { name: 'Skavens', fighters: [...crowd('Rat', 2), ogre] },
  ]).nextUntil('Reikland', 'movement', 'charges');
}
