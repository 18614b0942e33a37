import type { Page } from '@playwright/test';
import { fr } from '../../../tests/e2e/support/words.ts';
import { tablesOn } from '../disk.ts';
import { Complaint, type Evening, until } from '../evening.ts';
import { goTo, tapOn, whole } from '../table.ts';
import { untilShown } from '../waiting.ts';
import type { Family } from './fault.ts';

/** Faults while a warband is written, whose whole history is in one row. */
export const WARBANDS = {
  'warband-reloaded': {
    weight: 25,
    about: 'a warband renamed, and the page reloaded at once',
    happen: (evening) =>
      afterName(evening, 'kept', async (tab) => {
        await tab.reload({ waitUntil: 'commit' });
      }),
  },
  'warband-left': {
    weight: 25,
    about: 'a warband renamed, and its tab closed at once',
    happen: (evening) =>
      afterName(evening, 'kept', async (tab) => {
        const { phone } = evening;
        const next = await phone.newTab();
        await tab.bringToFront();
        await tab.close();
        phone.playIn(next);
      }),
  },
  'warband-killed': {
    weight: 30,
    about: 'killed within 50 ms after a warband was renamed',
    happen: (evening) =>
      // It is shown while being typed, so it may be lost with the phone, but never in part.
      afterName(evening, 'kept or as before', async () => {
        await new Promise((resolve) => setTimeout(resolve, evening.random.below(50)));
        await evening.phone.kill();
        await evening.phone.wake();
      }),
  },
  'photo-killed': {
    weight: 10,
    about: 'killed within 50 ms after a photo was shown: it is there whole, or not at all',
    async happen(evening) {
      const { phone, random } = evening;
      const before = await photosOn(phone.tab());
      const id = [...(await namesOn(phone.tab())).keys()].toSorted()[0];
      if (id === undefined) {
        evening.note('there is no warband on this phone');
        return;
      }
      await open(phone.tab(), phone.site.url, `#/warbands/${id}`);
      await tapOn(phone.tab(), { css: '.member-row-open' });
      const choose = phone.tab().getByLabel(fr('builder:photo.choose'));
      await choose.setInputFiles({
        name: 'a.png',
        mimeType: 'image/png',
        buffer: await phone.tab().screenshot(),
      });
      const photo = { css: 'dialog img' };
      await phone.tab().waitForFunction((aim) => window.soak.sees(aim), photo);
      await new Promise((resolve) => setTimeout(resolve, random.below(50)));
      await phone.kill();
      await phone.wake();
      await open(phone.tab(), phone.site.url, `#/warbands/${id}`);
      const now = await photosOn(phone.tab());
      evening.note(`${now.length} photos, ${before.length} before`);
      if (now.length < before.length || !now.every((one) => one.startsWith('data:image/'))) {
        throw new Complaint(`of ${before.length} photos ${now.length} are left, or not whole`);
      }
      const shown = () =>
        phone.tab().evaluate(() => {
          const all = [...document.querySelectorAll<HTMLImageElement>('.member-row img')];
          return all.filter((one) => one.complete && one.naturalWidth > 0).length;
        });
      if (now.length > 0 && !(await until(async () => (await shown()) > 0))) {
        throw new Complaint('a photo is on the disk and not on the screen');
      }
      await open(phone.tab(), phone.site.url, `#/battle/${evening.battleId()}`);
      await whole(phone.tab());
    },
  },
} as const satisfies Family;

async function photosOn(tab: Page): Promise<readonly string[]> {
  return ((await tablesOn(tab))['photos'] ?? []).map((row) => said(row, 'image'));
}

/** Renames a warband in the editor, applies the fault, and compares disk and list with the name. */
async function afterName(
  evening: Evening,
  promised: 'kept' | 'kept or as before',
  happens: (tab: Page) => Promise<void>,
): Promise<void> {
  const { phone, random } = evening;
  const before = await namesOn(phone.tab());
  const [id] = [...before.keys()].toSorted();
  if (id === undefined) {
    evening.note('there is no warband on this phone');
    return;
  }
  const name = `Bande ${random.below(1_000_000)}`;
  await open(phone.tab(), phone.site.url, `#/warbands/${id}`);
  await tapOn(phone.tab(), { css: 'header button', named: fr('builder:menu') });
  await phone.tab().getByLabel(fr('roster:warband.name')).fill(name);
  await happens(phone.tab());
  evening.note(`a warband was named ${name}`);
  await open(phone.tab(), phone.site.url, '#/warbands');
  const now = (await namesOn(phone.tab())).get(id) ?? null;
  const allowed = promised === 'kept' ? [name] : [name, before.get(id)];
  if (now === null || !allowed.includes(now)) {
    throw new Complaint(`the warband was named ${name}; on the disk it is ${now ?? 'gone'}`);
  }
  const shown = () => phone.tab().evaluate((one) => document.body.innerText.includes(one), now);
  if (!(await until(shown))) throw new Complaint(`${now} is on the disk and not on the screen`);
  await open(phone.tab(), phone.site.url, `#/battle/${evening.battleId()}`);
  await whole(phone.tab());
}

/** A cold start at this address. */
async function open(tab: Page, url: string, place: string): Promise<void> {
  await tab.goto('about:blank');
  await goTo(tab, `${url}${place}`);
  await untilShown(tab, () => window.soak.settled(), `the app at ${place}`);
}

/** The names of the stored warbands, by id. */
async function namesOn(tab: Page): Promise<ReadonlyMap<string, string>> {
  const rows = (await tablesOn(tab))['warbands'] ?? [];
  return new Map(rows.map((row) => [said(row, 'id'), said(row, 'name')]));
}

function said(row: unknown, field: string): string {
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : null;
  return typeof value === 'string' ? value : '';
}
