import type { FighterView } from '#rules/system.ts';
import type { HouseRuleChoices } from './house-rules.ts';
import type { SkirmishRules } from './rules.ts';

/**
 * What becomes of somebody who is struck. `injury`: the table says it. `wounded-out`: any wound that
 * gets through puts him out. `struck-out`: any attack does.
 */
export type Finishing = 'injury' | 'wounded-out' | 'struck-out';

/** An attack, as far as it matters to one on the ground. */
export interface DownedAttack {
  readonly shooting: boolean;
  /** This attacker put him on the ground earlier in this phase. */
  readonly droppedHim: boolean;
}

/**
 * Whether a fighter on the ground is finished off instead of rolled for: in close combat only, and
 * not by whoever put him there in this same phase.
 * @param status his status; on his feet everybody is rolled for
 * @rule DOWN
 */
export function finishing(
  rules: SkirmishRules,
  choices: HouseRuleChoices,
  status: string,
  { shooting, droppedHim }: DownedAttack,
): Finishing {
  const stunned = status === 'stunned';
  if (shooting || droppedHim || (!stunned && status !== 'knocked-down')) return 'injury';
  if (stunned && rules.houseRule(choices, 'stunnedAutoOut') === 'yes') return 'struck-out';
  return rules.finishesDowned(choices) ? 'wounded-out' : 'injury';
}

/** Why somebody on the ground may not be struck at in close combat now; nothing when he may. @rule CC-WHO, DOWN */
export function barsToFinishing(facts: {
  /** The attacker also touches an enemy who is on his feet. */
  readonly facesStandingEnemy: boolean;
  readonly droppedHim: boolean;
}): readonly ('standing-first' | 'dropped-him')[] {
  return [
    ...(facts.facesStandingEnemy ? (['standing-first'] as const) : []),
    ...(facts.droppedHim ? (['dropped-him'] as const) : []),
  ];
}

/** Whether `victim` went to the ground by this attacker's blow in this phase. @rule DOWN */
export function droppedBy(victim: Pick<FighterView, 'flags'>, attackerId: string): boolean {
  return victim.flags['downed-by'] === attackerId;
}
