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
  sideUntilV6,
  text,
  whole,
} from './parts.shape.ts';

interface Sized {
  readonly fighters: readonly unknown[];
  readonly packs: readonly string[];
}

/** Whether the sides together have no more fighters than a battle, and bring no more than an entry. */
function fitIn(sides: readonly Sized[]): boolean {
  const fighters = sides.reduce((sum, one) => sum + one.fighters.length, 0);
  const packs = sides.reduce((sum, one) => sum + lengthOf(one), 0);
  return fighters <= MOST.fighters && packs <= MOST.packs;
}

function lengthOf({ packs }: Sized): number {
  return packs.reduce((sum, { length }) => sum + length, 0);
}

const sidesUntilV6 = v.pipe(
  listOf(sideUntilV6, MOST.sides),
  v.minLength(1),
  v.check((sides) => fitIn(sides)),
);

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
    { until: 2, data: v.object({ ...fields, sides: sidesUntilV6, position: positionUntilV2 }) },
    { until: 6, data: v.object({ ...fields, sides: sidesUntilV6 }) },
  ]),
};
