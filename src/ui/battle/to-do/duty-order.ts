import type { Duty } from '#rules/contract/advice.ts';

/** The current duties in the order of the screen. */
export interface DutyGroups {
  /** A card each: rout tests, duties that are due at any time, tests, decisions. */
  readonly cards: readonly Duty[];
  /** A row each: optional. */
  readonly offers: readonly Duty[];
  readonly reminders: readonly Duty[];
  /** All in one card. */
  readonly marks: readonly Duty[];
}

/** Groups duties, keeping the order of the rules within a group. */
export function groupDuties(duties: readonly Duty[]): DutyGroups {
  const ofWeight = (...weights: readonly Duty['weight'][]) =>
    duties.filter((duty) => weights.includes(duty.weight));
  return {
    cards: ofWeight('rout', 'test', 'choice').toSorted((a, b) => urgency(a) - urgency(b)),
    // The voluntary rout comes last: it is wanted least and costs most.
    offers: ofWeight('offer').toSorted((a, b) => Number(isRout(a)) - Number(isRout(b))),
    reminders: ofWeight('reminder'),
    marks: ofWeight('mark'),
  };
}

function isRout(duty: Duty): boolean {
  return duty.tone === 'rout';
}

function urgency(duty: Duty): number {
  if (duty.weight === 'rout') return 0;
  if (duty.anytime) return 1;
  return duty.weight === 'test' ? 2 : 3;
}
