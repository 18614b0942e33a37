import { describe, expect, test } from 'vitest';
import { system } from '#rules/systems/mordheim/index.ts';
import type { TestBattle } from '../../../../support/battles.ts';
import {
  type Bruiser,
  bar,
  between,
  brawl,
  faces,
  fieldValue,
  resolver,
  settledWith,
  tiles,
} from './brawl.ts';

// By an optional rule a natural 1 to hit with black powder leads to a die of its own. @rule MORD-MISFIRE

const SHOT = resolver(system, 'shot');
const GUNNER: Bruiser = {
  name: 'Otto',
  profile: { BS: 4, W: 2 },
  wounds: 2,
  traits: { handgun: true },
};
const ON = { misfires: 'yes' };

function range(gunner: Partial<Bruiser> = {}, houseRules: Readonly<Record<string, string>> = ON) {
  const battle = brawl({
    attackers: [{ ...GUNNER, ...gunner }, { name: 'Karl' }],
    defenders: [{ name: 'Rat' }],
    houseRules,
  });
  return battle.do({ type: 'go-to-phase', phase: 'shooting' });
}

/** Shoots with these dice, as far as they are wanted, and says what was told. */
function shoot(battle: TestBattle, ...dice: number[]) {
  const setup = between('Otto', 'Rat');
  const { end, answers } = settledWith(SHOT, battle.state, setup, faces(...dice));
  battle.do({ type: 'settle', resolver: 'shot', setup, answers });
  return end.soFar.map(({ code }) => code.replace('resolver.so-far.', ''));
}

const otto = (battle: TestBattle) => battle.fighter('Otto');
const mayShoot = (battle: TestBattle) =>
  system.capabilities(battle.state, 'f-Otto').find(({ id }) => id === 'shoot')?.answer ?? 'never';

describe('a natural 1', () => {
  test('is an ordinary miss unless players play misfires', () => {
    const battle = range({}, {});
    expect(shoot(battle, 1)).toEqual(['hits', 'nothing']);
    expect(otto(battle).flags['misfired']).toBeUndefined();
  });

  test('is an ordinary miss with a bow', () => {
    expect(shoot(range({ traits: { bow: true } }), 1)).toEqual(['hits', 'nothing']);
  });

  test('misfires even where less than a 2 is needed', () => {
    const marksman = { profile: { BS: 7 } };
    expect(
      tiles(SHOT.sheet(range(marksman, {}).state, between('Otto', 'Rat')), 'attacker')[0],
    ).toBe('to-hit auto');
    const battle = range(marksman);
    expect(tiles(SHOT.sheet(battle.state, between('Otto', 'Rat')), 'attacker')[0]).toBe('to-hit 2');
    expect(shoot(battle, 1, 4)).toContain('fizzles');
  });

  test('a reroll stands: only the second 1 misfires', () => {
    const blessed: Partial<Bruiser> = {
      traits: { handgun: true, 'reroll-characteristic-and-hit': true },
    };
    expect(shoot(range(blessed), 1, 2)).toEqual(['hits', 'nothing']);
    expect(shoot(range(blessed), 1, 1, 5)).toEqual(['fizzles', 'hits', 'nothing']);
  });
});

