import type { FighterView } from '#rules/contract/battle-view.ts';
import type { CounterRow } from '#rules/contract/rows.ts';

/** A counter's value: as counted by the players, else the one that the fighter starts with. */
export function counterValue(
  { flags, profile }: Pick<FighterView, 'flags' | 'profile'>,
  { id, from }: CounterRow,
): number {
  const counted = flags[id];
  if (typeof counted === 'number') return counted;
  return (from === undefined ? undefined : profile[from]) ?? 0;
}
