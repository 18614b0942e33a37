import type { IconName } from '#ui/kit/Icon.tsx';

/** The sign of how a battle ended for a warband. */
export const RESULTS = {
  won: 'victory',
  lost: 'rout',
  none: 'close-combat',
  drawn: 'close-combat',
} as const satisfies Record<string, IconName>;
