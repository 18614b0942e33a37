import { expect, test } from './support/app.ts';
import { calculationOn } from './support/calculation.ts';
import { startBattle, title } from './support/pages.ts';
import { tableOn } from './support/table.ts';
import { fr } from './support/words.ts';

// What fighters carry during a battle: treasure and other markers, counted by fighter and by side and dropped
// when the carrier falls; prisoners; weapons picked up; items that work once.

const CLAWS = 'Griffes d’Eshin';
const RAVENS = 'Les Corbeaux de Reikland';
const TREASURE = fr('battle:marker.treasure');
const KEY = 'Clé du caveau';
const HALBERD = fr('mordheim-traits:halberd.name');
const FLAIL = fr('mordheim-traits:flail.name');
const CHARM = fr('mordheim-traits:lucky-charm.name');

test('treasure, markers, prisoners, picked-up weapons and one-use items are counted, dropped, saved and undone', async ({
  page,
}) => {
  await page.goto('/');
  await startBattle(page);
  const table = tableOn(page);
  const at = calculationOn(page, table);
  const { tap, row, sheet } = table;
  const says = (name: string, text: string) => expect(row(name)).toContainText(text);
  const count = (marker: string, value: number) =>
    fr('table:markers.count', { marker, count: value });
  const more = (marker: string) => fr('table:markers.more', { marker });

  // A fighter's own: treasure by its counter, anything else by its name.
  await at.fighter('Otto');
  const carries = page.getByRole('region', { name: fr('fighter:carried') });
  await tap(carries.getByRole('button', { name: more(TREASURE) }));
  await tap(carries.getByRole('button', { name: more(TREASURE) }));
  await carries.getByRole('textbox').fill(KEY);
  await tap(carries.getByRole('button', { name: fr('table:markers.add') }));
  await expect(at.counter(KEY)).toHaveText('1');
  await at.back();
  await says('Otto', count(TREASURE, 2));
  await says('Otto', count(KEY, 1));

  // The side's: the sheet counts what was brought in and lists who still carries some.
  await tap(page.getByRole('button', { name: fr('table:header.menu') }));
  await tap(sheet.getByRole('button', { name: fr('table:markers.title') }));
  const ravens = sheet.getByRole('region', { name: RAVENS });
  await expect(ravens).toContainText(
    fr('table:markers.carrier', { name: 'Otto', marker: TREASURE, count: 2 }),
  );
  await tap(ravens.getByRole('button', { name: more(TREASURE) }));
  const brought = ravens.getByRole('group', { name: TREASURE, exact: true }).getByRole('status');
  await expect(brought).toHaveText('1');
  await tap(sheet.getByRole('button', { name: fr('table:sheet.close') }));

  // A fall drops everything in the same step; the toast says so, and undo restores all of it.
  await at.fighter('Otto');
  const out = page.getByRole('button', {
    name: fr('mordheim:status.out-of-action.word'),
    exact: true,
  });
  await tap(out);
  const dropped = fr('battle:entry.dropped', { name: 'Otto', marker: KEY, count: 1 });
  await expect(page.locator('output.k-toast-region')).toContainText(dropped);
  await expect(at.counter(TREASURE)).toHaveText('0');
  await table.undo();
  await expect(at.counter(TREASURE)).toHaveText('2');
  await expect(at.counter(KEY)).toHaveText('1');
  await tap(out);
  await expect(at.counter(TREASURE)).toHaveText('0');

  // He is captured.
  const captive = page.getByRole('button', {
    name: fr('fighter:captured-by', { side: CLAWS }),
    exact: true,
  });
  await tap(captive);
  await expect(captive).toHaveAttribute('aria-pressed', 'true');
  await at.back();
  await says('Otto', fr('table:markers.captive'));
  await expect(row('Otto')).not.toContainText(TREASURE);

  // A picked-up weapon and a charm: the sheet has them, and the duel offers the weapon.
  await at.fighter('Ulrich');
  await tap(page.getByRole('button', { name: fr('fighter:change-traits') }));
  for (const trait of [HALBERD, CHARM]) {
    await sheet.getByRole('searchbox').fill(trait);
    const chip = sheet.getByRole('button', { name: trait, exact: true });
    await tap(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  }
  await tap(sheet.getByRole('button', { name: fr('fighter:close') }));
  await tap(page.locator('summary').filter({ hasText: fr('fighter:used-up') }));
  const charm = page.getByRole('button', { name: CHARM, exact: true });
  await tap(charm);
  await expect(charm).toHaveAttribute('aria-pressed', 'true');
  await expect(charm.locator('s')).toHaveText(CHARM);
  await page.locator('a[href*="/duel/-/"]').tap();
  await expect(title(page)).toHaveText(fr('mordheim:resolver-tab'));
  const weapon = page.getByRole('combobox', { name: fr('mordheim:resolver.field_weapon') }).first();
  const arms = await weapon.locator('option').allTextContents();
  // What he carries is listed before all else.
  expect(arms).toContain(HALBERD);
  expect(arms.indexOf(HALBERD)).toBeLessThan(arms.indexOf(FLAIL));

  // All of it survives a reload, and is in the journal.
  await page.goBack();
  await page.reload();
  await expect(charm.locator('s')).toHaveText(CHARM);
  await at.back();
  const journal = await at.journal();
  for (const line of [
    dropped,
    fr('battle:entry.captured', { name: 'Otto', side: CLAWS }),
    fr('battle:entry.item-used', { system: 'mordheim', name: 'Ulrich', item: 'lucky-charm' }),
  ]) {
    expect(journal).toContain(line);
  }
});
