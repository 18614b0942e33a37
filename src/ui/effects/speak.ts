/**
 * Announces something to screen readers: the result of a tap that shows no new text. Toasts and alerts are
 * announced anyway.
 *
 * Writes to the DOM directly, so that no row is drawn again, and after the tap has been shown.
 */
export function speak(text: string): void {
  setTimeout(() => {
    if (region === null) return;
    // A new node each time, so that a repeated text is announced again.
    const words = document.createElement('span');
    words.textContent = text;
    region.replaceChildren(words);
  });
}

/**
 * Sets the live region. It must be in the page well before the first announcement, or screen readers ignore it.
 */
export function speakIn(element: HTMLElement | null): void {
  region = element;
}

let region: HTMLElement | null = null;
