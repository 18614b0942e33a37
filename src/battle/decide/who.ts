import { arriving, mayArrive } from '#battle/arrival.ts';
import type { BattleState } from '#battle/state.ts';
import { type CommandOf, type Decision, event, refuse, withFighter } from './decision.ts';

export function join(command: CommandOf<'join'>, state: BattleState): Decision {
  if (!state.sides.some((side) => side.id === command.sideId)) return refuse('unknown-side');
  if (state.fighters[command.fighter.id] !== undefined) return refuse('no-change');
  if (command.fighter.label.trim() === '') return refuse('empty-name');
  return event({
    type: 'FighterJoined',
    data: { sideId: command.sideId, fighter: command.fighter },
  });
}

export function arrive({ side }: CommandOf<'arrive'>, state: BattleState): Decision {
  if (!state.sides.some(({ id }) => id === side.id)) return refuse('unknown-side');
  if (side.fighters.length === 0) return refuse('empty-side');
  if (!mayArrive(state, side.id)) return refuse('no-change');
  return event({ type: 'SideArrived', data: { side: arriving(side, state) } });
}

export function rename(command: CommandOf<'rename'>, state: BattleState): Decision {
  return withFighter(state, command.fighterId, (fighter) => {
    const label = command.label.trim();
    if (label === '') return refuse('empty-name');
    if (label === fighter.label) return refuse('no-change');
    return event({ type: 'FighterRenamed', data: { fighterId: fighter.id, label } });
  });
}

export function setProfile(command: CommandOf<'set-profile'>, state: BattleState): Decision {
  return withFighter(state, command.fighterId, (fighter) =>
    event({
      type: 'ProfileSet',
      data: { fighterId: fighter.id, profile: command.profile, traits: command.traits },
    }),
  );
}

export function giveCause(command: CommandOf<'give-cause'>, state: BattleState): Decision {
  return withFighter(state, command.victimId, (victim) => {
    if (victim.statusEntryId === null) return refuse('nothing-to-credit');
    if (victim.creditedTo === null && victim.cause === command.cause) return refuse('no-change');
    return event({
      type: 'CauseGiven',
      data: { entryId: victim.statusEntryId, victimId: victim.id, cause: command.cause },
    });
  });
}

export function giveCredit(command: CommandOf<'give-credit'>, state: BattleState): Decision {
  return withFighter(state, command.victimId, (victim) => {
    if (victim.statusEntryId === null) return refuse('nothing-to-credit');
    if (victim.creditedTo === command.byId && victim.cause === null) return refuse('no-change');
    if (command.byId !== null && state.fighters[command.byId] === undefined) {
      return refuse('unknown-fighter');
    }
    return event({
      type: 'CreditGiven',
      data: { entryId: victim.statusEntryId, victimId: victim.id, byId: command.byId },
    });
  });
}
