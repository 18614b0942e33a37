import type { Flags } from '#rules/contract/battle-view.ts';
import type { RosterPart } from '#rules/contract/system.ts';

/** What somebody carries, and what that is played as: a thing that only one warband has may be an axe by the rules. */
export function playedTraits(traits: Flags, system: Pick<RosterPart, 'traits'>): Flags {
  const as = system.traits.flatMap((row) =>
    row.as !== undefined && traits[row.id] === true ? [[row.as, true] as const] : [],
  );
  return as.length === 0 ? traits : { ...Object.fromEntries(as), ...traits };
}
