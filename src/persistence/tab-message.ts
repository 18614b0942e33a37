import * as v from 'valibot';
import type { TabNews } from '#battle/tab-news.ts';
import { type ActorId, type BattleId, isActorId, isBattleId } from '#rules/contract/ids.ts';
import { listOf } from '#rules/kit/bounded.ts';
import { parseEntries } from './log-rows.ts';

/** What another tab says, as far as it is understood, as it may run another version of the app; null for the rest. */
export function readTabNews(message: unknown): TabNews | null {
  const parsed = v.safeParse(MESSAGE, message);
  if (!parsed.success) return null;
  const { output } = parsed;
  return output.kind === 'entries'
    ? { ...output, entries: parseEntries(output.entries).entries }
    : output;
}

/** Far more than one write has. */
const MAX_ENTRIES = 200_000;

const battleId = v.custom<BattleId>(isBattleId);
const actor = v.custom<ActorId>(isActorId);

const MESSAGE = v.variant('kind', [
  v.object({ kind: v.literal('entries'), battleId, entries: listOf(v.unknown(), MAX_ENTRIES) }),
  v.object({ kind: v.literal('removed'), battleId }),
  v.object({ kind: v.literal('warbands') }),
  v.object({ kind: v.literal('settings') }),
  v.object({ kind: v.literal('restored'), actor }),
  v.object({ kind: v.literal('wiped') }),
]);
