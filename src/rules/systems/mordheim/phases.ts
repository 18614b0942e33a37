import type { PhaseRow } from '../../system.ts';

/** @rule PH-LIST @rule PH-MOVE */
export const PHASES = [
  { id: 'recovery', steps: [] },
  { id: 'movement', steps: ['charges', 'compulsory', 'other-moves'] },
  { id: 'shooting', steps: [] },
  { id: 'close-combat', steps: [] },
] as const satisfies readonly PhaseRow[];

export type PhaseId = (typeof PHASES)[number]['id'];
