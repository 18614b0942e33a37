import { ring, saved, startBattle, visit } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { fr } from './support/words.ts';

test('a battle open in two tabs is played in one, taken over in the other, and keeps every tap', async ({
  page,
  context,
}) => {
  await visit(page);
  await startBattle(page);
  await ring(page, 'Otto').tap();
  await saved(page);

  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByText(fr('ui:storage.hold.elsewhere'))).toBeVisible();
  await expect(ring(other, 'Otto')).toHaveAttribute('aria-pressed', 'true');
  await ring(page, 'Karl').tap();
  await saved(page);

  await other.getByRole('button', { name: fr('ui:storage.hold.take') }).tap();
  await expect(page.getByText(fr('ui:storage.hold.elsewhere'))).toBeVisible();
  await ring(other, 'Greta').tap();
  await saved(other);
  await other.reload();
  for (const name of ['Otto', 'Karl', 'Greta']) {
    await expect(ring(other, name)).toHaveAttribute('aria-pressed', 'true');
  }
});
