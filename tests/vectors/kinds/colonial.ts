import * as v from 'valibot';
import { fractionText } from '#rules/dice/fraction.ts';
import { balance, COVERS, weighed } from '#rules/systems/colonial/circumstances.ts';
import { moraleRoll, ROUT_LOSS, routHexChances } from '#rules/systems/colonial/morale/test.ts';
import { afterLoss } from '#rules/systems/colonial/unit.ts';
import { dice, flag, type Kind, kind, number } from './kind.ts';

/** Morale of colonial units. */
export const COLONIAL: Readonly<Record<string, Kind>> = {
  'colonial-count': kind(
    {
      losses: number(),
      enemyFlankOrRear: flag(),
      enemyRear: flag(),
      leaderSameHex: flag(),
      cover: v.optional(v.picklist(COVERS), 'none'),
      adjacentFriendsFragile: number(),
      adjacentFriendsSteady: number(),
      enemyArtilleryLOSRange: flag(),
      enemyCavalryWithin2: flag(),
      square: flag(),
      unsupportedStrongerAdjacentEnemies: number(),
      noEnemyWithin2: flag(),
    },
    (given) => {
      const { automatic, ...counts } = balance({
        losses: given.losses,
        weakenedFriends: given.adjacentFriendsFragile,
        artillery: given.enemyArtilleryLOSRange ? 1 : 0,
        strongerEnemies: given.unsupportedStrongerAdjacentEnemies,
        flanked: given.enemyFlankOrRear,
        behind: given.enemyRear,
        cavalryNear: given.enemyCavalryWithin2,
        steadyFriends: given.adjacentFriendsSteady,
        leaderHere: given.leaderSameHex,
        cover: given.cover,
        square: given.square,
        noEnemyNear: given.noEnemyWithin2,
        eachBattery: false,
      });
      return { ...counts, automaticPass: automatic };
    },
  ),
  'colonial-morale': kind(
    { unfavourable: number(), favourable: number(), cohesion: number() },
    (given) => {
      const { automatic, outstanding } = weighed(given.unfavourable, given.favourable);
      const chances = routHexChances(outstanding, given.cohesion);
      const passes = chances.find(({ hexes }) => hexes === 0);
      return {
        automaticPass: automatic,
        routHexDistribution: Object.fromEntries(
          chances.map(({ hexes, chance }) => [String(hexes), fractionText(chance)]),
        ),
        pPass: passes === undefined ? '0' : fractionText(passes.chance),
      };
    },
  ),
  'colonial-roll': kind({ unfavourable: number(), favourable: number(), dice }, (given) => {
    const { outstanding } = weighed(given.unfavourable, given.favourable);
    const { successes, routHexes, passed, loss } = moraleRoll(outstanding, given.dice);
    return { extraFavourable: successes, routHexes, passed, lossAfterRout: loss };
  }),
  'colonial-rout-loss': kind({ lossesBefore: number() }, (given) => {
    const { losses, eliminated } = afterLoss(given.lossesBefore, ROUT_LOSS);
    return { lossesAfter: losses, eliminated };
  }),
};
