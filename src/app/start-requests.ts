import type { FirstRead } from '#persistence/first-read.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { BattleScreenName } from '#ui/paths.ts';

/** What has been requested before any code of the app is there. */
export interface StartRequests {
  /** The battle and screen that the app opens in; null when it opens elsewhere. */
  readonly battle: { readonly id: BattleId; readonly screen: BattleScreenName } | null;
  readonly language: string;
  readonly read: Promise<FirstRead>;
}
