import { describe, expect, test } from 'vitest';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, type Recruit, TestBattle, type Troop } from '../../../../support/battles.ts';

// Rare situations that lead to arguments at the table.

const REIKLAND: Troop = {
  name: 'Reikland',
  fighters: [
    { name: 'Ulrich', ld: 8, leader: true, role: 'hero' },
    { name: 'Otto', ld: 6 },
    { name: 'Berserk', ld: 6, traits: { frenzy: true } },
    ...crowd('Guerrier', 5),
  ],
};
const SKAVENS: Troop = {
  name: 'Skavens',
  fighters: [
    { name: 'Skritt', ld: 7, leader: true, role: 'hero' },
    { name: 'Ogre', ld: 4, wounds: 3, traits: { 'causes-fear': true, stupidity: true } },
    ...crowd('Vermine', 6, { ld: 5 }),
  ],
};
const ORCS: Troop = { name: 'Orques', fighters: crowd('Boy', 8) };

function battle(troops: readonly Troop[] = [REIKLAND, SKAVENS]): TestBattle {
  return new TestBattle(system, troops);
}

function touch(table: TestBattle, name: string, ...others: readonly string[]): TestBattle {
  for (const other of others) {
    table.do({ type: 'set-contact', a: `f-${name}`, b: `f-${other}`, touching: true });
  }
  return table;
}

function mark(table: TestBattle, name: string, flag: string): TestBattle {
  return table.do({ type: 'set-flag', fighterId: `f-${name}`, flag, value: true });
}

function outcomes(of: TestBattle, kind: string, name: string): readonly string[] {
  return of.duty(kind, name).outcomes.map((outcome) => outcome.id);
}

/** Otto has failed his All Alone test between two enemies, in his own close combat phase. */
function breaking(): TestBattle {
  return touch(battle(), 'Otto', 'Vermine1', 'Vermine2')
    .nextUntil('Reikland', 'close-combat', 'after-blows')
    .answer('all-alone', 'Otto', 'failed');
}

describe('a side that leaves while two others play on', () => {
  test('ends its contacts, whether it gave up or routed', () => {
    const gaveUp = touch(battle([REIKLAND, SKAVENS, ORCS]), 'Otto', 'Boy1', 'Boy2', 'Vermine1');
    gaveUp.do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' });
    expect(gaveUp.state.contacts).toMatchObject([{ a: 'f-Otto', b: 'f-Vermine1' }]);
    expect(gaveUp.nextUntil('Reikland', 'close-combat').dueAt('after-blows')).toEqual([]);

    const routed = touch(battle([REIKLAND, SKAVENS, ORCS]), 'Boy1', 'Otto', 'Guerrier4');
    for (const index of [1, 2]) routed.set(`Guerrier${index}`, 'out-of-action');
    routed.answer('rout-test', 'Reikland', 'failed');
    expect(routed.state.contacts).toEqual([]);
  });

  test('in its own turn has nothing left to do but end the turn', () => {
    const table = battle([REIKLAND, SKAVENS, ORCS]).set('Otto', 'fleeing');
    for (const index of [1, 2]) table.set(`Guerrier${index}`, 'out-of-action');
    table.answer('rout-test', 'Reikland', 'failed');
    expect(table.duties).toEqual([]);
    expect(table.next().state.position).toMatchObject({
      round: 1,
      turn: 2,
      sideId: 's-Skavens',
      phase: 'recovery',
    });
  });

  test('takes its unrolled wounds along', () => {
    const table = battle([REIKLAND, SKAVENS, ORCS]).do({ type: 'lose-wound', fighterId: 'f-Boy1' });
    expect(table.due).toEqual(['injury Boy1']);
    table.do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' });
    expect(table.due).toEqual([]);
  });
});

describe('reopening a battle', () => {
  test('brings back the side whose leaving ended it, with its fights', () => {
    const table = touch(battle(), 'Otto', 'Vermine1');
    for (const index of [1, 2]) table.set(`Guerrier${index}`, 'out-of-action');
    table.answer('rout-test', 'Reikland', 'failed').do({ type: 'reopen-battle' });
    expect(table.state.sides.map((side) => side.removed)).toEqual([null, null]);
    expect(table.state.contacts).toHaveLength(1);
    table.nextUntil('Skavens', 'recovery').nextUntil('Reikland', 'recovery');
    expect(table.due).toContain('rout-test Reikland');
  });

  test('does not bring back a side that left earlier for another reason', () => {
    const table = battle([REIKLAND, SKAVENS, ORCS]);
    table.do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' });
    for (const index of [1, 2]) table.set(`Guerrier${index}`, 'out-of-action');
    table.answer('rout-test', 'Reikland', 'failed').do({ type: 'reopen-battle' });
    expect(table.state.sides.map((side) => side.removed)).toEqual([null, null, 'gave-up']);
  });
});

