import type { CounterRow, FighterView } from '#rules/system.ts';

/** What a counter stands at: what players counted, or what he begins with. */
export function countOf(
  { flags, profile }: Pick<FighterView, 'flags' | 'profile'>,
  { id, from }: CounterRow,
): number {
  const counted = flags[id];
  if (typeof counted === 'number') return counted;
  return (from === null ? undefined : profile[from]) ?? 0;
}
