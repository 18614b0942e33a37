import type { FighterId } from '#rules/ids.ts';
import { contactsLeft } from '#rules/leaving.ts';
import type { InjuryResult, Outcome, RuleSystem } from '#rules/system.ts';
import type { Command, RefusalCode } from './commands.ts';
import { redoableUndo, undoableSteps } from './effective.ts';
import type { BattleEvent, Entry } from './events.ts';
import type { BattleState, Fighter } from './state.ts';
import { firstPosition, nextPosition, phasePosition } from './turn.ts';

/** What decide looks at: the folded state and the ordered log it came from. */
export interface Battle {
  readonly state: BattleState | null;
  readonly entries: readonly Entry[];
}

export type Decision = { readonly event: BattleEvent } | { readonly refused: RefusalCode };

/**
 * The one event that a command comes to, or why it is refused. Checks before anything is written;
 * what the rules merely frown upon is allowed and marked (`StatusSet.against`), because players decide.
 */
export function decide(command: Command, battle: Battle, system: RuleSystem): Decision {
  if (command.type === 'start-battle') {
    return battle.state === null ? start(command, system) : refuse('already-started');
  }
  if (battle.state === null) return refuse('no-battle');
  return decideIn(command, battle.state, battle.entries, system);
}

function decideIn(
  command: Exclude<Command, { type: 'start-battle' }>,
  state: BattleState,
  entries: readonly Entry[],
  system: RuleSystem,
): Decision {
  switch (command.type) {
    case 'next-phase':
      return state.ended
        ? refuse('battle-over')
        : enter(state, system, nextPosition(state, system));
    case 'go-to-phase':
      return goToPhase(command, state, system);
    case 'resolve-duty':
      return resolveDuty(command, state, system);
    case 'take-action':
      return takeAction(command, state, system);
    case 'set-status':
      return setStatus(command, state, system);
    case 'lose-wound':
      return withFighter(state, command.fighterId, (fighter) =>
        event({
          type: 'WoundLost',
          data: { fighterId: fighter.id, changes: system.loseWound(state, fighter.id) },
        }),
      );
    case 'set-wounds':
      return setWounds(command, state);
    case 'resolve-injury':
      return resolveInjury(command, state, system);
    case 'shortcut-injury':
      return shortcutInjury(command, state, system);
    case 'set-flag':
      return setFlag(command, state);
    case 'set-contact':
      return setContact(command, state);
    case 'join':
      return join(command, state);
    case 'rename':
      return rename(command, state);
    case 'set-profile':
      return withFighter(state, command.fighterId, (fighter) =>
        event({
          type: 'ProfileSet',
          data: { fighterId: fighter.id, profile: command.profile, traits: command.traits },
        }),
      );
    case 'name-leader':
      return nameLeader(command, state);
    case 'set-side-leadership':
      return setSideLeadership(command, state);
    case 'give-credit':
      return giveCredit(command, state);
    case 'set-house-rule':
      return setHouseRule(command, state, system);
    case 'leave-battle':
      return leaveBattle(command, state);
    case 'end-battle':
      return state.ended
        ? refuse('battle-over')
        : event({ type: 'BattleEnded', data: { winnerId: command.winnerId, cause: 'agreed' } });
    case 'reopen-battle':
      return state.ended ? event({ type: 'BattleReopened', data: {} }) : refuse('no-change');
    case 'write-note':
      return command.text.trim() === ''
        ? refuse('empty-name')
        : event({ type: 'NoteWritten', data: { text: command.text.trim() } });
    case 'undo':
      return undo(command, entries);
    case 'redo':
      return redo(entries);
  }
}

type Asked<T extends Command['type']> = Extract<Command, { type: T }>;

function start(command: Asked<'start-battle'>, system: RuleSystem): Decision {
  if (command.sides.length < system.sides.min) return refuse('too-few-sides');
  if (command.sides.length > system.sides.max) return refuse('too-many-sides');
  const present = (status: string) =>
    system.statuses.some((row) => row.id === status && row.participates);
  const empty = command.sides.some(
    (side) => !side.fighters.some((fighter) => present(fighter.status)),
  );
  if (empty) return refuse('empty-side');
  const first = command.sides[0];
  if (first === undefined) return refuse('too-few-sides');
  const { type: _type, ...setup } = command;
  return event({
    type: 'BattleStarted',
    data: { ...setup, position: firstPosition(first.id, system), changes: [] },
  });
}

function enter(
  state: BattleState,
  system: RuleSystem,
  position: BattleState['position'],
): Decision {
  return event({
    type: 'PhaseEntered',
    data: { position, changes: system.enter(state, position) },
  });
}

function goToPhase(
  command: Asked<'go-to-phase'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  if (state.ended) return refuse('battle-over');
  const position = phasePosition(state, system, command.phase);
  if (position === null) return refuse('unknown-phase');
  if (position.phase === state.position.phase) return refuse('no-change');
  return enter(state, system, position);
}