describe('corrections', () => {
  test('of casualties cancel a rout test that was skipped', () => {
    const table = battle();
    for (const index of [1, 2]) table.set(`Guerrier${index}`, 'out-of-action');
    table.next();
    expect(table.due).toContain('rout-test Reikland');
    table.set('Guerrier1', 'standing');
    expect(table.due).not.toContain('rout-test Reikland');
  });

  test('to reserve end a fight', () => {
    const table = touch(battle(), 'Otto', 'Vermine1').set('Vermine1', 'in-reserve');
    expect(table.state.contacts).toEqual([]);
  });
});

describe('an unrolled wound', () => {
  test('comes before the flight of a fighter who breaks', () => {
    const table = breaking().answer('break-off', 'Otto', 'wounded');
    expect(outcomes(table, 'break-off', 'Otto')).toEqual(['wounded']);
    expect(table.duty('break-off', 'Otto').dice).toBeNull();
    expect(table.due).toEqual(['injury Otto', 'break-off Otto']);
  });

  test('stays due when its bearer rallies, runs or recovers', () => {
    const stunned = battle().set('Otto', 'stunned');
    stunned.do({ type: 'lose-wound', fighterId: 'f-Otto' }).nextUntil('Reikland', 'recovery');
    expect(stunned.fighter('Otto').status).toBe('knocked-down');
    expect(stunned.due).toEqual(['injury Otto']);

    const rallied = battle().set('Otto', 'fleeing');
    rallied.do({ type: 'lose-wound', fighterId: 'f-Otto' }).answer('rally', 'Otto', 'passed');
    expect(rallied.due).toEqual(['injury Otto']);
  });

  test('is settled by a fall that players enter', () => {
    const table = battle().do({ type: 'lose-wound', fighterId: 'f-Otto' });
    expect(table.set('Otto', 'stunned').due).toEqual([]);
  });
});

describe('a fighter who breaks', () => {
  test('flees at the end of his turn even if nobody confirmed it', () => {
    const table = breaking().next();
    expect(table.fighter('Otto')).toMatchObject({ status: 'fleeing', flags: {} });
    expect(table.state.contacts).toEqual([]);
  });

  test('is not near his leader any more', () => {
    const table = mark(breaking(), 'Otto', 'near-leader').answer('break-off', 'Otto', 'runs');
    table.nextUntil('Reikland', 'recovery');
    expect(table.duty('rally', 'Otto').test?.value).toBe(6);
  });
});

describe('a rally test', () => {
  test('is taken once a turn, even if players return to the recovery phase', () => {
    const table = battle().set('Otto', 'fleeing').answer('rally', 'Otto', 'failed');
    table
      .nextUntil('Reikland', 'movement', 'compulsory')
      .answer('flee-move', 'Otto', 'moved', [3, 3]);
    table.do({ type: 'go-to-phase', phase: 'recovery' });
    expect(table.due).toEqual([]);
    expect(table.next().fighter('Otto').flags).toEqual({});
  });

  test('when skipped leads to the flight, even where nobody of the side can charge', () => {
    const table = battle([{ name: 'Reikland', fighters: crowd('Otto', 2) }, SKAVENS]);
    table.set('Otto1', 'fleeing').set('Otto2', 'stunned').next();
    expect(table.due).toEqual(['flee-move Otto1']);
  });
});

describe('frenzy', () => {
  test('does not force a rallied fighter to charge', () => {
    const table = battle().set('Berserk', 'fleeing').answer('rally', 'Berserk', 'passed');
    expect(table.nextUntil('Reikland', 'movement', 'charges').due).toEqual([]);
  });

  test('needs no fear test of a charger who starts within its own charge range', () => {
    const table = battle().nextUntil('Skavens', 'movement', 'charges').charge('Ogre', 'Berserk');
    expect(table.due).toEqual(['short-charge Ogre']);
  });

  test('asks about the range of a faster charger', () => {
    const table = battle();
    const { profile, traits } = table.fighter('Ogre');
    const faster = { ...profile, M: 6 };
    table.do({ type: 'set-profile', fighterId: 'f-Ogre', profile: faster, traits });
    table.nextUntil('Skavens', 'movement', 'charges').charge('Ogre', 'Berserk');
    expect(outcomes(table, 'fear-charged', 'Berserk')).toContain('in-charge-range');
    table.answer('fear-charged', 'Berserk', 'in-charge-range');
    expect(table.fighter('Berserk').flags).toEqual({});
    table.charge('Ogre', 'Otto');
    expect(outcomes(table, 'fear-charged', 'Otto')).not.toContain('in-charge-range');
  });
});

