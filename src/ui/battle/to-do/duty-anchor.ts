import { leadTo } from '#ui/effects/focus-on.ts';
import { speak } from '#ui/effects/speak.ts';

/** The DOM id of a duty's slot. */
export function dutyAnchor(key: string): string {
  return `duty ${key}`;
}

/** Opens the card of a duty, scrolls to it and reads it out. */
export function showDuty(key: string): void {
  const slot = document.getElementById(dutyAnchor(key));
  slot?.querySelector<HTMLElement>('[aria-expanded="false"].duty-folded')?.click();
  // Once the card has been drawn.
  setTimeout(() => {
    const heading = slot?.querySelector<HTMLElement>('h3');
    if (slot === null || !(heading instanceof HTMLElement)) return;
    leadTo(heading, slot);
    const reason = slot.querySelector('.k-card-text')?.textContent ?? '';
    if (reason !== '') speak(reason);
  });
}
