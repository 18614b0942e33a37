import * as v from 'valibot';
import { withStepId } from '#battle/steps-until-v2.ts';
import { shape } from './kind.shape.ts';
import { changes, position, positionByIndex } from './parts.shape.ts';

const fields = {
  position,
  /** Position of play on the phone that wrote the entry; null in entries from before November 2026. */
  from: v.optional(v.nullable(position), null),
  changes,
};

const withStepsByIndex = v.pipe(
  v.object({ ...fields, position: positionByIndex }),
  v.transform((data) => ({ ...data, position: withStepId(data.position) })),
);

export const TURN = {
  PhaseEntered: shape(1, fields, [{ until: 2, data: withStepsByIndex }]),
};
