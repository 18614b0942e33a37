import { clampedInteger, LIMITS } from '#roster/limits.ts';
import type { Warband } from '#roster/warband.ts';

/** So much of something to spend, within bounds. */
export function setPurse(warband: Warband, id: string, amount: number): Warband {
  return { ...warband, purse: { ...warband.purse, [id]: clampedInteger(amount, 0, LIMITS.purse) } };
}
