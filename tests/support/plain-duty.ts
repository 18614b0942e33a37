import type { Duty } from '#rules/contract/advice.ts';
import { duty } from '#rules/kit/duty.ts';

/** A duty of nobody in particular, apart from what a test says of it. */
export function plainDuty(key: string, weight: Duty['weight'], more: Partial<Duty> = {}): Duty {
  return duty({ key, kind: key, weight, sideId: 's-one', rule: '', ...more });
}
