import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type FreezableBrowser, startChromium } from '../../tests/e2e/support/killable-browser.ts';
import { openSite, type Site } from '../../tests/e2e/support/site.ts';
import { installEyes } from './eyes.ts';

/** A phone that can be killed at any moment, and the web server of its app. */
export interface Phone {
  readonly site: Site;
  /** The tab in which the players play. */
  readonly tab: () => Page;
  readonly tabs: () => readonly Page[];
  readonly newTab: () => Promise<Page>;
  /** From now on the players use this tab. */
  readonly playIn: (tab: Page) => void;
  /** Suspends all processes of the browser until it is killed. */
  readonly freeze: () => void;
  /** SIGKILL to the browser and all its processes. */
  readonly kill: () => Promise<void>;
  /** Restarts the browser on what is left on the disk, with one empty tab. */
  readonly wake: () => Promise<void>;
  /**
   * Changes the phone’s clock or disk for all its tabs (eyes.ts reads it); null restores the real one. It
   * survives a kill, unlike a page’s localStorage, which browsers write late.
   */
  readonly set: (what: Setting, value: string | null) => Promise<void>;
  /** The pages’ errors since the last call. */
  readonly complaints: () => readonly string[];
  readonly throwAway: () => Promise<void>;
}

/** `clock` is the offset in ms; `full` is `yes` when the disk is full, `hangs` when it does not respond. */
export type Setting = 'clock' | 'full' | 'hangs';

/** A new, empty phone. @param program the browser */
export async function newPhone(program: string): Promise<Phone> {
  const { site, remove } = await openSite();
  const profile = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-soak-'));
  const heard: string[] = [];
  const settings = new Map<Setting, string | null>([
    ['clock', null],
    ['full', null],
    ['hangs', null],
  ]);
  let browser = await start();
  let tab = browser.page;

  async function start(): Promise<FreezableBrowser> {
    const started = await startChromium(program, profile);
    const context = started.page.context();
    await context.addInitScript(installEyes);
    for (const [what, value] of settings) await context.addInitScript(putSetting, { what, value });
    context.on('console', (message) => {
      // Browsers request a favicon for pages that name none, such as the parked one.
      const beside = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !beside) heard.push(message.text());
    });
    context.on('weberror', (error) => heard.push(`not caught: ${error.error().message}`));
    return started;
  }

  return {
    site,
    tab: () => tab,
    tabs: () => browser.page.context().pages(),
    newTab: () => browser.page.context().newPage(),
    playIn: (other) => {
      tab = other;
    },
    freeze: () => browser.freeze(),
    kill: () => browser.kill(),
    async wake() {
      browser = await start();
      tab = browser.page;
    },
    async set(what, value) {
      settings.set(what, value);
      const context = browser.page.context();
      // The last setting applies to future pages as well as to open ones.
      await context.addInitScript(putSetting, { what, value });
      await tab.evaluate(putSetting, { what, value });
    },
    complaints: () => heard.splice(0).filter((words) => !OF_THE_NETWORK.test(words)),
    async throwAway() {
      await browser.kill();
      await remove();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Runs in the page. */
function putSetting({ what, value }: { readonly what: Setting; readonly value: string | null }) {
  try {
    if (value === null) localStorage.removeItem(`soak/${what}`);
    else localStorage.setItem(`soak/${what}`, value);
  } catch {
    // An empty page has none.
  }
}

/** Logged by the browser itself when a server does not respond, which the app cannot prevent. */
const OF_THE_NETWORK =
  /^Failed to load resource: net::|net::ERR_|^An unknown error occurred when fetching the script/;
