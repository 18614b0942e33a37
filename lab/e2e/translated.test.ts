import { expect, test } from '../../tests/e2e/support/app.ts';
import { EVENING, FIRST_LAUNCH } from '../../tests/e2e/support/screens.ts';
import { translate } from '../../tests/e2e/support/translated.ts';
import { fr } from '../../tests/e2e/support/words.ts';

for (const [begins, screens] of [
  ['first launch', FIRST_LAUNCH],
  ['evening', EVENING],
] as const) {
  test.describe(`on a page that the browser translates (${begins})`, () => {
    test.use({ begins });

    test('no screen stops', async ({ page }) => {
      const stopped = await translate(page);
      await page.goto('/');
      for (const { name, open } of screens) {
        await open(page, fr);
        expect(stopped, name).toEqual([]);
      }
    });
  });
}
