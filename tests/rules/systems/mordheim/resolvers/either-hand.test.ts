import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue } from '#rules/contract/resolver.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import { MELEE_WEAPONS, missileWeapon } from '#rules/skirmish/duel/weapons.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { between, brawl, fieldIds, fieldValue, resolver, tiles } from './brawl.ts';

// Poison, material and superior powder belong to one weapon: they apply to that weapon in either hand, in a
// blow or a shot, and to no other. @rule WEAPONS

const MELEE = resolver(system, 'melee');
const SHOT = resolver(system, 'shot');

function fight(traits: Flags, inputs: Readonly<Record<string, InputValue>> = {}, toughness = 3) {
  const { state } = brawl({
    attackers: [{ name: 'Otto', traits, profile: { S: 3, I: 3 } }],
    defenders: [{ name: 'Rat', profile: { T: toughness, I: 3 }, traits: { armour: 'heavy' } }],
    contacts: [['Otto', 'Rat']],
  });
  return { state, sheet: MELEE.sheet(state, between('Otto', 'Rat', inputs)) };
}

/** The roll to wound, or the remaining save, for his other hand’s blow; it is among the reasons. */
function other(sheet: ReturnType<typeof fight>['sheet'], id: 'to-wound' | 'save') {
  const why = sheet.needs.find((need) => need.id === id && need.role === 'attacker')?.why ?? [];
  return why.find(({ code }) => code.includes('.second-'))?.params['need'];
}

describe('poison', () => {
  const BOTH = { sword: true, dagger: true, 'dark-venom': true } as const;

  test('is on the sword, not on the plain dagger beside it', () => {
    const { sheet } = fight(BOTH);
    expect(tiles(sheet, 'attacker')).toContain('to-wound 3');
    expect(other(sheet, 'to-wound')).toBe(4);
    expect(fieldValue(sheet, 'second-poison')).toBe('no-poison');
  });

  test('stays on the sword when the dagger is chosen first', () => {
    const { sheet } = fight(BOTH, { weapon: 'dagger', 'second-weapon': 'sword' });
    expect(tiles(sheet, 'attacker')).toContain('to-wound 4');
    expect(other(sheet, 'to-wound')).toBe(3);
  });

  test('and when a pistol is fired first', () => {
    const { sheet } = fight(
      { ...BOTH, pistol: true, 'ithilmar-weapon': true },
      { weapon: 'pistol', 'second-weapon': 'sword', attacks: 2 },
    );
    expect(other(sheet, 'to-wound')).toBe(3);
    expect(sheet.order[0]?.reason.params['initiative']).toBe(4);
    expect(fieldIds(sheet)).not.toContain('poison');
  });

  test('may be on both, if players say so', () => {
    const { sheet } = fight(BOTH, { 'second-poison': 'dark-venom' });
    expect(other(sheet, 'to-wound')).toBe(3);
  });

  test('of a fighter with sword and bow is on the sword, until players say that it is on the arrows', () => {
    const { state } = fight({ sword: true, bow: true, 'dark-venom': true });
    const wounds = (inputs: Readonly<Record<string, InputValue>>) =>
      tiles(SHOT.sheet(state, between('Otto', 'Rat', inputs)), 'attacker')[1];
    expect(wounds({})).toBe('to-wound 4');
    expect(wounds({ poison: 'dark-venom' })).toBe('to-wound 3');
  });

  test('of an archer with only a dagger is on the arrows', () => {
    const { state, sheet } = fight({ bow: true, 'dark-venom': true });
    expect(tiles(SHOT.sheet(state, between('Otto', 'Rat')), 'attacker')[1]).toBe('to-wound 3');
    expect(tiles(sheet, 'attacker')[1]).toBe('to-wound 4');
  });
});

test('a gromril blade reduces saves by its own blow only', () => {
  const { sheet } = fight({ sword: true, axe: true, 'gromril-weapon': true });
  // The axe is listed first: −1, and −1 for gromril.
  expect(tiles(sheet, 'attacker')).toContain('save none');
  expect(other(sheet, 'save')).toBe(5);
  const turned = fight(
    { sword: true, axe: true, 'gromril-weapon': true },
    { weapon: 'sword', 'second-weapon': 'axe' },
  ).sheet;
  expect(tiles(turned, 'attacker')).toContain('save 5');
});

