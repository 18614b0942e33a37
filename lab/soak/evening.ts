import type { Page } from '@playwright/test';
import { holesOn } from '../../tests/e2e/support/holes.ts';
import { fr } from '../../tests/e2e/support/words.ts';
import { entriesOn } from './disk.ts';
import type { Phone } from './phone.ts';
import type { Random } from './random.ts';
import {
  checkHistory,
  checkLog,
  checkScreen,
  contentsOf,
  logOf,
  type RecordedTap,
  type Tap,
  words,
} from './record.ts';
import { goTo, press, randomTap, startBattle, whole } from './table.ts';
import { PATIENCE, untilShown } from './waiting.ts';

export { PATIENCE, until } from './waiting.ts';

/** One battle on one phone, with the soak’s own record of it. */
export interface Evening {
  readonly phone: Phone;
  /** Random numbers for the choices of the current fault. */
  readonly random: Random;
  readonly battleId: () => string;
  /** From the tab’s present screen into a new battle, whose record starts here. */
  readonly begin: () => Promise<void>;
  /** This many random taps in this tab (by default the players’ own), each waited for until it shows. */
  readonly play: (taps: number, tab?: Page) => Promise<void>;
  /** Makes this tap, waits until it shows, and records it. */
  readonly tap: (tap: Tap, tab?: Page) => Promise<void>;
  /** Makes one random tap without recording it; null when the tap could not start. */
  readonly choose: (tab?: Page) => Promise<Tap>;
  /** Records a tap. @param sure its change was shown */
  readonly record: (tap: Tap, sure: boolean) => void;
  /** Records a tap shown as not yet saved when the phone died. */
  readonly recordSaving: (tap: Tap) => void;
  /**
   * Kills the phone. While the screen says "saving" nothing is promised: the last tap may be stored or not.
   */
  readonly kill: () => Promise<void>;
  /** The number of such taps. */
  readonly saving: () => number;
  /** The record so far. */
  readonly recorded: () => readonly RecordedTap[];
  /** Removes the last taps from the record, because the app said that they were not saved. */
  readonly forget: (taps: number) => void;
  /** From now on only this battle’s rows must remain: all others were removed on purpose. */
  readonly onlyThisBattle: () => void;
  /** Records that the browser itself had stopped checking for updates. */
  readonly countStuck: () => void;
  /** Adds a line to the list of steps. */
  readonly note: (step: string) => void;
  readonly steps: () => readonly string[];
  /** Opens the app as players do, and goes into the battle from whatever screen opens. */
  readonly comeBack: (tab?: Page) => Promise<void>;
  /**
   * Waits until the disk matches the record and these tabs match the disk.
   * @param tabs by default the players’ own
   * @throws a Complaint when that never happens
   */
  readonly check: (tabs?: readonly Page[], patience?: number) => Promise<void>;
  /** Opens these addresses in order. @throws a Complaint when a screen stops or never appears */
  readonly visitScreens: (places: readonly string[]) => Promise<void>;
  /** Waits until the page has at least a few words of text. @returns the text */
  readonly expectSaid: (tab: Page, about: string) => Promise<string>;
}

/** What the app did wrong, in words. */
export class Complaint extends Error {}