describe('the die of a misfire', () => {
  test('1: the weapon is lost, and its shooter is hit at Strength 4', () => {
    const battle = range();
    // To hit, the misfire, to wound himself.
    const told = shoot(battle, 1, 1, 4);
    expect(told).toEqual(['explodes', 'hits', 'nothing', 'wounds', 'fall-wound']);
    expect(otto(battle).wounds).toBe(1);
    expect(otto(battle).flags).toMatchObject({ misfired: 'handgun', exploded: 'handgun' });
    expect(battle.state.fighters['f-Rat']?.status).toBe('standing');
  });

  test('1: it can take him out, without any credit, and his armour helps', () => {
    const weak: Partial<Bruiser> = {
      profile: { BS: 4, W: 1 },
      wounds: 1,
      traits: { handgun: true, armour: 'heavy' },
    };
    const battle = range(weak);
    // Heavy armour saves on a 6 against Strength 4.
    expect(shoot(battle, 1, 1, 6, 5, 6)).toContain('fall-out-of-action');
    expect(otto(battle).status).toBe('out-of-action');
    expect(battle.entries.at(-1)).toMatchObject({ data: { credits: [] } });
    expect(shoot(range(weak), 1, 1, 6, 6)).toContain('saved');
  });

  test('2: the weapon is useless for the battle', () => {
    const battle = range();
    expect(shoot(battle, 1, 2)).toEqual(['useless', 'hits', 'nothing']);
    battle.nextUntil('Reikland', 'shooting').nextUntil('Reikland', 'shooting');
    expect(mayShoot(battle)).not.toBe('yes');
    const reminder = battle.duty('misfired', 'Otto');
    expect(reminder.facts.map(({ code }) => code)).toEqual(['misfired.useless']);
    // One tap says otherwise.
    battle.answer('misfired', 'Otto', 'usable');
    expect(otto(battle).flags['misfired']).toBeUndefined();
    expect(mayShoot(battle)).toBe('yes');
  });

  test('2: of a brace the other pistol is left, which then needs reloading', () => {
    const battle = range({ traits: { 'brace-of-pistols': true } });
    shoot(battle, 1, 2);
    battle.nextUntil('Reikland', 'shooting');
    const sheet = SHOT.sheet(battle.state, between('Otto', 'Rat'));
    expect(fieldValue(sheet, 'missile')).toBe('pistol');
    shoot(battle, 1, 2);
    battle.nextUntil('Reikland', 'shooting').nextUntil('Reikland', 'shooting');
    expect(mayShoot(battle)).not.toBe('yes');
  });

  test('3: one turn more to reload', () => {
    const usual = range();
    shoot(usual, 6, 1);
    expect(mayShoot(usual.nextUntil('Reikland', 'shooting'))).not.toBe('yes');
    expect(mayShoot(usual.nextUntil('Reikland', 'shooting'))).toBe('yes');
    const jammed = range();
    expect(shoot(jammed, 1, 3)).toContain('jams');
    expect(mayShoot(jammed.nextUntil('Reikland', 'shooting'))).not.toBe('yes');
    expect(mayShoot(jammed.nextUntil('Reikland', 'shooting'))).not.toBe('yes');
    expect(mayShoot(jammed.nextUntil('Reikland', 'shooting'))).toBe('yes');
  });

  test('4 and 5: no shot, and nothing else', () => {
    for (const face of [4, 5]) {
      const battle = range();
      expect(shoot(battle, 1, face)).toEqual(['fizzles', 'hits', 'nothing']);
      expect(otto(battle).flags['misfired']).toBeUndefined();
    }
  });

  test('6: it hits all the same, one Strength harder', () => {
    // Strength 4 against Toughness 4 wounds on a 4, Strength 5 on a 3.
    const tough = () =>
      brawl({
        attackers: [GUNNER],
        defenders: [{ name: 'Rat', profile: { T: 4 } }],
        houseRules: ON,
      });
    expect(shoot(tough(), 1, 6, 3, 6)).toContain('out-of-action');
    expect(shoot(tough(), 1, 6, 2)).toContain('nothing');
    expect(shoot(tough(), 6, 3)).toContain('nothing');
  });
});

test('a weapon that hits without a roll never misfires', () => {
  expect(shoot(range({ traits: { blunderbuss: true } }), 1)).toEqual(['hits', 'wounds', 'nothing']);
});

test('the chances count the sixth of the ones that hit', () => {
  const spared = (houseRules: Readonly<Record<string, string>>) =>
    bar(SHOT.sheet(range({}, houseRules).state, between('Otto', 'Rat')), 'one-shot').split(', ')[0];
  // Hits on 3+ and wounds on 3+: 4/9 = 96/216. A misfire hits on 1/36 and then wounds on 2+: 5/216 more.
  expect(spared({})).toBe('nothing 5/9');
  expect(spared(ON)).toBe('nothing 115/216');
});
