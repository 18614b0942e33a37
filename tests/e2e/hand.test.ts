import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { title } from './support/pages.ts';
import { openScreen } from './support/screens.ts';
import { fr } from './support/words.ts';

// The hand that holds the phone: the most used buttons are on its side.

test.use({ begins: 'evening' });

test('with the left-hand setting, row buttons, undo and the toast’s button are at the left, also after a reload', async ({
  page,
}) => {
  await page.goto('/');
  expect(await sidesOf(page)).toEqual({
    drop: 'right',
    ring: 'right',
    undo: 'right',
    arrow: 'right',
  });

  await openScreen(page, 'settings');
  await page.getByRole('radio', { name: fr('settings:look.hands.left') }).tap();
  expect(await sidesOf(page)).toEqual({ drop: 'left', ring: 'left', undo: 'left', arrow: 'left' });

  await page.reload();
  await expect(title(page)).toHaveText(fr('table:header.round', { round: 3 }));
  expect(await sidesOf(page)).toEqual({ drop: 'left', ring: 'left', undo: 'left', arrow: 'left' });
});

/** On which half of the screen each button is. */
async function sidesOf(page: Page): Promise<Readonly<Record<string, 'left' | 'right'>>> {
  await openScreen(page, 'battle');
  const side = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2 < innerWidth / 2 ? ('left' as const) : ('right' as const);
      });
  return {
    drop: await side('.fighter .drop'),
    ring: await side('.ring'),
    undo: await side('.table-undo'),
    arrow: await side('.k-primary > svg:last-child'),
  };
}
