import type { Page } from '@playwright/test';
import { openSite, type Site } from '../../e2e/support/site.ts';
import { Complaint, PATIENCE } from '../evening.ts';
import { goTo, startBattle, tapOn, whole } from '../table.ts';
import { untilShown } from '../waiting.ts';
import type { Family } from './fault.ts';

/** The very first visit, cut off before all is there. */
export const FIRST_VISITS = {
  'first-visit-cut': {
    weight: 30,
    about: 'a first visit cut in the middle, offline start, and on with the network back',
    async happen(evening) {
      const { site, remove } = await openSite();
      const tab = await evening.phone.newTab();
      try {
        const last = 1 + evening.random.below(40);
        evening.note(`the network goes at request ${last}`);
        await visitUntil(tab, site, last);
        await tab.reload({ waitUntil: 'commit', timeout: PATIENCE }).catch(() => undefined);
        const offline = await tab
          .evaluate(() => window.soak.where())
          .catch(() => 'nothing' as const);
        evening.note(`offline then: ${offline}`);
        if (offline === 'error')
          throw new Complaint('a first visit cut off ends in an error screen');

        await site.start();
        await goTo(tab, site.url);
        await untilShown(tab, () => window.soak.settled(), 'the app with the network back');
        await startBattle(tab);
        await tapOn(tab, RING);
        await tab.evaluate((aim) => window.soak.shown({ kind: 'there', aim }), RING_ON);
        await tab.reload({ waitUntil: 'commit' });
        await whole(tab);
        const kept = await tab.evaluate((aim) => window.soak.sees(aim), RING_ON);
        if (!kept) throw new Complaint('after a first visit cut off, the first tap is lost');
        // Where something is wrong it stays open, to be looked at.
        await tab.close();
      } finally {
        await site.stop();
        await remove();
      }
      await evening.phone.tab().bringToFront();
      await evening.play(1);
    },
  },
} as const satisfies Family;

/**
 * A first visit during which the server goes: as this request is made, or, where fewer are, as soon as
 * home is there.
 */
async function visitUntil(tab: Page, site: Site, last: number): Promise<void> {
  let asked = 0;
  const asking = new Promise<void>((resolve) => {
    tab.on('request', () => {
      asked += 1;
      if (asked === last) resolve();
    });
  });
  await tab.goto(site.url, { waitUntil: 'commit' }).catch(() => undefined);
  const there = untilShown(tab, () => window.soak.where() === 'home', 'home').catch(
    () => undefined,
  );
  await Promise.race([asking, there]);
  await site.stop();
}

const RING = { css: 'button.ring', who: 'Otto' } as const;
const RING_ON = { css: 'button.ring[aria-pressed="true"]', who: 'Otto' } as const;
