import type { Duty, Outcome } from '../contract/advice.ts';
import { keptTotal } from './dice.ts';

/**
 * The outcome that these dice lead to.
 * @param overruledValue value the players test against instead of the duty's own; null to follow it
 * @returns null when the duty does not roll or no outcome fits the total
 */
export function outcomeOfDice(
  duty: Duty,
  dice: readonly number[],
  overruledValue: number | null,
): Outcome | null {
  if (duty.dice === null) return null;
  const total = keptTotal(dice, duty.dice.keep);
  if (overruledValue !== null && duty.test !== null) {
    const tone = total <= overruledValue ? 'pass' : 'fail';
    return duty.outcomes.find((outcome) => outcome.on !== null && outcome.tone === tone) ?? null;
  }
  return (
    duty.outcomes.find(
      (outcome) => outcome.on !== null && total >= outcome.on[0] && total <= outcome.on[1],
    ) ?? null
  );
}
