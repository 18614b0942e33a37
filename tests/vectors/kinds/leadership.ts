import { fractionText } from '#rules/chance.ts';
import { chanceAtMost2d6, THREE_D6_DROP_HIGHEST, TWO_D6 } from '#rules/dice.ts';
import { effectiveLeadership, USUAL_BUBBLE } from '#rules/parts/leader-bubble.ts';
import { leadershipChance, leadershipPassed } from '#rules/parts/leadership-test.ts';
import { statusRow } from '#rules/parts/skirmish/statuses.ts';
import { dice, flag, type Kind, kind, number, text } from './kind.ts';

/** Leadership tests and whose Leadership they use. */
export const LEADERSHIP: Readonly<Record<string, Kind>> = {
  'chance-2d6': kind({ ld: number() }, ({ ld }) => ({
    chance: fractionText(chanceAtMost2d6(ld)),
  })),

  'chance-2d6-reroll': kind({ ld: number(), rerollFailedOnce: flag() }, (given) => ({
    chance: fractionText(
      leadershipChance({
        leadership: given.ld,
        bonus: 0,
        dice: TWO_D6,
        reroll: given.rerollFailedOnce,
      }),
    ),
  })),

  'leadership-roll': kind({ ld: number(), bonus: number(), dice }, (given) => ({
    passed: leadershipPassed({
      leadership: given.ld,
      bonus: given.bonus,
      dice: given.dice,
      keep: given.dice.length === 3 ? THREE_D6_DROP_HIGHEST.keep : TWO_D6.keep,
    }),
  })),

  'effective-leadership': kind(
    {
      ownLd: number(),
      leaderLd: number(),
      leaderStatus: text('standing'),
      distance: number(),
      range: number(USUAL_BUBBLE),
      modelIsLeader: flag(),
      excludedFromBubble: flag(),
    },
    (given) => ({
      leadership: effectiveLeadership({
        own: given.ownLd,
        leader: given.modelIsLeader
          ? null
          : {
              leadership: given.leaderLd,
              status: statusRow(given.leaderStatus),
              distance: given.distance,
              range: given.range,
            },
        excluded: given.excludedFromBubble,
      }),
    }),
  ),
};
