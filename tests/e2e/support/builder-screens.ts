import { expect, type Page } from '@playwright/test';
import { title } from './pages.ts';
import { aPhoto } from './photo.ts';
import { type AppScreen, goTo } from './screens.ts';
import type { Words } from './words.ts';

/** Further screens of a warband and its members, and the list of many warbands, in this order. */
export const BUILDER: readonly AppScreen[] = [
  ...(['split', 'promote'] as const).map((what) => ({
    name: `member-${what}`,
    async open(page: Page, words: Words) {
      await openMember(page, words, words('mordheim-samples:blades-of-the-reik'));
      await inSheet(page, words('roster:member.menu')).tap();
      await inSheet(page, words(`builder:group.${what}`)).tap();
    },
  })),
  {
    name: 'member-merge',
    async open(page, words) {
      const name = words('mordheim-samples:blades-of-the-reik');
      await openMember(page, words, name);
      await inSheet(page, words('roster:member.menu')).tap();
      await inSheet(page, words('builder:group.split')).tap();
      await inSheet(page, words('builder:group.split-now')).tap();
      await openMember(page, words, `${name} 2`, false);
      await openExperience(page, words);
      await inSheet(page, words('roster:member.more-experience')).tap();
      await inSheet(page, words('roster:member.menu')).tap();
      await inSheet(page, words('builder:group.merge')).tap();
    },
  },
  {
    name: 'member-experience',
    async open(page, words) {
      await openMember(page, words, 'Ulrich');
      await openExperience(page, words);
      await inSheet(page, words('roster:member.more-experience')).tap();
    },
  },
  {
    name: 'member-photo',
    async open(page, words) {
      await openMember(page, words, 'Ulrich');
      await inSheet(page, words('builder:photo.of', { name: 'Ulrich' })).tap();
      await page.getByLabel(words('builder:photo.choose')).setInputFiles({
        name: 'ulrich.png',
        mimeType: 'image/png',
        buffer: await aPhoto(),
      });
      await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    },
  },
  {
    name: 'warband-photo',
    async open(page, words) {
      await openRavens(page, words);
      await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    },
  },
  {
    name: 'fighter-photo',
    async open(page, words) {
      await goTo(page, '/new-battle', words('setup:title'));
      await page.getByRole('button', { name: words('setup:start') }).tap();
      await expect(page.locator('output[data-save]')).toBeAttached();
      const itself = page.getByText('Ulrich', { exact: true });
      await page.getByRole('main').getByRole('link').filter({ has: itself }).tap();
      await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    },
  },
  // Last: there are more warbands afterwards.
  { name: 'warbands-many', open: openManyWarbands },
];

async function openRavens(page: Page, words: Words): Promise<void> {
  await goTo(page, '/warbands', words('roster:list.title'));
  const name = words('mordheim-samples:ravens');
  await page.getByRole('link', { name: new RegExp(`^${name} \\d`) }).tap();
  await expect(title(page)).toHaveText(name);
}

async function openMember(page: Page, words: Words, name: string, afresh = true): Promise<void> {
  if (afresh) await openRavens(page, words);
  const rows = page.getByRole('region', { name: words('roster:warband.members') });
  const row = rows.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await row.getByRole('button').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The boxes of experience show their number. */
async function openExperience(page: Page, words: Words): Promise<void> {
  const boxes = page.getByRole('dialog').getByRole('button', {
    name: new RegExp(`^${words('roster:member.experience')}`, 'u'),
  });
  await boxes.tap();
}

function inSheet(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
}

/** With an example that is one’s own by now and one archived, enough for a search. */
const COPIES = 13;

/** Duplicates warbands until the list has a search, and archives one. */
async function openManyWarbands(page: Page, words: Words): Promise<void> {
  const archived = page.getByRole('region', { name: words('builder:list.archived') });
  await goTo(page, '/warbands', words('roster:list.title'));
  for (let copies = 0; (await archived.count()) === 0 && copies < COPIES; copies += 1) {
    await page.getByRole('main').getByRole('listitem').getByRole('link').last().tap();
    await page.getByRole('button', { name: words('builder:menu') }).tap();
    await inSheet(page, words('roster:warband.duplicate')).tap();
    if (copies === COPIES - 1) {
      await page.getByRole('button', { name: words('builder:menu') }).tap();
      await inSheet(page, words('builder:list.archive')).tap();
      await inSheet(page, words('roster:warband.close')).tap();
    }
    await page.getByRole('link', { name: words('roster:warband.back') }).tap();
    await expect(title(page)).toHaveText(words('roster:list.title'));
  }
  await expect(archived).toBeVisible();
}
