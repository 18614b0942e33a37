import { columnOf } from './column.ts';

/** Pixels between what has opened and the dock. */
const AIR = 8;

/**
 * Scrolls what has opened out from behind the dock, which may hold a toast, or the end of its column, and no further,
 * nor its top behind the header; as the `ref` of what is there only while it is open.
 */
export function bringIntoSight(element: HTMLElement | null): void {
  if (element === null) return;
  const opened = element.getBoundingClientRect();
  const column = columnOf(element);
  const dock = document.querySelector('.k-dock')?.getBoundingClientRect();
  // On a wide screen the dock is beside it, or its parts are.
  const covered = dock !== undefined && dock.right > opened.left && dock.left < opened.right;
  if (column === null && !covered) return;
  const end = covered ? dock.top : (column?.getBoundingClientRect().bottom ?? 0);
  const header = document.querySelector('.k-topbar')?.getBoundingClientRect();
  const start = column?.getBoundingClientRect().top ?? header?.bottom ?? 0;
  const hidden = opened.bottom + AIR - end;
  const room = opened.top - AIR - start;
  if (hidden > 0 && room > 0) (column ?? window).scrollBy(0, Math.min(hidden, room));
}

/** The same for what unfolds: its `onToggle`. */
export function bringUnfoldedIntoSight({
  currentTarget,
}: {
  readonly currentTarget: HTMLDetailsElement;
}): void {
  if (currentTarget.open) bringIntoSight(currentTarget);
}
