import { expect, test } from '../../tests/e2e/support/app.ts';
import {
  bring,
  FULL,
  openPrint,
  PAPERS,
  pagesOf,
  putFirstOf,
} from '../../tests/e2e/support/paper.ts';

test('up to fifteen fighters fit on one page of either paper size', async ({ page }) => {
  await page.goto('/#/import');
  await bring(page, FULL, 15);
  await openPrint(page);
  for (const format of PAPERS) expect(await pagesOf(page, format), format).toBe(1);

  const counts = Array.from({ length: 14 }, (_, at) => at + 1);
  await putFirstOf(page, counts);
  await page.reload();
  for (const count of counts) {
    await page.goto(`/#/warbands/w-first-${count}/print`);
    await expect(page.locator('.sheet-row')).toHaveCount(count);
    for (const format of PAPERS) expect(await pagesOf(page, format), `${count} ${format}`).toBe(1);
  }
});
