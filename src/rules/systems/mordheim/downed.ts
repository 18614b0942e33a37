import type { Refusal } from '../../system.ts';

export interface DownedAttack {
  readonly victim: 'knocked-down' | 'stunned';
  readonly attack: 'melee' | 'shooting';
  /** The attacker also touches an enemy who is on his feet. */
  readonly attackerFacesStandingEnemy: boolean;
  /** This attacker put the victim on the ground earlier in this phase. */
  readonly droppedByThisAttackerThisPhase: boolean;
  readonly wounded: boolean;
  readonly saved: boolean;
  /** Setting: a stunned victim goes out of action unrolled. */
  readonly stunnedAutoOut: boolean;
}

/** `injury-table`: an injury roll decides. A status: that is what the victim is then. */
export type DownedResult = 'injury-table' | 'out-of-action' | 'knocked-down' | 'stunned';

/**
 * What becomes of a fighter attacked on the ground. In close combat a stunned one goes out of action
 * at once, a knocked-down one when he is wounded and the wound not saved; shots roll as always, and so
 * does whoever put him there in this same phase.
 * @rule DOWN
 */
export function attackOnDowned(facts: DownedAttack): DownedResult {
  const stunnedOut = facts.victim === 'stunned' && facts.stunnedAutoOut;
  if (finishingAllowed(facts) && stunnedOut) return 'out-of-action';
  if (!facts.wounded || facts.saved) return facts.victim;
  return finishingAllowed(facts) ? 'out-of-action' : 'injury-table';
}

/** Whether he may be struck at all, and how: refused while an enemy on his feet is there. @rule CC-WHO, DOWN */
export function mayFinish(
  facts: Pick<
    DownedAttack,
    'attack' | 'attackerFacesStandingEnemy' | 'droppedByThisAttackerThisPhase'
  >,
): Refusal | null {
  if (facts.attack === 'shooting') return null;
  if (facts.attackerFacesStandingEnemy) return { refused: 'standing-enemy-first' };
  return facts.droppedByThisAttackerThisPhase ? { refused: 'dropped-him-this-phase' } : null;
}

function finishingAllowed(facts: DownedAttack): boolean {
  return facts.attack === 'melee' && !facts.droppedByThisAttackerThisPhase;
}
