import { redoableUndo, undoableSteps } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import { type Asked, type Decision, event, refuse } from './decision.ts';

export function undo(command: Asked<'undo'>, entries: readonly Entry[]): Decision {
  const steps = undoableSteps(entries);
  const depth = command.back === null ? 0 : steps.findIndex((entry) => entry.id === command.back);
  if (steps.length === 0 || depth < 0) return refuse('nothing-to-undo');
  return event({
    type: 'EventUndone',
    data: { entryIds: steps.slice(0, depth + 1).map((entry) => entry.id) },
  });
}

export function redo(entries: readonly Entry[]): Decision {
  const last = redoableUndo(entries);
  return last === null
    ? refuse('nothing-to-redo')
    : event({ type: 'EventUndone', data: { entryIds: [last.id] } });
}
