import type { Member } from '#roster/warband.ts';

/** Number of models in a warband. */
export function fightersIn({ members }: { readonly members: readonly Member[] }): number {
  return members.reduce((sum, { labels }) => sum + labels.length, 0);
}