function resolveDuty(
  command: Asked<'resolve-duty'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const duty = system.duties(state).find((candidate) => candidate.key === command.key);
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

function testFact(
  test: NonNullable<ReturnType<RuleSystem['duties']>[number]['test']>,
  command: Asked<'resolve-duty'>,
) {
  return command.overruledValue === null
    ? { characteristic: test.characteristic, value: test.value, reason: test.reason }
    : {
        characteristic: test.characteristic,
        value: command.overruledValue,
        reason: { code: 'overruled', params: {} },
      };
}

function takeAction(
  command: Asked<'take-action'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    if (command.targetId !== null && state.fighters[command.targetId] === undefined) {
      return refuse('unknown-fighter');
    }
    const changes = system.act(state, command.action, fighter.id, command.targetId);
    if ('refused' in changes) return refuse('unknown-rule');
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

function setStatus(command: Asked<'set-status'>, state: BattleState, system: RuleSystem): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    if (!system.statuses.some((row) => row.id === command.to)) return refuse('unknown-status');
    if (fighter.status === command.to) return refuse('no-change');
    return event({
      type: 'StatusSet',
      data: {
        fighterId: fighter.id,
        from: fighter.status,
        to: command.to,
        against: system.mayChangeStatus(state, fighter.id, command.to)?.refused ?? null,
        changes: system.changeStatus(state, fighter.id, command.to),
      },
    });
  });
}

/** Far more than any fighter has; keeps a typing slip from filling the screen. */
const MOST_WOUNDS = 20;

function setWounds(command: Asked<'set-wounds'>, state: BattleState): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    if (!isWhole(command.to, 0, MOST_WOUNDS)) return refuse('bad-number');
    if (fighter.wounds === command.to) return refuse('no-change');
    return event({ type: 'WoundsSet', data: { fighterId: fighter.id, to: command.to } });
  });
}

function resolveInjury(
  command: Asked<'resolve-injury'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    const part = system.injury;
    if (part === null) return refuse('no-injury-due');
    if (command.dice.length === 0 || !diceFit(command.dice, 6)) return refuse('bad-dice');
    const worst = part.worst(
      command.dice.map((roll) => part.result(state, fighter.id, command.toggled, roll)),
    );
    if (command.saveRoll !== null && !isWhole(command.saveRoll, 1, 6)) return refuse('bad-dice');
    const to = afterSave(worst, command.saveRoll);
    const options = part
      .options(state, fighter.id, command.toggled)
      .filter((option) => option.on)
      .map((option) => option.id);
    return injured(state, system, fighter, {
      dice: command.dice,
      options,
      saveRoll: command.saveRoll,
      to,
    });
  });
}

function afterSave(result: InjuryResult, saveRoll: number | null): string | null {
  const saved = result.saveOn !== null && saveRoll !== null && saveRoll >= result.saveOn;
  return saved ? result.saved : result.status;
}

function shortcutInjury(
  command: Asked<'shortcut-injury'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    const shortcut = system.injury
      ?.shortcuts(state, fighter.id)
      .find((candidate) => candidate.id === command.shortcut);
    if (shortcut === undefined) return refuse('no-injury-due');
    return injured(state, system, fighter, {
      dice: [],
      options: [shortcut.id],
      saveRoll: null,
      to: shortcut.status,
    });
  });
}

function injured(
  state: BattleState,
  system: RuleSystem,
  fighter: Fighter,
  roll: {
    readonly dice: readonly number[];
    readonly options: readonly string[];
    readonly saveRoll: number | null;
    readonly to: string | null;
  },
): Decision {
  const part = system.injury;
  if (part === null) return refuse('no-injury-due');
  return event({
    type: 'InjuryRolled',
    data: { fighterId: fighter.id, ...roll, changes: part.settle(state, fighter.id, roll.to) },
  });
}

function setFlag(command: Asked<'set-flag'>, state: BattleState): Decision {
  return withFighter(state, command.fighterId, (fighter) =>
    (fighter.flags[command.flag] ?? null) === command.value
      ? refuse('no-change')
      : event({
          type: 'FlagSet',
          data: { fighterId: fighter.id, flag: command.flag, value: command.value },
        }),
  );
}

function setContact(command: Asked<'set-contact'>, state: BattleState): Decision {
  const { a, b, touching } = command;
  if (state.fighters[a] === undefined || state.fighters[b] === undefined || a === b) {
    return refuse('unknown-fighter');
  }
  const now = state.contacts.some(
    (contact) => (contact.a === a && contact.b === b) || (contact.a === b && contact.b === a),
  );
  return now === touching
    ? refuse('no-change')
    : event({ type: 'ContactSet', data: { a, b, touching } });
}

