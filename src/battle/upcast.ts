import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { type Entry, EVENT_VERSION, type SideSetup } from './events.ts';

/** Version 1 knew no allies. */
type SideSetupV1 = Omit<SideSetup, 'team'>;

/** Until version 2 a step was told by its place in its phase, from 0 on; 0 too where there are no steps. */
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
      data: { ...entry.data, sides, position: withStepId(entry.data.position) },
    };
  }
  if (entry.type === 'PhaseEntered') {
    return { ...entry, v, data: { ...entry.data, position: withStepId(entry.data.position) } };
  }
  return { ...entry, v };
}

function withStepId(position: TurnPosition | TurnPositionV2): TurnPosition {
  const { step } = position;
  if (typeof step !== 'number') return { ...position, step };
  return { ...position, step: STEPS_UNTIL_V2.get(position.phase)?.[step] ?? null };
}

/**
 * The steps of phases in the order they had when logs told them by place. What was written then means
 * this for ever, whatever becomes of the phase in the games: so it stands here, and is never changed.
 */
const STEPS_UNTIL_V2: ReadonlyMap<string, readonly string[]> = new Map([
  ['movement', ['charges', 'compulsory', 'other-moves']],
]);
