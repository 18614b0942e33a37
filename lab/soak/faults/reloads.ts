import type { Evening } from '../evening.ts';
import { pressAnd, pressAndReload, whole } from '../table.ts';
import type { Family } from './fault.ts';

/** Faults in which the page is reloaded. */
export const RELOADS = {
  reload: {
    weight: 50,
    about: 'reloaded',
    async happen(evening) {
      await evening.play(2);
      await evening.phone.tab().reload({ waitUntil: 'commit' });
      await whole(evening.phone.tab());
    },
  },
  'reload-at-once': {
    weight: 40,
    about: 'reloaded in the moment in which a tap is shown',
    happen: (evening) =>
      afterTap(evening, async () => {
        await evening.phone.tab().reload({ waitUntil: 'commit' });
        await whole(evening.phone.tab());
      }),
  },
  'reload-in-tap': {
    weight: 60,
    about: 'reloaded in the tap’s own task',
    async happen(evening) {
      await evening.play(1);
      const tap = await evening.choose();
      evening.record(tap, true);
      await pressAndReload(evening.phone.tab(), tap);
      evening.note('reloaded in the task of the tap');
      await whole(evening.phone.tab());
    },
  },
  'close-tab': {
    weight: 50,
    about: 'tab closed in the moment in which a tap is shown, opened anew',
    async happen(evening) {
      const { phone } = evening;
      const next = await phone.newTab();
      const left = phone.tab();
      await left.bringToFront();
      await afterTap(evening, () => left.close());
      phone.playIn(next);
      evening.note('the tab was closed');
      await evening.comeBack();
    },
  },
  'leave-page': {
    weight: 30,
    about: 'gone to another page in the moment in which a tap is shown',
    async happen(evening) {
      await afterTap(evening, async () => {
        await evening.phone.tab().goto('about:blank');
      });
      evening.note('gone to another page');
      await evening.comeBack();
    },
  },
  'back-and-forward': {
    weight: 20,
    about: 'back and forward through the screens, many times',
    async happen(evening) {
      const tab = evening.phone.tab();
      await evening.play(2);
      await tab.evaluate(() => {
        location.hash += '/journal';
      });
      for (let times = 0; times < 6; times += 1) {
        await tab.evaluate((back) => history.go(back ? -1 : 1), times % 2 === 0);
      }
      await tab.evaluate((battle) => {
        location.hash = `#/battle/${battle}`;
      }, evening.battleId());
      await whole(tab);
      await evening.play(1);
    },
  },
} as const satisfies Family;

async function afterTap(evening: Evening, then: () => Promise<void>): Promise<void> {
  await evening.play(evening.random.below(3));
  const tap = await evening.choose();
  evening.record(tap, true);
  await pressAnd(evening.phone.tab(), tap, then);
}
