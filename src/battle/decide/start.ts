import { firstPosition } from '#battle/turn.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { onlyTeam } from '#rules/kit/parties.ts';
import { type CommandOf, type Decision, event, refuse } from './decision.ts';

/** A battle needs enough sides, a fighter on each of them, and at least two parties. */
export function start(command: CommandOf<'start-battle'>, system: RuleSystem): Decision {
  if (command.sides.length < system.sides.min) return refuse('too-few-sides');
  if (command.sides.length > system.sides.max) return refuse('too-many-sides');
  const present = (status: string) =>
    system.statuses.some((row) => row.id === status && row.participates);
  const empty = command.sides.some(
    (side) => !side.fighters.some((fighter) => present(fighter.status)),
  );
  if (empty) return refuse('empty-side');
  if (onlyTeam(command.sides)) return refuse('only-allies');
  const first = command.sides[0];
  if (first === undefined) return refuse('too-few-sides');
  const { type: _type, ...setup } = command;
  return event({
    type: 'BattleStarted',
    data: { ...setup, position: firstPosition(first.id, system), changes: [] },
  });
}