describe('stupidity', () => {
  test('is not tested by a frenzied fighter with an enemy in charge range', () => {
    const mad = { frenzy: true, stupidity: true } as const;
    const table = new TestBattle(system, [
      {
        name: 'Reikland',
        fighters: [
          { name: 'Otto', traits: mad },
          { name: 'Karl', traits: { stupidity: true } },
        ],
      },
      { name: 'Skavens', fighters: [{ name: 'Rat' }] },
    ]);
    expect(outcomes(table, 'stupidity', 'Karl')).toEqual(['failed', 'passed']);
    expect(outcomes(table, 'stupidity', 'Otto')).toEqual(['failed', 'passed', 'in-charge-range']);
    table.answer('stupidity', 'Otto', 'in-charge-range');
    expect(table.due).toEqual(['stupidity Karl']);
    expect(table.fighter('Otto').flags).toEqual({});
  });
});

describe('fear of a charger', () => {
  test('ends when the charge falls short', () => {
    const table = battle().nextUntil('Skavens', 'movement', 'charges').charge('Ogre', 'Otto');
    table.answer('fear-charged', 'Otto', 'failed').answer('short-charge', 'Ogre', 'too-short');
    expect(table.fighter('Otto').flags).toEqual({});
  });

  test('of another charger remains', () => {
    const table = battle().nextUntil('Skavens', 'movement', 'charges').charge('Vermine1', 'Otto');
    mark(table, 'Otto', 'fear-sixes').answer('short-charge', 'Vermine1', 'too-short');
    expect(table.fighter('Otto').flags).toEqual({ 'fear-sixes': true });
  });

  test('is still tested before the blows when skipped', () => {
    const table = battle().nextUntil('Skavens', 'movement', 'charges').charge('Ogre', 'Otto');
    expect(table.nextUntil('Skavens', 'close-combat').due).toEqual(['fear-charged Otto']);
  });
});

describe('durations', () => {
  test('a mark made late in the enemy’s turn does not count for the next own turn', () => {
    const table = mark(battle().nextUntil('Skavens', 'movement'), 'Otto', 'ran');
    expect(table.fighter('Otto').flags).toEqual({ ran: true });
    expect(table.nextUntil('Reikland', 'recovery').fighter('Otto').flags).toEqual({});
  });

  test('a fired weapon is reloaded in the next own turn and ready in the one after', () => {
    const table = mark(battle().nextUntil('Reikland', 'shooting'), 'Otto', 'reloading');
    table.do({ type: 'take-action', action: 'shoot', fighterId: 'f-Otto', targetId: null });
    const maySnipe = () =>
      system
        .capabilities(table.state, 'f-Otto')
        .some(({ id, answer }) => id === 'shoot' && answer === 'yes');
    table.nextUntil('Reikland', 'shooting');
    expect(maySnipe()).toBe(false);
    table.nextUntil('Reikland', 'shooting');
    expect(maySnipe()).toBe(true);
  });

  test('a friend on the ground in the same fight is no company, a standing one is', () => {
    const table = touch(battle(), 'Otto', 'Vermine1', 'Vermine2');
    touch(table, 'Guerrier1', 'Vermine1').nextUntil('Reikland', 'close-combat');
    expect(table.dueAt('after-blows')).not.toContain('all-alone Otto');
    for (const status of ['knocked-down', 'stunned']) {
      expect(table.set('Guerrier1', status).dueAt('after-blows')).toContain('all-alone Otto');
    }
  });

  test('Hearts of Steel lasts while its caster flees, and ends when he goes down', () => {
    const table = battle([
      {
        name: 'Reikland',
        fighters: [
          { name: 'Ulrich', leader: true, traits: { 'hearts-of-steel': true } },
          ...crowd('Guerrier', 3),
        ],
      },
      SKAVENS,
    ]);
    const prayer = () => table.state.sides[0]?.flags['hearts-of-steel'];
    table.set('Guerrier1', 'out-of-action').answer('rout-test', 'Reikland', 'hearts-of-steel');
    table.set('Ulrich', 'fleeing');
    expect(prayer()).toBe('f-Ulrich');
    table.set('Guerrier2', 'stunned');
    expect(prayer()).toBe('f-Ulrich');
    table.set('Ulrich', 'stunned');
    expect(prayer()).toBeUndefined();
  });

  test('Hearts of Steel spares fighters near it the All Alone test', () => {
    const priest: Recruit = { name: 'Ulrich', leader: true, traits: { 'hearts-of-steel': true } };
    const table = battle([
      { name: 'Reikland', fighters: [priest, ...crowd('Guerrier', 3)] },
      SKAVENS,
    ]);
    touch(table, 'Guerrier2', 'Vermine1', 'Vermine2').set('Guerrier1', 'out-of-action');
    const prayed = table.answer('rout-test', 'Reikland', 'hearts-of-steel');
    prayed
      .answer('rout-test', 'Reikland', 'passed')
      .nextUntil('Reikland', 'close-combat', 'after-blows');
    expect(outcomes(prayed, 'all-alone', 'Guerrier2')).toContain('prayer-near');
    prayed.set('Ulrich', 'stunned');
    expect(outcomes(prayed, 'all-alone', 'Guerrier2')).not.toContain('prayer-near');
  });

  test('a relic does not help with the rout test once its bearer has used it', () => {
    const table = battle([
      {
        name: 'Reikland',
        fighters: [
          { name: 'Ulrich', leader: true, traits: { 'holy-relic': true } },
          ...crowd('Guerrier', 3),
        ],
      },
      SKAVENS,
    ]);
    table.set('Guerrier1', 'out-of-action').set('Ulrich', 'fleeing');
    expect(outcomes(table, 'rout-test', 'Reikland')).toContain('holy-relic');
    table.answer('rally', 'Ulrich', 'failed');
    expect(outcomes(table, 'rout-test', 'Reikland')).not.toContain('holy-relic');
  });
});

