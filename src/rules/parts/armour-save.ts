/** The save each armour gives by itself; 7 is none. Ithilmar is as good as heavy armour. @rule SAVE */
export const ARMOUR = { none: 7, light: 6, heavy: 5, ithilmar: 5, gromril: 4 } as const;

export type ArmourId = keyof typeof ARMOUR;

export interface SaveFacts {
  readonly armour: ArmourId;
  readonly shield: boolean;
  /** Strength of the blow. */
  readonly strength: number;
  /** Worsening beyond the Strength's, zero or less: an axe −1. */
  readonly extraModifier: number;
  /** Whole worsening by the weapon, instead of Strength and extras: a pistol −2. Null: none such. */
  readonly totalModifierOverride: number | null;
  /** Bettering of the victim's save: +1 against a dagger or fist. */
  readonly saveBonus: number;
  readonly naturalOneFails: boolean;
}

/** D6 result that saves, or null when there is no save. A save of 1 succeeds on any roll. @rule SAVE */
export function saveNeed(facts: SaveFacts): number | null {
  const worn = ARMOUR[facts.armour] - (facts.shield ? 1 : 0) - facts.saveBonus;
  const worsening =
    facts.totalModifierOverride ?? strengthModifier(facts.strength) + facts.extraModifier;
  const need = worn - worsening;
  if (need > 6) return null;
  return Math.max(facts.naturalOneFails ? 2 : 1, need);
}

/** How a strong blow worsens the save: −1 at Strength 4 down to −6 at 9 and above. @rule SAVE */
export function strengthModifier(strength: number): number {
  return strength <= 3 ? 0 : -Math.min(6, strength - 3);
}
