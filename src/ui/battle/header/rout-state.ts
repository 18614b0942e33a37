import type { RoutReport } from '#rules/contract/advice.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattle } from '#store/hooks.ts';

/**
 * How near a side is to its rout test: due now, due when its turn comes, so many losses away; null where there
 * is nothing to say, or nothing more.
 */
export type RoutState = 'due' | 'next-turn' | 'missing' | null;

export function useRoutState(id: SideId, report: RoutReport | null): RoutState {
  // Asked only where it is said: it takes as long as all other counts together.
  const reached = report !== null && !report.due && report.missing === 0;
  const ahead = useBattle((state) => reached && state.routsAhead[id] === true);
  const over = useBattle(
    ({ battle }) =>
      battle === null ||
      battle.ended ||
      battle.sides.find((side) => side.id === id)?.removed !== null,
  );
  if (over || report === null) return null;
  if (report.due) return 'due';
  if (report.missing > 0) return 'missing';
  return ahead ? 'next-turn' : null;
}

/** Whether it is this side's turn. */
export function useAtTurn(id: SideId): boolean {
  return useBattle(
    ({ battle }) =>
      battle !== null &&
      !battle.ended &&
      battle.position.sideId === id &&
      battle.sides.find((side) => side.id === id)?.removed === null,
  );
}
