import { check, ended, type Throw } from '#rules/dice/throw.ts';
import type { Batch } from './batch.ts';
import type { Role } from './combatant.ts';
import type { Ending } from './ending.ts';

/** One side of an exchange of blows. */
export interface Blows {
  readonly batch: Batch;
  /** His blows after a critical hit has cost him his weapon. */
  readonly disarmed: Batch;
}

/** Close combat between two fighters in one phase. */
export interface Exchange {
  readonly attacker: Blows;
  /** Null when he does not strike back, for example on the ground. */
  readonly defender: Blows | null;
  /** Who strikes first; `tie`: they roll for it. */
  readonly first: Role | 'tie';
}

/** The order in which the two strike. */
export interface StrikingOrder {
  readonly first: Role;
  readonly blows: Blows;
  /** Blows of the second fighter, if he is still able; null for none. */
  readonly answer: Blows | null;
}

/** One die decides who is first, with half the faces for each. @rule CC-ORDER */
const FASTER = 4;

/** @rule CC-ORDER */
export function orderThrown({
  attacker,
  defender,
  first,
}: Exchange): Throw<'roll-off', StrikingOrder> {
  const own = ended<StrikingOrder>({ first: 'attacker', blows: attacker, answer: defender });
  if (defender === null) return own;
  const other = ended<StrikingOrder>({ first: 'defender', blows: defender, answer: attacker });
  switch (first) {
    case 'attacker':
      return own;
    case 'defender':
      return other;
    case 'tie':
      return check('roll-off', FASTER, own, other);
  }
}

/**
 * The second fighter's blows after the first batch; null if he was dropped or may not fight.
 * @rule CC-ORDER, CRIT-OPT
 */
export function strikesBack({ outcome, hindered }: Ending, answer: Blows | null): Batch | null {
  if (answer === null || (outcome !== 'nothing' && outcome !== 'wound')) return null;
  switch (hindered) {
    case 'none':
      return answer.batch;
    case 'disarmed':
      return answer.disarmed;
    case 'held':
      return null;
  }
}
