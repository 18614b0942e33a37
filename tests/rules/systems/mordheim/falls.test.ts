import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { injurySetup } from '#rules/kit/injury.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../../support/battles.ts';

// Riders who fall off, by an optional rule of the Annual 2002: a die in the saddle. @rule MORD-WHOA-BOY

const FALLS = { mounts: 'falls' };

function rides(
  traits: Flags = { warhorse: true },
  { houseRules = FALLS, foe = {}, profile = {} }: Scene = {},
): TestBattle {
  const otto = { name: 'Otto', traits, profile };
  return new TestBattle(
    system,
    [
      { name: 'Own', warbandId: 'w-own', fighters: [otto, { name: 'Karl' }] },
      { name: 'Foes', fighters: [{ name: 'Rat', traits: foe }] },
    ],
    { houseRules },
  );
}

interface Scene {
  readonly foe?: Flags;
  readonly houseRules?: Readonly<Record<string, string>>;
  readonly profile?: Readonly<Record<string, number>>;
}

/** Rolls his injury with these dice. */
function injured(battle: TestBattle, ...dice: readonly number[]): TestBattle {
  for (const _ of dice) battle.do({ type: 'lose-wound', fighterId: 'f-Otto' });
  const answers = [{ step: 'injury', dice, choice: null }];
  return battle.do({ type: 'resolve-injury', fighterId: 'f-Otto', inputs: {}, answers });
}

const otto = (battle: TestBattle) => battle.fighter('Otto');
const shown = (battle: TestBattle) => system.impliedFlags?.(otto(battle), battle.state.houseRules);
const can = (battle: TestBattle, deed: string) =>
  system.capabilities(battle.state, 'f-Otto').find(({ id }) => id === deed);
const mine = (battle: TestBattle) => battle.due.filter((line) => line.endsWith('Otto'));
const heeded = (battle: TestBattle) => system.afterBattle?.toHeed?.(battle.state, 's-Own') ?? [];

describe('the table', () => {
  test.each<[number, string, readonly string[]]>([
    [1, 'knocked-down', ['stand-up Otto']],
    [2, 'knocked-down', ['stand-up Otto']],
    [3, 'stunned', ['unseated Otto', 'mount-loose Otto']],
    [4, 'stunned', ['unseated Otto', 'mount-loose Otto']],
    [5, 'out-of-action', ['crushing Otto']],
    [6, 'out-of-action', ['crushing Otto']],
  ])('a %i: %s', (face, status, due) => {
    const battle = injured(rides(), face);
    expect(otto(battle).status).toBe(status);
    expect(mine(battle)).toEqual(due);
    battle.do({ type: 'undo', back: null });
    // The wound is taken back with it.
    expect([otto(battle).flags, otto(battle).status, mine(battle)]).toEqual([{}, 'standing', []]);
  });

  test('of several dice the worst counts', () => {
    expect(otto(injured(rides(), 1, 4, 2)).status).toBe('stunned');
  });

  // Jump Up and a helmet would soften these, and he would be hard to kill on foot.
  const HARDY = { helmet: true, 'hard-to-kill': true, 'jump-up': true, 'no-pain': true } as const;

  test('nothing bends it', () => {
    const battle = rides({ warhorse: true, ...HARDY });
    battle.do({ type: 'lose-wound', fighterId: 'f-Otto' });
    expect(system.injury?.sheet(battle.state, injurySetup('f-Otto')).fields).toEqual([]);
    const faces = (of: TestBattle) => {
      const step = system.injury?.next(of.state, injurySetup('f-Otto'), []);
      return step?.kind === 'dice' ? step.faces?.map(({ tone }) => tone) : null;
    };
    const [down, stunned, out] = ['knocked-down', 'stunned', 'out-of-action'];
    expect(faces(battle)).toEqual([down, down, stunned, stunned, out, out]);
    const onFoot = rides({ ...HARDY });
    onFoot.do({ type: 'lose-wound', fighterId: 'f-Otto' });
    expect(faces(onFoot)).not.toEqual(faces(battle));
  });

  const chances = (id: string, traits: Flags, houseRules: Scene['houseRules'] = FALLS) => {
    const battle = rides(traits, { foe: { mace: true, bow: true }, houseRules });
    const resolver = system.resolvers.find((one) => one.id === id);
    const sheet = resolver?.sheet(battle.state, {
      subjects: {
        attacker: { kind: 'fighter', fighterId: 'f-Rat' },
        defender: { kind: 'fighter', fighterId: 'f-Otto' },
      },
      inputs: {},
    });
    return sheet?.bars[0]?.parts.map(({ id: part, chance }) => [part, fractionText(chance)]);
  };

  test('the chances of a shot are exact', () => {
    // Hit on 4+. Wounded by 4 or 5 and not saved on 6: 5/36, one die. A critical hit is of two wounds, saved
    // in a third of cases: 17/216, of which the worst of two dice counts, down in 4 of 36, stunned in 12.
    expect(chances('shot', { warhorse: true, ...HARDY })).toEqual([
      ['nothing', '169/216'],
      ['knocked-down', '107/1944'],
      ['stunned', '47/648'],
      ['out-of-action', '175/1944'],
    ]);
  });

  test.each(['melee', 'shot'])('nothing that he has bends the chances of a %s', (id) => {
    const bare = chances(id, { warhorse: true });
    expect(bare?.length).toBeGreaterThan(3);
    expect(chances(id, { warhorse: true, ...HARDY })).toEqual(bare);
    expect(chances(id, { warhorse: true, ...HARDY }, { mounts: 'one-model' })).not.toEqual(bare);
  });

  test('is not rolled on without the rule, nor on foot', () => {
    const battle = injured(rides(undefined, { houseRules: { mounts: 'one-model' } }), 4);
    expect([otto(battle).status, mine(battle)]).toEqual(['stunned', []]);
    expect(shown(battle)).toEqual({ riding: 'warhorse' });
    expect(mine(injured(rides({}), 6))).toEqual([]);
  });
});

