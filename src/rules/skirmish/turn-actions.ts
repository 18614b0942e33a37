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

/** Everything that what he may do depends on; all of it is told by the players, nothing is measured. */
export interface DeedFacts {
  readonly status: string;
  readonly flags: Flags;
  readonly traits: Flags;
  /** In base contact with an enemy, whatever that enemy's state. */
  readonly contact: boolean;
  /** In contact, and every enemy there is knocked down or stunned. */
  readonly allOpponentsDown: boolean;
  /** An enemy in contact is on his feet and fights nobody else: he lets nobody crawl away. */
  readonly held: boolean;
}

export interface Ability {
  readonly answer: Capability['answer'];
  /** Why not, or why only so: a status or a circumstance; null for a plain yes. */
  readonly because: string | null;
}

/** What a circumstance does to a fighter on his feet; deeds it leaves out stay as they are. */
export type Effect = Partial<
  Readonly<Record<TurnAction, Exclude<Ability['answer'], 'yes' | 'little'>>>
>;
