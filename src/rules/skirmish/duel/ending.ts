import type { Batch } from './batch.ts';
import type { Hindrance } from './damage.ts';
import type { FinalSeverity } from './severity.ts';
import type { Target } from './target.ts';

/** Outcomes for a target, mildest first. */
export const OUTCOMES = ['nothing', 'wound', 'knocked-down', 'stunned', 'out-of-action'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** How a batch of blows ends: the outcome, and what it prevents the target from doing. */
export interface Ending {
  readonly outcome: Outcome;
  readonly hindered: Hindrance;
}

/** The ending of a target after his last die, helmet included. */
export function outcomeOf(
  severity: FinalSeverity,
  lostWounds: boolean,
  target: Pick<Target, 'lies'>,
): Outcome {
  const unchanged = lostWounds ? 'wound' : 'nothing';
  switch (severity) {
    case 'none':
      return unchanged;
    case 'down':
      return target.lies === 'no' ? 'knocked-down' : unchanged;
    case 'stunned':
      return target.lies === 'stunned' ? unchanged : 'stunned';
    case 'out':
      return 'out-of-action';
  }
}

/** The outcome if no die is thrown: there are no blows, or any attack puts him out; null otherwise. @rule DOWN */
export function foregoneOutcome({ attacks, target }: Batch): Outcome | null {
  if (attacks.every(({ count }) => count === 0)) return 'nothing';
  return target.finishing === 'struck-out' ? 'out-of-action' : null;
}
