import { expect, test } from './support/app.ts';
import { ring, saved, startBattle, undoButton } from './support/pages.ts';
import { fr } from './support/words.ts';

const ON = ['aria-pressed', 'true'] as const;
const OFF = ['aria-pressed', 'false'] as const;

test('a battle open in two tabs is played in one, watched and taken over in the other, and keeps every tap', {
  tag: '@engines',
}, async ({ page, context }) => {
  await page.goto('/');
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await saved(page);

  const other = await context.newPage();
  await other.goto('/');
  const watches = other.getByText(fr('ui:storage.hold.elsewhere'));
  await expect(watches).toBeVisible();
  await expect(ring(other, 'Otto')).toHaveAttribute(...ON);
  await ring(page, 'Klaus').tap();
  await expect(ring(other, 'Klaus')).toHaveAttribute(...ON);
  await undoButton(page).tap();
  await expect(ring(other, 'Klaus')).toHaveAttribute(...OFF);
  await ring(page, 'Karl').tap();
  await expect(ring(other, 'Karl')).toHaveAttribute(...ON);
  await expect(watches).toBeVisible();
  await saved(page);

  await other.getByRole('button', { name: fr('ui:storage.hold.take') }).tap();
  await expect(page.getByText(fr('ui:storage.hold.elsewhere'))).toBeVisible();
  await ring(other, 'Greta').tap();
  await saved(other);
  await other.reload();
  for (const name of ['Otto', 'Karl', 'Greta']) {
    await expect(ring(other, name)).toHaveAttribute(...ON);
  }
});
