// Detection of iPhone and iPad, where every browser uses Safari's engine. What differs there, and what the app does
// about it, is in docs/ios.md.

/** The relevant part of `navigator`. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * Whether the app runs in a browser tab on an iPhone or iPad, where its data may be deleted after seven days without a
 * visit, and where it can only be installed with the share button.
 */
export function isTabOnIos(): boolean {
  return isIos(navigator) && !isInstalled();
}

/** An iPad identifies as a Mac, but no Mac has a touch screen. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return true;
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
}

/** Whether it runs from the home screen; older versions of iOS have their own flag. */
export function isInstalled(): boolean {
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return matchMedia('(display-mode: standalone)').matches;
}
