import { MOST } from '#battle/bounds.ts';
import { listOf } from '#rules/kit/bounded.ts';
import { shape } from './kind.shape.ts';
import { entryId } from './parts.shape.ts';

export const UNDO = {
  /** Takes entries back. Undoing an undo is redo: an entry counts while no live entry names it. */
  EventUndone: shape(1, { entryIds: listOf(entryId, MOST.undone) }),
};
