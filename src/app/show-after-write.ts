/**
 * Shows a tap as soon as the disk has it, which takes a few milliseconds: what players have seen is
 * there, even if the phone dies in that moment. A disk that takes its time is not waited for, and what
 * it has not answered yet is called "saving".
 */
export function showAfterWrite(written: Promise<void>, show: () => void): void {
  let shown = false;
  const now = () => {
    if (shown) return;
    shown = true;
    clearTimeout(timer);
    show();
  };
  const timer = setTimeout(now, LONGEST_WAIT);
  void written.then(now);
}

/** Milliseconds. Below a tenth of a second a tap feels as if it showed at once. */
const LONGEST_WAIT = 60;
