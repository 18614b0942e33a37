/**
 * Gives the focus to a control, without scrolling. A key that is still held down does not press it: what it
 * repeats is swallowed until another key press begins.
 */
export function handFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  document.addEventListener('keydown', swallowRepeats, true);
}

function swallowRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
  else document.removeEventListener('keydown', swallowRepeats, true);
}
