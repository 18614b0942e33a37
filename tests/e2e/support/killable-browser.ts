import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, firefox, type Page } from '@playwright/test';
import { engine } from './engine.ts';
import { startWebKit } from './webkit/windows.ts';

/** A browser that keeps its data in a folder and can be killed at any moment, like an app on a phone. */
export interface KillableBrowser {
  readonly page: Page;
  /** Sends SIGKILL to the browser and all its processes: no clean-up runs. */
  readonly kill: () => Promise<void>;
}

/** A browser that can be suspended as well. */
export interface FreezableBrowser extends KillableBrowser {
  /** Sends SIGSTOP to the browser and all its processes: nothing runs in them any more. */
  readonly freeze: () => void;
}

/**
 * Starts the engine of this run.
 * @param program the browser's program
 * @param profile folder with its data, kept from one browser to the next
 */
export function startBrowser(program: string, profile: string): Promise<KillableBrowser> {
  return STARTERS[engine](program, profile);
}

const STARTERS = { chromium: startChromium, firefox: startFirefox, webkit: startWindows };

/** Not started by Playwright, which would shut it down properly. */
export async function startChromium(program: string, profile: string): Promise<FreezableBrowser> {
  const browserProcess = spawn(program, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    // A process group of its own, which can be killed as a whole.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await addressOf(browserProcess));
  return {
    page: await firstPage(browser),
    freeze: () => freeze(browserProcess),
    kill: () => kill(browserProcess),
  };
}

/** Only Playwright can start it; its processes are found by the profile in their command lines. */
async function startFirefox(program: string, profile: string): Promise<KillableBrowser> {
  const context = await firefox.launchPersistentContext(profile, {
    channel: 'moz-firefox',
    executablePath: program,
    locale: 'fr-FR',
    viewport: { width: 390, height: 844 },
  });
  const [page = await context.newPage()] = context.pages();
  return {
    page,
    async kill() {
      if (context.isClosed()) return;
      const gone = context.waitForEvent('close', { timeout: 0 });
      for (const pid of processesOn(profile)) process.kill(pid, 'SIGKILL');
      await gone;
    },
  };
}

async function startWindows(_program: string, profile: string): Promise<KillableBrowser> {
  const { open, kill: killAll } = await startWebKit({
    profile,
    locale: 'fr-FR',
    timezone: 'Europe/Paris',
  });
  return { page: await open(), kill: killAll };
}

/** All processes of this machine with their command lines. */
function processesOn(profile: string): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && startOf(pid).includes(profile));
}

/** Empty for a process that has ended meanwhile. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
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

/** Reads the DevTools address from the browser's output. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let output = '';
  if (stderr !== null) {
    for await (const chunk of stderr) {
      output += String(chunk);
      const [, address] = /DevTools listening on (ws:\S+)\s/.exec(output) ?? [];
      if (address !== undefined) return address;
    }
  }
  throw new Error(`The browser did not start: ${output}`);
}

async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (page === undefined) throw new Error('The browser has no page.');
  return page;
}

/** Windows has no such signal; there the browser keeps running until it is killed. */
function freeze({ pid }: ChildProcess): void {
  if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGSTOP');
}

async function kill(browser: ChildProcess): Promise<void> {
  const { pid } = browser;
  if (pid === undefined || browser.exitCode !== null || browser.signalCode !== null) return;
  const gone = once(browser, 'exit');
  // Windows has no process groups; there the browser's processes end with the first of them.
  if (process.platform === 'win32') browser.kill('SIGKILL');
  else process.kill(-pid, 'SIGKILL');
  await gone;
}
