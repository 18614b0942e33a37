import { namedAs } from './anew.ts';
import type { Entry, EntryStamp, EventOf, EventType } from './events.ts';
import { noCopyYet, type OwnCopy, settled, withIgnored } from './evolve/changes.ts';
import { started } from './evolve/starting.ts';
import type { BattleState } from './state.ts';
import { STEPS } from './steps/all.ts';

/**
 * The state after one more entry. Never throws and decides nothing: an entry that names somebody
 * who is not there is kept among `ignored` and has no effect.
 * @param state null before the battle has started
 */
export function evolve(state: BattleState | null, entry: Entry): BattleState | null {
  return evolveAll(state, [entry]);
}

/**
 * The state after a run of entries that all count: the same as `evolve` for each of them, without
 * the states in between, which is what makes it quick.
 */
export function evolveAll(
  state: BattleState | null,
  entries: readonly Entry[],
): BattleState | null {
  const own = noCopyYet();
  let now = state;
  for (const entry of entries) now = after(now, entry, own);
  return now === null ? null : settled(now, own);
}

function after(state: BattleState | null, entry: Entry, own: OwnCopy): BattleState | null {
  if (state === null)
    return entry.type === 'BattleStarted' ? started(entry, entry.data, own) : null;
  return folded(state, entry, own) ?? withIgnored(state, entry.id, own);
}

/** Null when the entry does not fit the state. */
function folded<K extends EventType>(
  state: BattleState,
  entry: EntryStamp & EventOf<K>,
  own: OwnCopy,
): BattleState | null {
  return STEPS[entry.type].fold(state, entry.data, namedAs(entry), own);
}
