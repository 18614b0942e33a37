import type { RuleSystem } from '#rules/contract/system.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import type { Fighter } from './state.ts';

/** A fighter's wounds as variables of a message: some games count wounds left, others wounds lost. */
export interface WoundTally {
  readonly left: number;
  readonly lost: number;
  /** His starting wounds, or more if players set more. */
  readonly of: number;
}

/** @param left wounds left, if other than now: what he would have or had */
export function woundTally(
  fighter: Pick<Fighter, 'wounds' | 'startWounds'>,
  left: number = fighter.wounds,
): WoundTally {
  const of = Math.max(left, fighter.startWounds);
  return { left, lost: of - left, of };
}

/**
 * The most wounds players may set: the maximum of this game's profiles, or what he already has from a list or
 * an older battle.
 */
export function mostWounds(
  system: Pick<RuleSystem, 'characteristics' | 'woundsCharacteristic'>,
  { wounds, startWounds }: Pick<Fighter, 'wounds' | 'startWounds'>,
): number {
  const row = characteristicRow(system, system.woundsCharacteristic);
  return Math.max(row?.max ?? 0, wounds, startWounds);
}
