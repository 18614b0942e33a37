import type { WarriorId } from '#rules/contract/ids.ts';
import { historyOf } from './after-battle/history.ts';
import { labelKey } from './labels.ts';
import { LIMITS } from './limits.ts';
import { memberByLabel } from './member-of.ts';
import type { Warband } from './warband.ts';

/**
 * Whose photos a warband keeps: those of its members, and of the last who left for good, as many as it may have
 * members. Its history names them, so that they have a face on their stones.
 */
export function photographed(warband: Pick<Warband, 'members' | 'history'>): readonly WarriorId[] {
  const gone = historyOf(warband).flatMap((line) => line.gone.map(({ id }) => id));
  return [...warband.members.map(({ id }) => id), ...gone.slice(-LIMITS.fighters)];
}

/** Whose photo a fighter of this name has: a member's, or that of the last who left for good under it. */
export function photographedAs(warband: Warband, label: string): WarriorId | null {
  const isOne = ({ name }: { readonly name: string }) => labelKey(name) === labelKey(label);
  const gone = () => historyOf(warband).findLast((line) => line.gone.some(isOne));
  return memberByLabel(warband, label)?.id ?? gone()?.gone.find(isOne)?.id ?? null;
}
