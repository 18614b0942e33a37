/** The DOM id of a duty's slot. */
export function dutyAnchor(key: string): string {
  return `duty ${key}`;
}

/** Opens the card of a duty and scrolls to it. */
export function showDuty(key: string): void {
  const slot = document.getElementById(dutyAnchor(key));
  slot?.querySelector<HTMLElement>('[aria-expanded="false"].duty-folded')?.click();
  slot?.scrollIntoView();
}
