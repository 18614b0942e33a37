import type { Change } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { winsAlone } from '#rules/kit/alliances.ts';
import { allied, hasPlayer } from '#rules/kit/parties.ts';
import type { Entry } from './events.ts';
import type { BattleState, Side } from './state.ts';

/** Sides that have not left the battle, in playing order. */
export function playingSides(state: BattleState): readonly Side[] {
  return state.sides.filter(({ removed }) => removed === null);
}

/** All winning sides: the winner and its allies still in the battle, unless each fights for its own. Empty while there is none. */
export function winnersOf(state: BattleState): readonly Side[] {
  const winner = state.sides.find(({ id }) => id === state.end?.winnerId);
  if (winner === undefined) return [];
  if (winsAlone(state.houseRules)) return [winner];
  return state.sides.filter(
    (side) => side === winner || (side.removed === null && allied(side, winner)),
  );
}

/** All sides, those who have won before the others; in playing order otherwise. */
export function winnersFirst(state: BattleState): readonly Side[] {
  const winners = winnersOf(state);
  return [...winners, ...state.sides.filter((side) => !winners.includes(side))];
}

/** Sides in their order, but one of them first. @param own null for none in particular */
export function ownFirst<S extends Pick<Side, 'id'>>(
  sides: readonly S[],
  own: SideId | null,
): readonly S[] {
  const mine = sides.filter(({ id }) => id === own);
  return mine.length === 0 ? sides : [...mine, ...sides.filter(({ id }) => id !== own)];
}

/**
 * Parties that can win: a single side with a player, or allies together; parties still in the battle come first. Only
 * allies still in the battle are listed, if there are any.
 */
export function contenders(
  battle: Pick<BattleState, 'sides' | 'houseRules'>,
): readonly Contender[] {
  const alone = winsAlone(battle.houseRules);
  const sides = battle.sides.filter(hasPlayer);
  const groups = sides.flatMap((side, index) => {
    const group = sides.filter((other) => (alone ? other === side : allied(side, other)));
    if (group[0] !== sides[index]) return [];
    const playing = group.filter(({ removed }) => removed === null);
    return [{ playing: playing.length > 0, sides: playing.length > 0 ? playing : group }];
  });
  return [...groups.filter(({ playing }) => playing), ...groups.filter(({ playing }) => !playing)];
}

/** Sides that win or lose together; there is always one. */
export interface Contender {
  /** False when all of them have left. */
  readonly playing: boolean;
  readonly sides: readonly Side[];
}

/**
 * Sides that have left in the current player turn and not come back.
 * @param live the entries that count
 */
export function sidesLeftThisTurn(live: readonly Entry[], state: BattleState): readonly SideId[] {
  const gone = state.sides.filter(({ removed }) => removed !== null);
  if (gone.length === 0) return [];
  const left = entriesOfTurn(live, state.position.turn).flatMap(leavers);
  return gone.filter(({ id }) => left.includes(id)).map(({ id }) => id);
}

/** The entries since the turn began; reads the log back to that point only. */
export function entriesOfTurn(live: readonly Entry[], turn: number): readonly Entry[] {
  const before = live.findLastIndex(
    ({ data }) => 'position' in data && data.position.turn !== turn,
  );
  const since = live.slice(before + 1);
  return since.slice(
    Math.max(
      0,
      since.findIndex(({ data }) => 'position' in data),
    ),
  );
}

function leavers({ data }: Entry): readonly SideId[] {
  const changes: readonly Change[] = 'changes' in data ? data.changes : [];
  return changes.flatMap((change) => (change.kind === 'side-removed' ? [change.sideId] : []));
}

/**
 * Whether going on ends the last agreed round, or a later one.
 * @param next where going on would lead
 */
export function isLimitReached(state: BattleState, next: BattleState['position']): boolean {
  const { roundLimit, position } = state;
  if (roundLimit === null || state.ended) return false;
  return next.round > Math.max(roundLimit, position.round);
}
