import { effectiveEntries, newestUndoable, redoableUndo, undoable } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import type { BattleState } from '#battle/state.ts';
import { type CommandOf, type Decision, event, refuse } from './decision.ts';

/**
 * Undoes an entry that had an effect, along with later entries that had none: otherwise they would take
 * effect in its place.
 * @param live the entries that count
 */
export function undo(
  command: CommandOf<'undo'>,
  live: readonly Entry[],
  state: BattleState,
): Decision {
  const back = command.back ?? newestUndoable(effectiveEntries(live, state))?.at(-1)?.id ?? null;
  const steps = back === null ? [] : downTo(back, live);
  return steps.length === 0
    ? refuse('nothing-to-undo')
    : event({ type: 'EventUndone', data: { entryIds: steps.map(({ id }) => id) } });
}

export function redo(entries: readonly Entry[]): Decision {
  const last = redoableUndo(entries);
  return last === null
    ? refuse('nothing-to-redo')
    : event({ type: 'EventUndone', data: { entryIds: [last.id] } });
}

/** This step and everything after it, newest first; empty when it can't be undone. */
function downTo(id: Entry['id'], live: readonly Entry[]): readonly Entry[] {
  const at = live.findLastIndex((entry) => entry.id === id);
  if (at < 0 || live[at]?.type === 'BattleStarted') return [];
  return undoable(live.slice(at));
}
