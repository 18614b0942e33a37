import type { CharacteristicRow } from '#rules/system.ts';

/** A fighter's characteristics in the order of the profile; an ordinary human's as default. */
export const CHARACTERISTICS = [
  { id: 'M', min: 0, max: 20, default: 4 },
  { id: 'WS', min: 0, max: 10, default: 3 },
  { id: 'BS', min: 0, max: 10, default: 3 },
  { id: 'S', min: 0, max: 10, default: 3 },
  { id: 'T', min: 0, max: 10, default: 3 },
  { id: 'W', min: 0, max: 10, default: 1 },
  { id: 'I', min: 0, max: 10, default: 3 },
  { id: 'A', min: 0, max: 10, default: 1 },
  { id: 'Ld', min: 1, max: 12, default: 7 },
] as const satisfies readonly CharacteristicRow[];
