import type { Sign, Signs } from '../contract/rows.ts';

/** A game's icon for one of its ids, or null. The id may come from a log and need not exist. */
export function signOf(signs: Signs, id: string): Sign | null {
  return Object.hasOwn(signs, id) ? (signs[id] ?? null) : null;
}
