import type { Duty } from '#rules/contract/advice.ts';

/** What is to do now, in the order of the screen. */
export interface DutyGroups {
  /** A card each: rout tests first, then what can't wait, tests, decisions. */
  readonly cards: readonly Duty[];
  /** A row each: may be taken or left. */
  readonly offers: readonly Duty[];
  readonly reminders: readonly Duty[];
  /** All in one card. */
  readonly marks: readonly Duty[];
}

/** Within a group the order of the rules stays. */
export function groupDuties(duties: readonly Duty[]): DutyGroups {
  const weighing = (...weights: readonly Duty['weight'][]) =>
    duties.filter((duty) => weights.includes(duty.weight));
  return {
    cards: weighing('rout', 'test', 'choice').toSorted((a, b) => urgency(a) - urgency(b)),
    // Giving up stands last: it is wanted least and costs most.
    offers: weighing('offer').toSorted((a, b) => Number(isRout(a)) - Number(isRout(b))),
    reminders: weighing('reminder'),
    marks: weighing('mark'),
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
