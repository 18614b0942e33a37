import type { Member } from '#roster/warband.ts';

/** Height of the rows: smaller for many fighters. */
export type Room = 'tight' | 'normal' | 'wide';

/** Millimetres: the height of Letter, the shorter paper, within its margins, and of the parts of the sheet. */
const PAGE = 252;
const HEAD = 30;
const SECTION = 7.5;
const ROW = { tight: 14, normal: 16.5, wide: 20 } as const satisfies Readonly<Record<Room, number>>;
/** Each further line of a group's models. */
const MORE_LINES = 5.4;
const NOTES_HEAD = 8;
const NOTE = 7.5;

/** Models of a group with their boxes on one line. */
const A_LINE = 4;

/** The largest rows with which a warband fits on one page, and the number of lines left for notes. */
export function pageRoom(
  members: readonly Pick<Member, 'labels'>[],
  sections: number,
): { readonly room: Room; readonly notes: number } {
  const lines = members.reduce((sum, { labels }) => sum + moreLines(labels.length), 0);
  const height = (room: Room) =>
    HEAD + SECTION * sections + ROW[room] * members.length + MORE_LINES * lines;
  const left = (room: Room) => PAGE - height(room);
  // Wide rows must leave room for notes.
  const wide = left('wide') >= NOTES_HEAD + NOTE * 2;
  const room = wide ? 'wide' : left('normal') >= 0 ? 'normal' : 'tight';
  const notes = Math.max(0, Math.floor((left(room) - NOTES_HEAD) / NOTE));
  return { room, notes: Math.min(notes, MAX_NOTES) };
}

/** More would fill a page. */
const MAX_NOTES = 12;

/** A single fighter has the boxes beside the equipment; a group has extra lines for them. */
function moreLines(miniatures: number): number {
  return miniatures < 2 ? 0 : Math.ceil(miniatures / A_LINE);
}
