import type { Page } from '@playwright/test';
import { fr } from '../../../tests/e2e/support/words.ts';
import { entriesOn, meddle, removeDatabase, tablesOn } from '../disk.ts';
import { Complaint, type Evening, PATIENCE, until } from '../evening.ts';
import { logOf, type Picture, type Tap } from '../record.ts';
import { goTo, isOver, press, pressBlindly, startBattle, tapOn, whole } from '../table.ts';
import { untilShown } from '../waiting.ts';
import { backupOf, restore, toSettings } from './backups.ts';
import type { Family } from './fault.ts';

/** Faults with a battle open in several tabs, or removed by another one. */
export const TABS = {
  'two-tabs': {
    weight: 30,
    about: 'a second tab watches while the first plays',
    async happen(evening) {
      const watcher = await secondTab(evening);
      await evening.play(2, evening.phone.tab());
      await evening.check([evening.phone.tab(), watcher]);
      await watcher.close();
    },
  },
  'take-over': {
    weight: 30,
    about: 'a second tab takes over, plays, and the first one watches',
    async happen(evening) {
      const other = await secondTab(evening);
      await evening.play(1);
      await takeOver(other);
      await evening.play(2, other);
      await evening.check([evening.phone.tab(), other]);
      await swap(evening, other);
    },
  },
  'take-over-in-tap': {
    weight: 30,
    about: 'a second tab takes over while the first taps',
    async happen(evening) {
      const first = evening.phone.tab();
      const other = await secondTab(evening);
      const tap = await tapForAll(evening);
      // A finger is down in one tab while the other takes over.
      const pressed = press(first, tap).then(
        () => true,
        () => false,
      );
      await takeOver(other);
      const shown = await Promise.race([pressed, afterAWhile(2000)]);
      evening.record(tap, shown);
      await evening.check([first, other]);
      await evening.play(1, other);
      await evening.check([first, other]);
      await swap(evening, other);
    },
  },
  'three-tabs': {
    weight: 15,
    about: 'three tabs, each takes over in its turn',
    async happen(evening) {
      const first = evening.phone.tab();
      const second = await secondTab(evening);
      const third = await secondTab(evening);
      await takeOver(second);
      await evening.play(1, second);
      await takeOver(third);
      await evening.play(1, third);
      await evening.check([first, second, third]);
      await second.close();
      await swap(evening, third);
    },
  },
  'restored-elsewhere': {
    weight: 15,
    about: 'another tab restores a backup with more in it while this one plays',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      const tap = (await ringTap(evening)) ?? (await anyRing(evening));
      const other = await evening.phone.newTab();
      await toSettings(evening, other);
      await restore(other, await backupWithOneMore(evening, tab, tap));
      evening.record(tap, true);
      await evening.check([tab]);
      await other.close();
      await tab.bringToFront();
      await evening.play(1);
    },
  },
  'log-gone': {
    weight: 15,
    about: 'the log vanishes from the disk under a running battle',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      const log = logOf(evening.battleId(), await entriesOn(tab));
      await meddle(tab, 'entries', { remove: log.map(({ id }) => id) });
      evening.note('all rows of the battle are gone');
      await goOn(evening);
    },
  },
  'database-gone': {
    weight: 15,
    about: 'the database vanishes under a running battle',
    async happen(evening) {
      await evening.play(1);
      await removeDatabase(evening.phone.tab());
      evening.note('the database is gone');
      await goOn(evening);
    },
  },
  'deleted-elsewhere': {
    weight: 15,
    about: 'this battle is deleted in another tab while this one plays',
    async happen(evening) {
      const { phone } = evening;
      await evening.play(1);
      // Home offers to delete only what is not over.
      if (await isOver(phone.tab())) await evening.tap({ kind: 'undo' });
      const other = await phone.newTab();
      await goTo(other, `${phone.site.url}#/new-battle`);
      // Home offers to delete all battles except the newest.
      await startBattle(other);
      await other.evaluate(() => {
        location.hash = '#/';
      });
      const entry = { css: `li:has(a[href="#/battle/${evening.battleId()}"]) button` } as const;
      await tapOn(other, entry);
      await tapOn(other, { css: 'dialog button', named: fr('home:unfinished.delete') });
      await other.evaluate((aim) => window.soak.shown({ kind: 'gone', aim }), entry);
      evening.note('deleted elsewhere');
      await endBattle(other);
      await other.close();
      await phone.tab().bringToFront();
      await goOn(evening);
    },
  },
  'wiped-elsewhere': {
    weight: 15,
    about: 'everything is wiped in another tab while this one plays',
    async happen(evening) {
      const { phone } = evening;
      await evening.play(1);
      const other = await phone.newTab();
      await toSettings(evening, other);
      await tapOn(other, { css: 'button', named: fr('settings:data.wipe') });
      await tapOn(other, { css: 'dialog button', named: fr('settings:wipe.confirm') });
      await untilAnew(other);
      evening.note(`wiped elsewhere, or refused: ${await saidOn(other)}`);
      await other.close();
      await phone.tab().bringToFront();
      await goOn(evening);
    },
  },
} as const satisfies Family;

