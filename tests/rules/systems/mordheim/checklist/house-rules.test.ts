import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle, type Troop } from '../../../../support/battles.ts';

const REIKLAND: Troop = {
  name: 'Reikland',
  fighters: [
    { name: 'Ulrich', ld: 9, leader: true, role: 'hero' },
    { name: 'Gunther', ld: 8, role: 'hero' },
    { name: 'Otto', ld: 6 },
    { name: 'Chien', ld: 5, role: 'animal', traits: { animal: true } },
    { name: 'Elfe', ld: 7, role: 'hired-sword' },
    ...crowd('Guerrier', 3),
  ],
};
const SKAVENS: Troop = { name: 'Skavens', fighters: crowd('Vermine', 6, { ld: 5 }) };

function battle(houseRules: Readonly<Record<string, string>>): TestBattle {
  return new TestBattle(system, [REIKLAND, SKAVENS], { houseRules });
}

/** Otto fails his All Alone test between two enemies, and a free hit takes him down. */
function droppedWhileBreaking(allAloneDropped: string): TestBattle {
  const table = battle({ allAloneDropped });
  for (const enemy of ['Vermine1', 'Vermine2']) {
    table.do({ type: 'set-contact', a: 'f-Otto', b: `f-${enemy}`, touching: true });
  }
  table.nextUntil('Reikland', 'close-combat', 'after-blows').answer('all-alone', 'Otto', 'failed');
  return table.set('Otto', 'knocked-down');
}

describe('house rules', () => {
  test('a free hit that takes down a breaking fighter: he stays, stays fleeing, or flees anyway', () => {
    expect(droppedWhileBreaking('stays').fighter('Otto')).toMatchObject({
      status: 'knocked-down',
      flags: {},
    });
    expect(droppedWhileBreaking('stays-fleeing').fighter('Otto')).toMatchObject({
      status: 'knocked-down',
      flags: { 'was-fleeing': true },
    });
    expect(droppedWhileBreaking('runs').fighter('Otto').status).toBe('fleeing');
  });

  test('with the leader out of action, the best hero lends his bubble only if the table plays so', () => {
    for (const [successorBubble, leaderId] of [
      ['no', undefined],
      ['yes', 'f-Gunther'],
    ] as const) {
      const table = battle({ successorBubble }).set('Ulrich', 'out-of-action');
      expect(system.leaderBubble(table.state, 's-Reikland')?.leaderId).toBe(leaderId);
    }
  });

  test('a leader in reserve is not lost, and has no successor', () => {
    const rally = (ulrich: string) =>
      battle({ successorBubble: 'yes' })
        .set('Ulrich', ulrich)
        .set('Otto', 'fleeing')
        .duty('rally', 'Otto');
    expect(rally('in-reserve').outcomes.map(({ id }) => id)).not.toContain('leader-near');
    expect(rally('in-reserve').test?.reason.params['leader']).toBe('Ulrich');
    expect(rally('left-table').outcomes.map(({ id }) => id)).toContain('leader-near');
  });

  test('a knocked-down leader has no successor', () => {
    const table = battle({ successorBubble: 'yes' }).set('Ulrich', 'knocked-down');
    expect(system.leaderBubble(table.state, 's-Reikland')).toBeNull();
  });

  test.each([
    ['Chien', 'animalsUseLeaderLd'],
    ['Elfe', 'hiredSwordsUseLeaderLd'],
  ])('%s may borrow the leader’s Leadership unless %s is off', (name, rule) => {
    const offered = (value: string) =>
      battle({ [rule]: value })
        .set(name, 'fleeing')
        .duty('rally', name)
        .outcomes.some((one) => one.id === 'leader-near');
    expect(offered('yes')).toBe(true);
    expect(offered('no')).toBe(false);
  });

  test('a bear uses its tamer’s Leadership and never the leader’s; without a tamer its own', () => {
    const bear = {
      name: 'Ours',
      ld: 4,
      role: 'animal',
      traits: { animal: true, 'bubble-source': 'bear-tamer', 'never-uses-leader': true },
    } as const;
    const tamer = { name: 'Dompteur', ld: 7, profileId: 'kislev/bear-tamer' } as const;
    const chief = { name: 'Ulrich', ld: 9, leader: true } as const;
    const near = (fighters: Troop['fighters']) => {
      const table = new TestBattle(system, [{ name: 'Kislev', fighters }, SKAVENS]);
      const rally = table.set('Ours', 'fleeing').duty('rally', 'Ours');
      if (!rally.outcomes.some(({ id }) => id === 'leader-near')) return rally.test?.value;
      return table.answer('rally', 'Ours', 'leader-near').duty('rally', 'Ours').test?.value;
    };
    expect(near([chief, tamer, bear])).toBe(7);
    expect(near([chief, bear])).toBe(4);
  });

  test('a fleeing fighter who is caught fights back only if the table plays so', () => {
    const outcomes = (value: string) =>
      battle({ caughtFugitiveFights: value })
        .set('Vermine1', 'fleeing')
        .nextUntil('Reikland', 'movement', 'charges')
        .charge('Otto', 'Vermine1')
        .duty('flee-charged', 'Vermine1')
        .outcomes.map((one) => one.id);
    expect(outcomes('no')).not.toContain('caught');
    expect(outcomes('yes')).toContain('caught');
    const table = battle({ caughtFugitiveFights: 'yes' }).set('Vermine1', 'fleeing');
    table.nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Vermine1');
    table.answer('flee-charged', 'Vermine1', 'caught');
    expect(table.state.contacts).toHaveLength(1);
  });

  test('leaving a fight is offered only if the table plays so; if failed, there is one free hit, then flight', () => {
    const engaged = (escapeFromCombat: string) =>
      battle({ escapeFromCombat })
        .do({ type: 'set-contact', a: 'f-Otto', b: 'f-Vermine1', touching: true })
        .nextUntil('Reikland', 'movement', 'charges');
    expect(engaged('no').due).toEqual([]);
    expect(engaged('yes').due).toEqual(['escape Otto']);
    // He flees at twice his Movement of 4.
    expect(engaged('yes').duty('escape', 'Otto').facts).toEqual([
      { code: 'escape.reach', params: { inches: 8 } },
    ]);
    const table = engaged('yes').answer('escape', 'Otto', 'failed');
    expect(table.due).toEqual(['break-off Otto']);
    table.answer('break-off', 'Otto', 'runs');
    expect(table.fighter('Otto').status).toBe('fleeing');
    const free = engaged('yes').answer('escape', 'Otto', 'passed');
    expect(free.state.contacts).toEqual([]);
  });

  test('frenzy exempts from All Alone only where the table counts the test as psychology', () => {
    const due = (allAloneIsPsychology: string) => {
      const table = new TestBattle(
        system,
        [
          {
            name: 'Reikland',
            fighters: [{ name: 'Otto', traits: { frenzy: true } }, ...crowd('Guerrier', 3)],
          },
          SKAVENS,
        ],
        { houseRules: { allAloneIsPsychology } },
      );
      for (const enemy of ['Vermine1', 'Vermine2']) {
        table.do({ type: 'set-contact', a: 'f-Otto', b: `f-${enemy}`, touching: true });
      }
      return table.nextUntil('Reikland', 'close-combat').dueAt('after-blows');
    };
    expect(due('no')).toEqual(['all-alone Otto']);
    expect(due('yes')).toEqual([]);
  });
});
