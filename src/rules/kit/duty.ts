import type { Duty, DutyAction, Outcome } from '../contract/advice.ts';
import type { BattleView, Change, FighterView, Message } from '../contract/battle-view.ts';
import type { DiceSpec } from '../dice/dice.ts';

export const ONE_D6: DiceSpec = { count: 1, sides: 6, keep: 'all' };

/** The defaults of every duty; the checklist's files fill in the rest. */
export function duty(
  given: Pick<Duty, 'key' | 'kind' | 'weight' | 'sideId' | 'rule'> & Partial<Duty>,
): Duty {
  return {
    anytime: false,
    tone: 'neutral',
    fighterId: null,
    causedBy: null,
    test: null,
    dice: null,
    tally: null,
    facts: [],
    outcomes: [],
    action: null,
    rollsInjury: false,
    opens: null,
    ...given,
  };
}

/** A duty of one fighter, keyed by its kind and his id. */
export function fighterDuty(
  fighter: FighterView,
  given: Pick<Duty, 'kind' | 'weight' | 'rule'> & Partial<Duty>,
): Duty {
  return duty({
    key: `${given.kind}:${fighter.id}`,
    sideId: fighter.sideId,
    fighterId: fighter.id,
    ...given,
  });
}

/** An action without targets; `given` fills in the rest. */
export function action(
  given: Pick<DutyAction, 'id' | 'fighterIds'> & Partial<DutyAction>,
): DutyAction {
  return { markedIds: [], targetIds: [], testedIds: [], aims: [], resolverId: null, ...given };
}

export function outcome(
  id: string,
  tone: Outcome['tone'],
  changes: readonly Change[],
  on: Outcome['on'] = null,
): Outcome {
  return { id, tone, on, resolves: true, active: false, changes };
}

/** The id of an outcome that is one of several numbers. */
export function counted(word: string, count: number): string {
  return `${word}${COUNT_MARK}${count}`;
}

/** The word of an outcome, and its number; null for an outcome without one. */
export function readOutcome(id: string): { readonly word: string; readonly count: number | null } {
  const [word = '', count] = id.split(COUNT_MARK);
  return { word, count: count === undefined ? null : Number(count) };
}

const COUNT_MARK = '#';

/** An answer or boost that leaves the duty open. */
export function toggle(id: string, active: boolean, changes: readonly Change[]): Outcome {
  return { id, tone: 'neutral', on: null, resolves: false, active, changes };
}

export function message(code: string, params: Message['params'] = {}): Message {
  return { code, params };
}

/** Ids of the two outcomes of a test, in every game: those of `verdicts`. */
export const VERDICTS = { failed: 'failed', passed: 'passed' } as const;

/** The two outcomes of a Leadership test with the totals that lead to them. */
export function verdicts(
  value: number | null,
  failed: readonly Change[],
  passed: readonly Change[],
): readonly Outcome[] {
  return [
    outcome('failed', 'fail', failed, [(value ?? 0) + 1, Number.POSITIVE_INFINITY]),
    outcome('passed', 'pass', passed, [Number.NEGATIVE_INFINITY, value ?? 0]),
  ];
}

export function isAnswered(view: BattleView, key: string): boolean {
  return view.answers[key] !== undefined;
}