/** From home into the battle in progress, which is ended: until then a new version waits. */
async function endBattle(tab: Page): Promise<void> {
  await tapOn(tab, { css: 'a', named: fr('home:progress.resume') });
  await whole(tab);
  await press(tab, { kind: 'end' });
  await untilShown(tab, () => window.soak.save() === 'saved', 'an end that is saved');
}

/** Another tab that watches the same battle. */
async function secondTab(evening: Evening): Promise<Page> {
  const tab = await evening.phone.newTab();
  await tab.goto(`${evening.phone.site.url}#/battle/${evening.battleId()}`);
  await whole(tab);
  // Players tap only visible tabs, and browsers rarely paint hidden ones.
  await evening.phone.tab().bringToFront();
  return tab;
}

async function takeOver(tab: Page): Promise<void> {
  await tab.bringToFront();
  const aim = { css: '.save-banner button', named: fr('ui:storage.hold.take') } as const;
  await tapOn(tab, aim);
  await tab.evaluate((what) => window.soak.shown({ kind: 'gone', aim: what }), aim);
}

/** The players continue in this tab, and close the previous one. */
async function swap(evening: Evening, to: Page): Promise<void> {
  const before = evening.phone.tab();
  evening.phone.playIn(to);
  await before.close();
}

/** A tap whose change every tab shows: a ring, or a status as long as no leader has anyone nearby. */
async function tapForAll(evening: Evening): Promise<Tap> {
  return (await ringTap(evening)) ?? (await statusTap(evening));
}

async function ringTap(evening: Evening): Promise<RingTap | null> {
  const picture = await pictureOn(evening.phone.tab());
  const rings = Object.keys(picture).filter((name) => picture[name]?.ring !== null);
  if (rings.length === 0) return null;
  const who = evening.random.one(rings);
  return { kind: 'ring', who, on: picture[who]?.ring === false };
}

type RingTap = Extract<Tap, { readonly kind: 'ring' }>;

/** A fighter’s ring, for a phone elsewhere whose leader is standing. */
async function anyRing(evening: Evening): Promise<RingTap> {
  const picture = await pictureOn(evening.phone.tab());
  return { kind: 'ring', who: evening.random.one(Object.keys(picture)), on: true };
}

async function statusTap(evening: Evening): Promise<Tap> {
  const picture = await pictureOn(evening.phone.tab());
  const who = evening.random.one(Object.keys(picture));
  const stands = picture[who]?.status === statusWord('standing');
  return { kind: 'status', who, to: stands ? 'fleeing' : 'standing' };
}

async function pictureOn(tab: Page): Promise<Picture> {
  return (await tab.evaluate(() => window.soak.picture())) ?? {};
}

function statusWord(id: string): string {
  return fr(`mordheim:status.${id}.word`);
}

/** The disk’s contents and one more tap, from another phone. @returns the text of a backup */
async function backupWithOneMore(evening: Evening, tab: Page, tap: RingTap): Promise<string> {
  const log = logOf(evening.battleId(), await entriesOn(tab));
  const [start] = log;
  const last = log.at(-1);
  if (start === undefined || last === undefined) {
    throw new Error('There is no battle to add to.');
  }
  const fighterId = fighterCalled(start.data, tap.who);
  const hlc = `${last.hlc.slice(0, -1)}z`;
  const entry = {
    id: `a-elsewhere:${hlc}`,
    battleId: evening.battleId(),
    actor: 'a-elsewhere',
    hlc,
    v: 2,
    type: 'FlagSet',
    data: { fighterId, flag: 'near-leader', value: tap.on ? true : null },
  };
  return backupOf({ [evening.battleId()]: [...log.map((row) => ({ ...row })), entry] });
}

