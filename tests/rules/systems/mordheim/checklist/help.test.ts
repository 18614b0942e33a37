import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { type Recruit, TestBattle } from '../../../../support/battles.ts';

// The help that hints promise: faith rerolls a fear test, a banner an All Alone test, and a prayer removes
// both. @rule PSY-FEAR-A, PSY-FEAR-B, MORD-ALONE-2

const OGRE: Recruit = { name: 'Ogre', traits: { 'causes-fear': true } };

function against(foes: readonly Recruit[], own: readonly Recruit[]): TestBattle {
  return new TestBattle(system, [
    { name: 'Soeurs', fighters: own },
    { name: 'Ogres', fighters: foes },
  ]);
}

const codes = (table: TestBattle, kind: string, name: string) =>
  table.duty(kind, name).facts.map(({ code }) => code);
const outcomes = (table: TestBattle, kind: string, name: string) =>
  table.duty(kind, name).outcomes.map(({ id }) => id);

describe('absolute faith', () => {
  const believer: Recruit = { name: 'Magda', traits: { 'absolute-faith': true } };

  test('rerolls a fear test once when she is charged', () => {
    const table = against([OGRE], [believer])
      .nextUntil('Ogres', 'movement')
      .charge('Ogre', 'Magda');
    table.answer('fear-charged', 'Magda', 'failed');
    expect(table.fighter('Magda').flags['fear-sixes']).toBeUndefined();
    expect(codes(table, 'fear-charged', 'Magda')).toContain('test.reroll');
    table.answer('fear-charged', 'Magda', 'failed');
    expect(table.fighter('Magda').flags['fear-sixes']).toBe(true);
    expect(table.due).not.toContain('fear-charged Magda');
  });

  test('and before she charges', () => {
    const table = against([OGRE], [believer])
      .nextUntil('Soeurs', 'movement')
      .charge('Magda', 'Ogre');
    table.answer('fear-to-charge', 'Magda', 'failed').answer('fear-to-charge', 'Magda', 'passed');
    expect(table.fighter('Magda').flags).toMatchObject({ charged: true });
  });

  test('nobody else gets a reroll', () => {
    const table = against([OGRE], [{ name: 'Otto' }]).nextUntil('Ogres', 'movement');
    table.charge('Ogre', 'Otto').answer('fear-charged', 'Otto', 'failed');
    expect(table.fighter('Otto').flags['fear-sixes']).toBe(true);
  });
});

describe('a banner', () => {
  const alone = (own: readonly Recruit[]) => {
    const table = against([{ name: 'Rat1' }, { name: 'Rat2' }], own);
    for (const foe of ['Rat1', 'Rat2'] as const) {
      table.do({ type: 'set-contact', a: 'f-Otto', b: `f-${foe}`, touching: true });
    }
    return table.nextUntil('Soeurs', 'close-combat', 'after-blows');
  };
  const bearer: Recruit = { name: 'Karl', traits: { banner: true } };

  test('nearby allows a failed All Alone test to be rerolled', () => {
    const table = alone([{ name: 'Otto' }, bearer]);
    expect(outcomes(table, 'all-alone', 'Otto')).toContain('banner-near');
    table.answer('all-alone', 'Otto', 'banner-near').answer('all-alone', 'Otto', 'failed');
    expect(table.fighter('Otto').flags['breaking']).toBeUndefined();
    expect(codes(table, 'all-alone', 'Otto')).toContain('test.reroll');
    table.answer('all-alone', 'Otto', 'failed');
    expect(table.fighter('Otto').flags['breaking']).toBe(2);
  });

  test('has no effect from afar, nor when its bearer is down', () => {
    const far = alone([{ name: 'Otto' }, bearer]).answer('all-alone', 'Otto', 'failed');
    expect(far.fighter('Otto').flags['breaking']).toBe(2);
    const down = alone([{ name: 'Otto' }, bearer]).set('Karl', 'knocked-down');
    expect(outcomes(down, 'all-alone', 'Otto')).not.toContain('banner-near');
  });

  test('needs no question for its own bearer', () => {
    const table = alone([{ name: 'Otto', traits: { banner: true } }]);
    expect(outcomes(table, 'all-alone', 'Otto')).not.toContain('banner-near');
    table.answer('all-alone', 'Otto', 'failed');
    expect(codes(table, 'all-alone', 'Otto')).toContain('test.reroll');
  });
});

test('Hearts of Steel nearby removes fear', () => {
  const table = against([OGRE], [{ name: 'Otto' }])
    .nextUntil('Ogres', 'movement')
    .charge('Ogre', 'Otto');
  expect(outcomes(table, 'fear-charged', 'Otto')).not.toContain('prayer-near');
  const { state } = table;
  const prayed = state.sides.map((side) =>
    side.id === 's-Soeurs' ? { ...side, flags: { 'hearts-of-steel': 'f-Otto' } } : side,
  );
  const duty = system
    .duties({ ...state, sides: prayed })
    .find(({ kind, fighterId }) => kind === 'fear-charged' && fighterId === 'f-Otto');
  expect(duty?.outcomes.find(({ id }) => id === 'prayer-near')).toMatchObject({
    resolves: true,
    changes: [],
  });
});
