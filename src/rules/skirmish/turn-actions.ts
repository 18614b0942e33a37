import type { Capability } from '../contract/advice.ts';
import type { Flags } from '../contract/battle-view.ts';

/** What a fighter may be asked to do in his own turn. */
export const TURN_ACTIONS = [
  'move',
  'run',
  'charge',
  'climb',
  'hide',
  'shoot',
  'cast',
  'fight',
] as const;

export type TurnAction = (typeof TURN_ACTIONS)[number];

/** Everything that determines what he may do; entered by players, never measured. */
export interface DeedFacts {
  readonly status: string;
  readonly flags: Flags;
  readonly traits: Flags;
  /** In base contact with an enemy in any state. */
  readonly contact: boolean;
  /** In contact, and every enemy there is knocked down or stunned. */
  readonly allOpponentsDown: boolean;
  /** A standing enemy in contact fights no one else: no one can crawl away from him. */
  readonly held: boolean;
  /** Rides a mount. */
  readonly mounted: boolean;
}

export interface Ability {
  readonly answer: Capability['answer'];
  /** Why not, or why only so: a status or a circumstance; null for a plain yes. */
  readonly because: string | null;
}

/** The effect of a circumstance on a standing fighter; deeds not listed are unaffected. */
export type Effect = Partial<
  Readonly<Record<TurnAction, Exclude<Ability['answer'], 'yes' | 'little'>>>
>;
