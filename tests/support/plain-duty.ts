import type { Duty } from '#rules/contract/advice.ts';

/** A duty of nobody in particular, apart from what a test says of it. */
export function plainDuty(key: string, weight: Duty['weight'], more: Partial<Duty> = {}): Duty {
  return {
    key,
    kind: key,
    weight,
    anytime: false,
    tone: 'standing',
    sideId: 's-one',
    fighterId: null,
    rule: '',
    test: null,
    dice: null,
    facts: [],
    outcomes: [],
    action: null,
    rollsInjury: false,
    opens: null,
    ...more,
  };
}
