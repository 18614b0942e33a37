import { describe, expect, test } from 'vitest';
import { battleSummary } from '#battle/fought.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../../support/battles.ts';

// Mounted fighters, by an optional rule of the book: rider and mount are one model. @rule MORD-MOUNTS

const WITH = { mounts: 'one-model' };
const KNIGHT = { warhorse: true, armour: 'heavy', shield: true } as const;

function rides(traits: Flags, houseRules: Readonly<Record<string, string>> = WITH): TestBattle {
  const battle = new TestBattle(
    system,
    [
      { name: 'Own', warbandId: 'w-own', fighters: [{ name: 'Otto', traits }, { name: 'Karl' }] },
      { name: 'Foes', fighters: [{ name: 'Rat' }] },
    ],
    { houseRules },
  );
  battle.do({ type: 'go-to-phase', phase: 'movement' });
  while (battle.state.position.step !== 'other-moves') battle.do({ type: 'next-phase' });
  return battle;
}

const otto = (battle: TestBattle) => battle.fighter('Otto');
const moves = (battle: TestBattle) =>
  system.characteristicNow?.(otto(battle), 'M', battle.state.houseRules);
const saves = (battle: TestBattle) => system.save?.(battle.state, 'f-Otto');
const shown = (battle: TestBattle) => system.impliedFlags?.(otto(battle), battle.state.houseRules);
const can = (battle: TestBattle, deed: string) =>
  system.capabilities(battle.state, 'f-Otto').find(({ id }) => id === deed);
const act = (battle: TestBattle, action: string) =>
  battle.do({ type: 'take-action', action, fighterId: 'f-Otto', targetId: null });
const card = (battle: TestBattle, kind: string) =>
  battle.duties.find((duty) => duty.kind === kind)?.action;

describe('in the saddle', () => {
  test.each<[string, Flags, number, number | null]>([
    ['a horse alone', { horse: true }, 8, 6],
    ['a warhorse, heavy armour and a shield', KNIGHT, 8, 3],
    ['a barded warhorse', { ...KNIGHT, barding: true }, 7, 2],
    [
      'a warhorse in the barding of Bretonnia',
      { warhorse: true, 'bretonnian-barding': true },
      8,
      5,
    ],
    ['barding on a horse that can’t wear it', { horse: true, barding: true }, 8, 6],
    ['a mule', { mule: true }, 6, 6],
    ['a giant wolf', { 'giant-wolf': true }, 9, 6],
    ['a war boar and light armour', { 'war-boar': true, armour: 'light' }, 7, 4],
    ['a cold one', { 'cold-one': true }, 7, 5],
    ['somebody said to be mounted', { mounted: true }, 8, 6],
  ])('%s', (_name, traits, inches, save) => {
    const battle = rides(traits);
    expect([moves(battle), saves(battle)]).toEqual([inches, save]);
    expect(can(battle, 'run')?.reach?.params).toEqual({ inches: inches * 2 });
    expect(can(battle, 'climb')?.reason?.code).toBe('why.mounted');
  });

  test('says on what', () => {
    expect(shown(rides(KNIGHT))).toEqual({ riding: 'warhorse' });
    expect(shown(rides({}))).toEqual({});
  });

  test('counts in a duel: the charge of a lance', () => {
    const battle = rides({ warhorse: true, lance: true });
    battle.do({ type: 'set-contact', a: 'f-Otto', b: 'f-Rat', touching: true });
    const melee = system.resolvers.find(({ id }) => id === 'melee');
    const sheet = melee?.sheet(battle.state, {
      subjects: {
        attacker: { kind: 'fighter', fighterId: 'f-Otto' },
        defender: { kind: 'fighter', fighterId: 'f-Rat' },
      },
      inputs: {},
    });
    expect(sheet?.fields.find(({ id }) => id === 'mounted')).toMatchObject({ value: true });
  });

  test('is one fighter for the rout, and lends his own Leadership', () => {
    const battle = rides(KNIGHT);
    expect(system.rout?.(battle.state, 's-Own').participants).toBe(2);
  });
});

test('without the rule, mounts stay in the stable', () => {
  const battle = rides(KNIGHT, {});
  expect([moves(battle), saves(battle), shown(battle)]).toEqual([3, 4, {}]);
  expect(can(battle, 'climb')?.answer).toBe('yes');
  expect(card(battle, 'dismount')).toBeUndefined();
});

