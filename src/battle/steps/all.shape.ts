import { ALLIANCE } from './alliance.shape.ts';
import { BATTLE } from './battle.shape.ts';
import { CARRIED } from './carried.shape.ts';
import { CREDIT } from './credit.shape.ts';
import { DUTY } from './duty.shape.ts';
import { FIGHTER } from './fighter.shape.ts';
import { INJURY } from './injury.shape.ts';
import type { DataOf } from './kind.shape.ts';
import { PEOPLE } from './people.shape.ts';
import { SETTLE } from './settle.shape.ts';
import { SIDE } from './side.shape.ts';
import { START } from './start.shape.ts';
import { TURN } from './turn.shape.ts';
import { UNDO } from './undo.shape.ts';

/** How each kind of entry lies on the disk. */
export const SHAPES = {
  ...START,
  ...TURN,
  ...DUTY,
  ...FIGHTER,
  ...INJURY,
  ...SETTLE,
  ...CARRIED,
  ...PEOPLE,
  ...SIDE,
  ...ALLIANCE,
  ...CREDIT,
  ...BATTLE,
  ...UNDO,
};

/** What each kind of entry holds. */
export type Data = { readonly [Kind in keyof typeof SHAPES]: DataOf<(typeof SHAPES)[Kind]> };
