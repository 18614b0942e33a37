import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  begins,
  calledOrMore,
  escaped,
  type Moment,
  nextTitle,
  type Table,
  titlesIn,
} from '../../support/story/table.ts';
import { saved, undoButton } from './pages.ts';
import { thumbOn } from './thumb.ts';
import { fr, type Words } from './words.ts';

/** A table in a browser: its parts by name, and counted taps. */
export interface TableOnPage extends Table {
  /** The card, row or line with this title. */
  readonly card: (title: string) => Locator;
  /** The gauge above the fighters of a side: losses against the threshold, and how near the test is. */
  readonly gauge: (side: string) => Locator;
  /** A fighter's row. */
  readonly row: (name: string) => Locator;
  /** The open sheet. */
  readonly sheet: Locator;
  /** One tap on an element that has no method here. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps so far. */
  readonly taps: () => number;
}

/**
 * The table that is open on the page. Its regions are found by selectors, ten times faster than by role;
 * controls in them by name. @param system the game whose words it shows
 */
export function tableOn(page: Page, system = 'mordheim', words: Words = fr): TableOnPage {
  const { tap, taps } = thumbOn(page);
  const toDo = page.locator('section[aria-labelledby="to-do-now"]');
  const card = (name: string) => toDo.getByRole('article', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const dock = page.locator('.battle-dock');
  const news = dock.locator('output.k-toast-region');
  const row = (name: string) => page.locator('.fighters > li').filter({ has: called(page, name) });
  const gauge = (name: string) =>
    page
      .locator('.gauges button.gauge')
      .filter({ has: page.locator('.gauge-title').getByText(name, { exact: true }) });

  const unfold = async (name: string) => {
    // Once an answer is shown, its card is held, and a moment later the next one opens by itself.
    await page.evaluate(() => window.felt?.shown);
    await expect(toDo.locator('[data-held="true"]')).toHaveCount(0);
    const folded = card(name).locator('.duty-folded');
    if ((await folded.count()) > 0) await tap(folded);
  };

  /** Rows show either the strips or the drops. */
  const showStrips = async (name: string, wanted: boolean) => {
    const button = page
      .locator('.sides > section')
      .filter({ has: called(page, name) })
      .getByRole('button', { name: words('table:side.states'), exact: true });
    const shown = (await button.getAttribute('aria-pressed')) === 'true';
    if (shown !== wanted) await tap(button);
  };

  const due = () => toDo.locator('article').evaluateAll(titlesIn);

  return {
    due,
    expectDue: (titles) => expect.poll(due, SOON).toEqual(titles),
    expectMoment: (moment) =>
      expect.poll(() => page.evaluate(momentNow), SOON).toEqual(inWords(moment, system, words)),
    card,
    unfold,
    expectCard: (title, text) => expect(card(title)).toContainText(text),
    async expectNoButton(title, name) {
      await expect(card(title)).toBeVisible();
      const buttons = card(title).getByRole(
        'button',
        name === undefined ? {} : { name, exact: true },
      );
      await expect(buttons).toHaveCount(0);
    },
    expectNotDue: (title) =>
      expect.poll(async () => (await due()).map((one) => one.split(' · ')[0])).not.toContain(title),
    expectSettled: (text) =>
      expect(toDo.getByRole('article').filter({ hasText: text })).toBeVisible(),
    expectFight: (name, text) =>
      expect(
        page
          .locator('section[aria-labelledby="fights"] article')
          .filter({ has: page.getByRole('link', { name, exact: true }) }),
      ).toContainText(text),
    gauge,
    expectGauge: (side, text) => expect(gauge(side)).toContainText(text),
    row,
    async expectRow(name, text) {
      await showStrips(name, false);
      await expect(row(name)).toContainText(text);
    },
    async expectRowWithout(name, text) {
      await showStrips(name, false);
      await expect(row(name)).not.toContainText(text);
    },
    sheet,
    expectSheet: (text) => expect(sheet).toContainText(text),
    expectWinner: (side) =>
      expect(page.getByRole('region', { name: words('table:end.winner', { side }) })).toBeVisible(),
    async answer(name, outcome) {
      await unfold(name);
      await tap(card(name).getByRole('button', { name: outcome, exact: true }));
    },
    async next(to) {
      const playing = words('table:header.playing', { side: to.plays });
      const same =
        (await page.locator('header.k-topbar').textContent())?.includes(playing) === true;
      const name = same
        ? nextTitle(words, system, to)
        : words('table:next.turn', { side: to.plays });
      // Its second line may repeat the same words.
      await tap(dock.getByRole('button', { name: begins(name) }));
    },
    async nextTurn({ round, plays }) {
      await tap(dock.locator('.k-primary'));
      const header = page.locator('header.k-topbar');
      await expect(header).toContainText(words('table:header.round', { round }));
      await expect(header).toContainText(words('table:header.playing', { side: plays }));
    },
    async quickStatus(name, status) {
      await showStrips(name, true);
      const strip = row(name).getByRole('group', { name, exact: true });
      const button = strip.getByRole('button', { name: words(`${system}:status.${status}.word`) });
      await tap(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    },
    async wound(name) {
      await showStrips(name, false);
      // The button for undoing a wound has the same words in its name.
      const lost = words(`${system}:wound.lost`, { name });
      await tap(row(name).getByRole('button', { name: lost, exact: true }));
    },
    oneOut: (name) =>
      tap(
        page
          .locator('.gauges')
          .getByRole('button', { name: words('table:light.more', { name }), exact: true }),
      ),
    // Where faces have the same result, one shows only its number.
    face: (value) => tap(sheet.getByRole('button', { name: new RegExp(`^${value}(\\s?:|$)`) })),
    async duel(name) {
      await tap(row(name).getByRole('link').first());
      await tap(
        page.getByRole('link', { name: words(`${system}:resolver.melee.short`), exact: true }),
      );
      await tap(page.getByRole('button', { name: words('resolver:settle.start') }));
    },
    choose: (option) => tap(sheet.getByRole('button', { name: option, exact: true })),
    apply: () => tap(sheet.getByRole('button', { name: words('resolver:settle.apply') })),
    async charge(name, target) {
      const charges = card(words(`${system}:action.charge.title`));
      await tap(charges.getByRole('button', { name, exact: true }));
      const targets = charges.getByRole('group', {
        name: words(`${system}:action.charge.target`, { name }),
      });
      const declared = charges.getByRole('button', {
        name: words('table:marks.take-back', { name }),
      });
      await expect(targets.or(declared)).toBeVisible();
      // A single one needs no choice.
      if (await targets.isVisible()) {
        await tap(targets.getByRole('button', { name: calledOrMore(target) }));
      }
    },
    async mark(what, name) {
      const kind = toDo.getByRole('radio', { name: words(`${system}:duty.${what}.title`) });
      if ((await kind.count()) > 0 && !(await kind.isChecked())) await tap(kind);
      const marks = card(words(`${system}:action.${what}.title`));
      await tap(marks.getByRole('button', { name, exact: true }));
      // Calculates what can be calculated, unless players have done so already.
      const justNote = marks.getByRole('button', { name: words('table:marks.just-note') });
      if (what === 'shoot') await tap(justNote);
    },
    undo: () => tap(undoButton(page, words)),
    redo: () => tap(news.getByRole('button', { name: words('battle:undo.redo') })),
    async credit(by) {
      await tap(news.getByRole('button', { name: words('table:credit.ask'), exact: true }));
      await tap(sheet.getByRole('button', { name: by }));
    },
    async end(winner) {
      await tap(page.getByRole('button', { name: words('table:header.menu') }));
      await tap(sheet.getByRole('button', { name: words('table:menu.end') }));
      await tap(sheet.getByRole('button', { name: words('table:end.winner', { side: winner }) }));
    },
    saved: () => saved(page),
    tell: (part, deeds) => test.step(part, deeds),
    tap,
    taps,
  };
}

/** The text alone in its element: his opponents' rows also contain his name. */
function called(page: Page, name: string): Locator {
  return page.locator('.fighter-name, .quick-words > b').filter({ hasText: exactly(name) });
}

function exactly(text: string): RegExp {
  return new RegExp(`^${escaped(text)}$`);
}

/** Milliseconds between two checks. A tap is shown once it is written, or after 60 ms. */
const SOON = { intervals: [20, 40, 80, 160, 320] };

/** Runs in the page. */
function momentNow() {
  const said = (selector: string) =>
    document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? null;
  return {
    round: said('h1'),
    plays: said('header.k-topbar .k-topbar-subtitle'),
    phase: said('.k-steps [aria-current="step"]'),
    step: said('.substeps [aria-current="step"]'),
  };
}

function inWords({ round, plays, phase, step }: Moment, system: string, words: Words) {
  const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');
  return {
    round: spaced(words('table:header.round', { round })),
    plays: expect.stringContaining(spaced(words('table:header.playing', { side: plays }))),
    phase: spaced(words(`${system}:phase.${phase}.short`)),
    step: step === null ? null : spaced(words(`${system}:step-tab.${step}`)),
  };
}
