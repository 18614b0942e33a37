import * as v from 'valibot';
import { shape } from './kind.shape.ts';
import {
  fighter,
  fighterId,
  numbers,
  side,
  sideId,
  sideUntilV6,
  text,
  traits,
} from './parts.shape.ts';

export const PEOPLE = {
  FighterJoined: shape(1, { sideId, fighter }),
  /** A warband has taken the place of a side that began without one. */
  SideArrived: shape(5, { side }, [{ until: 6, data: v.object({ side: sideUntilV6 }) }]),
  FighterRenamed: shape(1, { fighterId, label: text }),
  ProfileSet: shape(1, { fighterId, profile: numbers, traits }),
};
