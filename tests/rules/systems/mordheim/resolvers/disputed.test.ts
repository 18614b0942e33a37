import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { InputValue } from '#rules/contract/resolver.ts';
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
      out: bar(melee.sheet(state, setup), 'attacks'),
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
      chances: bar(melee.sheet(state, setup), 'one-attack'),
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
