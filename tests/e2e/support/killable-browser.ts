import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from '@playwright/test';

/** A browser that keeps its data in a folder and can be shot at any moment, like an app on a phone. */
export interface KillableBrowser {
  readonly page: Page;
  /** SIGKILL to the browser and all its processes: nobody gets to tidy up. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a browser of its own, outside Playwright, which would close it politely.
 * @param program the browser's program
 * @param profile folder with its data; what an earlier one has left there is there again
 */
export async function startBrowser(program: string, profile: string): Promise<KillableBrowser> {
  const process = spawn(program, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    // A process group of its own, which can be killed as a whole.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(process));
  return { page: await firstPage(browser), kill: () => kill(process) };
}

const ARGS: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-extensions-with-background-pages',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--accept-lang=fr-FR',
  '--window-size=390,844',
  '--remote-debugging-port=0',
];

/** The browser tells where it can be spoken to. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let told = '';
  if (stderr !== null) {
    for await (const chunk of stderr) {
      told += String(chunk);
      const [, address] = /DevTools listening on (ws:\S+)\s/.exec(told) ?? [];
      if (address !== undefined) return address;
    }
  }
  throw new Error(`The browser did not start: ${told}`);
}

async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (page === undefined) throw new Error('The browser has no page.');
  return page;
}

async function kill(browser: ChildProcess): Promise<void> {
  const { pid } = browser;
  if (pid === undefined || browser.exitCode !== null || browser.signalCode !== null) return;
  const gone = once(browser, 'exit');
  // Windows knows no process groups; there the browser's processes end with the first of them.
  if (process.platform === 'win32') browser.kill('SIGKILL');
  else process.kill(-pid, 'SIGKILL');
  await gone;
}
