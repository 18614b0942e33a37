import { MOST } from '#battle/bounds.ts';
import type { SideSetup } from '#battle/events.ts';
import { needsOfFighters } from '#battle/needs.ts';
import { typesOf } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { AnyPack } from '#rules/contract/packs.ts';
import type { OwnPack } from './systems.ts';

/**
 * The packs of the players’ own by which a side is played, as JSON: those of its fighters, and those that bring what
 * somebody carries. One that is larger than any that is played stays away.
 */
export function packsOfSide({ fighters }: SideSetup, own: readonly OwnPack[]): readonly string[] {
  if (own.length === 0) return [];
  const [types, traits] = needsOfFighters(fighters);
  return needed(own, types, traits)
    .map((pack) => JSON.stringify(pack))
    .filter(({ length }) => length <= MOST.pack);
}

/** The packs of the players’ own that go along with a warband: that of its type, and those of whatever else is in it. */
export function packsOfWarband(warband: Warband, own: readonly OwnPack[]): readonly AnyPack[] {
  if (own.length === 0) return [];
  const { traits, members, stash = {} } = warband;
  const things = [traits, stash, ...members.map((one) => one.traits)].flatMap(Object.keys);
  return needed(own, typesOf(warband), things);
}

function needed(own: readonly OwnPack[], types: readonly string[], things: readonly string[]) {
  return own
    .flatMap(({ id, brings, read }) => {
      const isNeeded = types.includes(id) || brings.some((one) => things.includes(one));
      return read.ok && isNeeded ? [read.pack] : [];
    })
    .slice(0, MOST.packsOfSide);
}
