import { expect, type Page } from '@playwright/test';
import { saved } from './pages.ts';
import { tableOn } from './table.ts';
import { fr } from './words.ts';

/** The players agree that nobody has won. */
export async function endBattle(page: Page): Promise<void> {
  const { tap, sheet } = tableOn(page);
  await tap(page.getByRole('button', { name: fr('table:header.menu') }));
  await tap(sheet.getByRole('button', { name: fr('table:menu.end') }));
  await tap(sheet.getByRole('button', { name: fr('table:end.draw') }));
  await expect(page.getByRole('heading', { name: fr('table:end.draw') })).toBeVisible();
  await saved(page);
}
