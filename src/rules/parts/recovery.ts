import type { Refusal } from '../system.ts';
import type { RecoveryRow, SkirmishStatus } from './skirmish-status.ts';

/**
 * What the owner's recovery phase does for a fighter: the stunned come round, those who began the
 * phase knocked down may get up, fugitives may rally. One step a phase.
 * @rule MORD-REC-1, MORD-FLEE-1
 */
export function recoveryStep(facts: {
  readonly status: Pick<SkirmishStatus, 'recovery'>;
  /** He was stunned when the phase began and has come round in it. */
  readonly cameRound: boolean;
}): RecoveryRow | Refusal {
  if (facts.status.recovery === null) return { refused: 'nothing-to-recover' };
  return facts.cameRound ? { refused: 'came-round-this-phase' } : facts.status.recovery;
}
