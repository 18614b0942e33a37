import type { Member } from '#roster/warband.ts';

/** How much of the page a row takes: less where there are many. */
export type Room = 'tight' | 'normal' | 'wide';

/** Millimetres of the shorter of the two papers (Letter) within its margins, and of what stands on it. */
const PAGE = 256;
const HEAD = 30;
const SECTION = 7.5;
const ROW = { tight: 13.6, normal: 16.5, wide: 20 } as const satisfies Readonly<
  Record<Room, number>
>;
/** Each line of a group's miniatures after the first. */
const MORE_LINES = 5.4;
const NOTES_HEAD = 8;
const NOTE = 7.5;

/** Miniatures of a group that have their boxes on one line. */
const A_LINE = 4;

/**
 * How large the rows of a warband may be so that it stays on one page, and how many lines for notes are
 * left on it.
 */
export function pageRoom(
  members: readonly Pick<Member, 'labels'>[],
  sections: number,
): { readonly room: Room; readonly notes: number } {
  const lines = members.reduce((sum, { labels }) => sum + moreLines(labels.length), 0);
  const height = (room: Room) =>
    HEAD + SECTION * sections + ROW[room] * members.length + MORE_LINES * lines;
  const left = (room: Room) => PAGE - height(room);
  // Wide rows are worth it only where something is left for notes.
  const wide = left('wide') >= NOTES_HEAD + NOTE * 2;
  const room = wide ? 'wide' : left('normal') >= 0 ? 'normal' : 'tight';
  const notes = Math.max(0, Math.floor((left(room) - NOTES_HEAD) / NOTE));
  return { room, notes: Math.min(notes, MOST_NOTES) };
}

/** More would be a page for itself. */
const MOST_NOTES = 12;

/** One alone has his boxes beside what he carries; a group has lines of its own for them. */
function moreLines(miniatures: number): number {
  return miniatures < 2 ? 0 : Math.ceil(miniatures / A_LINE);
}
