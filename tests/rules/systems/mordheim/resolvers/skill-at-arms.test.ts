import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import { type Bruiser, between, brawl, resolver, tiles } from './brawl.ts';

// @rule CC-HIT: a bonus to Weapon Skill counts in attack and in defence.

type Inputs = Readonly<Record<string, string | number | boolean>>;

function toHit(role: 'attacker' | 'defender', by: Bruiser, at: Bruiser, inputs: Inputs = {}) {
  const { state } = brawl({ attackers: [by], defenders: [at], contacts: [[by.name, at.name]] });
  const sheet = resolver(system, 'melee').sheet(state, between(by.name, at.name, inputs));
  return tiles(sheet, role)[0];
}

const ABLE: Bruiser = { name: 'Otto', profile: { WS: 4 } };
const PIT: Bruiser = { name: 'Rat', profile: { WS: 3 }, traits: { 'pit-fighter': true } };
const IN_RUINS = { 'foe-in-ruins': true } as const;

describe('an unstoppable charge', () => {
  const charger = (name: string): Bruiser => ({
    name,
    profile: { WS: 3 },
    traits: { 'unstoppable-charge': true },
    flags: { charged: true },
  });

  test('makes the charger harder to hit for the one who attacks him', () => {
    expect(toHit('attacker', ABLE, { ...charger('Rat'), flags: {} })).toBe('to-hit 3');
    expect(toHit('attacker', ABLE, charger('Rat'))).toBe('to-hit 4');
  });

  test('and for the blow back', () => {
    const able = { ...ABLE, name: 'Rat' };
    expect(toHit('defender', { ...charger('Otto'), flags: {} }, able)).toBe('to-hit 3');
    expect(toHit('defender', charger('Otto'), able)).toBe('to-hit 4');
  });
});

describe('a pit fighter in the ruins', () => {
  test('is harder to hit while he strikes back', () => {
    expect(toHit('attacker', ABLE, PIT)).toBe('to-hit 3');
    expect(toHit('attacker', ABLE, PIT, IN_RUINS)).toBe('to-hit 4');
  });

  test('and just as hard while he is stupid and makes no attacks', () => {
    const stupid = { ...PIT, flags: { stupid: 'no-blows' } } as const;
    expect(toHit('attacker', ABLE, stupid)).toBe('to-hit 3');
    expect(toHit('attacker', ABLE, stupid, IN_RUINS)).toBe('to-hit 4');
  });
});
