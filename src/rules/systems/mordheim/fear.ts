/**
 * Whether someone who is charged has to test for fear: the charger causes it and reaches him, and
 * nothing makes him immune. Frenzy does so only while an enemy is within charge range.
 * @rule PSY-FEAR-A
 */
export function fearTestWhenCharged(facts: {
  readonly chargerCausesFear: boolean;
  readonly chargeInRange: boolean;
  /** Causes fear himself, or something has hardened him against it. */
  readonly immune: boolean;
  readonly frenzied: boolean;
  readonly enemyWithinChargeRange: boolean;
}): boolean {
  const blindWithRage = facts.frenzied && facts.enemyWithinChargeRange;
  return facts.chargerCausesFear && facts.chargeInRange && !facts.immune && !blindWithRage;
}

/**
 * Whether someone has to test before he charges. It comes before any measuring, so that the distance
 * plays no part. A frenzied charger has an enemy within charge range by the very charge.
 * @rule PSY-FEAR-B
 */
export function fearTestBeforeCharging(facts: {
  readonly targetCausesFear: boolean;
  readonly immune: boolean;
  readonly frenzied: boolean;
}): boolean {
  return facts.targetCausesFear && !facts.immune && !facts.frenzied;
}
