import type { Page } from '@playwright/test';
import { type AppScreen, bringEvening, EVENING, FIRST_LAUNCH } from './support/screens.ts';
import { expect, test } from './support/site.ts';
import { en, fr, type Words } from './support/words.ts';

// What a screen reader makes of the screens: a name for everything that can be pressed or filled in, one
// title, headings in their order, landmarks, and states in words and not in colours.

const LANGUAGES = [
  { language: 'fr-FR', words: fr },
  { language: 'en-GB', words: en },
] as const;

/** One of each kind; what is open over a screen is a sheet like any other. */
const FIRST = [
  'home-first',
  'new-battle-more',
  'new-battle-scan',
  'warbands',
  'import',
  'import-camera',
  'import-preview',
  'receive-battle-some',
  'receive-battle-whole',
  'warband',
  'hand-over',
  'hand-over-picture',
  'print',
  'member',
  'settings',
];
const LATER = [
  'home',
  'battle',
  'battle-states',
  'battle-moves',
  'sheet-gauge',
  'injury',
  'fighter',
  'duel',
  'duel-dice',
  'journal',
  'battle-hand-over',
  'rules',
  'rule-to-wound',
  'battle-end',
  'after-battle',
  'after-battle-done',
  'warband-history',
];

for (const { language, words } of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('everything has a name, every screen a title and landmarks', async ({ page }) => {
      await page.goto('/');
      const faults = await faultsOn(page, words, FIRST_LAUNCH, FIRST);
      await bringEvening(page, words);
      faults.push(...(await faultsOn(page, words, EVENING, LATER)));
      expect(faults, faults.join('\n')).toEqual([]);
    });

    test('the table says who plays, what is due and how everybody is', async ({ page }) => {
      await bringEvening(page, words);
      await openScreen(page, words, 'battle');
      await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
        - banner:
          - link "${words('table:header.home')}"
          - heading "${words('table:header.round', { round: 3 })}" [level=1]
          - button /./
          - button "${words('table:header.menu')}"
      `);
      // Losses against the threshold, which the eye takes from a row of pips.
      const gauges = page.getByRole('list', { name: words('table:gauge.all') });
      const counted = words('battle:gauge.count', { out: 3, of: 12, needed: 3 });
      await expect(gauges.getByRole('button').first()).toHaveAccessibleName(
        new RegExp(escaped(counted)),
      );
      await expect(gauges.locator('[aria-current="true"]')).toHaveCount(1);
      const phases = page.getByRole('list', { name: words('table:phases.all') });
      await expect(phases.locator('[aria-current="step"]')).toHaveText(
        words('mordheim:phase.recovery.short'),
      );
      // A row says his name, that he leads, and his status.
      const row = page
        .getByRole('main')
        .getByRole('link', { name: /Ulrich/ })
        .first();
      await expect(row).toHaveAccessibleName(
        new RegExp(
          `Ulrich.*${words('table:fighter.leader')}.*${words('mordheim:status.knocked-down.word')}`,
        ),
      );
      for (const name of ['table:news.label', 'battle:save.label']) {
        await expect(page.getByRole('status', { name: words(name) })).toBeAttached();
      }
      const announced = page.getByRole('log', { name: words('battle:gauge.announced') });
      await expect(announced).toHaveText(/\S/);
      const value = page.locator('button.duty-value').first();
      await expect(value).toHaveAttribute('aria-expanded', 'false');
      await value.tap();
      await expect(value).toHaveAttribute('aria-expanded', 'true');
      await expect(
        page
          .getByRole('navigation', { name: words('table:tabs.all') })
          .getByRole('link', { name: words('table:tabs.table') }),
      ).toHaveAttribute('aria-current', 'page');
    });

    test('a sheet is a dialog with the name of what it asks', async ({ page }) => {
      await bringEvening(page, words);
      await openScreen(page, words, 'injury');
      const sheet = page.getByRole('dialog');
      await expect(sheet).toHaveAccessibleName(
        words('mordheim:duty.injury.title', { name: 'Anselm' }),
      );
      // What each face of the die would do is told before it is pressed.
      await expect(sheet.getByRole('button', { name: /^[1-6]/ })).toHaveCount(6);
      for (const face of await sheet.getByRole('button', { name: /^[1-6]/ }).all()) {
        await expect(face).toHaveAccessibleName(/^[1-6]\s?: \S/);
      }
      // The page behind is out of reach.
      await expect(page.locator('dialog:modal')).toHaveCount(1);
    });
  });
}

async function faultsOn(
  page: Page,
  words: Words,
  screens: readonly AppScreen[],
  wanted: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens.filter(({ name }) => wanted.includes(name))) {
    await screen.open(page, words);
    const tree = await page.locator('body').ariaSnapshot();
    const sheet = await page.getByRole('dialog').count();
    for (const fault of [...nameless(tree), ...(sheet > 0 ? [] : badFrame(tree))]) {
      faults.push(`${screen.name}: ${fault}`);
    }
  }
  return faults;
}

async function openScreen(page: Page, words: Words, name: string): Promise<void> {
  const screen = EVENING.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen ${name}.`);
  await screen.open(page, words);
}

/** Controls without a name. */
function nameless(tree: string): readonly string[] {
  return lines(tree).filter((line) =>
    /^- (button|link|checkbox|radio|switch|combobox|textbox|searchbox|spinbutton|slider|dialog|img)(?! ")/.test(
      line,
    ),
  );
}

/** One title, headings that leave no level out, and the landmarks by which one gets about. */
function badFrame(tree: string): readonly string[] {
  const all = lines(tree);
  const count = (role: string) => all.filter((line) => line.startsWith(`- ${role}`)).length;
  const levels = all.flatMap((line) => {
    const level = /^- (?:')?heading .*\[level=(\d)\]/.exec(line)?.[1];
    return level === undefined ? [] : [Number(level)];
  });
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return [
    ...(titles === 1 ? [] : [`${titles} titles`]),
    ...(jumps.length === 0 ? [] : [`headings leave a level out: ${levels.join(' ')}`]),
    ...(count('main') === 1 ? [] : [`${count('main')} main landmarks`]),
    ...(count('banner') === 1 ? [] : [`${count('banner')} banners`]),
  ];
}

function lines(tree: string): readonly string[] {
  return tree.split('\n').map((line) => line.trim().replace(/^- '/, '- '));
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
}
