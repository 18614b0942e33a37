import { chanceOnD6 } from '#rules/dice/dice.ts';
import { type Fraction, ONE, times, ZERO } from '#rules/dice/fraction.ts';

export interface MeleeToHit {
  /** D6 result that hits; null if no roll can, or none is needed. */
  readonly need: number | null;
  /** Hits without a roll. */
  readonly automatic: boolean;
}

/** Added to the Strength and the roll to hit after a diving charge. @rule MOV-DIVE */
export const DIVE_BONUS = 1;

/**
 * What a blow needs to hit. A victim on the ground or without any Weapon Skill is hit without a roll; a
 * fighter who failed to overcome fear hits on natural 6s only, regardless of modifiers.
 * @rule CC-HIT, MOV-DIVE, PSY-FEAR-A
 */
export function meleeToHit(facts: {
  readonly attackerWS: number;
  readonly defenderWS: number;
  readonly defenderHitAutomatically: boolean;
  readonly failedFear: boolean;
  /** Sum of other modifiers, positive when they help. */
  readonly modifier: number;
  /** Whether he made a diving charge this turn. */
  readonly divingCharge: boolean;
  /** Setting: a natural 1 fails even where less is needed. */
  readonly naturalOneMisses: boolean;
  /** Setting: whether a natural 6 hits even where more is needed. */
  readonly sevenPlus: 'impossible' | 'six-hits';
}): MeleeToHit {
  if (facts.defenderHitAutomatically || facts.defenderWS <= 0) return AUTOMATIC;
  if (facts.failedFear) return rolled(6);
  const dive = facts.divingCharge ? DIVE_BONUS : 0;
  const need = weaponSkillNeed(facts.attackerWS, facts.defenderWS) - facts.modifier - dive;
  if (need > 6) return rolled(facts.sevenPlus === 'six-hits' ? 6 : null);
  if (need > 1) return rolled(need);
  return facts.naturalOneMisses ? rolled(2) : AUTOMATIC;
}

/** The chart of Weapon Skills as a formula. @rule CC-HIT */
export function weaponSkillNeed(attackerWS: number, defenderWS: number): 3 | 4 | 5 {
  if (attackerWS > defenderWS) return 3;
  return defenderWS > 2 * attackerWS ? 5 : 4;
}

const AUTOMATIC: MeleeToHit = { need: null, automatic: true };

function rolled(need: number | null): MeleeToHit {
  return { need, automatic: false };
}

/** Modifiers of a shot. @rule SHO-HIT */
export const SHOT_MODIFIERS = {
  cover: -1,
  moved: -1,
  long: -1,
  multishot: -1,
  large: 1,
} as const;

export type ShotModifier = keyof typeof SHOT_MODIFIERS;

export interface ShotToHit {
  /** D6 result that hits; `auto` when none is needed, null when no roll can. Above 6 only on the ladder. */
  readonly need: number | 'auto' | null;
  /** Second roll after a 6, where the ladder asks for one. */
  readonly thenNeed: number | null;
  readonly chance: Fraction;
}

export interface ShotRules {
  readonly naturalOneMisses: boolean;
  /** `ladder`: 7 is a 6 and then 4 or more, 8 a 6 and 5, 9 two 6s. */
  readonly sevenPlus: 'impossible' | 'ladder';
}

/** What a shot needs to hit: 7 − Ballistic Skill, less what helps, more what hinders. @rule SHO-HIT */
export function shotToHit(
  ballisticSkill: number,
  modifiers: readonly ShotModifier[],
  rules: ShotRules,
): ShotToHit {
  const sum = modifiers.reduce((before, modifier) => before + SHOT_MODIFIERS[modifier], 0);
  const need = 7 - ballisticSkill - sum;
  if (need > 6) return beyondSix(need, rules);
  if (need > 1) return { need, thenNeed: null, chance: chanceOnD6(need) };
  return rules.naturalOneMisses
    ? { need: 2, thenNeed: null, chance: chanceOnD6(2) }
    : { need: 'auto', thenNeed: null, chance: ONE };
}

function beyondSix(need: number, rules: ShotRules): ShotToHit {
  if (rules.sevenPlus === 'impossible' || need > 9) {
    return { need: null, thenNeed: null, chance: ZERO };
  }
  const thenNeed = need - 3;
  return { need, thenNeed, chance: times(chanceOnD6(6), chanceOnD6(thenNeed)) };
}
