import { type BrowserContext, type Page, webkit } from '@playwright/test';
import { type HostOptions, startHost } from './window-host.ts';

/** WebKitGTK for journeys: Playwright pages on one profile. */
export interface WebKitWindows {
  /** A new empty window. */
  readonly open: () => Promise<Page>;
  /** Sends SIGKILL to all processes. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts WebKit as Debian builds it. Playwright connects to its inspector, one connection for each window.
 * The inspector can't open or close pages and has no offline mode: here pages are windows of the host, and
 * journeys go offline by stopping the server.
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

/** Only the part behind # changes: the page stays, and Playwright would wait for a new one for ever. */
function isElsewhereInIt(from: string, to: string): boolean {
  const [page, place] = to.split('#');
  return place !== undefined && from.split('#')[0] === page;
}

async function jump(page: Page, url: string): Promise<null> {
  await page.evaluate((to) => location.assign(to), url);
  return null;
}

/**
 * The context of a test, whose first page already exists.
 * @param first the first of the windows
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
