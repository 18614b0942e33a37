import { expect, type Page } from '@playwright/test';

// What a screen reader announces by itself: every change in a live region (role status or alert, aria-live).
// Text that a new region already contains is announced for alerts only; behind a sheet nothing is announced.

/** The announcements since the page was opened. */
export interface Ear {
  /** Waits until exactly this has been announced since the last call; null skips everything so far. */
  readonly heard: (sentences: readonly (string | RegExp)[] | null) => Promise<void>;
}

/** Records all announcements; call it before the page is opened. */
export async function listenTo(page: Page): Promise<Ear> {
  await page.addInitScript(recordAnnouncements);
  let asked = 0;
  const all = () => page.evaluate(() => window.announced ?? []);
  return {
    async heard(sentences) {
      if (sentences === null) {
        asked = (await all()).length;
        return;
      }
      const expected = sentences.map((one) =>
        typeof one === 'string' ? plain(one) : expect.stringMatching(one),
      );
      await expect
        .poll(async () => (await all()).slice(asked).map(plain), { message: 'what is said' })
        .toEqual(expected);
      asked += sentences.length;
    },
  };
}

declare global {
  interface Window {
    announced?: string[];
  }
}

/** Treats the spaces of French typography like any other. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00A0\u202F\s]+/g, ' ')
    .replaceAll('\u2063', '')
    .trim();
}

/** Runs in the page. */
function recordAnnouncements(): void {
  const announced: string[] = [];
  window.announced = announced;
  const REGIONS =
    'output, [role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';
  const ALERTS = '[role="alert"], [aria-live="assertive"]';
  const regionOf = (node: Node | null) =>
    (node instanceof Element ? node : (node?.parentElement ?? null))?.closest<HTMLElement>(REGIONS);
  // A screen that is not visible yet announces nothing.
  const isHeard = (region: HTMLElement) => {
    const sheet = document.querySelector('dialog:modal');
    return (
      region.closest('[aria-live="off"]') === null &&
      (sheet === null || sheet.contains(region)) &&
      region.checkVisibility({ visibilityProperty: true })
    );
  };
  const changedBy = ({ type, target, addedNodes }: MutationRecord): readonly HTMLElement[] => {
    const region = regionOf(target);
    if (region !== null && region !== undefined) {
      return type === 'characterData' || addedNodes.length > 0 ? [region] : [];
    }
    return [...addedNodes].flatMap((node) =>
      node instanceof HTMLElement
        ? [...(node.matches(ALERTS) ? [node] : []), ...node.querySelectorAll<HTMLElement>(ALERTS)]
        : [],
    );
  };

  new MutationObserver((records) => {
    for (const region of new Set(records.flatMap(changedBy))) {
      const text = region.textContent ?? '';
      if (region.isConnected && text.trim() !== '' && isHeard(region)) announced.push(text);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
