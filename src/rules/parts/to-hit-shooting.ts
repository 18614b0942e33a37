import { type Fraction, ONE, times, ZERO } from '../chance.ts';
import { chanceOnD6 } from '../dice.ts';

/** What changes a shot's chance, and by how much. @rule SHO-HIT */
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
