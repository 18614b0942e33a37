import { leadTo } from '#ui/effects/focus-on.ts';
import { speak } from '#ui/effects/speak.ts';

/** The DOM id of a duty's slot. */
export function dutyAnchor(key: string): string {
  return `duty ${key}`;
}

/** Whether nothing hides the top of a duty's slot: neither the edges of the screen nor the dock. */
export function isDutyInSight(key: string): boolean {
  const slot = document.getElementById(dutyAnchor(key));
  if (slot === null) return true;
  const { top } = slot.getBoundingClientRect();
  const dock = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  return top >= 0 && top < innerHeight - (dock || 0);
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
