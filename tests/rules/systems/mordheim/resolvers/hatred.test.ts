import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue, ResolverSetup } from '#rules/contract/resolver.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { between, brawl, fieldIds, fieldValue, resolver, text } from './brawl.ts';

// Whom a hatred is for: it plays by itself only against those whom it names. @rule PSY-HATE

const MELEE = resolver(system, 'melee');

/** A dwarf with a sword against a foe of a profile of the catalogue, in the first turn of the fight. */
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
  test('strikes again at an Orc, and not at a Reiklander', () => {
    expect(chance('orcs/boy')).toBe('8/9');
    expect(chance('orcs/goblin')).toBe('8/9');
    expect(chance('reikland/youngblood')).toBe('2/3');
  });

  test('nor at the beasts that Orcs keep, nor at somebody of whom nothing is known', () => {
    expect(chance('orcs/troll')).toBe('2/3');
    expect(chance('')).toBe('2/3');
  });

  test('is asked, with the name of those whom he hates', () => {
    const field = sheet('').fields.find(({ id }) => id === 'hatred');
    expect(field).toMatchObject({
      value: false,
      named: { code: 'resolver.hatred.known', params: { whom: 'orcs-and-goblins' } },
    });
    expect(chance('', { hatred: true })).toBe('8/9');
  });

  test('is told otherwise of an Orc too', () => {
    expect(chance('orcs/boy', { hatred: false })).toBe('2/3');
  });

  test('against a typed profile he asks as well, the other way round too', () => {
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
  test('witch hunters know a wizard when they see one', () => {
    const hunter: Flags = { sword: true, hates: 'spellcasters' };
    expect(chance('reikland/captain', {}, hunter, { wizard: true })).toBe('8/9');
    expect(chance('reikland/captain', {}, hunter)).toBe('2/3');
  });

  test('Chaos is the Possessed, the Beastmen and every daemon', () => {
    const cossack: Flags = { sword: true, hates: 'chaos' };
    expect(chance('possessed/mutant', {}, cossack)).toBe('8/9');
    expect(chance('beastmen/gor', {}, cossack)).toBe('8/9');
    expect(chance('', {}, cossack, { daemon: true })).toBe('8/9');
    expect(chance('skaven/verminkin', {}, cossack)).toBe('2/3');
  });

  test('righteous fury strikes by itself at the three cursed kinds, at others as evil when told', () => {
    const fury: Flags = { sword: true, hates: 'righteous-fury' };
    expect(chance('skaven/verminkin', {}, fury)).toBe('8/9');
    expect(chance('orcs/boy', {}, fury)).toBe('2/3');
    expect(chance('orcs/boy', { hatred: true }, fury)).toBe('8/9');
  });

  test('a word of the player’s own is shown and asked', () => {
    const field = sheet('skaven/verminkin', {}, { sword: true, hates: 'Skavens' }).fields.find(
      ({ id }) => id === 'hatred',
    );
    expect(field).toMatchObject({
      value: false,
      named: { code: 'resolver.hatred.named', params: { whom: 'Skavens' } },
    });
  });

  test('one that names nobody is asked too', () => {
    expect(chance('orcs/boy', {}, { sword: true, hatred: true })).toBe('2/3');
    expect(fieldIds(sheet('orcs/boy', {}, { sword: true, hatred: true }))).toContain('hatred');
  });

  test('whoever is above psychology is above hatred', () => {
    const slayer: Flags = { axe: true, hates: 'orcs-and-goblins', 'immune-psychology': true };
    expect(chance('orcs/boy', {}, slayer)).toBe('2/3');
  });
});
