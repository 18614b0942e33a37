/**
 * Keeps the place of whoever works by keyboard or listens to a screen reader. A card that has been
 * answered goes away with the button that was pressed, and so does a whole screen; browsers then start
 * again at the top of the page, and say nothing. Here the focus goes on to what stands in that place
 * (the next card, the row, the list), to the name of a new screen, or on the way back to the link by
 * which a screen was left.
 *
 * Never to a button: a key that is still held down would press it. To be called once; it watches as long as
 * the page lives.
 */
export function keepFocus(): void {
  const { note, keep, byKeys } = focusKeeper();
  const watcher = new MutationObserver(keep);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('keydown', () => byKeys(true), true);
  // A key that presses a button makes a click too, of no finger.
  document.addEventListener('click', ({ detail }) => detail > 0 && byKeys(false), true);
}

function focusKeeper() {
  // What had the focus last, or stands in its place: outside of any sheet, and in the open one.
  let onPage: HTMLElement | null = null;
  let inSheet: HTMLElement | null = null;
  let title = screenTitle();
  let keys = false;
  let address = location.hash;
  /** The link by which each screen was left, by its address. */
  const ways = new Map<string, string>();

  const arrive = (at: HTMLElement) => {
    const link = onPage?.closest('nav a') === null ? onPage.closest('a') : null;
    const left = { address, href: link?.getAttribute('href') ?? null };
    const known = title !== null || onPage !== null;
    title = at;
    address = location.hash;
    onPage = null;
    if (left.href !== null) ways.set(left.address, left.href);
    // The app has only just been opened: nobody was anywhere.
    if (known && isLost()) focusOn(wayBack(ways.get(address), left.address) ?? at, keys);
  };

  return {
    byKeys: (now: boolean) => {
      keys = now;
    },
    note: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.closest('dialog') === null) onPage = target;
      else inSheet = target;
    },
    keep: (records: readonly MutationRecord[]) => {
      const now = screenTitle();
      if (now !== null && now !== title) {
        arrive(now);
        return;
      }
      onPage = heir(onPage, records);
      inSheet = heir(inSheet, records);
      if (!isLost() || (onPage === null && inSheet === null)) return;
      const sheet = document.querySelector<HTMLElement>('dialog[open]');
      if (sheet === null) focusOn(onPage ?? now, keys);
      else focusOn(inSheet !== null && sheet.contains(inSheet) ? inSheet : sheet, keys);
    },
  };
}

/** The link that has led from here to the screen that was just left; null after any other way. */
function wayBack(href: string | undefined, left: string): HTMLElement | null {
  if (href === undefined || href !== left) return null;
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
}

/** The focus is nowhere, or on what takes no more keys. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

/** What stands in the place of something that has gone; itself as long as it is there. */
function heir(element: HTMLElement | null, records: readonly MutationRecord[]): HTMLElement | null {
  if (element === null) return null;
  if (element.isConnected) return element.matches(':disabled') ? around(element) : element;
  const gone = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  );
  if (gone === undefined || !(gone.target instanceof HTMLElement)) return screenTitle();
  const beside = [gone.nextSibling, gone.previousSibling].find(
    (node) => node instanceof HTMLElement && node.isConnected && node.matches(PIECES),
  );
  if (beside instanceof HTMLElement) return beside;
  return gone.target.isConnected ? around(gone.target) : heir(gone.target, records);
}

/** Pieces of a screen, each of which says of itself what it is. */
const PIECES = 'li, article, fieldset, section, dialog';

function around(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>(PIECES) ?? screenTitle();
}

function screenTitle(): HTMLElement | null {
  return document.querySelector('h1');
}

/**
 * What takes no focus by itself takes it once.
 * @param seen somebody works by keys and has to see it
 */
function focusOn(element: HTMLElement | null, seen: boolean): void {
  if (element === null) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  if (!seen) {
    element.dataset['focus'] = 'quiet';
    element.addEventListener('blur', () => delete element.dataset['focus'], { once: true });
  }
  element.focus({ preventScroll: true });
  // Whoever works by touch has scrolled to where he wants to be.
  if (seen) element.scrollIntoView({ block: 'nearest' });
}
