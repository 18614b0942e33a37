import { isByKeyboard, watchKeyboard } from './by-keyboard.ts';
import { firstControl, focusOn } from './focus-on.ts';

/**
 * Keeps keyboard and screen reader users in place. When the focused element disappears, because its card was
 * answered or the screen changed, browsers silently reset the focus to the top of the page. Instead, it moves to
 * the button that had opened what has closed, to what took the element's place (the next card, the row, the
 * list), to the title of a new screen, or when going back to the link that was followed.
 *
 * Call once; it lasts as long as the page.
 * @param byKeyboard whether a key has been pressed already: it may have led to another screen, and the focus nowhere
 */
export function keepFocus(byKeyboard: boolean): void {
  watchKeyboard(byKeyboard);
  const { note, keep } = focusKeeper();
  // What was focused before this was there may lead to another screen next.
  note({ target: document.activeElement });
  const watcher = new MutationObserver(keep);
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'aria-expanded'],
    attributeOldValue: true,
  });
  document.addEventListener('focusin', note);
}

function focusKeeper() {
  // The element last focused, or what took its place: on the page, and in the open sheet.
  let onPage: HTMLElement | null = null;
  let inSheet: HTMLElement | null = null;
  let title = screenTitle();
  let address = location.hash;
  /** The href of the link by which each screen was left, by the screen's address. */
  const exits = new Map<string, string>();

  if (title !== null && isByKeyboard() && isLost()) focusOn(title);

  const onNewScreen = (newTitle: HTMLElement) => {
    const link = onPage?.closest('nav a') === null ? onPage.closest('a') : null;
    const left = { address, href: link?.getAttribute('href') ?? null };
    const known = title !== null || onPage !== null || isByKeyboard();
    title = newTitle;
    address = location.hash;
    onPage = null;
    if (left.href !== null) exits.set(left.address, left.href);
    // Not when the app has just been opened.
    if (known && isLost()) focusOn(followedLink(exits.get(address), left.address) ?? newTitle);
  };

  return {
    note: ({ target }: Pick<FocusEvent, 'target'>) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
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
      const place = sheet === null ? (onPage ?? now) : sheet.contains(inSheet) ? inSheet : sheet;
      if (place !== null) focusOn(speakerOf(place));
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
  const opener = records.findLast(hasClosed)?.target;
  if (opener instanceof HTMLElement && gone.target.contains(opener)) return opener;
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

/** Records of a button whose fold, strip or menu has just closed. */
function hasClosed({ attributeName, oldValue, target }: MutationRecord): boolean {
  return (
    attributeName === 'aria-expanded' &&
    oldValue === 'true' &&
    target instanceof HTMLElement &&
    target.ariaExpanded === 'false'
  );
}

/** A row is read out with everything in it, so its first control speaks for it. */
function speakerOf(element: HTMLElement): HTMLElement {
  return (element.matches('li') ? firstControl(element) : null) ?? element;
}
