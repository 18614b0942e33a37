import type { Party, Report } from '#roster/meetings.ts';
import { allied } from '#rules/kit/parties.ts';
import { winnersOf } from './sides.ts';
import type { BattleState, Side } from './state.ts';

/**
 * What a battle's log tells of who met whom, once it has ended; nothing of sides without a warband.
 * @param startedAt milliseconds since 1970
 */
export function reportsOf(battle: BattleState, startedAt: number): readonly Report[] {
  const { battleId, name, sides, ended } = battle;
  if (!ended) return [];
  const winners = winnersOf(battle);
  const winnerOf = (pair: readonly Side[]): Pick<Report, 'winner'> => {
    if (winners.length === 0) return { winner: null };
    const winner = pair.find((side) => winners.includes(side))?.warbandId;
    // Between two that a third has beaten, nobody knows.
    return winner === undefined ? {} : { winner };
  };
  return sides.flatMap((one, at) =>
    sides.slice(at + 1).flatMap((other) => {
      const between = [partyOf(one), partyOf(other)] as const;
      if (between[0] === null || between[1] === null || allied(one, other)) return [];
      const both = [between[0], between[1]] as const;
      return { battleId, at: startedAt, title: name, between: both, ...winnerOf([one, other]) };
    }),
  );
}

function partyOf({ warbandId, name, emblem }: Side): Party | null {
  return warbandId === null ? null : { id: warbandId, name, emblem };
}
