import type { Flags } from '#rules/contract/battle-view.ts';
import type { RosterSystem } from './profiles.ts';

/** The dice that somebody throws in place of a characteristic, as "2D6"; null where it is a number. */
export function rolledFor(
  { rolled }: Pick<RosterSystem, 'rolled'>,
  { traits = {} }: { readonly traits?: Flags },
  characteristic: string,
): string | null {
  const row = rolled?.[characteristic];
  return row !== undefined && row.trait in traits ? row.dice : null;
}
