import { expect, type Page } from '@playwright/test';
import { array, looseObject, parse, unknown } from 'valibot';
import { databaseOf, title } from './pages.ts';
import { changeRows } from './rows.ts';
import { fr } from './words.ts';

// Helpers for printed warbands.

export const PAPERS = ['A4', 'Letter'] as const;

/** Fifteen single models, each with gear on two lines: the longest sheet possible. */
export const FULL = [
  'Les Loups de la Reikwald au grand complet',
  'Mercenaires reiklanders',
  '',
  'Maximilian von und zu Hohenstauffen, capitaine : épée, pistolet, armure lourde, casque, bouclier, esquive [24XP]',
  ...['Gunther', 'Otto', 'Klaus', 'Dieter'].map(
    (name) =>
      `${name}, champion : marteau, dague, épée, hache, arc long, armure légère, casque, rondache, bouclier [12XP]`,
  ),
  ...Array.from(
    { length: 10 },
    (_, at) =>
      `Wolf${'ABCDEFGHIJ'[at]}rik, guerrier : hallebarde, épée, dague, hache, arc, armure légère, casque, bouclier`,
  ),
].join('\n');

const WARBAND = looseObject({ members: array(unknown()) });

/** Imports a typed list as a warband. @param count of its fighters */
export async function bring(page: Page, list: string, count: number) {
  await page.getByRole('textbox').fill(list);
  await page.getByRole('button', { name: fr('import:paste.read') }).tap();
  await page.getByRole('button', { name: fr('import:add', { count }) }).tap();
}

/** Adds for each count a warband of the first so many of the fifteen. */
export async function putFirstOf(page: Page, counts: readonly number[]) {
  const { warbands } = await databaseOf(page);
  const full = parse(array(WARBAND), warbands).find(({ members }) => members.length === 15);
  const put = counts.map((count) => ({
    ...full,
    id: `w-first-${count}`,
    members: full?.members.slice(0, count),
  }));
  await changeRows(page, 'warbands', { put });
}

/** From a warband to its printable sheet. */
export async function openPrint(page: Page) {
  await page.getByRole('link', { name: fr('roster:warband.hand-over') }).tap();
  await page.getByRole('link', { name: fr('hand-over:paper.sheet') }).tap();
  await expect(title(page)).toHaveText(fr('print:title'));
}

/** How many pages are printed. */
export async function pagesOf(page: Page, format: (typeof PAPERS)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Whether an element is on a page of A4: a link that is put into it is in the file of that page alone. */
export async function isOnPage(page: Page, selector: string, which: number): Promise<boolean> {
  const href = 'https://paper.example/';
  await page.locator(selector).evaluate((element, address) => {
    const link = document.createElement('a');
    link.href = address;
    link.append(...element.childNodes);
    element.append(link);
  }, href);
  const pdf = await page.pdf({ format: 'A4', pageRanges: `${which}` });
  return pdf.toString('latin1').includes(href);
}
