import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inProject } from '../../../scripts/paths.mjs';
import { fr } from '../../../tests/e2e/support/words.ts';
import { readDump } from '../../../tests/support/databases.ts';
import {
  entriesOn,
  layAside,
  meddle,
  putBack,
  putInPlace,
  raiseVersion,
  removeDatabase,
  type Tables,
  tablesOn,
} from '../disk.ts';
import { Complaint, type Evening, until } from '../evening.ts';
import { hostileRows } from '../hostile.ts';
import { logOf, type Row } from '../record.ts';
import { goTo, press, tapOn } from '../table.ts';
import type { Family } from './fault.ts';

/** Faults with databases of other versions, and invalid rows. */
export const DATABASES = {
  'older-database': {
    weight: 15,
    about: 'the database of a released version: nothing of it is lost',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      await parked(evening, tab);
      const file = evening.random.one(olderDatabases());
      evening.note(`the database is ${file}`);
      const golden = readDump(file);
      await putInPlace(tab, golden);
      await evening.visitScreens(['#/', '#/settings', '#/warbands']);
      const after = await tablesOn(tab);
      for (const [name, { rows }] of Object.entries(golden.stores)) {
        const there = after[name]?.length ?? 0;
        if (there < rows.length) {
          throw new Complaint(`of ${rows.length} old ${name} ${there} are left`);
        }
      }
      await park(evening, tab);
      await putBack(tab);
      await evening.comeBack();
    },
  },
  'future-database': {
    weight: 15,
    about: 'the database of a newer version: read, said, and not written',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      const own = await parked(evening, tab);
      await raiseVersion(tab, 1000);
      await evening.comeBack();
      evening.note(`said: ${await evening.expectSaid(tab, 'a database of the future')}`);
      await press(tab, await evening.choose());
      const save = await tab.evaluate(() => window.soak.save());
      if (save !== 'failed') throw new Complaint(`on a database of the future a tap is "${save}"`);
      if (JSON.stringify(await tablesOn(tab)) !== JSON.stringify(own)) {
        throw new Complaint('a database of the future was written');
      }
      await park(evening, tab);
      await putBack(tab);
      await evening.comeBack();
    },
  },
  evicted: {
    weight: 15,
    about:
      'the database is removed while the app is closed: said at the next start, and on from there',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      await park(evening, tab);
      await removeDatabase(tab);
      evening.note('the database is gone');
      await goTo(tab, evening.phone.site.url);
      const words = fr('home:lost.battle');
      const isSaid = async () =>
        (await tab.evaluate(() => window.soak.said())).some((one) => one.includes(words));
      if (!(await until(() => isSaid().catch(() => false)))) {
        throw new Complaint('nothing is said about a battle that the browser has removed');
      }
      await tapOn(tab, { css: 'button', named: fr('home:lost.seen') });
      await evening.begin();
    },
  },
  'hostile-rows': {
    weight: 20,
    about: 'absurd rows on the disk: every screen still opens',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(1);
      await evening.check();
      await parked(evening, tab);
      const bad = hostileRows(evening.random);
      evening.note(`on the disk: ${bad.about}`);
      await meddle(tab, 'entries', { put: Object.values(bad.battles).flat() });
      await meddle(tab, 'warbands', { put: bad.warbands });
      const settings = Object.entries(bad.settings).map(([key, value]) => ({ key, value }));
      await meddle(tab, 'settings', { put: settings });
      await evening.visitScreens(['#/', '#/warbands', '#/settings', ...bad.places]);
      await evening.comeBack();
      await evening.check();
      await park(evening, tab);
      await putBack(tab);
      evening.onlyThisBattle();
      await evening.comeBack();
    },
  },
  'unreadable-row': {
    weight: 10,
    about: 'a row in mid-log that can’t be read: said in its battle',
    happen: (evening) =>
      damaged(evening, 'unreadable', async (tab, row) => {
        await meddle(tab, 'entries', { put: [{ ...row, data: { unreadable: true } }] });
      }),
  },
  'missing-row': {
    weight: 10,
    about: 'a row in mid-log that is gone: said in its battle',
    happen: (evening) =>
      damaged(evening, 'missing', async (tab, row) => {
        await meddle(tab, 'entries', { remove: [row.id] });
      }),
  },
} as const satisfies Family;

/** Changes a row behind the app’s back, expects the battle to report it, and restores the row. */
async function damaged(
  evening: Evening,
  how: string,
  damage: (tab: Page, row: Row) => Promise<void>,
): Promise<void> {
  const tab = evening.phone.tab();
  await evening.play(3);
  await evening.check();
  await parked(evening, tab);
  const row = midRow(evening, await entriesOn(tab));
  await damage(tab, row);
  evening.note(`${row.type} ${row.id} is ${how}`);
  await evening.comeBack();
  evening.note(`said: ${await evening.expectSaid(tab, `a row in the log that is ${how}`)}`);
  await park(evening, tab);
  await putBack(tab);
  await evening.comeBack();
}

/**
 * A row of the battle that is neither the start nor an undo, whose loss would be obvious, nor the last, whose
 * loss would go unnoticed.
 */
function midRow(evening: Evening, rows: readonly unknown[]): Row {
  const [, ...log] = logOf(evening.battleId(), rows);
  return evening.random.one(log.slice(0, -1).filter(({ type }) => type !== 'EventUndone'));
}

/** A page of the same origin without the app. */
async function park(evening: Evening, tab: Page): Promise<void> {
  await tab.goto(`${evening.phone.site.url}robots.txt`);
}

/** Parks the tab and copies the database. @returns its contents */
async function parked(evening: Evening, tab: Page): Promise<Tables> {
  await park(evening, tab);
  await layAside(tab);
  return tablesOn(tab);
}

/** The databases left by released versions; see tests/fixtures/databases. */
function olderDatabases(): readonly string[] {
  return readdirSync(inProject('tests/fixtures/databases')).filter((name) =>
    name.endsWith('.json'),
  );
}
