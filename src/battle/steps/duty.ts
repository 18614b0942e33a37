import { type Decision, diceFit, event, refuse, withFighter } from '#battle/decide/decision.ts';
import type { EventData } from '#battle/events.ts';
import { applyChanges, hasFighter } from '#battle/evolve/changes.ts';
import { REFUSALS, type RefusalCode } from '#battle/refusals.ts';
import type { DutyTest, Outcome } from '#rules/contract/advice.ts';
import type { Change, Refusal } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { GameSigns } from '#rules/contract/rows.ts';
import { readOutcome, VERDICTS } from '#rules/kit/duty.ts';
import { signOf } from '#rules/kit/signs.ts';
import {
  changesOf,
  type Deciding,
  type LineLook,
  SHIFTS,
  statusIn,
  step,
  touchedBy,
} from './step.ts';

export const DUTY = {
  DutyResolved: step('DutyResolved', {
    commands: { 'resolve-duty': { decide: resolve, screen: { ...SHIFTS, promptsInjury: true } } },
    fold: (draft, { key, before, outcome, resolves, changes }, by) => {
      // If two phones answer at once, the first answer counts: the duty was already closed for the second.
      if (before !== null && before !== (draft.now.answers[key] ?? '')) return false;
      if (resolves && !draft.answer(key, outcome)) return false;
      applyChanges(draft, by, changes);
      return true;
    },
    said: ({ kind, outcome, fighterId, sideId }, { say, name, side }) => {
      const { word, count } = readOutcome(outcome);
      return say('duty-resolved', {
        kind,
        outcome: word,
        name: fighterId === null ? side(sideId) : name(fighterId),
        ...(count === null ? {} : { count }),
      });
    },
    touches: ({ changes }) => touchedBy(changes),
    toldBy: 'condition',
    look: lookOfTest,
  }),
  ActionTaken: step('ActionTaken', {
    commands: { 'take-action': { decide: act, screen: SHIFTS } },
    fold: changesOf,
    said: ({ action, fighterId, targetId, changes }, { say, name }) => {
      const flag = clearedFlag(fighterId, changes);
      return flag === null
        ? say(targetId === null ? 'action-taken' : 'action-taken-at', {
            action,
            name: name(fighterId),
            target: name(targetId),
          })
        : say('flag-cleared', { name: name(fighterId), flag });
    },
    touches: ({ fighterId, changes }) => [fighterId, ...touchedBy(changes)],
    toldBy: 'condition',
    look: ({ action }, { duties }) => ({ icon: signOf(duties, action) ?? 'info', tone: 'neutral' }),
  }),
};

interface Answer {
  readonly key: string;
  readonly outcome: string;
  readonly dice: readonly number[];
  /** Value the players used instead of the app's advice; null to follow it. */
  readonly overruledValue: number | null;
}

function resolve(answer: Answer, { state, dueAt }: Deciding): Decision<'DutyResolved'> {
  const duty = dueAt(state.position).find((candidate) => candidate.key === answer.key);
  if (duty === undefined) return refuse('duty-not-due');
  const outcome = duty.outcomes.find((candidate) => candidate.id === answer.outcome);
  if (outcome === undefined) return refuse('unknown-outcome');
  if (!diceFit(answer.dice, duty.dice?.sides ?? 6)) return refuse('bad-dice');
  return event('DutyResolved', {
    key: duty.key,
    kind: duty.kind,
    sideId: duty.sideId,
    fighterId: duty.fighterId,
    outcome: outcome.id,
    before: state.answers[duty.key] ?? '',
    resolves: outcome.resolves,
    test: duty.test === null || !isVerdict(outcome) ? null : testFact(duty.test, answer),
    dice: answer.dice,
    changes: outcome.changes,
  });
}

/** An outcome that dice decide; answers such as "a friend is near" are not part of the test. */
function isVerdict(outcome: Outcome): boolean {
  return outcome.tone !== 'neutral';
}

function testFact({ characteristic, value, reason }: DutyTest, { overruledValue }: Answer) {
  return overruledValue === null
    ? { characteristic, value, reason }
    : { characteristic, value: overruledValue, reason: { code: 'overruled', params: {} } };
}

interface Action {
  readonly action: string;
  readonly fighterId: FighterId;
  readonly targetId: FighterId | null;
}

function act(
  { action, fighterId, targetId }: Action,
  { state, system }: Deciding,
): Decision<'ActionTaken'> {
  return withFighter(state, fighterId, (fighter) => {
    if (targetId !== null && !hasFighter(state, targetId)) return refuse('unknown-fighter');
    const changes = system.act(state, action, fighter.id, targetId);
    if ('refused' in changes) return refuse(refusalOf(changes));
    return event('ActionTaken', { action, fighterId: fighter.id, targetId, changes });
  });
}

/** The game's own reason where the app has words for it. */
function refusalOf({ refused }: Refusal): RefusalCode {
  return REFUSALS.find((code) => code === refused) ?? 'unknown-rule';
}

/** The mark that a second tap removed with all that followed from it; null for anything else. */
function clearedFlag(id: FighterId, changes: readonly Change[]): string | null {
  if (!changes.every(removes)) return null;
  const own = changes.find((change) => change.kind === 'flag' && change.fighterId === id);
  return own?.kind === 'flag' ? own.flag : null;
}

function removes(change: Change): boolean {
  return change.kind === 'flag'
    ? change.value === null
    : change.kind === 'contact' && !change.touching;
}

/** The outcome of a test; for a whole side a banner, even if fighters leave because of it. */
function lookOfTest(
  { fighterId, kind, outcome, test, changes }: EventData<'DutyResolved'>,
  { duties }: GameSigns,
): LineLook {
  const passed = test !== null && outcome === VERDICTS.passed;
  const own = signOf(duties, kind) ?? null;
  if (fighterId === null && own !== null && own !== 'rout') return { icon: own, tone: 'neutral' };
  if (fighterId === null) {
    return passed ? { icon: 'recovery', tone: 'standing' } : { icon: 'rout', tone: 'rout' };
  }
  const status = statusIn(changes);
  if (status !== null) return { status };
  const failed = test !== null && outcome === VERDICTS.failed;
  const tone = passed ? 'standing' : failed ? 'out-of-action' : 'neutral';
  return { icon: signOf(duties, kind) ?? 'dice', tone };
}
