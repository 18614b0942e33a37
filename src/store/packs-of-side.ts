import { MOST } from '#battle/bounds.ts';
import type { SideSetup } from '#battle/events.ts';
import { needsOfFighters } from '#battle/needs.ts';
import type { OwnPack } from './systems.ts';

/**
 * The packs of the players’ own by which a side is played, as JSON: those of its fighters, and those that bring what
 * somebody carries. One that is larger than any that is played stays away.
 */
export function packsOfSide({ fighters }: SideSetup, own: readonly OwnPack[]): readonly string[] {
  if (own.length === 0) return [];
  const [types, traits] = needsOfFighters(fighters);
  return own
    .flatMap(({ id, brings, read }) => {
      const isNeeded = types.includes(id) || brings.some((trait) => traits.includes(trait));
      return read.ok && isNeeded ? [JSON.stringify(read.pack)] : [];
    })
    .filter(({ length }) => length <= MOST.pack)
    .slice(0, MOST.packsOfSide);
}