describe('on the ground', () => {
  test('stupid fighters do not walk straight ahead', () => {
    const table = battle().set('Ogre', 'knocked-down').nextUntil('Skavens', 'recovery');
    table
      .answer('stupidity', 'Ogre', 'failed')
      .answer('stupid-behaviour', 'Ogre', 'straight-ahead');
    expect(table.next(2).due).toEqual([]);
    expect(table.state.position).toMatchObject({ phase: 'movement', step: 'other-moves' });
  });

  test('an enemy known to be the only one rules out "alone against two"', () => {
    const table = touch(battle(), 'Otto', 'Vermine1').nextUntil('Reikland', 'close-combat');
    table.do({ type: 'take-action', action: 'outnumbered', fighterId: 'f-Otto', targetId: null });
    expect(table.next().due).toEqual(['all-alone Otto']);
    expect(table.set('Vermine1', 'knocked-down').due).toEqual([]);
  });
});

test('the fighter’s page shows All Alone on his own Leadership, near the leader or not', () => {
  const table = mark(battle(), 'Otto', 'near-leader');
  const values = system
    .possibleTests(table.state, 'f-Otto')
    .map((one) => [one.kind, one.test.value]);
  expect(values).toEqual([
    ['all-alone', 6],
    ['fear', 8],
  ]);
});

describe('a counted side', () => {
  test('has its rout test and nothing else in its turn', () => {
    const table = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Guerrier', 4) },
      { name: 'Orques', fighters: crowd('Boy', 8) },
    ]);
    const light = (view: typeof table.state) => ({
      ...view,
      sides: view.sides.map((side) =>
        side.name === 'Orques' ? { ...side, light: true, leadership: 7 } : side,
      ),
    });
    table.set('Boy1', 'out-of-action').set('Boy2', 'out-of-action');
    table.nextUntil('Orques', 'recovery');
    const kinds = () => system.duties(light(table.state)).map((duty) => duty.kind);
    expect(kinds()).toEqual(['rout-test', 'voluntary-rout']);
    table.answer('rout-test', 'Orques', 'passed');
    for (const phase of ['movement', 'shooting', 'close-combat']) {
      table.do({ type: 'go-to-phase', phase });
      expect(kinds()).toEqual([]);
    }
  });
});

describe('dice at the start of a turn', () => {
  test.each([
    [1, 'stupid'],
    [2, 'sober'],
    [5, 'sober'],
    [6, 'frenzied'],
  ])('a drunkard who rolls %i is %s', (face, id) => {
    const table = battle([
      { name: 'Reikland', fighters: [{ name: 'Otto', traits: { drunken: true } }] },
      SKAVENS,
    ]);
    expect(outcomeOfDice(table.duty('drunken', 'Otto'), [face], null)?.id).toBe(id);
  });

  test('orcs squabble unless an enemy is in contact', () => {
    const mob = crowd('Boy', 3, { traits: { animosity: true } });
    const table = touch(battle([{ name: 'Orques', fighters: mob }, SKAVENS]), 'Boy1', 'Vermine1');
    expect(table.duty('animosity', 'Orques').action?.fighterIds).toEqual(['f-Boy2', 'f-Boy3']);
    const all = touch(table, 'Boy2', 'Vermine2');
    touch(all, 'Boy3', 'Vermine3');
    expect(all.due).not.toContain('animosity Orques');
  });

  test('an orc promoted to hero squabbles no more', () => {
    const mob = [
      ...crowd('Boy', 2, { traits: { animosity: true } }),
      ...crowd('Riser', 1, { traits: { animosity: true }, role: 'hero' }),
    ];
    const table = battle([{ name: 'Orques', fighters: mob }, SKAVENS]);
    expect(table.duty('animosity', 'Orques').action?.fighterIds).toEqual(['f-Boy1', 'f-Boy2']);
  });
});
