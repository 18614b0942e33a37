import type { PhaseRow } from '#rules/system.ts';

/** Phases of the skirmish games; each system lists its own, in its order. @rule PH-MOVE */
export const SKIRMISH_PHASES = {
  recovery: { id: 'recovery', steps: [], fights: false },
  movement: { id: 'movement', steps: ['charges', 'compulsory', 'other-moves'], fights: false },
  magic: { id: 'magic', steps: [], fights: false },
  shooting: { id: 'shooting', steps: [], fights: false },
  'close-combat': { id: 'close-combat', steps: [], fights: true },
} as const satisfies { readonly [Id in string]: PhaseRow & { readonly id: Id } };

export type SkirmishPhaseId = keyof typeof SKIRMISH_PHASES;
