import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type FreezableBrowser, startChromium } from '../../tests/e2e/support/killable-browser.ts';
import { openSite, type Site } from '../../tests/e2e/support/site.ts';
import { installEyes } from './eyes.ts';

/** A phone that can die at any moment, and the web server that it came to. */
export interface Phone {
  readonly site: Site;
  /** The tab in which the players play. */
  readonly tab: () => Page;
  readonly tabs: () => readonly Page[];
  readonly newTab: () => Promise<Page>;
  /** From now on the players play in this tab. */
  readonly playIn: (tab: Page) => void;
  /** Stops all processes of the browser where they are: nothing goes on, until it is killed. */
  readonly freeze: () => void;
  /** SIGKILL to the browser and all its processes. */
  readonly kill: () => Promise<void>;
  /** Starts the browser again on what the one before has left on the disk; it has one empty tab. */
  readonly wake: () => Promise<void>;
  /**
   * Sets the phone's clock or its disk, for all its tabs (eyes.ts looks there); null: as it really is.
   * It outlives a kill, of which a page's own memory does not know: a browser keeps what stands in
   * localStorage a good while before it writes it.
   */
  readonly set: (what: Setting, value: string | null) => Promise<void>;
  /** What the pages have complained of since the last time this was asked. */
  readonly complaints: () => readonly string[];
  readonly throwAway: () => Promise<void>;
}

/** `clock` is ms off; `full` is `yes` when the disk takes nothing more, `hangs` when it does not answer. */
export type Setting = 'clock' | 'full' | 'hangs';

/** A new phone, on which nothing is yet. @param program of the browser */
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
      // Browsers look for a picture of the site where a page names none, as the parked one.
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
      // The last word is what counts, in pages to come as in those that are open.
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

/** What browsers note themselves when a server does not answer; the app can't keep them from it. */
const OF_THE_NETWORK =
  /^Failed to load resource: net::|net::ERR_|^An unknown error occurred when fetching the script/;