export function newEvening(phone: Phone, randomNow: () => Random): Evening {
  let battleId = '';
  let recorded: readonly RecordedTap[] = [];
  let history: ReadonlyMap<string, string> = new Map();
  let notes = 0;
  let saving = 0;
  const steps: string[] = [];
  const began = performance.now();
  const step = (what: string) => {
    const seconds = (performance.now() - began) / 1000;
    steps.push(`${seconds.toFixed(1).padStart(7)} s  ${what}`);
  };

  const evening: Evening = {
    phone,
    get random() {
      return randomNow();
    },
    battleId: () => battleId,
    async begin() {
      const tab = phone.tab();
      await startBattle(tab);
      await untilShown(tab, () => window.soak.save() === 'saved', 'a new battle that is saved');
      battleId = await tab.evaluate(() => /b-[^/]+/.exec(location.hash)?.[0] ?? '');
      recorded = [];
      history = new Map();
      step(`a new battle, ${battleId}`);
    },
    async play(taps, tab = phone.tab()) {
      for (let count = 0; count < taps; count += 1) {
        await evening.tap(await evening.choose(tab), tab);
      }
    },
    async tap(tap, tab = phone.tab()) {
      await press(tab, tap);
      evening.record(tap, true);
    },
    choose: async (tab = phone.tab()) => {
      notes += 1;
      return randomTap(tab, randomNow(), recorded, `Fait ${notes}`);
    },
    record(tap, sure) {
      recorded = [...recorded, { tap, sure }];
      step(`tap: ${words(tap)}${sure ? '' : ' (not known to be shown)'}`);
    },
    recordSaving(tap) {
      saving += 1;
      recorded = [...recorded, { tap, sure: false }];
      step(`tap: ${words(tap)} (shown as being saved)`);
    },
    async kill() {
      const last = recorded.at(-1);
      const save = await phone
        .tab()
        .evaluate(() => window.soak.save())
        .catch(() => '');
      if (save === 'saving' && last !== undefined) {
        recorded = [...recorded.slice(0, -1), { ...last, sure: false }];
        saving += 1;
        step('shown as being saved when it was killed');
      }
      await phone.kill();
    },
    saving: () => saving,
    recorded: () => recorded,
    forget(taps) {
      recorded = recorded.slice(0, recorded.length - taps);
      step(`${taps} taps were said not to be kept`);
    },
    onlyThisBattle() {
      history = new Map([...history].filter(([, content]) => content.includes(`"${battleId}"`)));
    },
    countStuck() {
      stuck += 1;
    },
    note: step,
    steps: () => steps,
    async comeBack(tab = phone.tab()) {
      await goTo(tab, phone.site.url).catch(async (thrown: unknown) => {
        // When the service worker does not start in time, the browser asks the network instead. Players then
        // see its own error page, and try again.
        if (!String(thrown).includes('net::ERR_CONNECTION_REFUSED')) throw thrown;
        step('the browser’s own page came instead; asked again');
        again += 1;
        await goTo(tab, phone.site.url);
      });
      await untilShown(
        tab,
        // A kill reverts localStorage, so the last place may be one that was left a while ago.
        () =>
          ['battle', 'home', 'error'].includes(window.soak.where()) ||
          (window.soak.settled() && location.hash.includes('/battle/')),
        'the app at its address',
      );
      const there = await tab.evaluate(() => ({ where: window.soak.where(), at: location.hash }));
      if (there.where === 'error') throw new Complaint('the app opens in an error screen');
      if (!there.at.endsWith(battleId)) {
        step(`the app opens at ${there.at}`);
        await goTo(tab, `${phone.site.url}#/battle/${battleId}`);
      }
      await whole(tab);
    },
    async check(tabs = [phone.tab()], patience = PATIENCE) {
      const end = Date.now() + patience;
      for (;;) {
        const wrong = await wrongIn(tabs);
        if (wrong.length === 0) return;
        if (Date.now() > end) throw new Complaint(wrong.join('\n'));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async visitScreens(places) {
      const tab = phone.tab();
      for (const place of places) {
        // A new page each time, so that an earlier error is not mistaken for this one’s.
        await tab.goto('about:blank');
        // Opening home by its address would lead into the battle.
        const first = place === HOME ? '#/warbands' : place;
        await tab.goto(`${phone.site.url}${first}`, { waitUntil: 'commit' });
        if (first !== place) {
          await untilShown(tab, () => window.soak.settled(), `the app at ${first}`);
          await tab.evaluate((hash) => {
            location.hash = hash;
          }, place);
        }
        await untilShown(tab, () => window.soak.settled(), place).catch(() => {
          throw new Complaint(`${place} never comes`);
        });
        const where = await tab.evaluate(() => window.soak.where());
        if (where === 'error') throw new Complaint(`${place} ends in an error screen`);
        step(`${place} opens`);
      }
    },
    async expectSaid(tab, about) {
      const said = async () =>
        (await tab.evaluate(() => window.soak.said())).find(
          (one) => one.length > SHORTEST_SENTENCE,
        );
      const end = Date.now() + PATIENCE;
      for (;;) {
        const sentence = await said();
        if (sentence !== undefined) return sentence;
        if (Date.now() > end) throw new Complaint(`nothing is said about ${about}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
  return evening;

  async function wrongIn(tabs: readonly Page[]): Promise<readonly string[]> {
    const [first] = tabs;
    if (first === undefined) return ['there is no tab'];
    const rows = await entriesOn(first);
    const log = logOf(battleId, rows);
    const held = checkLog(recorded, log);
    const wrong = [...held.wrong, ...checkHistory(history, rows)];
    for (const [index, tab] of tabs.entries()) {
      const picture = await tab.evaluate(() => window.soak.picture());
      const of = tabs.length === 1 ? '' : `tab ${index + 1}: `;
      const seen =
        picture === null ? ['the battle is not whole'] : checkScreen(picture, log, statusWord);
      wrong.push(...seen.map((one) => `${of}${one}`));
      const where = await tab.evaluate(() => window.soak.where());
      if (where === 'error') wrong.push(`${of}an error screen`);
      const holes = await holesOn(tab);
      if (holes.length > 0) wrong.push(`${of}no words: ${holes.join(', ')}`);
    }
    if (wrong.length > 0) return wrong;
    const heard = phone.complaints();
    if (heard.length > 0) throw new Complaint(`on the console: ${heard.join('\n')}`);
    recorded = held.recorded;
    history = contentsOf(rows);
    return [];
  }
}

/** How often in this run the browser first showed its own page at a start. */
export function startsAgain(): number {
  return again;
}

/** How often in this run a browser had stopped checking for updates by itself. */
export function updatesStuck(): number {
  return stuck;
}

let again = 0;
let stuck = 0;

const HOME = '#/';

/** In characters. */
const SHORTEST_SENTENCE = 15;

function statusWord(id: string): string {
  return fr(`mordheim:status.${id}.word`);
}
