import type { EntryId } from '#battle/hlc.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import type { Draft } from './draft.ts';

/** Who or what put a fighter where he is, by the entry that put him there. */
interface Credit {
  readonly entryId: EntryId;
  readonly victimId: FighterId;
  readonly byId: FighterId | null;
  readonly cause: string | null;
}

/** Takes that credit; false when one of the fighters is unknown. */
export function credit(draft: Draft, { entryId, victimId, byId, cause }: Credit): boolean {
  const victim = draft.fighter(victimId);
  if (victim === undefined || (byId !== null && !draft.has(byId))) return false;
  // The status has changed since: the credit stays in the journal only.
  if (victim.statusEntryId === entryId) draft.patchFighter(victimId, { creditedTo: byId, cause });
  return true;
}
