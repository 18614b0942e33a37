import type { Wound } from './wounding.ts';

/** The number of wounds lost if unsaved. */
export function woundsIn(wounded: readonly Wound[]): number {
  return wounded.reduce((sum, { wounds }) => sum + wounds, 0);
}

/** Groups of wounds rolled together, as indices, in the order of their first member. */
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
