import { describe, expect, test } from 'vitest';
import { battleSummary, foesOf } from '#battle/fought.ts';
import { TREASURE } from '#battle/state.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { WITHOUT_PLAYER } from '#rules/kit/parties.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle, type Troop } from '../support/battles.ts';

// What the log of a battle says of a warband, as what follows a battle is filled in from it.

const RAVENS: WarbandId = 'w-ravens';

function battle(
  houseRules: Readonly<Record<string, string>> = {},
  more: readonly Troop[] = [],
): TestBattle {
  const troops = [
    {
      name: 'Reikland',
      warbandId: RAVENS,
      fighters: [
        { name: 'Ulrich', role: 'hero', leader: true },
        { name: 'Otto', role: 'hero' },
        { name: 'Klaus', role: 'hero', status: 'absent' },
        ...crowd('Lame', 3),
      ],
    },
    {
      name: 'Skavens',
      fighters: [...crowd('Rat', 4), { name: 'Griff', role: 'hero', leader: true }],
    },
    { name: 'Alliés', fighters: crowd('Nain', 2) },
    ...more,
  ];
  return new TestBattle(system, troops, { houseRules });
}

function told(fought: TestBattle) {
  return battleSummary(fought.battle.live, fought.state, fought.system, RAVENS);
}

test('says nothing while the battle goes on, nor of a warband that was not there', () => {
  expect(told(battle())).toBeNull();
  const over = battle().do({ type: 'end-battle', winnerId: null });
  expect(battleSummary(over.battle.live, over.state, over.system, 'w-others')).toBeNull();
});

describe('of a battle that is over', () => {
  test.each([
    ['s-Reikland', 'won'],
    ['s-Skavens', 'lost'],
    [null, 'none'],
  ] as const)('with %s for a winner: %s', (winnerId, result) => {
    const over = battle().do({ type: 'end-battle', winnerId });
    expect(told(over)).toMatchObject({ result, against: ['Skavens', 'Alliés'] });
    expect(told(over)?.foes.map(({ leader }) => leader)).toEqual(['Griff', '']);
  });

  test('tells who took part, who was out of action and by whom, who led', () => {
    const over = battle()
      .set('Otto', 'out-of-action')
      .do({ type: 'give-credit', victimId: 'f-Otto', byId: 'f-Rat2' })
      .set('Lame1', 'out-of-action')
      .set('Lame2', 'stunned')
      .set('Lame3', 'out-of-action')
      .do({ type: 'give-credit', victimId: 'f-Lame3', byId: 'f-Rat1' })
      .set('Lame3', 'standing')
      .do({ type: 'end-battle', winnerId: 's-Skavens' });
    const soldiers = told(over)?.soldiers.map((one) => [
      one.label,
      one.leader,
      one.tookPart,
      one.out,
      one.by,
      one.byRole,
    ]);
    expect(soldiers).toEqual([
      ['Ulrich', true, true, false, '', ''],
      ['Otto', false, true, true, 'Rat2', 'henchman'],
      ['Klaus', false, false, false, '', ''],
      ['Lame1', false, true, true, '', ''],
      ['Lame2', false, true, false, '', ''],
      ['Lame3', false, true, false, '', ''],
    ]);
  });

  test.each([
    ['hidden-treasure', 'hidden-treasure'],
    ['from-a-newer-app', undefined],
    [null, undefined],
  ])('chosen as %s was the scenario %s', (chosen, id) => {
    const over = battle(chosen === null ? {} : { scenario: chosen });
    over.do({ type: 'end-battle', winnerId: null });
    expect(told(over)?.scenario?.id).toBe(id);
  });

  test('credits enemies put out of action, and none who came round or was one’s own', () => {
    const over = battle();
    for (const [victim, by] of [
      ['Rat1', 'Ulrich'],
      ['Rat2', 'Ulrich'],
      ['Rat3', 'Lame1'],
      ['Lame2', 'Ulrich'],
    ] as const) {
      over.set(victim, 'out-of-action');
      over.do({ type: 'give-credit', victimId: `f-${victim}`, byId: `f-${by}` });
    }
    over.set('Rat2', 'standing').do({ type: 'end-battle', winnerId: null });
    const felled = told(over)?.soldiers.map(({ felled: all }) => all.map(({ label }) => label));
    expect(felled).toEqual([['Rat1'], [], [], ['Rat3'], [], []]);
  });

  test('tells the treasure that was carried to safety, and every other marker by its name', () => {
    const over = battle();
    for (const [name, marker, count] of [
      ['Otto', 'treasure', 2],
      ['Otto', 'Clé', 1],
      ['Lame1', 'treasure', 1],
    ] as const) {
      const fighterId = `f-${name}` as const;
      over.do({ type: 'count-marker', sideId: 's-Reikland', fighterId, marker, count });
    }
    over.set('Otto', 'left-table').do({ type: 'end-battle', winnerId: null });
    expect(told(over)).toMatchObject({ treasure: 2, markers: { Clé: 1 } });
  });

  test('keeps the name that somebody came with, whatever he was called since', () => {
    const over = battle()
      .do({ type: 'rename', fighterId: 'f-Otto', label: 'Otto le Borgne' })
      .do({ type: 'end-battle', winnerId: null });
    expect(told(over)?.soldiers[1]?.label).toBe('Otto');
  });
});

test('tells who carries treasure at the end, unless he is out of action or held', () => {
  const over = battle();
  for (const name of ['Ulrich', 'Otto', 'Lame1']) {
    const fighterId = `f-${name}` as const;
    over.do({ type: 'count-marker', sideId: 's-Reikland', fighterId, marker: TREASURE, count: 1 });
  }
  over
    .set('Otto', 'out-of-action')
    .do({ type: 'capture', fighterId: 'f-Lame1', by: 's-Skavens' })
    .do({ type: 'end-battle', winnerId: null });
  const carrying = told(over)?.soldiers.filter((one) => one.carrying);
  expect(carrying?.map(({ label }) => label)).toEqual(['Ulrich']);
});

test('counts those whom nobody commands among the felled, but not among the foes', () => {
  const monster = {
    name: 'Monstre',
    traits: { [WITHOUT_PLAYER]: true as const },
    fighters: [{ name: 'Hydre' }],
  };
  const over = battle({}, [monster])
    .set('Hydre', 'out-of-action')
    .do({ type: 'give-credit', victimId: 'f-Hydre', byId: 'f-Otto' })
    .do({ type: 'end-battle', winnerId: null });
  const summary = told(over);
  expect(summary?.against).toEqual(['Skavens', 'Alliés']);
  expect(summary?.foes).toHaveLength(2);
  expect(foesOf(over.state, RAVENS)).toEqual(summary?.foes);
  expect(summary?.soldiers.flatMap(({ felled }) => felled)).toMatchObject([{ label: 'Hydre' }]);
});