test('superior powder adds Strength to a pistol’s blow as to its shot', () => {
  const traits = { pistol: true, 'superior-powder': true } as const;
  const { state } = fight(traits, {}, 4);
  const setup = (inputs: Readonly<Record<string, InputValue>>) => between('Otto', 'Rat', inputs);
  expect(tiles(SHOT.sheet(state, setup({})), 'attacker')[1]).toBe('to-wound 3');
  const blow = (inputs: Readonly<Record<string, InputValue>>) =>
    tiles(MELEE.sheet(state, setup({ weapon: 'pistol', ...inputs })), 'attacker')[1];
  expect(blow({})).toBe('to-wound 3');
  expect(blow({ 'superior-powder': false })).toBe('to-wound 4');
});

describe('in the other hand of a fighter with two weapons', () => {
  const held = (traits: Flags) => fieldValue(fight(traits).sheet, 'second-weapon');

  test.each<[string, Flags, string]>([
    ['is the sword that he carries beside his axe', { axe: true, sword: true }, 'sword'],
    ['is his dagger if he carries one weapon', { axe: true }, 'dagger'],
    ['is nothing that takes both hands', { sword: true, halberd: true }, 'dagger'],
  ])('%s', (_what, traits, second) => {
    expect(held({ ...traits, 'two-weapons': true })).toBe(second);
  });
});

describe('two one-handed weapons give one blow more in either order', () => {
  const BLADES = MELEE_WEAPON_IDS.filter((id) => MELEE_WEAPONS[id].beside === 'any');
  const PISTOLS = MISSILE_WEAPON_IDS.filter((id) => {
    const use = missileWeapon(id)?.meleeInFirstTurn;
    return use?.kind === 'blows' && use.count === 1;
  });
  /** Never beside another weapon. */
  const ALONE = ['fist', 'natural-weapons', 'lance'];
  const HANDY = [...BLADES, ...PISTOLS].filter((id) => !ALONE.includes(id));
  const isPistol = (id: string) => missileWeapon(id) !== null;
  const PAIRS = HANDY.flatMap((main) => HANDY.map((second) => [main, second] as const));

  function blows(main: string, second: string) {
    const { state } = brawl({
      attackers: [{ name: 'Otto', profile: { A: 3 } }],
      defenders: [{ name: 'Rat' }],
      contacts: [['Otto', 'Rat']],
    });
    const setup = between('Otto', 'Rat', { weapon: main, 'second-weapon': second });
    const step = MELEE.next(state, { ...setup, inputs: { ...setup.inputs, charged: true } }, []);
    const first = step.kind === 'dice' ? step.count : 0;
    return { all: fieldValue(MELEE.sheet(state, setup), 'attacks'), first };
  }

  test.each(PAIRS)('%s and %s', (main, second) => {
    // Whips and pistols strike a fixed number of blows; a whip cracks once more on a charge.
    const fixed = isPistol(main) && isPistol(second);
    const { all } = blows(main, second);
    expect(all).toBe(fixed ? 2 : 4);
    expect(blows(second, main).all).toBe(all);
  });

  test.each(PISTOLS)('a %s strikes once, the sword beside it as often as he does', (pistol) => {
    expect(blows('sword', pistol)).toEqual({ all: 4, first: 3 });
    expect(blows(pistol, 'sword')).toEqual({ all: 4, first: 1 });
  });
});

describe('a pistol that he carries is in the duel as the combat begins', () => {
  const second = (traits: Flags, inputs: Readonly<Record<string, InputValue>> = {}) =>
    fieldValue(fight(traits, inputs).sheet, 'second-weapon');

  test.each<[string, Flags, InputValue | null]>([
    ['beside a sword', { sword: true, pistol: true }, 'pistol'],
    ['beside the dagger that everybody has', { pistol: true }, 'pistol'],
    ['rather than a second blade', { sword: true, axe: true, pistol: true }, 'pistol'],
    ['one of a brace', { sword: true, 'brace-of-pistols': true }, 'pistol'],
    ['one of a better brace', { axe: true, 'brace-of-duelling-pistols': true }, 'duelling-pistol'],
    ['but not beside a shield', { sword: true, shield: true, pistol: true }, 'none'],
    ['nor with both hands on a halberd', { halberd: true, pistol: true }, null],
  ])('%s', (_what, traits, held) => {
    expect(second(traits)).toBe(held);
  });

  test('in later turns the other blade is', () => {
    const traits = { sword: true, dagger: true, pistol: true } as const;
    expect(second(traits, { 'first-turn': false })).toBe('dagger');
    expect(second({ sword: true, pistol: true }, { 'first-turn': false })).toBe('none');
  });

  test('with its own Strength and save', () => {
    const { sheet } = fight({ sword: true, pistol: true });
    expect(other(sheet, 'to-wound')).toBe(3);
    expect(fieldValue(sheet, 'attacks')).toBe(2);
  });
});
