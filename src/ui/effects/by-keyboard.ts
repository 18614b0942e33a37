/** Whether the last thing pressed was a key. */
export function isByKeyboard(): boolean {
  return byKeyboard;
}

/**
 * Watches from now on what is pressed. Call once; it lasts as long as the page.
 * @param pressed whether a key has been pressed already
 */
export function watchKeyboard(pressed: boolean): void {
  byKeyboard = pressed;
  document.addEventListener('keydown', () => (byKeyboard = true), true);
  // A key press on a button also fires a click, with `detail` 0.
  document.addEventListener('click', ({ detail }) => detail > 0 && (byKeyboard = false), true);
}

let byKeyboard = false;
