/** The id of the place where a duty stands among what is to do. */
export function dutyId(key: string): string {
  return `duty ${key}`;
}

/** Brings the card of a duty into sight, open. */
export function showDuty(key: string): void {
  const place = document.getElementById(dutyId(key));
  place?.querySelector<HTMLElement>('[aria-expanded="false"].duty-folded')?.click();
  place?.scrollIntoView();
}