function fighterCalled(data: unknown, name: string): string {
  const [, id] =
    new RegExp(`"id":"([^"]+)","label":"${name}"`).exec(JSON.stringify(data)) ??
    new RegExp(`"label":"${name}"[^{}]*?"id":"([^"]+)"`).exec(JSON.stringify(data)) ??
    [];
  if (id === undefined) throw new Error(`Nobody is called ${name}.`);
  return id;
}

/** The wiped app restarts with the sample warbands; when the wipe was refused, the sheet says so. */
async function untilAnew(tab: Page): Promise<void> {
  const hasRestarted = async () => {
    const { asks, said } = await tab.evaluate(() => {
      const sheet = document.querySelector('dialog[open]');
      return { asks: sheet !== null, said: sheet?.querySelector('output')?.textContent ?? '' };
    });
    return asks ? said !== '' : ((await tablesOn(tab))['warbands'] ?? []).length > 0;
  };
  // A page that is restarting answers nothing.
  if (!(await until(() => hasRestarted().catch(() => false)))) {
    throw new Complaint('a wiped app never starts anew');
  }
}

/**
 * Players tap on after their data was removed. Either that tap writes the whole battle again, or the app says
 * that it is gone and nothing of it is stored: never a part.
 */
async function goOn(evening: Evening): Promise<void> {
  const tab = evening.phone.tab();
  const before = await tab.evaluate(() => window.soak.where());
  if (before !== 'battle') {
    evening.note(`the app has left the battle: ${await saidOn(tab)}`);
    const rest = logOf(evening.battleId(), await entriesOn(tab)).length;
    if (rest > 0) throw new Complaint(`the battle is gone, and ${rest} rows of it are left`);
    evening.onlyThisBattle();
    await tab.goto(evening.phone.site.url);
    await evening.begin();
    return;
  }
  const tap = await tapForAll(evening);
  const refused = await tapOrRefusal(tab, tap);
  if (refused !== null) {
    evening.note(`refused: ${refused}`);
    const left = logOf(evening.battleId(), await entriesOn(tab)).length;
    if (left > 0) throw new Complaint(`the battle is called gone, and ${left} rows of it are left`);
    evening.onlyThisBattle();
    await seeWarbands(tab);
    await evening.begin();
    return;
  }
  evening.record(tap, true);
  await tab.waitForFunction(() => window.soak.save() !== 'saving', null, { timeout: PATIENCE });
  evening.note(`after the next tap: ${await tab.evaluate(() => window.soak.save())}`);
  const retry = { css: '.save-banner button', named: fr('battle:save.retry') } as const;
  if (await tab.evaluate((aim) => window.soak.sees(aim), retry)) await tapOn(tab, retry);
  evening.onlyThisBattle();
  await evening.check();
  await evening.comeBack();
}

/** Waits until this tab has the warbands for a battle, whichever tab wrote them. */
async function seeWarbands(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    location.hash = '#/warbands';
  });
  const both = () => document.querySelectorAll('a[href^="#/warbands/w-"]').length > 1;
  await untilShown(tab, both, 'the warbands of a first launch');
}

/** @returns the table’s message instead of the tap; null when the tap is shown */
async function tapOrRefusal(tab: Page, tap: Tap): Promise<string | null> {
  const news = () => tab.evaluate(() => document.querySelector('.k-toast-text')?.textContent ?? '');
  const before = await news();
  await pressBlindly(tab, tap);
  let refusal: string | null = null;
  const answered = await until(async () => {
    if (isShown(tap, await pictureOn(tab))) return true;
    const now = await news();
    if (now === '' || now === before) return false;
    refusal = now;
    return true;
  });
  if (!answered) throw new Complaint('a tap is neither shown nor refused in words');
  return refusal;
}

function isShown(tap: Tap, picture: Picture): boolean {
  if (tap.kind === 'ring') return picture[tap.who]?.ring === tap.on;
  return tap.kind === 'status' && picture[tap.who]?.status === statusWord(tap.to);
}

async function saidOn(tab: Page): Promise<string> {
  return (await tab.evaluate(() => window.soak.said())).join(' | ');
}

function afterAWhile(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
