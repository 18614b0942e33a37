import type { PhaseRow } from '#rules/contract/rows.ts';
import { SKIRMISH_PHASES } from '#rules/skirmish/phases.ts';

/** Five phases; spells have one of their own. @rule PH-LIST @rule PH-CAST */
export const PHASES = [
  SKIRMISH_PHASES.recovery,
  SKIRMISH_PHASES.movement,
  SKIRMISH_PHASES.magic,
  SKIRMISH_PHASES.shooting,
  SKIRMISH_PHASES['close-combat'],
] as const satisfies readonly PhaseRow[];
