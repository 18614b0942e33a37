import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue } from '#rules/contract/resolver.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { system as MORDHEIM } from '#rules/systems/mordheim/index.ts';
import { system as SKIRMISH } from '#rules/systems/warhammer-skirmish/index.ts';
import {
  type Brawl,
  type Bruiser,
  bar,
  between,
  brawl,
  faces,
  fieldValue,
  notes,
  resolver,
  settledWith,
  tiles,
} from './brawl.ts';

// Disputed rules, under each setting of their house rule: in the exact chances and when settled.

type Rules = Readonly<Record<string, string>>;

function table(given: Partial<Brawl>, houseRules: Rules) {
  return brawl({
    attackers: [{ name: 'Otto' }],
    defenders: [{ name: 'Rat' }],
    contacts: [['Otto', 'Rat']],
    houseRules,
    ...given,
  });
}

const TWO_BLOWS: Bruiser = { name: 'Otto', profile: { A: 2 }, traits: { axe: true } };
const SWORDSMAN: Bruiser = { name: 'Rat', traits: { sword: true } };

describe('@rule PARRY: two blows, the highest die a 6', () => {
  const asked = (houseRules: Rules) => {
    const { state } = table({ attackers: [TWO_BLOWS], defenders: [SWORDSMAN] }, houseRules);
    const setup = between('Otto', 'Rat', { charged: true });
    const melee = resolver(MORDHEIM, 'melee');
    const step = melee.next(state, setup, [{ step: 'attacker.hit-0', dice: [6, 4], choice: null }]);
    return {
      next: step.kind === 'dice' ? `${step.id} ${step.need}` : step.kind,
      out: bar(melee.sheet(state, setup), 'exchange', 'Rat'),
    };
  };

  test('nobody parries the other blow', () => {
    expect(asked({}).next).toBe('attacker.wound-0 4');
    expect(asked({ parryNextHighest: 'no' })).toEqual(asked({}));
  });

  test('by house rule the next highest is tried, with better chances', () => {
    expect(asked({ parryNextHighest: 'yes' }).next).toBe('attacker.parry 5');
    expect(asked({ parryNextHighest: 'yes' }).out).not.toBe(asked({}).out);
  });
});

describe('@rule PARRY: hit by one foe, and then by another', () => {
  const second = (houseRules: Rules) => {
    const two = { attackers: [{ name: 'Otto' }, { name: 'Max' }], defenders: [SWORDSMAN] };
    const contacts = [
      ['Otto', 'Rat'],
      ['Max', 'Rat'],
    ] as const;
    const battle = table({ ...two, contacts }, houseRules);
    const melee = resolver(MORDHEIM, 'melee');
    const setup = between('Otto', 'Rat', { charged: true });
    // Hit, not parried, not wounded; the blow back misses.
    const { end } = settledWith(melee, battle.state, setup, faces(4, 1, 1, 1));
    const parried = end.changes.find((one) => one.kind === 'flag' && one.flag === 'parry-used');
    if (parried?.kind !== 'flag' || parried.value === null) throw new Error('nobody parried');
    const { fighterId, flag, value } = parried;
    battle.do({ type: 'set-flag', fighterId, flag, value });
    const may = (by: string) =>
      fieldValue(melee.sheet(battle.state, between(by, 'Rat')), 'foe-parry');
    return { sameFoe: may('Otto'), otherFoe: may('Max') };
  };

  test('he has no parry left in this phase', () => {
    expect(second({})).toEqual({ sameFoe: false, otherFoe: false });
    expect(second({ parriesPer: 'phase' })).toEqual({ sameFoe: false, otherFoe: false });
  });

  test('by house rule he has one against each of them', () => {
    expect(second({ parriesPer: 'foe' })).toEqual({ sameFoe: false, otherFoe: true });
  });
});

describe.each([MORDHEIM, SKIRMISH])(
  '@rule DOWN: striking on at whom one has just dropped in $id',
  (system) => {
    const struck = (houseRules: Rules) => {
      const dropped = { name: 'Rat', status: 'knocked-down', flags: { 'downed-by': 'f-Otto' } };
      const { state } = table({ system, defenders: [dropped] }, houseRules);
      const sheet = resolver(system, 'melee').sheet(state, between('Otto', 'Rat'));
      return { injury: tiles(sheet, 'attacker').at(-1), notes: notes(sheet) };
    };

    test('is not possible: an ordinary injury roll is made', () => {
      expect(struck({}).injury).toBe('injury die');
      expect(struck({}).notes).toContain('dropped-him');
      expect(struck({ strikesOnDropped: 'no' })).toEqual(struck({}));
    });

    test('by house rule finishes him', () => {
      expect(struck({ strikesOnDropped: 'yes' }).injury).toBe('injury out');
      expect(struck({ strikesOnDropped: 'yes' }).notes).not.toContain('dropped-him');
    });
  },
);

