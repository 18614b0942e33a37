import type { BattleState } from '#battle/state.ts';
import { mostWounds } from '#battle/wounds.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { type CommandOf, type Decision, event, isWhole, refuse, withFighter } from './decision.ts';

export function setStatus(
  command: CommandOf<'set-status'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
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

export function loseWound(
  command: CommandOf<'lose-wound'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) =>
    event({
      type: 'WoundLost',
      data: { fighterId: fighter.id, changes: system.loseWound(state, fighter.id) },
    }),
  );
}

export function setWounds(
  command: CommandOf<'set-wounds'>,
  state: BattleState,
  system: RuleSystem,
): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    if (!isWhole(command.to, 0, mostWounds(system, fighter))) return refuse('bad-number');
    if (fighter.wounds === command.to) return refuse('no-change');
    return event({ type: 'WoundsSet', data: { fighterId: fighter.id, to: command.to } });
  });
}

export function setFlag(command: CommandOf<'set-flag'>, state: BattleState): Decision {
  return withFighter(state, command.fighterId, (fighter) =>
    (fighter.flags[command.flag] ?? null) === command.value
      ? refuse('no-change')
      : event({
          type: 'FlagSet',
          data: { fighterId: fighter.id, flag: command.flag, value: command.value },
        }),
  );
}

export function setContact(command: CommandOf<'set-contact'>, state: BattleState): Decision {
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
