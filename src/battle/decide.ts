import type { RuleSystem } from '#rules/contract/system.ts';
import type { Command } from './commands.ts';
import { capture, countMarker, dropping, markItem } from './decide/carried.ts';
import { type CommandOf, type Decision, event, refuse } from './decide/decision.ts';
import { resolveDuty, takeAction } from './decide/duty.ts';
import { loseWound, setContact, setFlag, setStatus, setWounds } from './decide/fighter.ts';
import { resolveInjury, shortcutInjury } from './decide/injury.ts';
import { settle } from './decide/settle.ts';
import { leaveBattle, nameLeader, setSideFact, setSideLeadership } from './decide/side.ts';
import { start } from './decide/start.ts';
import { goOn, goToPhase, nextPhase } from './decide/turn.ts';
import { redo, undo } from './decide/undo.ts';
import { arrive, giveCause, giveCredit, join, rename, setProfile } from './decide/who.ts';
import type { Entry } from './events.ts';
import type { BattleState } from './state.ts';
import { type DueAt, dueIn } from './turn.ts';

export type { Decision } from './decide/decision.ts';

/** What decide looks at: the folded state and the ordered log it came from; a `Timeline` is one. */
export interface Battle {
  readonly state: BattleState | null;
  readonly entries: readonly Entry[];
  /** The entries that count. */
  readonly live: readonly Entry[];
}

/**
 * The one event that a command results in, or why it is refused. Only impossible commands are refused: what
 * merely breaks a rule is allowed and marked (`StatusSet.against`), because players decide.
 * @param dueAt cached duties of this battle; without it the rules are asked
 */
export function decide(
  command: Command,
  battle: Battle,
  system: RuleSystem,
  dueAt?: DueAt,
): Decision {
  if (command.type === 'start-battle') {
    return battle.state === null ? start(command, system) : refuse('already-started');
  }
  if (battle.state === null) return refuse('no-battle');
  const { state } = battle;
  const decision = decideIn(command, { ...battle, state }, system, dueAt ?? dueIn(state, system));
  return dropping(decision, state, system);
}

function decideIn(
  command: Exclude<Command, { type: 'start-battle' }>,
  { state, entries, live }: Battle & { readonly state: BattleState },
  system: RuleSystem,
  dueAt: DueAt,
): Decision {
  switch (command.type) {
    case 'next-phase':
      return nextPhase(state, system, dueAt);
    case 'go-on':
      return goOn(command, state, system, dueAt);
    case 'go-to-phase':
      return goToPhase(command, state, system, dueAt);
    case 'resolve-duty':
      return resolveDuty(command, state, dueAt(state.position));
    case 'take-action':
      return takeAction(command, state, system);
    case 'set-status':
      return setStatus(command, state, system);
    case 'lose-wound':
      return loseWound(command, state, system);
    case 'set-wounds':
      return setWounds(command, state, system);
    case 'resolve-injury':
      return resolveInjury(command, state, system);
    case 'shortcut-injury':
      return shortcutInjury(command, state, system);
    case 'settle':
      return settle(command, state, system);
    case 'set-flag':
      return setFlag(command, state);
    case 'set-contact':
      return setContact(command, state);
    case 'count-marker':
      return countMarker(command, state);
    case 'use-item':
      return markItem(command, state);
    case 'capture':
      return capture(command, state);
    case 'join':
      return join(command, state);
    case 'arrive':
      return arrive(command, state);
    case 'rename':
      return rename(command, state);
    case 'set-profile':
      return setProfile(command, state);
    case 'name-leader':
      return nameLeader(command, state);
    case 'set-side-leadership':
      return setSideLeadership(command, state, system);
    case 'set-side-fact':
      return setSideFact(command, state, system);
    case 'give-cause':
      return giveCause(command, state);
    case 'give-credit':
      return giveCredit(command, state);
    case 'set-house-rule':
      return setHouseRule(command, state, system);
    case 'leave-battle':
      return leaveBattle(command, state, system);
    case 'end-battle':
      return state.ended
        ? refuse('battle-over')
        : event({ type: 'BattleEnded', data: { winnerId: command.winnerId, cause: 'agreed' } });
    case 'reopen-battle':
      return state.ended ? event({ type: 'BattleReopened', data: {} }) : refuse('no-change');
    case 'begin-aftermath':
      return state.sides.some(({ warbandId }) => warbandId === command.warbandId)
        ? event({ type: 'AftermathBegun', data: { warbandId: command.warbandId } })
        : refuse('unknown-side');
    case 'write-note':
      return command.text.trim() === ''
        ? refuse('empty-name')
        : event({ type: 'NoteWritten', data: { text: command.text.trim() } });
    case 'undo':
      return undo(command, live, state);
    case 'redo':
      return redo(entries);
  }
}

function setHouseRule(
  command: CommandOf<'set-house-rule'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const row = system.houseRules.find((candidate) => candidate.id === command.rule);
  if (row === undefined || !row.options.includes(command.value)) return refuse('unknown-rule');
  if ((state.houseRules[row.id] ?? row.default) === command.value) return refuse('no-change');
  return event({ type: 'HouseRuleSet', data: { rule: row.id, value: command.value } });
}
