/**
 * Calls back as soon as what was changed just now has been painted, which on a busy phone can take longer than a
 * player needs to tap.
 */
export function oncePainted(act: () => void): void {
  // The timer fires after this frame is painted.
  requestAnimationFrame(() => setTimeout(act));
}
