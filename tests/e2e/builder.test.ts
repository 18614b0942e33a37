import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { array, looseObject, parse, string } from 'valibot';
import { expect, test } from './support/app.ts';
import { databaseOf, textOfDownload, title } from './support/pages.ts';
import { goTo } from './support/screens.ts';
import { fr } from './support/words.ts';

// What a player does to a warband between battles: splitting groups, promotion, experience, photos.

const RAVENS = 'Les Corbeaux de Reikland';
const BLADES = 'Lames du Reik';

const WARBAND = looseObject({ members: array(looseObject({ role: string() })) });
const PHOTO = looseObject({ image: string() });

test('a group splits, which one tap undoes, and one of it becomes a hero, who learns and is kept', async ({
  page,
}) => {
  await openRavens(page);
  const before = await membersOf(page);

  await openMember(page, BLADES);
  await inSheet(page, fr('roster:member.menu')).tap();
  await inSheet(page, fr('builder:group.split')).tap();
  await page.getByLabel(fr('builder:group.new-name')).fill('Piques');
  await inSheet(page, fr('builder:group.split-now')).tap();
  await expect(page.getByText(fr('builder:group.split-done', { name: 'Piques' }))).toBeVisible();
  await expect(row(page, 'Piques')).toBeVisible();
  await undo(page);
  await expect(row(page, 'Piques')).toHaveCount(0);
  expect(await membersOf(page)).toEqual(before);

  await openMember(page, BLADES);
  await inSheet(page, fr('roster:member.menu')).tap();
  await inSheet(page, fr('builder:group.promote')).tap();
  await page.getByRole('dialog').getByLabel(fr('builder:group.who')).selectOption({ index: 1 });
  await inSheet(page, /^Promouvoir.: Héros$/u).tap();
  await expect(page.getByText(/^Promotion/)).toBeVisible();

  await openMember(page, 'Klaus');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Expérience/u })
    .tap();
  await page.getByRole('textbox', { name: fr('roster:member.experience') }).fill('11');
  await expect(inSheet(page, fr('roster:member.advances', { count: 5 }))).toBeVisible();
  await inSheet(page, fr('roster:warband.done')).tap();
  await page.reload();
  await expect(title(page)).toHaveText(RAVENS);
  await expect(row(page, 'Klaus')).toContainText(fr('builder:row.experience', { points: 11 }));
  const heroes = (await membersOf(page)).filter(({ role }) => role === 'hero');
  expect(heroes).toHaveLength(6);
});

test('a photo is rotated, cropped, saved and shown in battle; another file is refused', async ({
  page,
}) => {
  await openRavens(page);
  await openMember(page, 'Ulrich');
  await inSheet(page, fr('builder:photo.of', { name: 'Ulrich' })).tap();
  const choose = page.getByLabel(fr('builder:photo.choose'));
  await choose.setInputFiles({
    name: 'ulrich.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Ulrich doit 30 co'),
  });
  await expect(page.getByText(fr('builder:photo.unreadable'))).toBeVisible();

  await choose.setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await heldUpright(),
  });
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await inSheet(page, fr('roster:warband.done')).tap();
  await page.reload();
  await expect(row(page, 'Ulrich').locator('img')).toBeVisible();

  const kept = await photosOf(page);
  expect(kept).toHaveLength(1);
  const [image = ''] = kept;
  expect(image.length).toBeLessThan(40_000);
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const picture = sharp(bytes);
  expect(await picture.metadata()).toMatchObject({ width: 320, height: 352 });
  expect(await colourAt(bytes, 160, 40)).toBe('red');
  expect(await colourAt(bytes, 160, 312)).toBe('blue');

  // In battle his photo is shown.
  await page.getByRole('link', { name: fr('roster:warband.fight') }).tap();
  await page.getByRole('button', { name: fr('setup:start') }).tap();
  await expect(page.locator('output[data-save]')).toBeAttached();
  await page.getByRole('main').getByRole('link').filter({ hasText: 'Ulrich' }).first().tap();
  await expect(title(page)).toHaveText('Ulrich');
  await expect(page.locator('.f-photo img')).toBeVisible();

  // It is removed and restored with him.
  await openRavens(page, false);
  await openMember(page, 'Ulrich');
  await inSheet(page, fr('roster:member.menu')).tap();
  await inSheet(page, fr('roster:member.remove')).tap();
  await expect.poll(async () => (await photosOf(page)).length).toBe(0);
  await undo(page);
  await expect(row(page, 'Ulrich').locator('img')).toBeVisible();
  await expect.poll(async () => (await photosOf(page)).length).toBe(1);

  await goTo(page, '/settings', fr('settings:title'));
  const backup = await textOfDownload(
    page,
    page.getByRole('button', { name: fr('settings:data.back-up'), exact: true }),
  );
  expect(backup).toContain(image);
});

/** A photo as a phone held upright writes it: lying on its side, with its orientation in Exif. Red above blue. */
function heldUpright(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  return half('#f00').then(async (red) =>
    sharp({ create: { width: 800, height: 600, channels: 3, background: '#00f' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red} ${blue}`;
}

async function openRavens(page: Page, first = true): Promise<void> {
  if (first) await page.goto('/');
  await goTo(page, '/warbands', fr('roster:list.title'));
  await page.getByRole('link', { name: new RegExp(`^${RAVENS}`) }).tap();
  await expect(title(page)).toHaveText(RAVENS);
}

function row(page: Page, name: string) {
  const members = page.getByRole('region', { name: fr('roster:warband.members') });
  return members.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

async function openMember(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('button').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

function inSheet(page: Page, name: string | RegExp) {
  return page.getByRole('dialog').getByRole('button', { name, exact: true }).first();
}

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: fr('roster:warband.undo'), exact: true }).tap();
  await expect(
    page.getByRole('button', { name: fr('roster:warband.undo'), exact: true }),
  ).toHaveCount(0);
}

async function membersOf(page: Page): Promise<readonly { readonly role: string }[]> {
  await expect(page.getByText(fr('roster:warband.saved')).first()).toBeVisible();
  const { warbands = [] } = await databaseOf(page);
  const ravens = warbands.find((one) => JSON.stringify(one).includes(RAVENS));
  return parse(WARBAND, ravens).members;
}

async function photosOf(page: Page): Promise<readonly string[]> {
  const { photos = [] } = await databaseOf(page);
  return photos.map((photo) => parse(PHOTO, photo).image);
}
