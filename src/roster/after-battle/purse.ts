import { foundingGold } from '#roster/composition.ts';
import { goldCost } from '#roster/cost.ts';
import { clampedInteger, LIMITS } from '#roster/limits.ts';
import { type StashSystem, tradeOf } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';

/** Sets an amount in the purse, clamped to its limits. */
export function setPurse(warband: Warband, id: string, amount: number): Warband {
  return { ...warband, purse: { ...warband.purse, [id]: clampedInteger(amount, 0, LIMITS.purse) } };
}

/** Gold that a warband can spend; null if it has no purse, or is still spending its starting gold. */
export function treasuryOf(warband: Warband, system: StashSystem): number | null {
  const of = tradeOf(system);
  const { purse } = warband;
  if (purse === undefined || of === null || foundingGold(warband, system) !== null) return null;
  return purse[of] ?? 0;
}

/** Pays from the treasury; a negative amount is paid in. */
export function payFromPurse(warband: Warband, system: StashSystem, gold: number): Warband {
  const of = tradeOf(system);
  return of === null ? warband : setPurse(warband, of, (warband.purse?.[of] ?? 0) - gold);
}

/** Unspent starting gold of a warband without a purse; 0 if it has one, or the amount is unknown. */
export function foundingRest(warband: Warband, system: StashSystem): number {
  const gold = foundingGold(warband, system);
  const spent = goldCost(warband, system);
  if (tradeOf(system) === null || warband.purse !== undefined) return 0;
  if (gold === null || spent === null) return 0;
  return Math.max(0, gold - spent);
}

/** The warband with its unspent starting gold in its purse. */
export function withFoundingRest(warband: Warband, system: StashSystem): Warband {
  const of = tradeOf(system);
  const rest = foundingRest(warband, system);
  return of === null || rest === 0 ? warband : setPurse(warband, of, rest);
}
