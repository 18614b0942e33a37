import { describe, expect, test } from 'vitest';
import { diceDue } from '#rules/kit/injury.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle, type Troop } from '../../../../support/battles.ts';
import { injuryRolled } from '../../../../support/injuries.ts';

const REIKLAND: Troop = {
  name: 'Reikland',
  fighters: [
    { name: 'Ulrich', ld: 8, leader: true, role: 'hero' },
    { name: 'Gunther', ld: 7, role: 'hero' },
    { name: 'Otto', ld: 6 },
    { name: 'Berserk', ld: 6, traits: { frenzy: true } },
    { name: 'Zélote', ld: 7, traits: { hates: 'Skavens' } },
    ...crowd('Guerrier', 3),
  ],
};

const SKAVENS: Troop = {
  name: 'Skavens',
  fighters: [
    { name: 'Skritt', ld: 7, leader: true, role: 'hero' },
    {
      name: 'Ogre',
      ld: 4,
      wounds: 3,
      traits: { 'causes-fear': true, stupidity: true, 'stupidity-exempt-near-hero': true },
    },
    { name: 'Brave', ld: 10, traits: { 'auto-pass-leadership-tests': true } },
    ...crowd('Vermine', 5, { ld: 5 }),
  ],
};

function battle(houseRules = {}): TestBattle {
  return new TestBattle(system, [REIKLAND, SKAVENS], { houseRules });
}

function outcomes(of: TestBattle, kind: string, name: string): readonly string[] {
  return of.duty(kind, name).outcomes.map((outcome) => outcome.id);
}

describe('recovery', () => {
  test('a quiet battle has no duties', () => {
    expect(battle().due).toEqual([]);
  });

  test('stunned fighters recover automatically and may not stand up in the same phase', () => {
    const table = battle().set('Otto', 'stunned').set('Gunther', 'knocked-down');
    table.nextUntil('Reikland', 'recovery');
    expect(table.fighter('Otto').status).toBe('knocked-down');
    expect(table.due).toEqual(['stand-up Gunther']);
    table.answer('stand-up', 'Gunther', 'stands');
    expect(table.fighter('Gunther')).toMatchObject({
      status: 'standing',
      flags: { 'stood-up': true },
    });
    table.nextUntil('Reikland', 'recovery');
    expect(table.due).toEqual(['stand-up Otto']);
    expect(table.fighter('Gunther').flags).toEqual({});
  });

  test.each([
    [8, 'ld.own-equal'],
    [9, 'ld.own-higher'],
  ])('a fighter with %i of his own does not need the leader’s, and is told why', (own, code) => {
    const table = battle();
    const { profile, traits } = table.fighter('Otto');
    table.do({
      type: 'set-profile',
      fighterId: 'f-Otto',
      profile: { ...profile, Ld: own },
      traits,
    });
    table.set('Otto', 'fleeing');
    expect(table.duty('rally', 'Otto').test).toMatchObject({ value: own, reason: { code } });
  });

  test('only the active side recovers', () => {
    const table = battle().set('Vermine1', 'stunned').set('Vermine2', 'knocked-down');
    expect(table.due).toEqual([]);
    table.nextUntil('Skavens', 'recovery');
    expect(table.fighter('Vermine1').status).toBe('knocked-down');
    expect(table.due).toEqual(['stupidity Ogre', 'stand-up Vermine2']);
  });

  test('a fleeing fighter rallies on the leader’s Leadership when players say he is near', () => {
    const table = battle().set('Otto', 'fleeing');
    expect(table.duty('rally', 'Otto').test).toMatchObject({
      value: 6,
      reason: { code: 'ld.own-leader-far', params: { leader: 'Ulrich', range: 6 } },
    });
    table.answer('rally', 'Otto', 'leader-near');
    expect(table.duty('rally', 'Otto').test).toMatchObject({
      value: 8,
      reason: { code: 'ld.leader-near' },
    });
    table.answer('rally', 'Otto', 'passed', [4, 4]);
    expect(table.fighter('Otto')).toMatchObject({ status: 'standing', flags: { rallied: true } });
    expect(table.due).toEqual([]);
  });

  test('a leader who is down lends no Leadership, and nobody asks', () => {
    const table = battle().set('Otto', 'fleeing').set('Ulrich', 'knocked-down');
    expect(table.duty('rally', 'Otto').test).toMatchObject({
      value: 6,
      reason: { code: 'ld.own-leader-knocked-down' },
    });
    expect(outcomes(table, 'rally', 'Otto')).toEqual(['failed', 'passed', 'enemy-nearest']);
  });

  test('the nearest model is asked for only if it can be an enemy', () => {
    const table = battle().set('Otto', 'fleeing');
    expect(outcomes(table, 'rally', 'Otto')).toContain('enemy-nearest');
    for (const one of SKAVENS.fighters) table.set(one.name, 'knocked-down');
    expect(outcomes(table, 'rally', 'Otto')).not.toContain('enemy-nearest');
  });

  test('a fighter who fails to rally, or may not try, flees in the compulsory moves', () => {
    const table = battle().set('Otto', 'fleeing').set('Gunther', 'fleeing');
    table.answer('rally', 'Otto', 'failed').answer('rally', 'Gunther', 'enemy-nearest');
    expect(table.due).toEqual([]);
    table.nextUntil('Reikland', 'movement', 'compulsory');
    expect(table.due).toEqual(['flee-move Gunther', 'flee-move Otto']);
    table.answer('flee-move', 'Otto', 'left-table').answer('flee-move', 'Gunther', 'moved', [3, 4]);
    expect(table.fighter('Otto').status).toBe('left-table');
    expect(table.due).toEqual([]);
  });

  test('a fighter knocked down in flight flees again when he stands up', () => {
    const table = battle().set('Otto', 'fleeing').set('Otto', 'knocked-down');
    table.nextUntil('Reikland', 'recovery').answer('stand-up-fleeing', 'Otto', 'stands');
    expect(table.fighter('Otto').status).toBe('fleeing');
    expect(table.due).toEqual([]);
    table.nextUntil('Reikland', 'recovery');
    expect(table.due).toEqual(['rally Otto']);
  });

  test('by house rule the flight ends when he goes down', () => {
    const table = battle({ standUpAfterFlight: 'flight-ends' });
    table.set('Otto', 'fleeing').set('Otto', 'knocked-down').nextUntil('Reikland', 'recovery');
    expect(table.due).toEqual(['stand-up Otto']);
  });

  test('a fighter who passes every Leadership test rallies without dice', () => {
    const table = battle().set('Brave', 'fleeing').nextUntil('Skavens', 'recovery');
    expect(table.duty('rally', 'Brave')).toMatchObject({ test: null, dice: null });
  });
});

