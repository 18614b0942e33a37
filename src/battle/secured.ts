import type { SideId } from '#rules/contract/ids.ts';
import type { StatusRow } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { scenarioOf } from '#rules/kit/scenarios.ts';
import type { BattleState } from './state.ts';

/** How many of each marker, by `TREASURE` or what players call it; never 0. */
type Markers = Readonly<Record<string, number>>;

/** Took part and left the table on his own feet: what he carries is out of reach. */
export function hasLeftTable({ tone, participates, use }: StatusRow): boolean {
  return tone === 'away' && participates && use === undefined;
}

/**
 * Markers that a side has secured: those that players have entered as secured, and those carried by fighters
 * who have left the table; in a scenario that says so, at the end also by those who are on it. Derived from the
 * current state: a fighter who comes back brings his markers back into play.
 */
export function secured(
  battle: BattleState,
  system: Pick<RuleSystem, 'statuses' | 'scenarios'>,
  sideId: SideId,
): Markers {
  const kept = battle.ended && scenarioOf(system, battle.houseRules)?.keepsCarried === true;
  const safe = system.statuses
    .filter((row) => hasLeftTable(row) || (kept && row.onTable))
    .map(({ id }) => id);
  const held = battle.sides.find(({ id }) => id === sideId)?.held ?? {};
  return Object.values(battle.fighters)
    .filter((one) => one.sideId === sideId && one.captor === null && safe.includes(one.status))
    .reduce((sum, { carried }) => together(sum, carried), held);
}

function together(some: Markers, more: Markers): Markers {
  const sums = Object.entries(more).map(
    ([marker, n]) => [marker, (some[marker] ?? 0) + n] as const,
  );
  return { ...some, ...Object.fromEntries(sums) };
}
