import type { Batch } from './batch.ts';
import type { Hindrance } from './damage.ts';
import type { FinalSeverity } from './severity.ts';
import type { Target } from './target.ts';

/** What becomes of the one who was struck, mildest first. */
export const OUTCOMES = ['nothing', 'wound', 'knocked-down', 'stunned', 'out-of-action'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** How a batch of blows ends: the outcome, and what it leaves the target unable to do. */
export interface Ending {
  readonly outcome: Outcome;
  readonly hindered: Hindrance;
}

/** What has become of a target after his last die, helmet included. */
export function outcomeOf(severity: FinalSeverity, lostWounds: boolean, target: Target): Outcome {
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

/** The outcome where no die is thrown: nobody strikes, or any attack puts him out; null otherwise. @rule DOWN */
export function foregoneOutcome({ attacks, target }: Batch): Outcome | null {
  if (attacks.every(({ count }) => count === 0)) return 'nothing';
  return target.finishing === 'struck-out' ? 'out-of-action' : null;
}
