import * as v from 'valibot';
import { withStepId } from '#battle/steps-until-v2.ts';
import { shape } from './kind.shape.ts';
import { changes, position, positionByIndex, side, sideAlone, text, whole } from './parts.shape.ts';

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

const withoutAllies = v.pipe(
  v.object({
    ...fields,
    // In rows of the first version the side may be missing.
    sides: v.pipe(v.array(sideAlone), v.maxLength(MAX_SIDES)),
    position: positionByIndex,
  }),
  v.transform((data) => ({
    ...data,
    sides: data.sides.map((one) => ({ ...one, team: null })),
    position: withStepId(data.position),
  })),
);

const withStepsByIndex = v.pipe(
  v.object({ ...fields, position: positionByIndex }),
  v.transform((data) => ({ ...data, position: withStepId(data.position) })),
);

export const START = {
  BattleStarted: shape(1, fields, [
    { until: 1, data: withoutAllies },
    { until: 2, data: withStepsByIndex },
  ]),
};
