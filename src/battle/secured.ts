import type { SideId } from '#rules/contract/ids.ts';
import type { StatusRow } from '#rules/contract/rows.ts';
import type { BattleState } from './state.ts';

/** How many of each marker, by `TREASURE` or what players call it; never 0. */
type Markers = Readonly<Record<string, number>>;

/** Took part and left the table on his own feet: what he carries is out of reach. */
export function hasLeftTable({ tone, participates, use }: StatusRow): boolean {
  return tone === 'away' && participates && use === undefined;
}

/**
 * Markers that a side has secured: those that players have entered as secured, and those carried by fighters
 * who have left the table. Derived from the current state: a fighter who comes back brings his markers back
 * into play.
 */
export function secured(
  battle: BattleState,
  { statuses }: { readonly statuses: readonly StatusRow[] },
  sideId: SideId,
): Markers {
  const gone = statuses.filter(hasLeftTable).map(({ id }) => id);
  const held = battle.sides.find(({ id }) => id === sideId)?.held ?? {};
  return Object.values(battle.fighters)
    .filter((one) => one.sideId === sideId && one.captor === null && gone.includes(one.status))
    .reduce((sum, { carried }) => together(sum, carried), held);
}

function together(some: Markers, more: Markers): Markers {
  const sums = Object.entries(more).map(
    ([marker, n]) => [marker, (some[marker] ?? 0) + n] as const,
  );
  return { ...some, ...Object.fromEntries(sums) };
}
