import type { Change, TurnPosition } from '#rules/contract/battle-view.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Entry } from './events.ts';

/** What has come of the blows of a phase so far. */
export interface Blows {
  /** Who stood in a calculation of this phase's own that has been settled: he has struck, if he could. */
  readonly struck: ReadonlySet<FighterId>;
  /** All that has changed, in its order, by dice or by hand. */
  readonly changes: readonly Change[];
}

/**
 * The blows since play came to the present phase, all its steps together. Looks back to there, no further.
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

/** After the newest entry that played elsewhere, and after the one that led here. */
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
