/** Pixels between what has opened and the dock. */
const AIR = 8;

/**
 * Scrolls what has opened out from behind the dock, which may hold a toast, and no further, nor its top behind the
 * header; as the `ref` of what is there only while it is open.
 */
export function bringIntoSight(element: HTMLElement | null): void {
  const dock = document.querySelector('.k-dock')?.getBoundingClientRect();
  const opened = element?.getBoundingClientRect();
  if (dock === undefined || opened === undefined) return;
  // On a wide screen the dock may be beside it.
  if (dock.right <= opened.left || dock.left >= opened.right) return;
  const header = document.querySelector('.k-topbar')?.getBoundingClientRect();
  const hidden = opened.bottom + AIR - dock.top;
  const room = opened.top - AIR - (header?.bottom ?? 0);
  if (hidden > 0 && room > 0) scrollBy(0, Math.min(hidden, room));
}

/** The same for what unfolds: its `onToggle`. */
export function bringUnfoldedIntoSight({
  currentTarget,
}: {
  readonly currentTarget: HTMLDetailsElement;
}): void {
  if (currentTarget.open) bringIntoSight(currentTarget);
}
