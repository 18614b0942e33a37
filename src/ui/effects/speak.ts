/**
 * Announces something to screen readers: what a tap has done, and what is due because of it. All announcements are
 * made here, so that what one tap brings is one announcement.
 *
 * Writes to the DOM directly, so that no row is drawn again, and after the tap has been shown.
 */
export function speak(text: string): void {
  waiting = waiting === '' ? text : `${waiting} · ${text}`;
  setTimeout(sayAll, MOMENT);
}

let waiting = '';

/** Milliseconds: the focus goes first, and behind a sheet that has just gone nothing is heard at once. */
const MOMENT = 150;

function sayAll(): void {
  // Said with what came before it.
  if (waiting === '') return;
  // A new node each time, so that a repeated text is announced again.
  const words = document.createElement('span');
  words.textContent = waiting;
  waiting = '';
  // Behind an open sheet nothing is heard until it closes, when it would be late: the sheet says it.
  if (document.querySelector('dialog[open]') === null) region?.replaceChildren(words);
}

/**
 * Call when a sheet opens: what still stands in the live region would be announced once more when it closes, and what
 * waits too late.
 */
export function hush(): void {
  waiting = '';
  region?.replaceChildren();
}

/**
 * Sets the live region. It must be in the page well before the first announcement, or screen readers ignore it.
 */
export function speakIn(element: HTMLElement | null): void {
  region = element;
}

let region: HTMLElement | null = null;