describe.each([MORDHEIM, SKIRMISH])('@rule CRIT: shots in $id', (system) => {
  const shots = (houseRules: Rules, flags: Bruiser['flags'] = {}) => {
    const shooter: Bruiser = { name: 'Otto', traits: { bow: true, 'quick-shot': true }, flags };
    const { state } = table({ system, attackers: [shooter], contacts: [] }, houseRules);
    const shot = resolver(system, 'shot');
    const setup = between('Otto', 'Rat', { shots: 2 });
    // Both hit, and both wound with a 6; later dice are lower.
    const { end, answers } = settledWith(shot, state, setup, (step) =>
      step.kind === 'dice' && step.id.includes('critical') ? 5 : 6,
    );
    return {
      criticals: end.soFar.filter(({ code }) => code.startsWith('resolver.so-far.critical')).length,
      rolled: answers.filter(({ step }) => step.includes('critical')).length,
      noted: end.changes.some((one) => one.kind === 'flag' && one.flag === 'crit-used'),
      chances: bar(shot.sheet(state, setup), 'shots'),
    };
  };

  test('are critical independently', () => {
    const each = shots({});
    expect(each.criticals).toBe(2);
    expect(each.noted).toBe(false);
    expect(shots({ shootingCriticals: 'shot' })).toEqual(each);
  });

  test('by house rule only one in a phase is critical', () => {
    const once = shots({ shootingCriticals: 'phase' });
    expect(once.criticals).toBe(1);
    expect(once.noted).toBe(true);
    expect(once.chances).not.toBe(shots({}).chances);
    const later = shots({ shootingCriticals: 'phase' }, { 'crit-used': true });
    expect(later.criticals).toBe(0);
    expect(later.chances).not.toBe(once.chances);
  });
});

describe('@rule INJURY: who steps aside from a critical hit of two wounds', () => {
  const rolls = (houseRules: Rules) => {
    const nimble: Bruiser = { name: 'Rat', profile: { W: 3 }, traits: { 'step-aside': true } };
    const { state } = table({ defenders: [nimble] }, houseRules);
    const melee = resolver(MORDHEIM, 'melee');
    const setup = between('Otto', 'Rat', { charged: true });
    const step = melee.next(state, setup, [
      { step: 'attacker.hit-0', dice: [5], choice: null },
      { step: 'attacker.wound-0', dice: [6], choice: null },
      { step: 'attacker.critical-0-0', dice: [4], choice: null },
    ]);
    return {
      dice: step.kind === 'dice' ? `${step.id} ${step.count}` : step.kind,
      chances: bar(melee.sheet(state, setup), 'exchange', 'Rat'),
    };
  };

  test('rolls once for the hit', () => {
    expect(rolls({}).dice).toBe('attacker.step-aside 1');
    expect(rolls({ stepAsidePer: 'hit' })).toEqual(rolls({}));
  });

  test('by house rule once for each wound', () => {
    expect(rolls({ stepAsidePer: 'wound' }).dice).toBe('attacker.step-aside 2');
    expect(rolls({ stepAsidePer: 'wound' }).chances).not.toBe(rolls({}).chances);
  });
});

describe('@rule WEAPONS: a flail and a halberd once the combat goes on', () => {
  const FLAIL_AND_HALBERD: Flags = { halberd: true, flail: true };
  const later = (houseRules: Rules, inputs: Readonly<Record<string, InputValue>> = {}) => {
    const both: Bruiser = { name: 'Otto', traits: FLAIL_AND_HALBERD };
    const { state } = table({ attackers: [both] }, houseRules);
    const melee = resolver(MORDHEIM, 'melee');
    const sheet = melee.sheet(state, between('Otto', 'Rat', inputs));
    return { weapon: fieldValue(sheet, 'weapon'), keeps: notes(sheet).includes('keeps-weapon') };
  };
  const SECOND_TURN = { 'first-turn': false } as const;

  test('he keeps his first weapon, and is told so', () => {
    expect(later({})).toEqual({ weapon: 'flail', keeps: false });
    expect(later({}, SECOND_TURN)).toEqual({ weapon: 'flail', keeps: true });
    expect(later({ weaponSwap: 'no' }, SECOND_TURN)).toEqual(later({}, SECOND_TURN));
  });

  test('by house rule he draws the one that is better now', () => {
    expect(later({ weaponSwap: 'yes' }).weapon).toBe('flail');
    expect(later({ weaponSwap: 'yes' }, SECOND_TURN)).toEqual({ weapon: 'halberd', keeps: false });
  });
});

