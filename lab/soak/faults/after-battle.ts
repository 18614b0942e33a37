import type { Page } from '@playwright/test';
import { fr } from '../../../tests/e2e/support/words.ts';
import { crownsAdded, isEnded, isRow, type WarbandRow } from '../aftermath-rows.ts';
import { tablesOn } from '../disk.ts';
import { Complaint, type Evening } from '../evening.ts';
import { inOrder } from '../record.ts';
import { goTo, isOver, tapOn, whole } from '../table.ts';
import { PATIENCE, until, untilShown } from '../waiting.ts';
import type { Family } from './fault.ts';

/** Faults during the aftermath: while its steps are filled in, and at the final change. */
export const AFTER_BATTLE = {
  'after-killed': {
    weight: 25,
    about: 'killed within 50 ms after a tap in the lists after a battle: no tap before is gone',
    happen: (evening) =>
      afterIts(evening, async (id) => {
        const { phone } = evening;
        const added = async () => crownsAdded(await rowOf(phone.tab(), id), evening.battleId());
        const counted = (await crownsShown(phone.tab())) - (await added());
        const all = counted + (await added()) + 1 + evening.random.below(3);
        while ((await crownsShown(phone.tab())) < all) await oneCrownMore(phone.tab());
        await killedSoon(evening);
        const stored = counted + (await added());
        if (stored !== all && stored !== all - 1) {
          throw new Complaint(`${all} crowns were brought home; on the disk it is ${stored}`);
        }
        await openLists(evening, id);
        if (!(await until(async () => (await crownsShown(phone.tab())) === stored))) {
          throw new Complaint(`${stored} crowns are on the disk, not on the screen`);
        }
      }),
  },
  'after-ended': {
    weight: 25,
    about: 'killed within 50 ms after the lists were ended: all of it has happened, or nothing',
    happen: (evening) =>
      afterIts(evening, async (id) => {
        const { phone } = evening;
        const row = () => rowOf(phone.tab(), id);
        const added = async () => crownsAdded(await row(), evening.battleId());
        const all = (await added()) + 1;
        await oneCrownMore(phone.tab());
        await untilSo(async () => (await added()) === all, 'the tap is kept');
        const before = await row();
        await toTheLast(phone.tab());
        await tapOn(phone.tab(), END);
        await phone
          .tab()
          .waitForFunction((aim) => window.soak.sees(aim), DONE, { timeout: PATIENCE });
        await killedSoon(evening);
        const now = await row();
        if (!isEnded(now, evening.battleId())) {
          evening.note('the end was not kept');
          if (without(now, 'passed') !== without(before, 'passed')) {
            throw new Complaint('the lists were ended by half');
          }
          await openLists(evening, id);
          await toTheLast(phone.tab());
          await tapOn(phone.tab(), END);
          await untilSo(async () => isEnded(await row(), evening.battleId()), 'the end is kept');
        }
        await open(evening, `#/battle/${evening.battleId()}/after/${id}`);
        await tapOn(phone.tab(), { css: 'header button', named: UNDO });
        await untilSo(async () => !isEnded(await row(), evening.battleId()), 'it is taken back');
        const back = await row();
        if (without(back, 'passed') !== without(before, 'passed')) {
          throw new Complaint(`taken back, the warband is ${without(back, 'passed')}`);
        }
      }),
  },
} as const satisfies Family;

const GOLD = fr('mordheim:after.income.gold');
const MORE_GOLD = { css: 'button', named: fr('after-battle:income.more', { what: GOLD }) };
const END = { css: '.k-dock button.k-primary', named: fr('after-battle:next.finish') };
const DONE = { css: 'h2', named: fr('after-battle:done.title') };
const UNDO = fr('battle:undo.step', { step: fr('after-battle:done.undo-name') });

/** Ends the battle, applies the fault during one warband’s aftermath, and plays on. */
async function afterIts(
  evening: Evening,
  happens: (warbandId: string) => Promise<void>,
): Promise<void> {
  const { phone } = evening;
  await evening.play(1);
  if (!(await isOver(phone.tab()))) await evening.tap({ kind: 'end' });
  await evening.check();
  const id = await phone.tab().evaluate(() => {
    const link = document.querySelector('a[href*="/after/"]');
    return link?.getAttribute('href')?.split('/after/')[1] ?? null;
  });
  if (id === null) evening.note('no warband of this phone fought');
  else {
    await openLists(evening, id);
    await happens(id);
  }
  await open(evening, `#/battle/${evening.battleId()}`);
  await whole(phone.tab());
  await evening.tap({ kind: 'undo' });
}

async function openLists(evening: Evening, id: string): Promise<void> {
  await open(evening, `#/battle/${evening.battleId()}/after/${id}`);
  await untilShown(
    evening.phone.tab(),
    () => document.querySelector('.after-step') !== null,
    'the lists after the battle',
  );
}

/** A cold start at this address. */
async function open({ phone }: Evening, place: string): Promise<void> {
  await phone.tab().goto('about:blank');
  await goTo(phone.tab(), `${phone.site.url}${place}`);
  await untilShown(phone.tab(), () => window.soak.settled(), `the app at ${place}`);
}

async function oneCrownMore(tab: Page): Promise<void> {
  const before = await crownsShown(tab);
  await tapOn(tab, MORE_GOLD);
  await untilSo(async () => (await crownsShown(tab)) === before + 1, 'one crown more is shown');
}

async function crownsShown(tab: Page): Promise<number> {
  return Number(await tab.getByLabel(GOLD, { exact: true }).inputValue());
}

/** Goes to the step that can finish the aftermath, whatever the current one. */
async function toTheLast(tab: Page): Promise<void> {
  await tapOn(tab, { css: '.after-rail li:last-child button' });
}

async function killedSoon({ phone, random, note }: Evening): Promise<void> {
  const wait = random.below(50);
  await new Promise((resolve) => setTimeout(resolve, wait));
  await phone.kill();
  note(`killed ${wait} ms later`);
  await phone.wake();
  await goTo(phone.tab(), phone.site.url);
}

async function untilSo(isSo: () => Promise<boolean>, what: string): Promise<void> {
  if (!(await until(isSo))) throw new Complaint(`never came: ${what}`);
}

async function rowOf(tab: Page, id: string): Promise<WarbandRow> {
  const rows = (await tablesOn(tab))['warbands'] ?? [];
  const row = rows.find((one): one is WarbandRow => isRow(one) && one['id'] === id);
  if (row === undefined) throw new Complaint(`the warband ${id} is not on the disk`);
  return row;
}

/** The row without its time of writing, and with one field more. */
function without(row: WarbandRow, field: string): string {
  return JSON.stringify({ ...row, changedAt: 0 }, (key, value: unknown) =>
    key === field ? undefined : inOrder(key, value),
  );
}