function join(command: Asked<'join'>, state: BattleState): Decision {
  if (!state.sides.some((side) => side.id === command.sideId)) return refuse('unknown-side');
  if (state.fighters[command.fighter.id] !== undefined) return refuse('no-change');
  if (command.fighter.label.trim() === '') return refuse('empty-name');
  return event({
    type: 'FighterJoined',
    data: { sideId: command.sideId, fighter: command.fighter },
  });
}

function rename(command: Asked<'rename'>, state: BattleState): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    const label = command.label.trim();
    if (label === '') return refuse('empty-name');
    if (label === fighter.label) return refuse('no-change');
    return event({ type: 'FighterRenamed', data: { fighterId: fighter.id, label } });
  });
}

function nameLeader(command: Asked<'name-leader'>, state: BattleState): Decision {
  const side = state.sides.find((candidate) => candidate.id === command.sideId);
  if (side === undefined) return refuse('unknown-side');
  if (side.leaderId === command.fighterId) return refuse('no-change');
  if (command.fighterId !== null && !side.fighterIds.includes(command.fighterId)) {
    return refuse('unknown-fighter');
  }
  return event({
    type: 'LeaderNamed',
    data: { sideId: side.id, fighterId: command.fighterId },
  });
}

function setSideLeadership(command: Asked<'set-side-leadership'>, state: BattleState): Decision {
  const side = state.sides.find((candidate) => candidate.id === command.sideId);
  if (side === undefined) return refuse('unknown-side');
  if (!isWhole(command.leadership, 1, 12)) return refuse('bad-number');
  if (side.leadership === command.leadership) return refuse('no-change');
  return event({
    type: 'SideLeadershipSet',
    data: { sideId: side.id, leadership: command.leadership },
  });
}

function giveCredit(command: Asked<'give-credit'>, state: BattleState): Decision {
  return withFighter(state, command.victimId, (victim) => {
    if (victim.statusEntryId === null) return refuse('nothing-to-credit');
    if (victim.creditedTo === command.byId) return refuse('no-change');
    if (command.byId !== null && state.fighters[command.byId] === undefined) {
      return refuse('unknown-fighter');
    }
    return event({
      type: 'CreditGiven',
      data: { entryId: victim.statusEntryId, victimId: victim.id, byId: command.byId },
    });
  });
}

function setHouseRule(
  command: Asked<'set-house-rule'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  const row = system.houseRules.find((candidate) => candidate.id === command.rule);
  if (row === undefined || !row.options.includes(command.value)) return refuse('unknown-rule');
  if ((state.houseRules[row.id] ?? row.default) === command.value) return refuse('no-change');
  return event({ type: 'HouseRuleSet', data: { rule: row.id, value: command.value } });
}

function leaveBattle(command: Asked<'leave-battle'>, state: BattleState): Decision {
  const side = state.sides.find((candidate) => candidate.id === command.sideId);
  if (side === undefined) return refuse('unknown-side');
  if (side.removed !== null) return refuse('side-already-gone');
  const others = state.sides.filter(
    (candidate) => candidate.id !== side.id && candidate.removed === null,
  );
  const last = others.length === 1 ? others[0] : undefined;
  return event({
    type: 'SideLeft',
    data: {
      sideId: side.id,
      cause: command.cause,
      changes: [
        { kind: 'side-removed', sideId: side.id, cause: command.cause },
        ...(last === undefined
          ? contactsLeft(state, side.id)
          : [{ kind: 'battle-ended', winnerId: last.id, cause: command.cause } as const]),
      ],
    },
  });
}

function undo(command: Asked<'undo'>, entries: readonly Entry[]): Decision {
  const steps = undoableSteps(entries);
  const depth = command.back === null ? 0 : steps.findIndex((entry) => entry.id === command.back);
  if (steps.length === 0 || depth < 0) return refuse('nothing-to-undo');
  return event({
    type: 'EventUndone',
    data: { entryIds: steps.slice(0, depth + 1).map((entry) => entry.id) },
  });
}

function redo(entries: readonly Entry[]): Decision {
  const last = redoableUndo(entries);
  return last === null
    ? refuse('nothing-to-redo')
    : event({ type: 'EventUndone', data: { entryIds: [last.id] } });
}

function withFighter(
  state: BattleState,
  id: FighterId,
  then: (fighter: Fighter) => Decision,
): Decision {
  const fighter = state.fighters[id];
  return fighter === undefined ? refuse('unknown-fighter') : then(fighter);
}

function diceFit(dice: readonly number[], sides: number): boolean {
  return dice.every((die) => isWhole(die, 1, sides));
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function event(happened: BattleEvent): Decision {
  return { event: happened };
}

function refuse(code: RefusalCode): Decision {
  return { refused: code };
}
