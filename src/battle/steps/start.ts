import { type Decision, event, refuse } from '#battle/decide/decision.ts';
import type { EventData, SideSetup } from '#battle/events.ts';
import { firstPosition } from '#battle/turn.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { onlyTeam } from '#rules/kit/parties.ts';
import { nothing, STAYS, step } from './step.ts';

interface Setup {
  readonly systemId: string;
  readonly name: string;
  readonly roundLimit: number | null;
  readonly houseRules: Readonly<Record<string, string>>;
  /** In playing order: the first one begins. */
  readonly sides: readonly SideSetup[];
}

/** A battle needs enough sides, a fighter on each of them, and at least two parties. */
export function start(
  { systemId, name, roundLimit, houseRules, sides }: Setup,
  system: RuleSystem,
): Decision<'BattleStarted'> {
  if (sides.length < system.sides.min) return refuse('too-few-sides');
  if (sides.length > system.sides.max) return refuse('too-many-sides');
  const present = (status: string) =>
    system.statuses.some((row) => row.id === status && row.participates);
  const empty = sides.some((side) => !side.fighters.some((fighter) => present(fighter.status)));
  if (empty) return refuse('empty-side');
  if (onlyTeam(sides)) return refuse('only-allies');
  const first = sides[0];
  if (first === undefined) return refuse('too-few-sides');
  const data: EventData<'BattleStarted'> = {
    systemId,
    name,
    roundLimit,
    houseRules,
    sides,
    position: firstPosition(first.id, system),
    changes: [],
  };
  return event('BattleStarted', data);
}

export const START = {
  /** A battle begins once: the first entry is decided by `start` and folded by `started`. */
  BattleStarted: step('BattleStarted', {
    commands: {
      'start-battle': { decide: (_setup: Setup) => refuse('already-started'), screen: STAYS },
    },
    fold: () => false,
    said: ({ name }, { say }) => say('battle-started', { name }),
    touches: nothing,
    toldBy: 'sentence',
    look: () => ({ icon: 'battles', tone: 'ember' }),
  }),
};
