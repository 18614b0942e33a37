import { fr } from '../../../tests/e2e/support/words.ts';
import { Complaint, type Evening } from '../evening.ts';
import type { Aim } from '../eyes.ts';
import type { Tap } from '../record.ts';
import { goTo, pressAnd, pressBlindly, tapOn } from '../table.ts';
import { until, untilShown } from '../waiting.ts';
import type { Family } from './fault.ts';

/** Faults that kill the browser without a clean shutdown. */
export const KILLS = {
  'kill-at-once': {
    weight: 75,
    about: 'killed in the moment in which a tap is shown',
    happen: (evening) => killedAfter(evening, 0),
  },
  'kill-soon': {
    weight: 50,
    about: 'killed 1 to 50 ms after a tap is shown',
    happen: (evening) => killedAfter(evening, 1 + evening.random.below(50)),
  },
  'kill-in-tap': {
    weight: 50,
    about: 'killed with the finger on the glass',
    async happen(evening) {
      await evening.play(1);
      const tap = await evening.choose();
      evening.record(tap, false);
      await pressBlindly(evening.phone.tab(), tap);
      await wakeUp(evening);
    },
  },
  'frozen-and-killed': {
    weight: 20,
    about: 'frozen in the moment in which a tap is shown, and killed in its sleep',
    async happen(evening) {
      await evening.play(evening.random.below(3));
      const tap = await evening.choose();
      const save = await pressAnd(evening.phone.tab(), tap, async () => {
        evening.phone.freeze();
        await new Promise((resolve) => setTimeout(resolve, evening.random.below(500)));
        await evening.phone.kill();
      });
      tellShown(evening, tap, save);
      evening.note('frozen and killed');
      await evening.phone.wake();
      await evening.comeBack();
    },
  },
  'kill-at-rest': {
    weight: 40,
    about: 'killed a while after the last tap',
    async happen(evening) {
      await evening.play(3);
      await wakeUp(evening);
    },
  },
  'dice-killed': {
    weight: 15,
    about: 'killed after a die of a calculation: kept after a second, and no change on the table',
    async happen(evening) {
      const { phone, random } = evening;
      await evening.play(1);
      const start = { css: '.k-dock button.k-primary', named: fr('resolver:settle.start') };
      const resume = { ...start, named: fr('resolver:settle.resume') };
      const roll = { css: 'dialog button', named: fr('resolver:settle.roll') };
      const sees = (aim: Aim) => phone.tab().evaluate((sought) => window.soak.sees(sought), aim);
      const openResolver = async () => {
        await phone.tab().goto('about:blank');
        await goTo(phone.tab(), `${phone.site.url}#/battle/${evening.battleId()}/duel`);
        await untilShown(phone.tab(), () => window.soak.sees({ css: '.roles' }), 'a calculation');
      };
      await openResolver();
      const begin = (await sees(resume)) ? resume : start;
      if (await sees(begin)) {
        await tapOn(phone.tab(), begin);
        if (await sees(roll)) await tapOn(phone.tab(), roll);
        const wait = random.one([random.below(50), 1000]);
        await new Promise((resolve) => setTimeout(resolve, wait));
        await phone.kill();
        evening.note(`killed ${wait} ms after a die`);
        await phone.wake();
        await openResolver();
        if (wait === 1000 && !(await until(() => sees(resume)))) {
          throw new Complaint('a die entered a second ago is gone');
        }
      } else evening.note('nothing can be thrown for');
      await evening.comeBack();
    },
  },
} as const satisfies Family;

async function killedAfter(evening: Evening, wait: number): Promise<void> {
  await evening.play(evening.random.below(3));
  const tap = await evening.choose();
  const save = await pressAnd(evening.phone.tab(), tap, async () => {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await evening.phone.kill();
  });
  tellShown(evening, tap, save);
  evening.note(`killed ${wait} ms later`);
  await evening.phone.wake();
  await evening.comeBack();
}

/**
 * The app does not wait for a slow disk: the change is then shown along with "saving", without a promise yet.
 * The end of the run reports how often that happened.
 */
function tellShown(evening: Evening, tap: Tap, save: string): void {
  if (save === 'saving') evening.recordSaving(tap);
  else evening.record(tap, true);
}

async function wakeUp(evening: Evening): Promise<void> {
  await evening.kill();
  evening.note('killed');
  await evening.phone.wake();
  await evening.comeBack();
}
