import { setupOf } from '#battle/arrival.ts';
import type { Command } from '#battle/commands.ts';
import type { Entry, SideSetup } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import type { Warband } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { withStatus, withWarband } from './draft.ts';
import { warbandSetup, withUniqueLabels } from './side-setups.ts';

/** The battle to be repeated. */
interface FoughtBattle {
  /** Its entries that have not been undone. */
  readonly live: readonly Entry[];
  readonly battle: BattleState | null;
}

/**
 * The command that starts the same battle again: same sides, order, scenario and house rules. Warbands come as
 * they are now, and who missed the last battle misses this one too; light sides come unchanged.
 * @returns null if the battle never started
 */
export function rematchCommand(
  { live, battle }: FoughtBattle,
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
): Extract<Command, { type: 'start-battle' }> | null {
  const start = live.find(({ type }) => type === 'BattleStarted');
  if (start?.type !== 'BattleStarted' || battle === null) return null;
  const sides = start.data.sides.map((side) =>
    sideAgain(setupOf(side, live), system, warbands, freshId),
  );
  return {
    type: 'start-battle',
    systemId: system.id,
    name: start.data.name,
    roundLimit: start.data.roundLimit,
    // Including changes during the battle.
    houseRules: battle.houseRules,
    sides: withUniqueLabels(sides),
  };
}

function sideAgain(
  before: SideSetup,
  system: RuleSystem,
  warbands: readonly Warband[],
  freshId: () => string,
): SideSetup {
  const warband = warbands.find(({ id }) => id === before.warbandId);
  if (warband === undefined) return before;
  const missed = before.fighters.filter(({ status }) =>
    system.statuses.some(({ id, participates }) => id === status && !participates),
  );
  const side = withWarband(before.id, warband, system, freshId);
  const again = side.fighters.reduce((now, fighter) => {
    const then = missed.find(({ label }) => label === fighter.label);
    return then === undefined ? now : withStatus(now, fighter.id, then.status);
  }, side);
  return { ...before, ...warbandSetup(again, system) };
}
