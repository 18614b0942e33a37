import { isByKeyboard } from './by-keyboard.ts';
import { handFocus } from './hand-focus.ts';

/** Focuses any element, made focusable just for this; for keyboard users it is shown and scrolled to. */
export function focusOn(element: HTMLElement): void {
  const visible = isByKeyboard();
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  if (!visible) {
    element.dataset['focus'] = 'quiet';
    element.addEventListener('blur', () => delete element.dataset['focus'], { once: true });
  }
  handFocus(element);
  // Touch users have scrolled where they want to be.
  if (visible) element.scrollIntoView({ block: 'nearest' });
}

/** Scrolls to a heading that a button leads to, and reads it to those who don’t see the page move. */
export function leadTo(heading: HTMLElement, block: HTMLElement = heading): void {
  focusOn(heading);
  block.scrollIntoView();
}

/** The first control in an element that can be pressed or filled in; null for none. */
export function firstControl(element: HTMLElement): HTMLElement | null {
  return element.querySelector('a[href], :is(button, input, select, textarea):not(:disabled)');
}
