import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue, ResolverSetup } from '#rules/contract/resolver.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { between, brawl, fieldIds, fieldValue, resolver, text } from './brawl.ts';

// A hatred applies automatically only to the enemies that it names. @rule PSY-HATE

const MELEE = resolver(system, 'melee');

/**
 * A dwarf with a sword against an opponent with a profile of the catalogue, in the first turn of the fight.
 */
function sheet(
  foe: string,
  inputs: Readonly<Record<string, InputValue>> = {},
  traits: Flags = { sword: true, hates: 'orcs-and-goblins' },
  foeTraits: Flags = {},
) {
  const { state } = brawl({
    attackers: [{ name: 'Snorri', profile: { WS: 4 }, traits }],
    defenders: [{ name: 'Foe', profile: { WS: 3 }, traits: foeTraits, profileId: foe }],
    contacts: [['Snorri', 'Foe']],
  });
  return MELEE.sheet(state, between('Snorri', 'Foe', inputs));
}

const chance = (
  foe: string,
  inputs: Readonly<Record<string, InputValue>> = {},
  traits?: Flags,
  foeTraits?: Flags,
) => text(sheet(foe, inputs, traits, foeTraits).needs[0]?.chance ?? null);

describe('a dwarf who hates Orcs', () => {
  test('rerolls misses against an Orc, and not against a Reiklander', () => {
    expect(chance('orcs/boy')).toBe('8/9');
    expect(chance('orcs/goblin')).toBe('8/9');
    expect(chance('reikland/youngblood')).toBe('2/3');
  });

  test('nor against the Orcs’ beasts, nor against an unknown opponent', () => {
    expect(chance('orcs/troll')).toBe('2/3');
    expect(chance('')).toBe('2/3');
  });

  test('is asked about, with the name of the enemies he hates', () => {
    const field = sheet('').fields.find(({ id }) => id === 'hatred');
    expect(field).toMatchObject({
      value: false,
      named: { code: 'resolver.hatred.known', params: { whom: 'orcs-and-goblins' } },
    });
    expect(chance('', { hatred: true })).toBe('8/9');
  });

  test('can be switched off against an Orc as well', () => {
    expect(chance('orcs/boy', { hatred: false })).toBe('2/3');
  });

  test('against a typed opponent is asked about too, in either direction', () => {
    const { state } = brawl({
      attackers: [{ name: 'Snorri', traits: { sword: true, hates: 'orcs-and-goblins' } }],
      defenders: [{ name: 'Foe' }],
    });
    const typed = {
      kind: 'free',
      label: 'Orque',
      profile: { WS: 3, S: 3, T: 4, W: 1, I: 2, A: 1 },
    };
    const subjects: ResolverSetup['subjects'] = {
      attacker: { kind: 'fighter', fighterId: 'f-Snorri' },
      defender: { ...typed, kind: 'free', traits: {} },
    };
    expect(fieldValue(MELEE.sheet(state, { subjects, inputs: {} }), 'hatred')).toBe(false);
    const { attacker, defender } = subjects;
    if (attacker === undefined || defender === undefined) throw new Error('nobody there');
    const turned = { subjects: { attacker: defender, defender: attacker }, inputs: {} };
    expect(fieldValue(MELEE.sheet(state, turned), 'foe-hatred')).toBe(false);
  });
});

describe('other hatreds', () => {
  test('witch hunters recognise a wizard', () => {
    const hunter: Flags = { sword: true, hates: 'spellcasters' };
    expect(chance('reikland/captain', {}, hunter, { wizard: true })).toBe('8/9');
    expect(chance('reikland/captain', {}, hunter)).toBe('2/3');
  });

  test('Chaos includes the Possessed, the Beastmen and every daemon', () => {
    const cossack: Flags = { sword: true, hates: 'chaos' };
    expect(chance('possessed/mutant', {}, cossack)).toBe('8/9');
    expect(chance('beastmen/gor', {}, cossack)).toBe('8/9');
    expect(chance('', {}, cossack, { daemon: true })).toBe('8/9');
    expect(chance('skaven/verminkin', {}, cossack)).toBe('2/3');
  });

  test('righteous fury applies automatically to its three enemies, to others when players call them evil', () => {
    const fury: Flags = { sword: true, hates: 'righteous-fury' };
    expect(chance('skaven/verminkin', {}, fury)).toBe('8/9');
    expect(chance('orcs/boy', {}, fury)).toBe('2/3');
    expect(chance('orcs/boy', { hatred: true }, fury)).toBe('8/9');
  });

  test('a hatred in the player’s own words is shown and asked about', () => {
    const field = sheet('skaven/verminkin', {}, { sword: true, hates: 'Skavens' }).fields.find(
      ({ id }) => id === 'hatred',
    );
    expect(field).toMatchObject({
      value: false,
      named: { code: 'resolver.hatred.named', params: { whom: 'Skavens' } },
    });
  });

  test('a hatred without a named enemy is asked about, too', () => {
    expect(chance('orcs/boy', {}, { sword: true, hatred: true })).toBe('2/3');
    expect(fieldIds(sheet('orcs/boy', {}, { sword: true, hatred: true }))).toContain('hatred');
  });

  test('a fighter immune to psychology feels no hatred', () => {
    const slayer: Flags = { axe: true, hates: 'orcs-and-goblins', 'immune-psychology': true };
    expect(chance('orcs/boy', {}, slayer)).toBe('2/3');
  });
});
