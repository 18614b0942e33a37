import type { Duty } from '#rules/contract/advice.ts';

/** The current duties in the order of the screen. */
export interface DutyGroups {
  /** Under the name of the fighter whose action, one of the marks, has brought them. */
  readonly caused: readonly Duty[];
  /** A card each: rout tests, duties that are due at any time, tests, decisions. */
  readonly cards: readonly Duty[];
  /** A row each: optional. */
  readonly offers: readonly Duty[];
  readonly reminders: readonly Duty[];
  readonly marks: readonly Duty[];
}

/** Groups duties, keeping the order of the rules within a group. */
export function groupDuties(duties: readonly Duty[]): DutyGroups {
  const marks = duties.filter(({ weight }) => weight === 'mark');
  const named = new Set(marks.flatMap(({ action }) => action?.fighterIds ?? []));
  const caused = duties.filter(({ causedBy }) => causedBy !== null && named.has(causedBy));
  const ofWeight = (...weights: readonly Duty['weight'][]) =>
    duties.filter((duty) => weights.includes(duty.weight) && !caused.includes(duty));
  return {
    caused,
    cards: ofWeight('rout', 'test', 'choice').toSorted((a, b) => urgency(a) - urgency(b)),
    // The voluntary rout comes last: it is wanted least and costs most.
    offers: ofWeight('offer').toSorted((a, b) => Number(isRout(a)) - Number(isRout(b))),
    reminders: ofWeight('reminder'),
    marks,
  };
}

/**
 * Marks that share a card. What has been declared at a target has one of its own, so that nothing in it moves
 * when another mark becomes possible because of it.
 */
export function markCards(marks: readonly Duty[]): readonly (readonly [Duty, ...Duty[]])[] {
  const declared = marks.filter(({ action }) => (action?.aims.length ?? 0) > 0);
  const others = marks.filter((mark) => !declared.includes(mark));
  const [first, ...rest] = others;
  return [
    ...declared.map((mark) => [mark] as const),
    ...(first === undefined ? [] : [[first, ...rest] as const]),
  ];
}

function isRout(duty: Duty): boolean {
  return duty.tone === 'rout';
}

function urgency(duty: Duty): number {
  if (duty.weight === 'rout') return 0;
  if (duty.anytime) return 1;
  return duty.weight === 'test' ? 2 : 3;
}
