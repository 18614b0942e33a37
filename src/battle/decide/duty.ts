import { REFUSALS, type RefusalCode } from '#battle/commands.ts';
import type { BattleState } from '#battle/state.ts';
import type { Duty, DutyTest, Outcome } from '#rules/contract/advice.ts';
import type { Refusal } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type CommandOf, type Decision, diceFit, event, refuse, withFighter } from './decision.ts';

/** @param due what is due now */
export function resolveDuty(
  command: CommandOf<'resolve-duty'>,
  { answers }: BattleState,
  due: readonly Duty[],
): Decision {
  const duty = due.find((candidate) => candidate.key === command.key);
  if (duty === undefined) return refuse('duty-not-due');
  const outcome = duty.outcomes.find((candidate) => candidate.id === command.outcome);
  if (outcome === undefined) return refuse('unknown-outcome');
  if (!diceFit(command.dice, duty.dice?.sides ?? 6)) return refuse('bad-dice');
  return event({
    type: 'DutyResolved',
    data: {
      key: duty.key,
      kind: duty.kind,
      sideId: duty.sideId,
      fighterId: duty.fighterId,
      outcome: outcome.id,
      before: answers[duty.key] ?? '',
      resolves: outcome.resolves,
      test: duty.test === null || !isVerdict(outcome) ? null : testFact(duty.test, command),
      dice: command.dice,
      changes: outcome.changes,
    },
  });
}

/** An outcome that dice decide; answers such as "a friend is near" are not part of the test. */
function isVerdict(outcome: Outcome): boolean {
  return outcome.tone !== 'neutral';
}

function testFact(test: DutyTest, command: CommandOf<'resolve-duty'>) {
  return command.overruledValue === null
    ? { characteristic: test.characteristic, value: test.value, reason: test.reason }
    : {
        characteristic: test.characteristic,
        value: command.overruledValue,
        reason: { code: 'overruled', params: {} },
      };
}

export function takeAction(
  command: CommandOf<'take-action'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    if (command.targetId !== null && state.fighters[command.targetId] === undefined) {
      return refuse('unknown-fighter');
    }
    const changes = system.act(state, command.action, fighter.id, command.targetId);
    if ('refused' in changes) return refuse(refusalOf(changes));
    return event({
      type: 'ActionTaken',
      data: {
        action: command.action,
        fighterId: fighter.id,
        targetId: command.targetId,
        changes,
      },
    });
  });
}

/** The game's own reason where the app has words for it. */
function refusalOf({ refused }: Refusal): RefusalCode {
  return REFUSALS.find((code) => code === refused) ?? 'unknown-rule';
}
