import type { Page } from '@playwright/test';
import { fr } from '../../../tests/e2e/support/words.ts';
import { Complaint, type Evening, PATIENCE } from '../evening.ts';
import { tapOn, whole } from '../table.ts';
import type { Family } from './fault.ts';

/** Faults in which the disk is full or hangs, and later recovers. */
export const FULL_DISK = {
  'disk-full': {
    weight: 40,
    about: 'disk full, taps, free again',
    async happen(evening) {
      await playOnFullDisk(evening);
      await makeRoom(evening);
    },
  },
  'disk-hangs': {
    weight: 10,
    about: 'disk does not answer, taps, a sentence, and it answers',
    async happen(evening) {
      await evening.phone.set('hangs', 'yes');
      evening.note('the disk hangs');
      await evening.play(1);
      const said = await evening.expectSaid(evening.phone.tab(), 'a disk that does not answer');
      evening.note(`said: ${said}`);
      await evening.play(1);
      await evening.phone.set('hangs', null);
      evening.note('the disk answers');
      await evening.check();
      await evening.play(1);
    },
  },
  'disk-full-and-away': {
    weight: 40,
    about: 'disk full, taps, home, free again, back in the battle',
    async happen(evening) {
      const tab = evening.phone.tab();
      await playOnFullDisk(evening);
      await goHome(tab);
      evening.note('gone home');
      const said = await evening.expectSaid(tab, 'what is not saved, at home');
      evening.note(`home says: ${said}`);
      await evening.phone.set('full', null);
      await backToBattle(evening);
      await makeRoom(evening);
    },
  },
  'disk-full-through-home': {
    weight: 20,
    about: 'disk full, taps, home and back, taps, free again',
    async happen(evening) {
      await playOnFullDisk(evening);
      await goHome(evening.phone.tab());
      await backToBattle(evening);
      await evening.play(1);
      await makeRoom(evening);
    },
  },
  'disk-full-reload': {
    weight: 10,
    about: 'disk full, taps, said, reloaded, free again',
    async happen(evening) {
      const tab = evening.phone.tab();
      const unsaved = await playOnFullDisk(evening);
      // The app said that these are not saved, so nothing was promised.
      evening.forget(unsaved);
      tab.once('dialog', (dialog) => void dialog.accept());
      await tab.reload({ waitUntil: 'commit' });
      await whole(tab);
      await evening.phone.set('full', null);
    },
  },
} as const satisfies Family;

/** Taps that cannot be saved, which the app must say. @returns their number */
async function playOnFullDisk(evening: Evening): Promise<number> {
  const tab = evening.phone.tab();
  await evening.play(1);
  await tab.waitForFunction(() => window.soak.save() === 'saved', null, { timeout: PATIENCE });
  await evening.phone.set('full', 'yes');
  evening.note('the disk is full');
  const taps = 1 + evening.random.below(3);
  await evening.play(taps);
  await tab
    .waitForFunction(() => window.soak.save() === 'failed', null, { timeout: PATIENCE })
    .catch(() => {
      throw new Complaint('a tap on a full disk is not called unsaved');
    });
  evening.note(`said: ${await evening.expectSaid(tab, 'the full disk')}`);
  return taps;
}

async function makeRoom(evening: Evening): Promise<void> {
  const tab = evening.phone.tab();
  await evening.phone.set('full', null);
  evening.note('there is room again');
  const retry = { css: '.save-banner button', named: fr('battle:save.retry') } as const;
  const asks = await tab.evaluate((aim) => window.soak.sees(aim), retry);
  if (asks) await tapOn(tab, retry);
  await tab
    .waitForFunction(() => window.soak.save() === 'saved', null, { timeout: PATIENCE })
    .catch(() => {
      throw new Complaint('with room on the disk again, the taps are still not saved');
    });
}

async function goHome(tab: Page): Promise<void> {
  await tapOn(tab, { css: 'header a', named: fr('table:header.home') });
  await tab.waitForFunction(() => window.soak.where() === 'home', null, { timeout: PATIENCE });
}

/** By its own address, since home may list first a battle from a backup. */
async function backToBattle(evening: Evening): Promise<void> {
  const tab = evening.phone.tab();
  await tapOn(tab, { css: `a[href="#/battle/${evening.battleId()}"]` });
  await whole(tab);
}
