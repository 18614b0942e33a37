import type { RuleSystem } from '#rules/contract/system.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import type { Fighter } from './state.ts';

/** A fighter's wounds as words may tell them: some games count what is left, others what is lost. */
export interface WoundTally {
  readonly left: number;
  readonly lost: number;
  /** What he started with, or more where players gave him more. */
  readonly of: number;
}

/** @param left other than he has now, to tell what he would have or had */
export function woundTally(
  fighter: Pick<Fighter, 'wounds' | 'startWounds'>,
  left: number = fighter.wounds,
): WoundTally {
  const of = Math.max(left, fighter.startWounds);
  return { left, lost: of - left, of };
}

/**
 * How many wounds players may give him: as many as a profile of this game can have, or as he had already
 * where a list or an older battle brought more.
 */
export function mostWounds(
  system: Pick<RuleSystem, 'characteristics' | 'woundsCharacteristic'>,
  { wounds, startWounds }: Pick<Fighter, 'wounds' | 'startWounds'>,
): number {
  const row = characteristicRow(system, system.woundsCharacteristic);
  return Math.max(row?.max ?? 0, wounds, startWounds);
}
