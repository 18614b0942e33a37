import type { Member } from '#roster/warband.ts';

/** How many miniatures a warband has. */
export function fightersIn({ members }: { readonly members: readonly Member[] }): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
}
