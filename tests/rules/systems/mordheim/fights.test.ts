import { describe, expect, test } from 'vitest';
import type { Fight } from '#rules/contract/advice.ts';
import { fights } from '#rules/systems/mordheim/fights.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { type Recruit, TestBattle } from '../../../support/battles.ts';

/** Otto, Karl and Lutz against Rat and Claw, in Otto’s movement phase. */
function start(traits: Readonly<Record<string, Recruit['traits']>> = {}): TestBattle {
  const recruit = (name: string): Recruit => ({ name, traits: traits[name] ?? {} });
  const battle = new TestBattle(system, [
    { name: 'Reikland', fighters: ['Otto', 'Karl', 'Lutz'].map(recruit) },
    { name: 'Skaven', fighters: ['Rat', 'Claw'].map(recruit) },
  ]);
  return battle.next();
}

function only(battle: TestBattle): Fight {
  const [fight, ...others] = fights(battle.state);
  if (fight === undefined || others.length > 0) throw new Error('not one fight');
  return fight;
}

/** "Otto charged, Rat initiative" */
function order(battle: TestBattle): string {
  return only(battle)
    .order.map(({ fighterIds, reason }) => {
      const names = fighterIds.map((id) => id.slice(2)).join('+');
      return `${names} ${reason.code.replace('fight.', '')}`;
    })
    .join(', ');
}

function effects(battle: TestBattle): readonly string[] {
  return only(battle).effects.map(({ fighterId, said }) => `${fighterId.slice(2)} ${said.code}`);
}

describe('the order of strikes', () => {
  test('the charger first, in the next turn both at once', () => {
    const battle = start().charge('Otto', 'Rat');
    expect(order(battle)).toBe('Otto charged, Rat initiative');
    battle.nextUntil('Skaven', 'close-combat');
    expect(order(battle)).toBe('Rat+Otto initiative');
  });

  test('a spear answers a charge by Initiative, in the first turn only', () => {
    const battle = start({ Rat: { spear: true } }).charge('Otto', 'Rat');
    expect(order(battle)).toBe('Otto+Rat strikes-first');
    battle.nextUntil('Skaven', 'close-combat');
    expect(order(battle)).toBe('Rat+Otto initiative');
  });

  test('a two-handed weapon strikes last even on the charge, as does a mark on the fighter', () => {
    const slow = { 'double-handed': true, dagger: true } as const;
    expect(order(start({ Otto: slow }).charge('Otto', 'Rat'))).toBe(
      'Rat initiative, Otto strikes-last',
    );
    const strong = { ...slow, strongman: true } as const;
    expect(order(start({ Otto: strong }).charge('Otto', 'Rat'))).toBe(
      'Otto charged, Rat initiative',
    );
    const marked = { 'strikes-last': true } as const;
    expect(order(start({ Otto: marked }).charge('Otto', 'Rat'))).toBe(
      'Rat initiative, Otto strikes-last',
    );
  });

  test('a fighter who also has a faster weapon is not tied to the slow one', () => {
    const both = { 'double-handed': true, sword: true } as const;
    expect(order(start({ Rat: both }).charge('Otto', 'Rat'))).toBe('Otto charged, Rat initiative');
  });

  test('a fighter who has stood up strikes last in his own turn, not in the enemy’s next one', () => {
    const battle = start().charge('Otto', 'Rat').set('Rat', 'knocked-down');
    battle.nextUntil('Skaven', 'recovery').answer('stand-up', 'Rat', 'stands');
    expect(order(battle)).toBe('Otto initiative, Rat stood-up');
    // Shown by the order itself.
    expect(effects(battle)).toEqual([]);
    battle.nextUntil('Reikland', 'close-combat');
    expect(order(battle)).toBe('Otto+Rat initiative');
  });

  test('those on the ground and the stupid make no attacks, which is mentioned', () => {
    const battle = start().charge('Otto', 'Rat').set('Rat', 'stunned');
    expect(order(battle)).toBe('Otto charged');
    expect(effects(battle)).toEqual(['Rat fight.no-blows']);
    battle.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'stupid', value: 'no-blows' });
    expect(order(battle)).toBe('');
    expect(effects(battle)).toEqual(['Otto reminder.no-blows', 'Rat fight.no-blows']);
  });
});

