import { expect, type Locator, type Page } from '@playwright/test';
import { openTab, saved, title } from './pages.ts';
import type { Table } from './table.ts';
import { fr, type Words } from './words.ts';

/** What players work out and settle with dice, and what they count by hand, tap by tap. */
export interface Calculation {
  /** From the table to his page. */
  readonly fighter: (name: string) => Promise<void>;
  /** From a fighter's page to the table. */
  readonly back: () => Promise<void>;
  /** On his page: an enemy whom he now touches. */
  readonly touch: (enemy: string) => Promise<void>;
  /** On his page: what players count of him, by the counter's name. */
  readonly counter: (name: string) => Locator;
  /** On his page: a counter, tap by tap to this value. */
  readonly count: (name: string, to: number) => Promise<void>;
  /** From his page to where it is worked out. */
  readonly open: (link: string) => Promise<void>;
  /** Where it is worked out: what counts, by its name, tap by tap to this value. */
  readonly set: (field: string, to: number) => Promise<void>;
  /** Where it is worked out: a circumstance that is there or not. */
  readonly circumstance: (field: string) => Locator;
  /** What has to be reached, and out of what it is made. */
  readonly need: (name: string) => Locator;
  /** To the first throw or choice. */
  readonly start: () => Promise<void>;
  /** What the table's dice show, in the order of the throw. */
  readonly throws: (...faces: readonly number[]) => Promise<void>;
  /** What has come of it so far, line by line. */
  readonly expectSoFar: (lines: readonly string[]) => Promise<void>;
  /** Lays it on the table, and goes on with what follows from it. */
  readonly follow: () => Promise<void>;
  /** The newest lines of the journal, newest first, and back to the table. */
  readonly journal: () => Promise<string>;
}

export function calculationOn(page: Page, table: Table, words: Words = fr): Calculation {
  const { sheet, tap } = table;
  const field = (name: string) => page.getByRole('group', { name, exact: true });
  const tabs = page.getByRole('navigation', { name: words('table:tabs.all') });

  // "Au contact…" or "Engagé × 2".
  const touches = new RegExp(
    [0, 2].map((count) => words('fighter:engaged', { count }).replace('2', '\\d+')).join('|'),
  );

  /** One tap for each point. */
  const stepTo = async (group: Locator, [less, more]: readonly [string, string], to: number) => {
    const shown = group.getByRole('status');
    for (let now = Number(await shown.textContent()); now !== to; ) {
      await tap(group.getByRole('button', { name: now < to ? more : less }));
      now += now < to ? 1 : -1;
      await expect(shown).toHaveText(String(now));
    }
  };

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
      await tap(page.getByRole('button', { name: touches }));
      const name = sheet.getByRole('button', { name: enemy, exact: true });
      await tap(name);
      await expect(name).toHaveAttribute('aria-pressed', 'true');
      await tap(sheet.getByRole('button', { name: words('fighter:close') }));
      await expect(sheet).toHaveCount(0);
    },
    counter: (name) => field(name).getByRole('status'),
    count: (name, to) =>
      stepTo(
        field(name),
        [words('fighter:counter-less', { name }), words('fighter:counter-more', { name })],
        to,
      ),
    async open(link) {
      await tap(page.getByRole('link', { name: link, exact: true }));
      await expect(page.getByRole('region', { name: words('resolver:roles') })).toBeVisible();
    },
    set: (name, to) =>
      stepTo(
        field(name),
        [words('resolver:fields.less', { name }), words('resolver:fields.more', { name })],
        to,
      ),
    circumstance: (name) => page.getByRole('button', { name: new RegExp(`^${name}( \\(|$)`) }),
    need: (name) => page.locator('.need').filter({ hasText: name }),
    start: () => tap(page.getByRole('button', { name: words('resolver:settle.start') })),
    async throws(...faces) {
      for (const face of faces) await table.face(face);
    },
    async expectSoFar(lines) {
      const soFar = sheet.getByRole('list', { name: words('resolver:settle.so-far') });
      // One roll may have several sentences, which then stand in one line.
      await expect(soFar).toHaveText(lines.join(' '));
    },
    follow: () => tap(sheet.getByRole('button', { name: words('resolver:settle.follow') })),
    async journal() {
      await tap(tabs.getByRole('link', { name: words('table:tabs.journal') }));
      await expect(title(page)).toHaveText(words('journal:title'));
      const text = await page.getByRole('main').innerText();
      await tap(tabs.getByRole('link', { name: words('table:tabs.table') }));
      return text;
    },
  };
}

/** From home into a battle of a game's sample forces. */
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