describe('stupidity', () => {
  test('is tested at the start of every own turn', () => {
    const table = battle().nextUntil('Skavens', 'recovery');
    expect(table.due).toEqual(['stupidity Ogre']);
    expect(table.duty('stupidity', 'Ogre').test?.value).toBe(4);
    table.answer('stupidity', 'Ogre', 'passed').nextUntil('Skavens', 'recovery');
    expect(table.due).toEqual(['stupidity Ogre']);
  });

  test('a leader who is a hero spares others near him the test, so his Leadership is not offered', () => {
    const table = battle().nextUntil('Skavens', 'recovery');
    expect(outcomes(table, 'stupidity', 'Ogre')).toEqual(['failed', 'passed', 'hero-near']);
  });

  test('a hero nearby spares him the test', () => {
    const table = battle()
      .nextUntil('Skavens', 'recovery')
      .answer('stupidity', 'Ogre', 'hero-near');
    expect(table.due).toEqual([]);
  });

  test('when failed outside a fight, a die decides what he does until his next turn', () => {
    const table = battle().nextUntil('Skavens', 'recovery').answer('stupidity', 'Ogre', 'failed');
    expect(table.due).toEqual(['stupid-behaviour Ogre']);
    table.answer('stupid-behaviour', 'Ogre', 'straight-ahead', [2]);
    table.nextUntil('Skavens', 'movement', 'compulsory');
    expect(table.due).toEqual(['stupid-move Ogre']);
    table.nextUntil('Reikland', 'close-combat');
    expect(table.fighter('Ogre').flags['stupid']).toBe('straight-ahead');
    table.nextUntil('Skavens', 'recovery');
    expect(table.fighter('Ogre').flags['stupid']).toBeUndefined();
    expect(table.due).toEqual(['stupidity Ogre']);
  });

  test('when failed in a fight, he makes no attacks and rolls nothing more', () => {
    const table = battle().do({ type: 'set-contact', a: 'f-Ogre', b: 'f-Otto', touching: true });
    table.nextUntil('Skavens', 'recovery').answer('stupidity', 'Ogre', 'failed');
    expect(table.due).toEqual([]);
    expect(table.fighter('Ogre').flags['stupid']).toBe('no-blows');
  });
});

