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
  const total = totalOf(duty, dice);
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

/** What these dice come to: their sum, or how many of them count. */
export function totalOf(
  { dice: spec, tally }: Pick<Duty, 'dice' | 'tally'>,
  dice: readonly number[],
): number {
  return tally === null
    ? keptTotal(dice, spec?.keep ?? 'all')
    : dice.filter((face) => face <= tally).length;
}
