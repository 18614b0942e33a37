import type { Flags } from '#rules/system.ts';

/** What a fighter may be asked to do in his own turn. */
export const DEEDS = ['move', 'run', 'charge', 'climb', 'hide', 'shoot', 'cast', 'fight'] as const;

export type Deed = (typeof DEEDS)[number];

/** Everything that what he may do depends on; all of it is told by the players, nothing is measured. */
export interface DeedFacts {
  readonly status: string;
  readonly flags: Flags;
  readonly traits: Flags;
  /** In base contact with an enemy, whatever that enemy's state. */
  readonly contact: boolean;
  /** Every enemy in contact is knocked down or stunned. */
  readonly allOpponentsDown: boolean;
}

export interface Ability {
  readonly answer: 'yes' | 'no' | 'half' | 'first' | 'last' | 'forced';
  /** Why not, or why only so: a status or a circumstance; null for a plain yes. */
  readonly because: string | null;
}

/** What a circumstance does to a fighter on his feet; deeds it leaves out stay as they are. */
export type Effect = Partial<Readonly<Record<Deed, Exclude<Ability['answer'], 'yes'>>>>;

/** He goes nowhere. */
export const STAYS_PUT = {
  move: 'no',
  run: 'no',
  charge: 'no',
  climb: 'no',
} as const satisfies Effect;

/** He does nothing at all. */
export const NOTHING = {
  ...STAYS_PUT,
  hide: 'no',
  shoot: 'no',
  cast: 'no',
  fight: 'no',
} as const satisfies Effect;
