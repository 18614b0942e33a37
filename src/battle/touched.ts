import type { EventOf, EventType } from './events.ts';
import { STEPS } from './steps/all.ts';
import type { Step, Touched } from './steps/step.ts';

/** Whom or what an entry changes; none where nothing that another phone writes takes its place. */
export function touchedBy<K extends EventType>({ type, data }: EventOf<K>): readonly Touched[] {
  return STEPS[type].touches(data);
}

/** How a player is told that this entry, of another phone, touches what he has just tapped. */
export function toldBy({ type }: { readonly type: EventType }): Step<EventType>['toldBy'] {
  return STEPS[type].toldBy;
}
