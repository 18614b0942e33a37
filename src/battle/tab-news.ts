import type { ActorId, BattleId } from '#rules/contract/ids.ts';
import type { Entry } from './events.ts';

/** What a tab has done to the data shared by all tabs of this browser. */
export type TabNews =
  /** Entries that are on the disk now. */
  | { readonly kind: 'entries'; readonly battleId: BattleId; readonly entries: readonly Entry[] }
  | { readonly kind: 'removed'; readonly battleId: BattleId }
  | { readonly kind: 'warbands' }
  | { readonly kind: 'settings' }
  /** This device has another actor id: a backup was restored, or another phone had the same id. */
  | { readonly kind: 'restored'; readonly actor: ActorId }
  | { readonly kind: 'wiped' };
