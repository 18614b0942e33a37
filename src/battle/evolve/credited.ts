import type { EntryId } from '#battle/hlc.ts';
import type { BattleState } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { hasFighter, type OwnCopy, patchFighter } from './changes.ts';

/** Who or what put a fighter where he is, by the entry that put him there. */
interface Credit {
  readonly entryId: EntryId;
  readonly victimId: FighterId;
  readonly byId: FighterId | null;
  readonly cause: string | null;
}

/** The state with that credit; null when one of the fighters is unknown. */
export function credited(state: BattleState, credit: Credit, own: OwnCopy): BattleState | null {
  const { entryId, victimId, byId, cause } = credit;
  const victim = state.fighters[victimId];
  if (victim === undefined || (byId !== null && !hasFighter(state, byId))) return null;
  // The status has changed since: the credit stays in the journal only.
  return victim.statusEntryId === entryId
    ? patchFighter(state, victimId, { creditedTo: byId, cause }, own)
    : state;
}