test.each<[string, Flags, object | null]>([
  ['a warhorse', { warhorse: true }, { mount: 'warhorse', attacks: 1, skill: 3, strength: 3 }],
  ['a war boar', { 'war-boar': true }, { mount: 'war-boar', attacks: 1, skill: 3, strength: 4 }],
  ['a horse', { horse: true }, null],
])('the blows of %s are told while its rider fights', (_name, traits, params) => {
  const battle = rides(traits);
  const told = () => battle.duties.find(({ kind }) => kind === 'mount-blows')?.facts[0]?.params;
  battle.do({ type: 'go-to-phase', phase: 'close-combat' });
  expect(told()).toBeUndefined();
  battle.do({ type: 'set-contact', a: 'f-Otto', b: 'f-Rat', touching: true });
  expect(told()).toEqual(params === null ? undefined : { name: 'Otto', ...params });
});

describe('off and on', () => {
  test('a tap each, for half of the move, without run or charge', () => {
    const battle = rides(KNIGHT);
    expect(card(battle, 'dismount')).toMatchObject({ fighterIds: ['f-Otto'], markedIds: [] });
    act(battle, 'dismount');
    expect([moves(battle), saves(battle), shown(battle)]).toEqual([3, 4, { 'on-foot': true }]);
    expect(can(battle, 'move')?.answer).toBe('half');
    expect([can(battle, 'run')?.answer, can(battle, 'charge')?.answer]).toEqual(['no', 'no']);
    expect(card(battle, 'dismount')?.markedIds).toEqual(['f-Otto']);
    expect(card(battle, 'remount')).toBeUndefined();

    nextOwnTurn(battle);
    expect(can(battle, 'run')?.answer).toBe('yes');
    act(battle, 'remount');
    expect([moves(battle), saves(battle)]).toEqual([8, 3]);
    expect(can(battle, 'run')?.answer).toBe('no');
    nextOwnTurn(battle);
    expect(otto(battle).flags).toEqual({});
    expect(can(battle, 'run')?.answer).toBe('yes');
  });

  test('a second tap takes it back, and so does undo', () => {
    const battle = rides(KNIGHT);
    act(battle, 'dismount');
    act(battle, 'dismount');
    expect(otto(battle).flags).toEqual({});
    act(battle, 'dismount');
    battle.do({ type: 'undo', back: null });
    expect(otto(battle).flags).toEqual({});
    act(battle, 'dismount');
    nextOwnTurn(battle);
    act(battle, 'remount');
    act(battle, 'remount');
    expect(otto(battle).flags).toEqual({ 'on-foot': true });
  });

  test('is nothing for who has no mount', () => {
    const battle = rides({});
    expect(
      battle.try({ type: 'take-action', action: 'dismount', fighterId: 'f-Otto', targetId: null }),
    ).toBe('unknown-rule');
  });
});

function nextOwnTurn(battle: TestBattle): void {
  const { round } = battle.state.position;
  while (battle.state.position.round === round) battle.do({ type: 'next-phase' });
  battle.do({ type: 'go-to-phase', phase: 'movement' });
  while (battle.state.position.step !== 'other-moves') battle.do({ type: 'next-phase' });
}

describe('after the battle', () => {
  const fellFrom = (battle: TestBattle) => {
    battle.do({ type: 'set-status', fighterId: 'f-Otto', to: 'out-of-action' });
    battle.do({ type: 'end-battle', winnerId: null });
    const told = battleSummary(battle.battle.live, battle.state, system, 'w-own');
    return told?.soldiers.find(({ label }) => label === 'Otto')?.fellFrom;
  };

  test('a die is due for the mount of a rider who went out of action in the saddle', () => {
    expect(fellFrom(rides(KNIGHT))).toBe('warhorse');
    expect(fellFrom(rides(KNIGHT, {}))).toBeNull();
    expect(fellFrom(act(rides(KNIGHT), 'dismount'))).toBeNull();
  });

  test.each<[string, Flags, readonly number[]]>([
    ['warhorse', { warhorse: true }, [1, 2]],
    ['warhorse', { warhorse: true, barding: true }, [1]],
    ['horse', { horse: true, barding: true }, [1, 2]],
  ])('a %s with %o dies on %o', (trait, traits, faces) => {
    const rows = system.afterBattle?.steeds?.rows ?? [];
    const row = rows.find((one) => one.trait === trait && one.applies(traits));
    const dead = [1, 2, 3, 4, 5, 6].filter((face) =>
      row?.results.some(
        ({ id, on: [from, to] }) => row.lostBy?.includes(id) === true && from <= face && face <= to,
      ),
    );
    expect(dead).toEqual(faces);
  });
});
