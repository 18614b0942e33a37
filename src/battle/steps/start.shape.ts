import * as v from 'valibot';
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

/** A generous bound. */
const MAX_SIDES = 99;

const fields = {
  systemId: text,
  /** The players' name of scenario or battle; '' when none. */
  name: text,
  /** Rounds after which the app reminds the players to stop; null for none. */
  roundLimit: v.nullable(whole),
  /** What the table plays, by house rule; the game's scenario beside them, if one was chosen (`SCENARIO`). */
  houseRules: v.record(text, text),
  sides: v.pipe(v.array(side), v.minLength(1), v.maxLength(MAX_SIDES)),
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
        sides: v.pipe(v.array(sideUntilV1), v.maxLength(MAX_SIDES)),
        position: positionUntilV2,
      }),
    },
    { until: 2, data: v.object({ ...fields, position: positionUntilV2 }) },
  ]),
};
