import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { type Entry, EVENT_VERSION, type SideSetup } from './events.ts';

/** Version 1 had no allies. */
type SideSetupV1 = Omit<SideSetup, 'team'>;

/** Until version 2 a step was stored as its index in the phase, from 0; also 0 in phases without steps. */
type TurnPositionV2 = Omit<TurnPosition, 'step'> & { readonly step: number };

type Started = Extract<Entry, { type: 'BattleStarted' }>;
type Entered = Extract<Entry, { type: 'PhaseEntered' }>;

/** An entry as any version of the app wrote it. */
export type StoredEntry =
  | Exclude<Entry, Started | Entered>
  | (Omit<Started, 'data'> & {
      readonly data: Omit<Started['data'], 'sides' | 'position'> & {
        readonly sides: readonly (SideSetup | SideSetupV1)[];
        readonly position: TurnPosition | TurnPositionV2;
      };
    })
  | (Omit<Entered, 'data'> & {
      readonly data: Omit<Entered['data'], 'position'> & {
        readonly position: TurnPosition | TurnPositionV2;
      };
    });

/** Brings an entry of an older version to today's shape. */
export function upcast(entry: StoredEntry): Entry {
  const v = EVENT_VERSION;
  if (entry.type === 'BattleStarted') {
    const sides = entry.data.sides.map((side) => ({ team: null, ...side }));
    return {
      ...entry,
      v,
      data: {
        ...entry.data,
        sides,
        position: withStepId(entry.data.position),
        houseRules: asItBegan(entry.data.houseRules),
      },
    };
  }
  if (entry.type === 'PhaseEntered') {
    return { ...entry, v, data: { ...entry.data, position: withStepId(entry.data.position) } };
  }
  return { ...entry, v };
}

/** A battle keeps the rules that it began with, even if a later house rule has another default. */
function asItBegan(named: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const later = LATER_SWITCHES.filter(({ beside, rule }) => beside in named && !(rule in named));
  if (later.length === 0) return named;
  return { ...named, ...Object.fromEntries(later.map(({ rule, played }) => [rule, played])) };
}

/**
 * House rules added after battles had been recorded, with what was played before. A battle names every house
 * rule existing at its start, so one that lacks this id began earlier. Never changed.
 */
const LATER_SWITCHES = [
  { rule: 'edgeSixFalls', beside: 'downedStaysHidden', played: 'yes' },
] as const;

function withStepId(position: TurnPosition | TurnPositionV2): TurnPosition {
  const { step } = position;
  if (typeof step !== 'number') return { ...position, step };
  return { ...position, step: STEPS_UNTIL_V2.get(position.phase)?.[step] ?? null };
}

/**
 * The steps of phases in the order they had when logs stored them as indices. It gives old logs their
 * meaning, independently of today's phases, and is never changed.
 */
const STEPS_UNTIL_V2: ReadonlyMap<string, readonly string[]> = new Map([
  ['movement', ['charges', 'compulsory', 'other-moves']],
]);