describe.each([MORDHEIM, SKIRMISH])('@rule CC-HIT: a blow that needs a 7 in $id', (system) => {
  const toHit = (houseRules: Rules) => {
    const weak: Bruiser = { name: 'Otto', profile: { WS: 2 } };
    const strong: Bruiser = { name: 'Rat', profile: { WS: 8 } };
    const { state } = table({ system, attackers: [weak], defenders: [strong] }, houseRules);
    const sheet = resolver(system, 'melee').sheet(
      state,
      between('Otto', 'Rat', { 'hit-modifier': -2 }),
    );
    return { need: tiles(sheet, 'attacker')[0], hit: sheet.needs[0]?.chance };
  };

  test('never hits', () => {
    expect(toHit({}).need).toBe('to-hit never');
    expect(toHit({ sevenPlusBlows: 'impossible' })).toEqual(toHit({}));
  });

  test('by house rule hits with a 6', () => {
    const { need, hit } = toHit({ sevenPlusBlows: 'six-hits' });
    expect([need, hit && fractionText(hit)]).toEqual(['to-hit six-only', '1/6']);
  });
});

describe('@rule PARRY: a master of blades', () => {
  const struck = (rat: Flags, flags: Bruiser['flags'] = {}) => {
    const two: Bruiser = { name: 'Otto', profile: { A: 2 }, traits: { halberd: true } };
    const master: Bruiser = { name: 'Rat', traits: { ...rat, 'master-of-blades': true }, flags };
    const battle = table({ attackers: [two], defenders: [master] }, {});
    const inputs = { weapon: 'axe', 'second-weapon': 'none', attacks: 2, charged: true };
    return { battle, setup: between('Otto', 'Rat', inputs) };
  };
  const melee = resolver(MORDHEIM, 'melee');
  const nothing = (rat: Flags, flags: Bruiser['flags'] = {}) => {
    const { battle, setup } = struck(rat, flags);
    const bars = melee.sheet(battle.state, setup).bars.find(({ id }) => id === 'exchange');
    const chance = bars?.parts.find(({ id }) => id === 'nothing')?.chance;
    return Number(chance?.num) / Number(chance?.den);
  };
  // Weapon Skill 3 and Strength 3 against 3 and Toughness 3, two blows, no armour: counted by hand.
  test.each<[string, Flags, number]>([
    ['one parry with a sword', { sword: true }, 0.662],
    ['two with a sword in either hand', { sword: true, rapier: true }, 0.694],
    ['one with a sword and a buckler, rolled again', { sword: true, buckler: true }, 0.724],
    ['two with an axe in either hand, rolled again', { 'dwarf-axe': true, sword: true }, 0.782],
  ])('%s', (_what, rat, chance) => {
    expect(nothing(rat)).toBeCloseTo(chance, 3);
  });

  test('of two parries has one left after the first, none after the second', () => {
    const parried = (flags: Bruiser['flags'], dice: readonly number[]) => {
      const { battle, setup } = struck({ sword: true, rapier: true }, flags);
      const { end } = settledWith(melee, battle.state, setup, faces(...dice));
      return end.changes.find((one) => one.kind === 'flag' && one.flag === 'parry-used');
    };
    // One hit, parried; the blows back miss. Then two hits, both parried.
    expect(parried({}, [5, 1, 6, 1, 1])).toMatchObject({ value: 1 });
    expect(parried({}, [5, 4, 6, 6, 1, 1])).toMatchObject({ value: true });
    expect(parried({ 'parry-used': 1 }, [5, 1, 6, 1, 1])).toMatchObject({ value: true });
    expect(nothing({ sword: true, rapier: true }, { 'parry-used': 1 })).toBeCloseTo(0.662, 3);
    expect(nothing({ sword: true, rapier: true }, { 'parry-used': true })).toBeCloseTo(0.5625, 4);
  });
});