describe('what applies only now', () => {
  test('hatred is not mentioned against known other enemies', () => {
    const battle = new TestBattle(system, [
      { name: 'Nains', fighters: [{ name: 'Snorri', traits: { hates: 'orcs-and-goblins' } }] },
      {
        name: 'Autres',
        fighters: [
          { name: 'Rat', profileId: 'skaven/verminkin' },
          { name: 'Grot', profileId: 'orcs/goblin' },
        ],
      },
    ]);
    const touch = (other: string) =>
      battle.do({ type: 'set-contact', a: 'f-Snorri', b: `f-${other}`, touching: true });
    touch('Rat');
    expect(effects(battle)).toEqual([]);
    touch('Grot');
    expect(effects(battle)).toEqual(['Snorri reminder.hatred']);
  });

  test('righteous fury is mentioned against anyone who may be evil, never against ordinary men', () => {
    const reminded = (profileId: string) =>
      effects(
        new TestBattle(system, [
          { name: 'Soeurs', fighters: [{ name: 'Magda', traits: { hates: 'righteous-fury' } }] },
          { name: 'Autres', fighters: [{ name: 'Foe', profileId }] },
        ]).do({ type: 'set-contact', a: 'f-Magda', b: 'f-Foe', touching: true }),
      );
    expect(reminded('skaven/verminkin')).toEqual(['Magda reminder.hatred']);
    expect(reminded('orcs/boy')).toEqual(['Magda reminder.hatred']);
    expect(reminded('reikland/captain')).toEqual([]);
  });

  test('a fighter immune to psychology has neither hatred nor frenzy', () => {
    const calm = { hates: 'chaos', frenzy: true, 'immune-psychology': true } as const;
    expect(effects(start({ Otto: calm }).charge('Otto', 'Rat'))).toEqual([]);
  });

  test('hatred applies in the first turn, and not again when someone joins', () => {
    const battle = start({ Rat: { hates: 'chaos' }, Lutz: { hatred: true } });
    battle.charge('Otto', 'Rat');
    expect(effects(battle)).toEqual(['Rat reminder.hatred']);
    battle.nextUntil('Skaven', 'recovery').nextUntil('Reikland', 'movement').charge('Lutz', 'Rat');
    expect(only(battle).turn).toBe(3);
    expect(effects(battle)).toEqual([]);
  });

  test('weapons that are best at the start of a combat', () => {
    const battle = start({
      Otto: { flail: true, 'brace-of-pistols': true },
      Rat: { spear: true, 'crossbow-pistol': true },
    }).charge('Otto', 'Rat');
    expect(effects(battle)).toEqual([
      'Otto reminder.first-turn-strength',
      'Otto reminder.brace',
      'Rat reminder.strikes-first',
      'Rat reminder.crossbow-pistol',
    ]);
    battle.nextUntil('Skaven', 'close-combat');
    expect(effects(battle)).toEqual([]);
  });

  test.each([
    ['flail', 2],
    ['morning-star', 1],
  ])('a %s strikes harder by %i, and is told by its name', (weapon, strength) => {
    const fight = only(start({ Otto: { [weapon]: true } }).charge('Otto', 'Rat'));
    expect(fight.effects.map(({ said }) => said)).toMatchObject([
      { code: 'reminder.first-turn-strength', params: { weapon, strength } },
    ]);
  });

  test.each(['spear', 'squig-prodder'])('a %s that strikes first is told by its name', (weapon) => {
    const fight = only(start({ Rat: { [weapon]: true } }).charge('Otto', 'Rat'));
    expect(fight.effects.map(({ said }) => said)).toMatchObject([
      { code: 'reminder.strikes-first', params: { weapon } },
    ]);
  });

  test('pistols of every kind, with the Strength of their shot; a whip on a charge and against one', () => {
    const traits = {
      'warplock-pistol': true,
      'superior-powder': true,
      'steel-whip': true,
    } as const;
    const fight = only(start({ Otto: traits, Rat: traits }).charge('Otto', 'Rat'));
    expect(
      fight.effects.map(({ fighterId, said, opens }) => [
        fighterId.slice(2),
        said.code,
        said.params['strength'] ?? opens?.inputs ?? null,
      ]),
    ).toEqual([
      ['Otto', 'reminder.pistol', 6],
      ['Otto', 'reminder.whip-charges', null],
      ['Rat', 'reminder.pistol', 6],
      ['Rat', 'reminder.whip-charged', { weapon: 'steel-whip', whipcrack: true }],
    ]);
  });

  test.each<[string, Recruit['traits'], number]>([
    ['a sword alone', { sword: true }, 2],
    ['a spare axe', { sword: true, axe: true }, 3],
    ['a spare axe and a shield', { sword: true, axe: true, shield: true }, 2],
    ['teeth besides', { sword: true, 'bite-attack': true }, 3],
    ['bare fists', { fist: true }, 1],
  ])('with %s, frenzy gives as many attacks as in the duel', (_what, traits, blows) => {
    const battle = start({ Rat: { frenzy: true, ...traits } }).charge('Otto', 'Rat');
    const [effect] = only(battle).effects.filter(({ rule }) => rule === 'PSY-FRENZY');
    expect(effect?.said.params['blows']).toBe(blows);
  });

  test('a dive counts in the close combat phase of its turn, frenzy while it lasts', () => {
    const battle = start({ Rat: { frenzy: true, 'two-weapons': true } }).charge('Otto', 'Rat');
    battle.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'diving', value: true });
    const [dived, raging] = only(battle).effects;
    expect(dived).toMatchObject({ fighterId: 'f-Otto', rule: 'MOV-DIVE' });
    expect(raging?.said).toEqual({
      code: 'reminder.frenzy-blows',
      params: { name: 'Rat', blows: 3 },
    });
    battle.nextUntil('Skaven', 'close-combat');
    expect(effects(battle)).toEqual(['Rat reminder.frenzy-blows']);
  });

  test('the duties have the same reminders', () => {
    const battle = start({ Otto: { flail: true, hatred: true } }).charge('Otto', 'Rat');
    battle.nextUntil('Reikland', 'close-combat');
    const reminded = battle.duties
      .filter((duty) => duty.weight === 'reminder')
      .flatMap((duty) => duty.facts);
    expect(reminded).toEqual(only(battle).effects.map(({ said }) => said));
    expect(reminded).toHaveLength(2);
  });
});

