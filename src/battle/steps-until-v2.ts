import type { TurnPosition } from '#rules/contract/battle-view.ts';

/** A position whose step was stored as its index in the phase, until version 2. */
export function withStepId(
  position: Omit<TurnPosition, 'step'> & { readonly step: number },
): TurnPosition {
  return { ...position, step: STEPS_UNTIL_V2.get(position.phase)?.[position.step] ?? null };
}

/**
 * The steps of phases in the order they had when logs stored them as indices. It gives old logs their
 * meaning, independently of today's phases, and is never changed.
 */
const STEPS_UNTIL_V2: ReadonlyMap<string, readonly string[]> = new Map([
  ['movement', ['charges', 'compulsory', 'other-moves']],
]);
