import type { Duty } from '#rules/contract/advice.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import {
  chanceAtMost2d6,
  chanceAtMost2d6WithReroll,
  keptTotal,
  THREE_D6_DROP_HIGHEST,
} from '#rules/dice/dice.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { at, dutyIn, holding, led, smallBattle } from '../small-battle.ts';
import { dice, flag, type Kinds, kind, number, type SkirmishSystem, text } from './kind.ts';

/** As far as a leader reaches who has nothing to reach farther with, inches. */
const USUAL_RANGE = 6;

/** Leadership tests and whose Leadership they use. */
export function leadership({ system, boosts }: SkirmishSystem): Kinds {
  /** The Rout test of four, led by one of this Leadership. */
  const routTest = (ld: number, traits: Flags = {}, sideFlags: Flags = {}): Duty | null => {
    const ours = [
      { name: 'One', ld, leader: true },
      { name: 'Two' },
      { name: 'Three' },
      { name: 'Four', status: 'out-of-action' },
    ];
    return dutyIn(system, at(smallBattle(system, { ours, traits }), { sideFlags }), 'rout-test');
  };

  return {
    'chance-2d6': kind({ ld: number() }, ({ ld }) => {
      const test = routTest(ld)?.test;
      if (test === undefined || test === null) throw new Error('no test is due');
      return { chance: fractionText(test.chance) };
    }),

    // Told by a table of the rules: no test says its chance with a second roll.
    'chance-2d6-reroll': kind({ ld: number(), rerollFailedOnce: flag() }, (given) => ({
      chance: fractionText(
        given.rerollFailedOnce ? chanceAtMost2d6WithReroll(given.ld) : chanceAtMost2d6(given.ld),
      ),
    })),

    'leadership-roll': kind({ ld: number(), bonus: number(), dice }, (given) => {
      const boosted = boosts.slice(0, given.bonus);
      // Where nothing of the game adds to it, the Leadership told is the one with the bonus.
      const ld = given.ld + given.bonus - boosted.length;
      const cold = holding({ 'cold-blooded': given.dice.length === 3 });
      const duty = routTest(ld, cold, Object.fromEntries(boosted.map((id) => [id, true] as const)));
      // Nor does every game know cold blood: what is told there is the sum that counts.
      const thrown =
        duty?.dice?.count === given.dice.length
          ? given.dice
          : [keptTotal(given.dice, THREE_D6_DROP_HIGHEST.keep)];
      return { passed: led(duty, thrown) === 'passed' };
    }),

    // Players measure, and say so where it matters: "near the leader".
    'effective-leadership': kind(
      {
        ownLd: number(),
        leaderLd: number(),
        leaderStatus: text('standing'),
        distance: number(),
        range: number(USUAL_RANGE),
        modelIsLeader: flag(),
        excludedFromBubble: flag(),
      },
      (given) => {
        const reach: Flags = given.range === USUAL_RANGE ? {} : { 'bubble-range': given.range };
        const leader = {
          name: 'Leader',
          ld: given.leaderLd,
          status: given.leaderStatus,
          leader: !given.modelIsLeader,
          traits: reach,
        };
        const one = {
          name: 'One',
          ld: given.ownLd,
          status: 'fleeing',
          leader: given.modelIsLeader,
          traits: holding({ animal: given.excludedFromBubble }),
        };
        const table = smallBattle(system, {
          ours: [leader, one],
          houseRules: { animalsUseLeaderLd: 'no' },
        });
        const range = system.leaderBubble(table.state, 's-ours')?.range ?? given.range;
        const near = holding({ 'near-leader': given.distance <= range });
        const rally = dutyIn(system, at(table, { flags: { One: near } }), 'rally', 'f-One');
        return { leadership: rally?.test?.value };
      },
    ),
  };
}