describe('charges', () => {
  test('lead to contact at once, and can be marked as failed', () => {
    const table = battle().nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Vermine1');
    expect(table.fighter('Otto').flags).toMatchObject({ charged: true });
    expect(table.state.contacts).toHaveLength(1);
    table.answer('short-charge', 'Otto', 'too-short');
    expect(table.state.contacts).toEqual([]);
    expect(table.fighter('Otto').flags).toMatchObject({
      'failed-charge': 'f-Vermine1',
      moved: true,
    });
  });

  test('leave contact with enemies on the ground', () => {
    const table = battle()
      .do({ type: 'set-contact', a: 'f-Otto', b: 'f-Vermine1', touching: true })
      .set('Vermine1', 'knocked-down')
      .nextUntil('Reikland', 'movement', 'charges')
      .charge('Otto', 'Vermine2');
    expect(table.state.contacts.map(({ a, b }) => [a, b])).toEqual([['f-Otto', 'f-Vermine2']]);
  });

  test('against a fearsome enemy are preceded by the test', () => {
    const table = battle().nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Ogre');
    expect(table.state.contacts).toEqual([]);
    expect(table.due).toContain('fear-to-charge Otto');
    table.answer('fear-to-charge', 'Otto', 'failed');
    expect(table.state.contacts).toEqual([]);
    expect(table.fighter('Otto').flags).toEqual({ 'fear-blocked': 'f-Ogre' });
  });

  test('against a fearsome enemy cannot be changed to another target before the test', () => {
    const table = battle().nextUntil('Reikland', 'movement', 'charges');
    const his = () =>
      table.duty('charge', 'Reikland').action?.aims.map(({ state, more }) => [state, more]);
    table.charge('Otto', 'Ogre');
    expect(his()).toEqual([['waits', false]]);
    table.answer('fear-to-charge', 'Otto', 'passed');
    expect(his()).toEqual([['runs', true]]);
  });

  test('by a fearsome enemy make the charged side test in the enemy’s turn', () => {
    const table = battle().nextUntil('Skavens', 'movement', 'charges').charge('Ogre', 'Otto');
    expect(table.due).toContain('fear-charged Otto');
    expect(table.duty('fear-charged', 'Otto').sideId).toBe('s-Reikland');
    table.answer('fear-charged', 'Otto', 'failed').nextUntil('Skavens', 'close-combat');
    expect(table.fighter('Otto').flags['fear-sixes']).toBe(true);
    expect(table.duties.map((duty) => duty.kind)).toContain('fear-sixes');
    table.nextUntil('Reikland', 'recovery');
    expect(table.fighter('Otto').flags['fear-sixes']).toBeUndefined();
  });

  test('against a fleeing fighter make him flee before any blows', () => {
    const table = battle().set('Vermine1', 'fleeing').nextUntil('Reikland', 'movement', 'charges');
    table.charge('Otto', 'Vermine1');
    expect(table.state.contacts).toEqual([]);
    expect(table.due).toContain('flee-charged Vermine1');
    table.answer('flee-charged', 'Vermine1', 'moved', [5, 2]);
    expect(table.due).toEqual(['frenzy Berserk']);
  });

  test('ask whether an enemy is in range of a frenzied fighter, who loses frenzy on the ground', () => {
    const table = battle().nextUntil('Reikland', 'movement', 'charges');
    expect(table.due).toEqual(['frenzy Berserk']);
    expect(table.duty('frenzy', 'Berserk').facts[0]).toMatchObject({ params: { inches: 8 } });
    table.set('Berserk', 'knocked-down').set('Berserk', 'standing');
    expect(table.fighter('Berserk').flags['frenzy-lost']).toBe(true);
    expect(table.due).toEqual([]);
  });

  test('by a frenzied fighter need no fear test', () => {
    const table = battle().nextUntil('Reikland', 'movement', 'charges').charge('Berserk', 'Ogre');
    expect(table.due).not.toContain('fear-to-charge Berserk');
    expect(table.state.contacts).toHaveLength(1);
  });
});

