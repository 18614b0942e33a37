import type { CharacteristicRow, TraitRange } from '../contract/rows.ts';

/** The range of these games' tables. */
const IN_TABLES = { min: 0, max: 10 } as const;

/** A fighter's characteristics in the order of the profile; an ordinary human's as default. */
export const CHARACTERISTICS = [
  { id: 'M', min: 0, max: 20, default: 4 },
  { id: 'WS', ...IN_TABLES, default: 3 },
  { id: 'BS', ...IN_TABLES, default: 3 },
  { id: 'S', ...IN_TABLES, default: 3 },
  { id: 'T', ...IN_TABLES, default: 3 },
  { id: 'W', ...IN_TABLES, default: 1 },
  { id: 'I', ...IN_TABLES, default: 3 },
  { id: 'A', ...IN_TABLES, default: 1 },
  { id: 'Ld', min: 1, max: 12, default: 7 },
] as const satisfies readonly CharacteristicRow[];

/** Traits that the shared rules read; a system may leave some out. */
export type SkirmishTraitId =
  | 'animal'
  | 'no-run'
  | 'no-missile-weapons'
  | 'large-target'
  | 'rout-not-counted';

/** A save on a D6, before any blow makes it worse. */
export const SAVE_RANGE: TraitRange = { min: 2, max: 6, default: 6 };
