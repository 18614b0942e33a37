// All that the app asks about iPhone and iPad, where every browser is Safari's engine. What differs there,
// and what the app does about it, is told in docs/ios.md.

/** The part of `navigator` that tells. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/**
 * Whether the app runs in a browser's tab on an iPhone or iPad, where it may be emptied after seven days
 * without a visit, and where there is no other way to be installed than the share button.
 */
export function isTabOnIos(): boolean {
  return isIos(navigator) && !isInstalled();
}

/** An iPad says that it is a Mac; but no Mac has a screen to touch. */
export function isIos({ userAgent, maxTouchPoints }: Device): boolean {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return true;
  return /\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1;
}

/** On the home screen; older versions of iOS say so in a way of their own. */
function isInstalled(): boolean {
  if ('standalone' in navigator && navigator.standalone === true) return true;
  return matchMedia('(display-mode: standalone)').matches;
}
