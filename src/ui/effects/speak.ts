/**
 * Says something to whoever does not see the screen: what a tap has brought where nothing new to read
 * appears under the finger. Words that stand in a toast or an alert are spoken by themselves.
 *
 * Straight into the page and past React, so that no row is drawn again because of it, and after the
 * tap has been shown.
 */
export function speak(text: string): void {
  setTimeout(() => {
    if (place === null) return;
    // A new node each time: the same words twice are said twice.
    const words = document.createElement('span');
    words.textContent = text;
    place.replaceChildren(words);
  });
}

/**
 * Where it is said. Must stand in the page long before the first words come into it, or screen readers
 * take no notice.
 */
export function speakIn(element: HTMLElement | null): void {
  place = element;
}

let place: HTMLElement | null = null;
