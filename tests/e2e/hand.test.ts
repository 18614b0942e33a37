import type { Page } from '@playwright/test';
import { expect, test } from './support/app.ts';
import { title } from './support/pages.ts';
import { openScreen } from './support/screens.ts';
import { fr } from './support/words.ts';

// The hand that holds the phone: what a thumb presses most comes over to its side.

test.use({ begins: 'evening' });

test('in the left hand the rows’ buttons, undo and the news’ button lie at the left, and stay so', async ({
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

/** On which half of the screen each stands. */
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
    drop: await side('.fighter .k-button-wound'),
    ring: await side('.ring'),
    undo: await side('.table-undo'),
    arrow: await side('.k-primary > svg:last-child'),
  };
}
