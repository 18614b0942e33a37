import { describe, expect, test } from 'vitest';
import type { InputValue } from '#rules/contract/resolver.ts';
import { system } from '#rules/systems/warhammer-skirmish/index.ts';
import {
  type Brawl,
  bar,
  between,
  brawl,
  faces,
  fieldIds,
  resolver,
  settledWith,
  tiles,
} from '../../mordheim/resolvers/brawl.ts';

const MELEE = resolver(system, 'melee');
const SHOT = resolver(system, 'shot');

function skirmish(given: Partial<Brawl> = {}) {
  return brawl({
    system,
    attackers: [{ name: 'Hans', profile: { BS: 2, I: 4 } }],
    defenders: [{ name: 'Orc', profile: { T: 4 }, traits: { 'armour-save': 5 } }],
    ...given,
  });
}

function sheet(
  of = MELEE,
  inputs: Readonly<Record<string, InputValue>> = {},
  given: Partial<Brawl> = {},
) {
  return of.sheet(skirmish(given).state, between('Hans', 'Orc', inputs));
}

describe('close combat in Warhammer Escarmouches', () => {
  test('asks for Strength and save instead of weapons and armour', () => {
    expect(tiles(sheet(), 'attacker')).toEqual(['to-hit 4', 'to-wound 5', 'save 5', 'injury die']);
    expect(tiles(sheet(MELEE, { 'strength-bonus': 2, 'foe-save': 'save-4' }), 'attacker')).toEqual([
      'to-hit 4',
      'to-wound 3',
      'save 6',
      'injury die',
    ]);
    expect(fieldIds(sheet())).toEqual([
      'charged',
      'strength-bonus',
      'attacks',
      'save',
      'target',
      'foe-strength-bonus',
      'foe-attacks',
      'foe-save',
    ]);
  });

  test('a critical hit is two wounds without a save, and has no table', () => {
    const setup = between('Hans', 'Orc');
    const { end } = settledWith(MELEE, skirmish().state, setup, faces(4, 6, 1, 3));
    expect(end.soFar.map(({ code }) => code)).toContain('resolver.so-far.critical');
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Orc', to: 'stunned' });
  });

  test('or two hits with separate rolls, where the table plays so', () => {
    const two = skirmish({ houseRules: { wfsCriticalHits: 'two-hits' } });
    // Hit, a 6, two more to wound: one wounds without a save; knocked down.
    const { end } = settledWith(MELEE, two.state, between('Hans', 'Orc'), faces(4, 6, 5, 4, 2));
    expect(end.changes).toContainEqual({ kind: 'status', fighterId: 'f-Orc', to: 'knocked-down' });
  });

  test('fighters on the ground are finished, unless the table rolls for them', () => {
    const down = skirmish().set('Orc', 'knocked-down');
    const there = MELEE.sheet(down.state, between('Hans', 'Orc'));
    expect(tiles(there, 'attacker').at(-1)).toBe('injury out');
    const mild = skirmish({ houseRules: { wfsFinishDowned: 'no' } }).set('Orc', 'knocked-down');
    const rolled = MELEE.sheet(mild.state, between('Hans', 'Orc'));
    expect(tiles(rolled, 'attacker').at(-1)).toBe('injury die');
  });
});

describe('shooting in Warhammer Escarmouches', () => {
  test('needs above 6 take a second roll, and a 1 always misses', () => {
    const far = sheet(SHOT, { cover: true, 'long-range': true });
    expect(far.needs[0]?.value.code).toBe('resolver.value.ladder');
    expect(bar(far, 'one-shot')).toContain('nothing');
    const sharp = { attackers: [{ name: 'Hans', profile: { BS: 6 } }] };
    expect(tiles(sheet(SHOT, {}, sharp), 'attacker')[0]).toBe('to-hit 2');
  });

  test('single models are harder to hit where the table plays so', () => {
    expect(tiles(sheet(SHOT), 'attacker')[0]).toBe('to-hit 5');
    const single = { houseRules: { wfsSingleModelTarget: 'yes' } };
    expect(tiles(sheet(SHOT, {}, single), 'attacker')[0]).toBe('to-hit six-only');
  });
});

test('a pistol fired at an enemy in contact is a close combat attack', () => {
  const pistol = { code: 'resolver.note.point-blank', params: {} };
  expect(sheet(SHOT, {}, { contacts: [['Hans', 'Orc']] }).notes).toContainEqual(pistol);
  expect(sheet(SHOT).notes).not.toContainEqual(pistol);
});