describe('consequences of a fight', () => {
  const answers = (battle: TestBattle, name: string) =>
    new Map(system.capabilities(battle.state, `f-${name}`).map((one) => [one.id, one.answer]));

  test('a fighter in it neither shoots nor moves, until the last enemy falls', () => {
    const battle = start({ Otto: { bow: true } }).charge('Rat', 'Otto');
    battle.nextUntil('Reikland', 'shooting');
    expect(answers(battle, 'Otto').get('shoot')).toBe('no');
    expect(answers(battle, 'Otto').get('move')).toBe('no');
    battle.set('Rat', 'out-of-action');
    expect(fights(battle.state)).toEqual([]);
    expect(answers(battle, 'Otto').get('shoot')).toBe('yes');
  });

  test('one against two tests for All Alone, unless a friend is in the same fight', () => {
    const alone = start().charge('Otto', 'Rat').charge('Otto', 'Claw');
    alone.nextUntil('Reikland', 'close-combat');
    expect(alone.dueAt('after-blows')).toContain('all-alone Otto');
    const helped = start().charge('Otto', 'Rat').charge('Otto', 'Claw').charge('Karl', 'Claw');
    helped.nextUntil('Reikland', 'close-combat');
    expect(only(helped).sides.map(({ fighterIds }) => fighterIds.length)).toEqual([2, 2]);
    expect(helped.dueAt('after-blows')).not.toContain('all-alone Otto');
  });
});