describe('1 and 2: he keeps his seat', () => {
  test('as if fallen, then without move and shot in his next turn, and himself after it', () => {
    const battle = rides({ warhorse: true, bow: true });
    battle.nextUntil('Foes', 'shooting');
    injured(battle, 2);
    expect(shown(battle)).toEqual({ riding: 'warhorse' });
    battle.nextUntil('Own', 'recovery').answer('stand-up', 'Otto', 'stands');
    battle.next();
    for (const deed of ['move', 'run', 'charge', 'shoot']) {
      expect([deed, can(battle, deed)?.answer]).toEqual([deed, 'no']);
      expect(can(battle, deed)?.reason?.code).toBe('why.kept-seat');
    }
    battle.nextUntil('Foes', 'movement').nextUntil('Own', 'movement');
    expect([can(battle, 'move')?.answer, can(battle, 'shoot')?.answer]).toEqual(['yes', 'yes']);
    expect(otto(battle).flags).toEqual({});
  });

  test('in his own turn, the turn after it is lost', () => {
    const battle = rides().nextUntil('Own', 'close-combat');
    injured(battle, 1);
    battle.nextUntil('Own', 'recovery').answer('stand-up', 'Otto', 'stands');
    expect(can(battle.next(), 'move')?.answer).toBe('no');
    battle.nextUntil('Foes', 'movement').nextUntil('Own', 'movement');
    expect(can(battle, 'move')?.answer).toBe('yes');
  });
});

describe('3 and 4: he is thrown', () => {
  const thrown = (toughness: number) => injured(rides(undefined, { profile: { T: toughness } }), 3);

  test('on foot, with the save of a man on foot', () => {
    const battle = thrown(3);
    expect(shown(battle)).toEqual({ 'on-foot': true });
    expect(system.save?.(battle.state, 'f-Otto')).toBeNull();
  });

  test.each([
    [2, 4],
    [3, 5],
    [4, 6],
    [5, 6],
    [6, null],
  ])('a hit at Strength 2 wounds Toughness %i on %s', (toughness, need) => {
    const { outcomes } = thrown(toughness).duty('unseated', 'Otto');
    expect(outcomes.map(({ id, on }) => [id, on])).toEqual([
      ['unhurt', [1, (need ?? 7) - 1]],
      ...(need === null ? [] : [['hurt', [need, 6]]]),
    ]);
  });

  test('a wound of the fall is rolled for on the ordinary table', () => {
    const battle = thrown(3).answer('unseated', 'Otto', 'hurt', [5]);
    expect(mine(battle)).toEqual(['injury Otto', 'mount-loose Otto']);
    const answers = [{ step: 'injury', dice: [5], choice: null }];
    battle.do({ type: 'resolve-injury', fighterId: 'f-Otto', inputs: {}, answers });
    expect([otto(battle).status, mine(battle)]).toEqual(['out-of-action', ['mount-loose Otto']]);
  });

  test('his mount bolts on 1 to 3, and is not mounted again', () => {
    const battle = thrown(3).answer('unseated', 'Otto', 'unhurt', [1]);
    const { outcomes } = battle.duty('mount-loose', 'Otto');
    expect(outcomes.map(({ id, on }) => [id, on])).toEqual([
      ['bolts', [1, 3]],
      ['stays', [4, 6]],
    ]);
    battle.answer('mount-loose', 'Otto', 'bolts', [2]);
    expect(mine(battle)).toEqual([]);
    battle.nextUntil('Own', 'movement');
    battle.answer('mount-bolts', 'Otto', 'off-table');
    expect(mine(battle)).not.toContain('mount-bolts Otto');
    battle.set('Otto', 'standing');
    expect(battle.duties.some(({ kind }) => kind === 'remount')).toBe(false);
  });

  test('a mount that stays is mounted again', () => {
    const battle = thrown(3).answer('unseated', 'Otto', 'unhurt', [1]);
    battle.answer('mount-loose', 'Otto', 'stays', [4]).set('Otto', 'standing');
    battle.nextUntil('Own', 'movement', 'other-moves');
    const remount = {
      type: 'take-action',
      action: 'remount',
      fighterId: 'f-Otto',
      targetId: null,
    } as const;
    expect(shown(battle.do(remount))).toEqual({ riding: 'warhorse' });
  });
});

describe('5 and 6: both go down', () => {
  test('crushed on 1 and 2, which comes back after the battle', () => {
    const battle = injured(rides(), 5);
    const { outcomes } = battle.duty('crushing', 'Otto');
    expect(outcomes.map(({ id, on }) => [id, on])).toEqual([
      ['crushed', [1, 2]],
      ['not-crushed', [3, 6]],
    ]);
    expect(heeded(battle)).toMatchObject([{ code: 'mount.crushing', params: { upTo: 2 } }]);
    battle.answer('crushing', 'Otto', 'crushed', [1]);
    expect([mine(battle), heeded(battle)]).toMatchObject([[], [{ code: 'mount.crushed' }]]);
    battle.do({ type: 'undo', back: null }).answer('crushing', 'Otto', 'not-crushed', [3]);
    expect([mine(battle), heeded(battle)]).toEqual([[], []]);
  });

  test('back on his feet by a correction, nothing is due', () => {
    expect(mine(injured(rides(), 6).set('Otto', 'standing'))).toEqual([]);
  });
});
