import type { Page } from '@playwright/test';
import { fr } from '../../../tests/e2e/support/words.ts';
import { Complaint, type Evening, until } from '../evening.ts';
import { press, tapOn, untilStarted, whole } from '../table.ts';
import type { Family } from './fault.ts';
import { startsCold } from './offline.ts';

/** Faults while a new version of the app arrives. */
export const UPDATES = {
  'update-in-battle': {
    weight: 20,
    about: 'a new version arrives in mid-battle and waits',
    async happen(evening) {
      await evening.play(1);
      await arrives(evening);
      await evening.play(1);
      const tab = evening.phone.tab();
      await tab.reload({ waitUntil: 'commit' });
      await whole(tab);
      await evening.play(1);
    },
  },
  'update-cut': {
    weight: 15,
    about: 'a new version is cut off on its way, killed, started cold',
    async happen(evening) {
      const { phone } = evening;
      await phone.site.publishUpdate(`cut ${evening.random.below(1_000_000)}`);
      await lookForUpdate(phone.tab());
      await phone.site.stop();
      await evening.play(1);
      await startsCold(evening, 'kill');
    },
  },
  'update-taken': {
    weight: 10,
    about: 'the battle ends, a new version is taken, the next battle begins',
    async happen(evening) {
      await evening.play(1);
      await arrives(evening);
      const tab = evening.phone.tab();
      await press(tab, { kind: 'end' });
      evening.record({ kind: 'end' }, true);
      await evening.check();
      await tapOn(tab, { css: 'header a', named: fr('table:header.home') });
      const take = { css: 'button', named: fr('home:update.take') } as const;
      await untilStarted(tab, () => tapOn(tab, take));
      await evening.comeBack();
      await evening.check();
      await tapOn(tab, { css: 'header a', named: fr('table:header.home') });
      await evening.begin();
    },
  },
} as const satisfies Family;

/** Publishes a version and waits until the phone has it. */
async function arrives(evening: Evening): Promise<void> {
  const { phone } = evening;
  await phone.site.publishUpdate(`version ${evening.random.below(1_000_000)}`);
  const waits = async () => {
    // A check that coincides with a running one finds nothing, but players return to the page repeatedly.
    await lookForUpdate(phone.tab());
    return phone.tab().evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if ((registration?.waiting ?? null) !== null) return true;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return false;
    });
  };
  if (!(await until(waits))) {
    if (await looksForUpdates(phone.tab())) throw new Complaint('a new version never arrives');
    evening.note('the browser no longer looks for new versions; started anew');
    evening.countStuck();
    await evening.kill();
    await phone.wake();
    await evening.comeBack();
    if (!(await until(waits))) throw new Complaint('a new version never arrives');
  }
  evening.note('a new version waits');
}

/**
 * Whether the browser still checks for updates when asked. After a kill, with the server stopped while the
 * tab was closed, it may send no request and never answer the page.
 */
function looksForUpdates(tab: Page): Promise<boolean> {
  return tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const answered = registration?.update().then(
      () => true,
      () => true,
    );
    const silence = new Promise<false>((resolve) => {
      setTimeout(() => resolve(false), 20_000);
    });
    return Promise.race([answered ?? true, silence]);
  });
}

function lookForUpdate(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
