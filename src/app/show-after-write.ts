/**
 * Shows a tap once it is on disk, which takes a few milliseconds: what players have seen survives even a
 * phone that dies at that moment. A slow disk is not waited for; the tap then shows as "saving".
 */
export function showAfterWrite(written: Promise<void>, show: () => void): void {
  let shown = false;
  const now = () => {
    if (shown) return;
    shown = true;
    clearTimeout(timer);
    show();
  };
  const timer = setTimeout(now, MAX_WAIT);
  void written.then(now);
}

/** Milliseconds. Below 100 a tap feels immediate. */
const MAX_WAIT = 60;
