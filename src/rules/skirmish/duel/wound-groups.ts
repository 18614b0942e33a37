import type { Wound } from './wounding.ts';

/** How many they are, counted as they will be lost. */
export function woundsIn(wounded: readonly Wound[]): number {
  return wounded.reduce((sum, { wounds }) => sum + wounds, 0);
}

/** Those that are rolled for together, by their places, in the order in which the first of them came. */
export function alike(
  wounded: readonly Wound[],
  key: (wound: Wound) => string,
): readonly { readonly like: Wound; readonly members: readonly number[] }[] {
  const groups = new Map<string, { readonly like: Wound; readonly members: number[] }>();
  for (const [index, wound] of wounded.entries()) {
    const group = groups.get(key(wound));
    if (group === undefined) groups.set(key(wound), { like: wound, members: [index] });
    else group.members.push(index);
  }
  return [...groups.values()];
}
