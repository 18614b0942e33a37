import { expect, type Locator, type Page } from '@playwright/test';
import type { Calculation } from '../../support/story/calculation.ts';
import { openTab, saved, title } from './pages.ts';
import type { TableOnPage } from './table.ts';
import { fr, type Words } from './words.ts';

/** Calculations and counters in the browser: see tests/support/story/calculation.ts. */
export interface CalculationOnPage extends Calculation {
  /** A counter on his page, by its name. */
  readonly counter: (name: string) => Locator;
}

export function calculationOn(
  page: Page,
  table: TableOnPage,
  words: Words = fr,
): CalculationOnPage {
  const { sheet, tap } = table;
  const main = page.locator('main');
  const group = (name: string) => main.getByRole('group', { name, exact: true });
  const counter = (name: string) => group(name).getByRole('status');
  const tabs = page.getByRole('navigation', { name: words('table:tabs.all') });
  const circumstance = (field: string) =>
    main.getByRole('button', { name: new RegExp(`^${field}( \\(|$)`) });
  const need = (name: string) => main.locator('.need').filter({ hasText: name });
  const start = page.getByRole('button', { name: words('resolver:settle.start') });

  // "Au contact…" or "Engagé × 2".
  const touches = new RegExp(
    [0, 2].map((count) => words('fighter:engaged', { count }).replace('2', '\\d+')).join('|'),
  );

  /** One tap for each point. */
  const stepTo = async (name: string, [less, more]: readonly [string, string], to: number) => {
    const shown = counter(name);
    for (let now = Number(await shown.textContent()); now !== to; ) {
      await tap(group(name).getByRole('button', { name: now < to ? more : less }));
      now += now < to ? 1 : -1;
      await expect(shown).toHaveText(String(now));
    }
  };
  const opened = () =>
    expect(page.getByRole('region', { name: words('resolver:roles') })).toBeVisible();

  return {
    async fighter(name) {
      await tap(table.row(name).getByRole('link').first());
      await expect(title(page)).toHaveText(name);
    },
    async back() {
      await tap(page.getByRole('banner').getByRole('link', { name: words('fighter:back') }));
      await expect(page.getByRole('region', { name: words('table:todo.title') })).toBeVisible();
    },
    async touch(enemy) {
      await tap(main.getByRole('button', { name: touches }));
      const name = sheet.getByRole('button', { name: enemy, exact: true });
      await tap(name);
      await expect(name).toHaveAttribute('aria-pressed', 'true');
      await tap(sheet.getByRole('button', { name: words('fighter:close') }));
      await expect(sheet).toHaveCount(0);
    },
    counter,
    expectCount: (name, value) => expect(counter(name)).toHaveText(String(value)),
    count: (name, to) =>
      stepTo(
        name,
        [words('fighter:counter-less', { name }), words('fighter:counter-more', { name })],
        to,
      ),
    async open(link) {
      await tap(page.getByRole('link', { name: link, exact: true }));
      await opened();
    },
    async openCard(card, link) {
      await tap(table.card(card).getByRole('link', { name: link }));
      await opened();
    },
    set: (name, to) =>
      stepTo(
        name,
        [words('resolver:fields.less', { name }), words('resolver:fields.more', { name })],
        to,
      ),
    tick: (field) => tap(circumstance(field)),
    expectTicked: (field) => expect(circumstance(field)).toHaveAttribute('aria-pressed', 'true'),
    expectGroup: (name, field) => expect(group(name)).toContainText(field),
    expectNeed: (name, text) => expect(need(name)).toContainText(text),
    openNeed: (name) => tap(need(name)),
    expectSaid: (text) => expect(main).toContainText(text),
    start: () => tap(start),
    expectNoStart: () => expect(start).toHaveCount(0),
    async throws(...faces) {
      for (const face of faces) await table.face(face);
    },
    async expectSoFar(lines) {
      const soFar = sheet.getByRole('list', { name: words('resolver:settle.so-far') });
      // One roll may have several sentences, which are then on one line.
      await expect(soFar).toHaveText(lines.join(' '));
    },
    follow: () => tap(sheet.getByRole('button', { name: words('resolver:settle.follow') })),
    async journal() {
      await tap(tabs.getByRole('link', { name: words('table:tabs.journal') }));
      await expect(title(page)).toHaveText(words('journal:title'));
      const text = await main.innerText();
      await tap(tabs.getByRole('link', { name: words('table:tabs.table') }));
      return text;
    },
  };
}

/** From home into a battle of a game's sample warbands. */
export async function startSamples(page: Page, system: string, words: Words = fr): Promise<void> {
  await openTab(page, 'battles', words);
  await page.getByRole('link', { name: words('home:new-battle') }).tap();
  await page
    .getByRole('combobox', { name: words('setup:system') })
    .selectOption({ label: words(`${system}:name`) });
  await page.getByRole('button', { name: words('roster:samples.add') }).tap();
  await page.getByRole('button', { name: words('setup:start') }).tap();
  await expect(title(page)).toHaveText(words('table:header.round', { round: 1 }));
  await saved(page);
}
