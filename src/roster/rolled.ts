import type { Flags } from '#rules/contract/battle-view.ts';
import type { RosterSystem } from './profiles.ts';

/** The dice rolled instead of a fixed characteristic, as "2D6"; null if it is a number. */
export function rolledFor(
  { rolled }: Pick<RosterSystem, 'rolled'>,
  { traits = {} }: { readonly traits?: Flags },
  characteristic: string,
): string | null {
  return rolled?.[characteristic]?.find(({ trait }) => trait in traits)?.dice ?? null;
}
