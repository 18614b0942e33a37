/**
 * Keeps keyboard and screen reader users in place. When the focused element disappears, because its card was
 * answered or the screen changed, browsers silently reset the focus to the top of the page. Instead, it moves to
 * what took the element's place (the next card, the row, the list), to the title of a new screen, or when going
 * back to the link that was followed.
 *
 * Never to a button, which a key still held down would press. Call once; it lasts as long as the page.
 * @param byKeyboard whether a key has been pressed already: it may have led to another screen, and the focus nowhere
 */
export function keepFocus(byKeyboard: boolean): void {
  const { note, keep, setByKeyboard } = focusKeeper(byKeyboard);
  const watcher = new MutationObserver(keep);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('keydown', () => setByKeyboard(true), true);
  // A key press on a button also fires a click, with `detail` 0.
  document.addEventListener('click', ({ detail }) => detail > 0 && setByKeyboard(false), true);
}

function focusKeeper(keyPressed: boolean) {
  // The element last focused, or what took its place: on the page, and in the open sheet.
  let onPage: HTMLElement | null = null;
  let inSheet: HTMLElement | null = null;
  let title = screenTitle();
  let byKeyboard = keyPressed;
  let address = location.hash;
  /** The href of the link by which each screen was left, by the screen's address. */
  const exits = new Map<string, string>();

  if (byKeyboard && isLost()) focusOn(title, byKeyboard);

  const onNewScreen = (newTitle: HTMLElement) => {
    const link = onPage?.closest('nav a') === null ? onPage.closest('a') : null;
    const left = { address, href: link?.getAttribute('href') ?? null };
    const known = title !== null || onPage !== null || byKeyboard;
    title = newTitle;
    address = location.hash;
    onPage = null;
    if (left.href !== null) exits.set(left.address, left.href);
    // Not when the app has just been opened.
    if (known && isLost())
      focusOn(followedLink(exits.get(address), left.address) ?? newTitle, byKeyboard);
  };

  return {
    setByKeyboard: (now: boolean) => {
      byKeyboard = now;
    },
    note: ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.closest('dialog') === null) onPage = target;
      else inSheet = target;
    },
    keep: (records: readonly MutationRecord[]) => {
      const now = screenTitle();
      if (now !== null && now !== title) {
        onNewScreen(now);
        return;
      }
      onPage = successor(onPage, records);
      inSheet = successor(inSheet, records);
      if (!isLost() || (onPage === null && inSheet === null)) return;
      const sheet = document.querySelector<HTMLElement>('dialog[open]');
      if (sheet === null) focusOn(onPage ?? now, byKeyboard);
      else focusOn(inSheet !== null && sheet.contains(inSheet) ? inSheet : sheet, byKeyboard);
    },
  };
}

/** The link that led from this screen to the one just left; null after any other navigation. */
function followedLink(href: string | undefined, left: string): HTMLElement | null {
  if (href === undefined || href !== left) return null;
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
}

/** The focus is nowhere, or on a disabled element. */
function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(':disabled');
}

/** What took the place of a removed element; the element itself while it is there. */
function successor(
  element: HTMLElement | null,
  records: readonly MutationRecord[],
): HTMLElement | null {
  if (element === null) return null;
  if (element.isConnected) return element.matches(':disabled') ? around(element) : element;
  const gone = records.findLast(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(element)),
  );
  if (gone === undefined || !(gone.target instanceof HTMLElement)) return screenTitle();
  const beside = [gone.nextSibling, gone.previousSibling].find(
    (node) => node instanceof HTMLElement && node.isConnected && node.matches(LANDMARKS),
  );
  if (beside instanceof HTMLElement) return beside;
  return gone.target.isConnected ? around(gone.target) : successor(gone.target, records);
}

/** Elements that a screen reader announces by themselves. */
const LANDMARKS = 'li, article, fieldset, section, dialog';

function around(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>(LANDMARKS) ?? screenTitle();
}

function screenTitle(): HTMLElement | null {
  return document.querySelector('h1');
}

/**
 * Focuses any element, made focusable just for this.
 * @param visible show the focus and scroll to it, for keyboard users
 */
function focusOn(element: HTMLElement | null, visible: boolean): void {
  if (element === null) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  if (!visible) {
    element.dataset['focus'] = 'quiet';
    element.addEventListener('blur', () => delete element.dataset['focus'], { once: true });
  }
  element.focus({ preventScroll: true });
  // Touch users have scrolled where they want to be.
  if (visible) element.scrollIntoView({ block: 'nearest' });
}
