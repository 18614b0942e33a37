import type { Entry, EntryStamp, EventOf, EventType } from './events.ts';
import { Draft } from './evolve/draft.ts';
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
 * @param from where the run begins in the list
 * @param to where it has ended; a list of its own would be a copy
 */
export function evolveAll(
  state: BattleState | null,
  entries: readonly Entry[],
  from = 0,
  to = entries.length,
): BattleState | null {
  let draft = state === null ? null : new Draft(state);
  for (let at = from; at < to; at += 1) {
    const entry = entries[at];
    if (entry === undefined) break;
    if (draft === null) draft = entry.type === 'BattleStarted' ? started(entry, entry.data) : null;
    else if (!folded(draft, entry)) draft.ignore(entry.id);
  }
  return draft === null ? null : draft.given();
}

/** False when the entry does not fit the state. */
function folded<K extends EventType>(draft: Draft, entry: EntryStamp & EventOf<K>): boolean {
  return STEPS[entry.type].fold(draft, entry.data, entry);
}