describe('all alone', () => {
  function surrounded(): TestBattle {
    const table = battle();
    for (const enemy of ['Vermine1', 'Vermine2']) {
      table.do({ type: 'set-contact', a: 'f-Otto', b: `f-${enemy}`, touching: true });
    }
    return table;
  }

  test('is tested at the end of the own close combat phase, not of the enemy’s', () => {
    const table = surrounded();
    table.nextUntil('Reikland', 'close-combat', 'after-blows');
    expect(table.due).toEqual(['all-alone Otto']);
    expect(outcomes(table, 'all-alone', 'Otto')).toEqual(['failed', 'passed', 'friend-near']);
    table.answer('all-alone', 'Otto', 'friend-near').nextUntil('Skavens', 'close-combat');
    expect(table.dueAt('after-blows')).toEqual([]);
  });

  test('never uses the leader’s Leadership, as a leader within 6″ would be a friend nearby', () => {
    const table = surrounded().nextUntil('Reikland', 'close-combat', 'after-blows');
    expect(table.duty('all-alone', 'Otto').test?.value).toBe(6);
    expect(outcomes(table, 'all-alone', 'Otto')).not.toContain('leader-near');
  });

  test('does not count enemies on the ground, unless the table plays so', () => {
    const table = surrounded()
      .set('Vermine2', 'knocked-down')
      .nextUntil('Reikland', 'close-combat');
    expect(table.dueAt('after-blows')).toEqual([]);
    table.do({ type: 'set-house-rule', rule: 'downedOpponentsCount', value: 'yes' });
    expect(table.dueAt('after-blows')).toEqual(['all-alone Otto']);
  });

  test('is not tested with a friend in the same fight', () => {
    const table = surrounded();
    table.do({ type: 'set-contact', a: 'f-Gunther', b: 'f-Vermine1', touching: true });
    expect(table.nextUntil('Reikland', 'close-combat').dueAt('after-blows')).toEqual([]);
  });

  test('when failed, leads to free hits and then to flight out of all contact', () => {
    const table = surrounded().nextUntil('Reikland', 'close-combat', 'after-blows');
    table.answer('all-alone', 'Otto', 'failed', [6, 5]);
    expect(table.due).toEqual(['break-off Otto']);
    expect(table.duty('break-off', 'Otto').facts[0]).toMatchObject({ params: { count: 2 } });
    table.answer('break-off', 'Otto', 'runs', [3, 3]);
    expect(table.fighter('Otto').status).toBe('fleeing');
    expect(table.state.contacts).toEqual([]);
  });

  test('when failed and taken down by a free hit, leaves him on the ground, not fleeing', () => {
    const table = surrounded().nextUntil('Reikland', 'close-combat', 'after-blows');
    table.answer('all-alone', 'Otto', 'failed').answer('break-off', 'Otto', 'wounded');
    expect(table.due).toContain('injury Otto');
    table.do(injuryRolled('f-Otto', [3]));
    expect(table.fighter('Otto').status).toBe('stunned');
    expect(table.due).toEqual([]);
  });

  test('does not ask about a fighter with a friend in his fight', () => {
    const table = battle();
    for (const name of ['Otto', 'Gunther'] as const) {
      table.do({ type: 'set-contact', a: `f-${name}`, b: 'f-Vermine1', touching: true });
    }
    table.nextUntil('Reikland', 'close-combat');
    expect(table.duties.map((duty) => duty.kind)).not.toContain('outnumbered');
  });

  test('"alone against two" is undone by a second tap', () => {
    const table = battle().do({
      type: 'set-contact',
      a: 'f-Otto',
      b: 'f-Vermine1',
      touching: true,
    });
    table.nextUntil('Reikland', 'close-combat');
    const tap = { type: 'take-action', action: 'outnumbered', fighterId: 'f-Otto', targetId: null };
    table.do({ ...tap, type: 'take-action', fighterId: 'f-Otto' });
    table.do({ ...tap, type: 'take-action', fighterId: 'f-Otto' });
    expect(table.dueAt('after-blows')).toEqual([]);
  });

  test('ignores the leader’s 6″ bubble, but not a longer one', () => {
    const table = surrounded().do({
      type: 'set-flag',
      fighterId: 'f-Otto',
      flag: 'near-leader',
      value: true,
    });
    table.nextUntil('Reikland', 'close-combat', 'after-blows');
    expect(table.duty('all-alone', 'Otto').test?.value).toBe(6);
    const { profile } = table.fighter('Ulrich');
    table.do({
      type: 'set-profile',
      fighterId: 'f-Ulrich',
      profile,
      traits: { 'bubble-range': 12 },
    });
    expect(table.duty('all-alone', 'Otto').test).toMatchObject({
      value: 8,
      reason: { code: 'ld.leader-near', params: { range: 12 } },
    });
  });

  test('an enemy on the ground brings a reminder of how he is finished', () => {
    const table = battle().nextUntil('Reikland', 'movement', 'charges').charge('Otto', 'Vermine1');
    table.nextUntil('Reikland', 'close-combat').set('Vermine1', 'knocked-down');
    const codes = () => table.duties.flatMap((duty) => duty.facts.map((fact) => fact.code));
    expect(codes()).toContain('reminder.finish');
    table.set('Vermine1', 'stunned');
    expect(codes()).toContain('reminder.finish-stunned');
    table.do({ type: 'set-contact', a: 'f-Otto', b: 'f-Vermine2', touching: true });
    expect(codes()).not.toContain('reminder.finish-stunned');
  });

  test('a fighter facing one enemy is not asked, but players can still say there are two', () => {
    const table = battle().do({
      type: 'set-contact',
      a: 'f-Otto',
      b: 'f-Vermine1',
      touching: true,
    });
    table.nextUntil('Reikland', 'close-combat');
    expect(table.duties.map((duty) => duty.kind)).not.toContain('outnumbered');
    table.do({ type: 'take-action', action: 'outnumbered', fighterId: 'f-Otto', targetId: null });
    expect(table.next().due).toEqual(['all-alone Otto']);
  });

  test('hatred is mentioned only in the first turn of a fight', () => {
    const table = battle()
      .nextUntil('Reikland', 'movement', 'charges')
      .charge('Zélote', 'Vermine1');
    table.nextUntil('Reikland', 'close-combat');
    expect(table.duties.map((duty) => duty.kind)).toContain('hatred');
    table.nextUntil('Skavens', 'close-combat');
    expect(table.duties.map((duty) => duty.kind)).not.toContain('hatred');
  });
});

