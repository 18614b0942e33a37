/** Pixels between what has opened and the dock. */
const AIR = 8;

/**
 * Scrolls what has opened out from behind the dock, which may hold a toast, and no further; as the `ref` of what is
 * there only while it is open.
 */
export function bringIntoSight(element: HTMLElement | null): void {
  const dock = document.querySelector('.k-dock')?.getBoundingClientRect();
  const opened = element?.getBoundingClientRect();
  if (dock === undefined || opened === undefined) return;
  // On a wide screen the dock may be beside it.
  if (dock.right <= opened.left || dock.left >= opened.right) return;
  const hidden = opened.bottom + AIR - dock.top;
  if (hidden > 0) scrollBy(0, hidden);
}
