import type { RoutReport } from '#rules/contract/advice.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { useBattle } from '#store/hooks.ts';

/**
 * How near a side is to its rout test: due now, due on its next turn, some losses away, or never due in this
 * battle; failed, and breaking up. Null without rout tests, once the side has left, or when its test has been taken.
 */
export type RoutState = 'breaks-up' | 'due' | 'next-turn' | 'missing' | 'spared' | null;

/** How near a side is to its rout test. */
export function useRoutState(id: SideId, report: RoutReport | null): RoutState {
  // `routsAhead` costs as much as all the other numbers, so read it only when it matters.
  const reached = report !== null && !report.due && !report.spared && report.missing === 0;
  const ahead = useBattle((state) => reached && state.routsAhead[id] === true);
  const over = useBattle(
    ({ battle }) =>
      battle === null ||
      battle.ended ||
      battle.sides.find((side) => side.id === id)?.removed !== null,
  );
  if (over || report === null) return null;
  if (report.breaksUp) return 'breaks-up';
  if (report.spared) return 'spared';
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
