import { type BrowserContext, type Page, webkit } from '@playwright/test';
import { type HostOptions, startHost } from './window-host.ts';

/** WebKitGTK as journeys use it: pages of Playwright's own kind, on one profile. */
export interface WebKitWindows {
  /** A new window that has nothing open. */
  readonly open: () => Promise<Page>;
  /** SIGKILL to everything. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts WebKit as Debian builds it. Playwright speaks to it over the inspector that it brings along, one
 * connection for each window. That way knows no new pages, no closing and no offline mode: here a page
 * opens and closes windows of the host, and to be offline is to have no server, which journeys see to.
 */
export async function startWebKit({
  baseURL,
  ...options
}: HostOptions & { readonly baseURL?: string | undefined }): Promise<WebKitWindows> {
  const host = await startHost(options);
  const open = async (): Promise<Page> => {
    const window = await host.open();
    const browser = await webkit.connectOverCDP(window.endpoint);
    const [context] = browser.contexts();
    const [page] = context?.pages() ?? [];
    if (context === undefined || page === undefined) throw new Error('WebKit has no page.');
    const goto = page.goto.bind(page);
    const inFull = (url: string) => new URL(url, baseURL).href;
    Object.assign(page, {
      goto: (url: string, how?: Parameters<Page['goto']>[1]) =>
        isElsewhereInIt(page.url(), inFull(url)) ? jump(page, inFull(url)) : goto(inFull(url), how),
      close: window.close,
    });
    Object.assign(context, { newPage: open, setOffline: async () => {} });
    return page;
  };
  return { open, kill: host.kill };
}

/** Only the part behind # is another one: the page stays, and Playwright would wait for a new one for ever. */
function isElsewhereInIt(from: string, to: string): boolean {
  const [page, place] = to.split('#');
  return place !== undefined && from.split('#')[0] === page;
}

async function jump(page: Page, url: string): Promise<null> {
  await page.evaluate((to) => location.assign(to), url);
  return null;
}

/**
 * The context of a test, whose first page is there already.
 * @param first of the windows
 */
export function contextOf(first: Page, { open, kill }: WebKitWindows): BrowserContext {
  let used = false;
  return Object.assign(first.context(), {
    newPage: () => {
      if (used) return open();
      used = true;
      return Promise.resolve(first);
    },
    close: kill,
  });
}
