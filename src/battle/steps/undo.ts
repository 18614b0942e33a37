import { event, refuse } from '#battle/decide/decision.ts';
import { effectiveEntries, newestUndoable, redoableUndos, undoable } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import type { EntryId } from '#battle/hlc.ts';
import { isStep } from '#battle/played.ts';
import { type Nothing, PLAIN, STAYS, step } from './step.ts';

export const UNDO = {
  EventUndone: step('EventUndone', {
    commands: {
      /**
       * Undoes an entry that had an effect and everything after it (null for the newest step), along with later
       * entries that had none: otherwise they would take effect in its place.
       */
      undo: {
        decide: ({ back: asked }: { readonly back: EntryId | null }, { live, state }) => {
          const back = asked ?? newestUndoable(effectiveEntries(live, state))?.at(-1)?.id ?? null;
          const steps = back === null ? [] : downTo(back, live);
          return steps.length === 0
            ? refuse('nothing-to-undo')
            : event('EventUndone', { entryIds: steps.map(({ id }) => id) });
        },
        screen: { ...STAYS, thumb: 'toggles' },
      },
      redo: {
        decide: (_: Nothing, { entries }) => {
          const undos = redoableUndos(entries);
          return undos.length === 0
            ? refuse('nothing-to-redo')
            : event('EventUndone', { entryIds: undos.map(({ id }) => id) });
        },
        screen: { ...STAYS, announced: 'redone' },
      },
    },
    fold: () => true,
    said: ({ entryIds }, { say }) => say('undone', { count: entryIds.length }),
    touches: ({ entryIds }) => entryIds,
    toldBy: 'sentence',
    look: PLAIN,
  }),
};

/** This step and everything after it, newest first; empty when it can't be undone. */
function downTo(id: EntryId, live: readonly Entry[]): readonly Entry[] {
  const at = live.findLastIndex((entry) => entry.id === id);
  const first = live[at];
  return first !== undefined && isStep(first) ? undoable(live.slice(at)) : [];
}
