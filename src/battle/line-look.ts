import type { GameSigns } from '#rules/contract/rows.ts';
import type { EventOf, EventType } from './events.ts';
import { STEPS } from './steps/all.ts';
import type { LineLook } from './steps/step.ts';

/** How an entry's line of the journal is drawn. */
export function lookOfLine<K extends EventType>(
  { type, data }: EventOf<K>,
  signs: GameSigns,
): LineLook {
  return STEPS[type].look(data, signs);
}
