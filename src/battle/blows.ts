import type { Change, TurnPosition } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Entry } from './events.ts';

/** The results of a phase's blows so far. */
export interface Blows {
  /** Fighters in a settled close-combat calculation of this phase: each has struck if he could. */
  readonly struck: ReadonlySet<FighterId>;
  /** All changes in order, by dice or by hand. */
  readonly changes: readonly Change[];
}

/**
 * The blows since the current phase began, over all its steps. Reads the log back to that point only.
 * @param live the entries that count
 * @param resolvers ids of the calculations that settle blows
 */
export function blowsSoFar(
  live: readonly Entry[],
  position: TurnPosition,
  resolvers: readonly string[],
): Blows {
  const since = live.slice(phaseBegan(live, position));
  return {
    struck: new Set(since.flatMap((entry) => strikersIn(entry, resolvers))),
    changes: since.flatMap(changesIn),
  };
}

/** The index after the entry that moved play into this phase. */
function phaseBegan(live: readonly Entry[], { turn, phase }: TurnPosition): number {
  const elsewhere = live.findLastIndex(
    ({ data }) =>
      'position' in data && (data.position.turn !== turn || data.position.phase !== phase),
  );
  const entered = live.findIndex(({ data }, at) => at > elsewhere && 'position' in data);
  return entered + 1;
}

function strikersIn(entry: Entry, resolvers: readonly string[]): readonly FighterId[] {
  if (entry.type !== 'Settled' || !resolvers.includes(entry.data.resolver)) return [];
  return entry.data.subjects.flatMap(({ fighterId }) => fighterId ?? []);
}

function changesIn({ type, data }: Entry): readonly Change[] {
  if (type === 'WoundsSet') return [{ kind: 'wounds', fighterId: data.fighterId, to: data.to }];
  return 'changes' in data ? data.changes : [];
}
