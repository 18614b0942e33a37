import * as v from 'valibot';
import { shape } from './kind.shape.ts';
import { seat, sideId, text, warbandId } from './parts.shape.ts';

/** Notes of players. */
const words = v.pipe(v.string(), v.maxLength(20_000));

export const BATTLE = {
  HouseRuleSet: shape(1, { rule: text, value: text }),
  BattleEnded: shape(1, { winnerId: v.nullable(sideId), cause: text }),
  BattleReopened: shape(1, {}),
  /** A phone has begun a warband's aftermath; other phones with the same warband show this. */
  AftermathBegun: shape(5, { warbandId }),
  /** A player has said whose phone his is, and his own name; '' for none. Until version 5 no phone told another. */
  SeatTaken: shape(6, { seat, name: text }),
  NoteWritten: shape(1, { text: words }),
};
