import type { PhaseRow } from '#rules/contract/rows.ts';
import { SKIRMISH_PHASES } from '#rules/skirmish/phases.ts';

/** Four phases; spells belong to the shooting phase. @rule PH-LIST */
export const PHASES = [
  SKIRMISH_PHASES.recovery,
  SKIRMISH_PHASES.movement,
  SKIRMISH_PHASES.shooting,
  SKIRMISH_PHASES['close-combat'],
] as const satisfies readonly PhaseRow[];

export type PhaseId = (typeof PHASES)[number]['id'];
