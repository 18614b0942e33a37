import type { CharacteristicRow, FighterView } from '../../system.ts';

/**
 * A fighter in numbers: action dice of an activation, bonus dice of a blow and of a shot, what a die
 * must show against him, armour of four places, and the damage he can take. The source names no
 * profile: the defaults are an ordinary man's, in the middle of its example.
 */
export const CHARACTERISTICS = [
  { id: 'D', min: 0, max: 10, default: 3 },
  { id: 'CC', min: 0, max: 6, default: 1 },
  { id: 'CT', min: 0, max: 6, default: 0 },
  { id: 'DR', min: 1, max: 9, default: 4 },
  { id: 'AH', min: 0, max: 6, default: 0 },
  { id: 'AT', min: 0, max: 6, default: 0 },
  { id: 'AA', min: 0, max: 6, default: 0 },
  { id: 'AL', min: 0, max: 6, default: 0 },
  { id: 'W', min: 1, max: 10, default: 3 },
] as const satisfies readonly CharacteristicRow[];

export type CharacteristicId = (typeof CHARACTERISTICS)[number]['id'];

/** A number of his profile; an ordinary man's where it says nothing. */
export function characteristicOf(
  { profile }: Pick<FighterView, 'profile'>,
  id: CharacteristicId,
): number {
  return profile[id] ?? USUAL[id] ?? 0;
}

export function rowOf(id: CharacteristicId): CharacteristicRow | undefined {
  return CHARACTERISTICS.find((row) => row.id === id);
}

const USUAL: Readonly<Record<string, number>> = Object.fromEntries(
  CHARACTERISTICS.map((row) => [row.id, row.default]),
);