describe('injury', () => {
  test('wounds before the last are only counted', () => {
    const table = battle().do({ type: 'lose-wound', fighterId: 'f-Ogre' });
    expect(table.fighter('Ogre').wounds).toBe(2);
    expect(table.due).toEqual([]);
  });

  test('the last wound requires a die, each further one another, and the worst counts', () => {
    const table = battle();
    table
      .do({ type: 'lose-wound', fighterId: 'f-Otto' })
      .do({ type: 'lose-wound', fighterId: 'f-Otto' });
    expect(diceDue(system, table.state, 'f-Otto')).toBe(2);
    table.do(injuryRolled('f-Otto', [1, 4]));
    expect(table.fighter('Otto')).toMatchObject({ status: 'stunned', wounds: 0 });
    expect(table.due).toEqual([]);
  });

  test('a milder result does not improve a stunned fighter', () => {
    const table = battle().set('Otto', 'stunned').do({ type: 'lose-wound', fighterId: 'f-Otto' });
    table.do(injuryRolled('f-Otto', [1]));
    expect(table.fighter('Otto').status).toBe('stunned');
  });
});

describe('corrections', () => {
  test.each([
    ['stunned', 'standing', 'stunned-stands'],
    ['out-of-action', 'fleeing', 'out-flees'],
    ['left-table', 'standing', 'left-table-returns'],
  ])('%s to %s is applied and marked as %s', (from, to, against) => {
    const table = battle().set('Otto', from).set('Otto', to);
    expect(table.fighter('Otto').status).toBe(to);
    expect(table.entries.at(-1)?.data).toMatchObject({ against });
  });

  test('a side with nobody left has its departure confirmed, and leaves', () => {
    const table = battle();
    for (const one of SKAVENS.fighters) table.set(one.name, 'out-of-action');
    expect(table.due).toEqual(['wiped-out Skavens']);
    table.answer('wiped-out', 'Skavens', 'removed');
    expect(table.state.end).toMatchObject({ winnerId: 's-Reikland' });
  });
});
