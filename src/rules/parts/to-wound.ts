/**
 * D6 result that wounds, or null when the blow is too weak to.
 * @rule WOUND
 */
export function woundNeed(strength: number, toughness: number): number | null {
  const gap = toughness - strength;
  return gap >= 4 ? null : Math.min(6, Math.max(2, 4 + gap));
}
