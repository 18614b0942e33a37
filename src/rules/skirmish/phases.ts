import type { PhaseRow } from '../contract/rows.ts';

/** Phases of the skirmish games; each system lists its own, in its order. @rule PH-MOVE @rule MORD-ALONE-1 */
export const SKIRMISH_PHASES = {
  recovery: { id: 'recovery', steps: [] },
  movement: {
    id: 'movement',
    steps: ['charges', 'compulsory', 'other-moves'],
    mainStep: 'other-moves',
  },
  magic: { id: 'magic', steps: [] },
  shooting: { id: 'shooting', steps: [] },
  'close-combat': {
    id: 'close-combat',
    steps: ['blows', 'after-blows'],
    mainStep: 'blows',
    fights: true,
  },
} as const satisfies { readonly [Id in string]: PhaseRow & { readonly id: Id } };

export type SkirmishPhaseId = keyof typeof SKIRMISH_PHASES;

export type MovementStepId = (typeof SKIRMISH_PHASES)['movement']['steps'][number];

export type CombatStepId = (typeof SKIRMISH_PHASES)['close-combat']['steps'][number];
