import * as v from 'valibot';
import { shape } from './kind.shape.ts';
import { changes, position, positionUntilV2 } from './parts.shape.ts';

const fields = {
  position,
  /** Position of play on the phone that wrote the entry; null in entries from before November 2026. */
  from: v.optional(v.nullable(position), null),
  changes,
};

export const TURN = {
  PhaseEntered: shape(1, fields, [
    { until: 2, data: v.object({ ...fields, position: positionUntilV2 }) },
  ]),
};
