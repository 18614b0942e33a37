import * as v from 'valibot';
import { MOST } from '#battle/bounds.ts';
import { listOf, recordOf } from '#rules/kit/bounded.ts';
import { shape } from './kind.shape.ts';
import {
  changes,
  position,
  positionUntilV2,
  side,
  sideUntilV1,
  text,
  whole,
} from './parts.shape.ts';

/** Whether the sides together have no more fighters than a battle. */
function fitIn(sides: readonly { readonly fighters: readonly unknown[] }[]): boolean {
  return sides.reduce((sum, { fighters }) => sum + fighters.length, 0) <= MOST.fighters;
}

const fields = {
  systemId: text,
  /** The players' name of scenario or battle; '' when none. */
  name: text,
  /** Rounds after which the app reminds the players to stop; null for none. */
  roundLimit: v.nullable(whole),
  /** What the table plays, by house rule; the game's scenario beside them, if one was chosen (`SCENARIO`). */
  houseRules: recordOf(text, MOST.houseRules),
  sides: v.pipe(
    listOf(side, MOST.sides),
    v.minLength(1),
    v.check((sides) => fitIn(sides)),
  ),
  position,
  changes,
};

export const START = {
  BattleStarted: shape(1, fields, [
    {
      until: 1,
      data: v.object({
        ...fields,
        // In rows of the first version the side may be missing.
        sides: v.pipe(
          listOf(sideUntilV1, MOST.sides),
          v.check((sides) => fitIn(sides)),
        ),
        position: positionUntilV2,
      }),
    },
    { until: 2, data: v.object({ ...fields, position: positionUntilV2 }) },
  ]),
};
