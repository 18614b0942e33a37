import { expect, type Locator, type Page } from '@playwright/test';
import { saved, title, undoButton } from './pages.ts';
import { fr, type Words } from './words.ts';

/** A moment of the turn, as the header and the phase steps show it. */
export interface Moment {
  readonly round: number;
  /** Name of the side whose turn it is. */
  readonly plays: string;
  readonly phase: 'recovery' | 'movement' | 'magic' | 'shooting' | 'close-combat';
  /** Of the movement phase; null in the others. */
  readonly step: 'charges' | 'compulsory' | 'other-moves' | 'after-blows' | null;
}

/** The table as players use it: every method that acts is made of taps, and `taps` counts them. */
export interface Table {
  /** Titles of all that is due, in the order of the screen, tests with their value: "Otto : ralliement · Cd 7". */
  readonly due: () => Promise<readonly string[]>;
  /** Waits until exactly this is due. */
  readonly expectDue: (titles: readonly string[]) => Promise<void>;
  /** The card, row or line with this title. */
  readonly card: (title: string) => Locator;
  /** Opens the card with this title if it is folded, as players would who look at it or answer out of turn. */
  readonly unfold: (title: string) => Promise<void>;
  /** The line that says what has been settled in this phase. */
  readonly settled: (text: string) => Locator;
  /** The fight that he is in, with what counts in it. */
  readonly fight: (name: string) => Locator;
  readonly expectMoment: (moment: Moment) => Promise<void>;
  /** What stands above the fighters of a side: losses against the threshold, and how near the test is. */
  readonly gauge: (side: string) => Locator;
  /** A fighter's row, with everything it says about him. */
  readonly row: (name: string) => Locator;
  /** Has the rows of his side in place of its strips, which stay as they were left and say less. */
  readonly showRow: (name: string) => Promise<void>;
  readonly answer: (title: string, outcome: string) => Promise<void>;
  /** Taps the next-phase button, which has to say that it leads to this moment. */
  readonly next: (to: Moment) => Promise<void>;
  /** Sets a status in the strip of his row; the first of a side needs one tap more to show the strips. */
  readonly quickStatus: (name: string, status: string) => Promise<void>;
  /** One wound lost, by the drop in his row. */
  readonly wound: (name: string) => Promise<void>;
  /** The face that the players' own die shows, where the table asks for one. */
  readonly face: (value: number) => Promise<void>;
  /** From his row into his duel, in the phase of blows, and on to its first throw. */
  readonly duel: (name: string) => Promise<void>;
  /** Answers what the dice left to the players. */
  readonly choose: (option: string) => Promise<void>;
  /** Lays what the duel came to on the table. */
  readonly apply: () => Promise<void>;
  /** What lies open over the screen, with all it says and asks. */
  readonly sheet: Locator;
  readonly charge: (name: string, target: string) => Promise<void>;
  /** Notes who ran, moved, hid, shot, cast or stands alone against several. */
  readonly mark: (what: string, name: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Who put the last one out of action: the button of the news, then a name. */
  readonly credit: (by: string) => Promise<void>;
  /** Waits until all of it is on the disk. */
  readonly saved: () => Promise<void>;
  /** One tap on whatever has no name of its own here. */
  readonly tap: (target: Locator) => Promise<void>;
  /** Taps so far. */
  readonly taps: () => number;
}

/** The table that is open on the page. @param system whose words stand on it */
export function tableOn(page: Page, system = 'mordheim', words: Words = fr): Table {
  const { tap, taps } = thumb();
  const toDo = page.getByRole('region', { name: words('table:todo.title') });
  const card = (name: string) => toDo.getByRole('article', { name, exact: true });
  const sheet = page.getByRole('dialog');
  const side = (name: string) =>
    page
      .getByRole('region')
      .filter({ has: page.getByRole('button', { name: words('table:side.states'), exact: true }) })
      .filter({ has: page.getByText(name, { exact: true }) });
  // His name by itself: others have it beside theirs while they fight him.
  const row = (name: string) =>
    side(name)
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });

  const unfold = async (name: string) => {
    // A moment after an answer the next card opens by itself.
    await expect(toDo.locator('[data-held="true"]')).toHaveCount(0);
    const folded = card(name).locator('.duty-folded');
    if ((await folded.count()) > 0) await tap(folded);
  };

  /** Rows show either the strips or the drops. */
  const showStrips = async (name: string, wanted: boolean) => {
    const button = side(name).getByRole('button', {
      name: words('table:side.states'),
      exact: true,
    });
    const shown = (await button.getAttribute('aria-pressed')) === 'true';
    if (shown !== wanted) await tap(button);
  };

  return {
    due: () => titlesIn(toDo),
    expectDue: (titles) => expect.poll(() => titlesIn(toDo)).toEqual(titles),
    card,
    unfold,
    settled: (text) => toDo.getByRole('article').filter({ hasText: text }),
    fight: (name) =>
      page
        .getByRole('region', { name: words('table:fights.title') })
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name, exact: true }) }),
    expectMoment: (moment) => expectMoment(page, [system, words], moment),
    gauge: (name) =>
      page
        .getByRole('list', { name: words('table:gauge.all') })
        .getByRole('button')
        .filter({ hasText: name }),
    row,
    showRow: (name) => showStrips(name, false),
    async answer(name, outcome) {
      await unfold(name);
      await tap(card(name).getByRole('button', { name: outcome, exact: true }));
    },
    // The steps of the turn have the names of phases too; the button stands below them all.
    async next(to) {
      const playing = words('table:header.playing', { side: to.plays });
      const same = (await page.getByRole('banner').textContent())?.includes(playing) === true;
      const name = same
        ? nextTitle(words, system, to)
        : words('table:next.turn', { side: to.plays });
      // Its second line may tell the same words again.
      await tap(
        page.locator('.battle-dock').getByRole('button', { name: new RegExp(`^${escaped(name)}`) }),
      );
    },
    async quickStatus(name, status) {
      await showStrips(name, true);
      const strip = page.getByRole('group', { name, exact: true });
      const button = strip.getByRole('button', { name: words(`${system}:status.${status}.word`) });
      await tap(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    },
    async wound(name) {
      await showStrips(name, false);
      // The button for taking a wound back has the same words in its name.
      const lost = words(`${system}:wound.lost`, { name });
      await tap(row(name).getByRole('button', { name: lost, exact: true }));
    },
    // Where faces do the same, one says nothing but its number.
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
    sheet,
    async charge(name, target) {
      const charges = card(words(`${system}:action.charge.title`));
      await tap(charges.getByRole('button', { name, exact: true }));
      const targets = charges.getByRole('group', { name: words('table:marks.target', { name }) });
      await tap(targets.getByRole('button', { name: target, exact: true }));
    },
    async mark(what, name) {
      const kind = toDo.getByRole('radio', { name: words(`${system}:duty.${what}.title`) });
      if ((await kind.count()) > 0 && !(await kind.isChecked())) await tap(kind);
      const marks = card(words(`${system}:action.${what}.title`));
      await tap(marks.getByRole('button', { name, exact: true }));
      // What can be worked out is worked out, unless players have done so themselves.
      const justNote = marks.getByRole('button', { name: words('table:marks.just-note') });
      if (what === 'shoot') await tap(justNote);
    },
    undo: () => tap(undoButton(page, words)),
    async credit(by) {
      const news = page.getByRole('button', { name: words('table:credit.ask'), exact: true });
      await tap(news);
      await tap(sheet.getByRole('button', { name: by }));
    },
    saved: () => saved(page),
    tap,
    taps,
  };
}

/**
 * A thumb as slow as a player's. The table takes a second tap on the heels of the first, on the same
 * spot, for the second half of a double tap; a journey would tap that fast.
 */
function thumb() {
  let taps: readonly Spot[] = [];
  return {
    taps: () => taps.length,
    async tap(target: Locator) {
      const at = await target.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      });
      // Steps of the golden ratio keep off the spots before, so that there is seldom anything to wait for.
      const share = 0.1 + 0.8 * ((taps.length * 0.618) % 1);
      const position = { x: at.width * share, y: at.height * share };
      const spot = { x: at.x + position.x, y: at.y + position.y };
      await Promise.all(taps.map((before) => restAfter(before, spot)));
      await target.tap({ position });
      taps = [...taps, { ...spot, time: Date.now() }];
    },
  };
}

/** Where on the screen, in px, and when, in ms, the thumb came down. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** What the table takes for one spot and one moment, and a little more. */
const SAME = { place: 30, time: 400 };

async function restAfter(before: Spot, { x, y }: Omit<Spot, 'time'>): Promise<void> {
  const left = before.time + SAME.time - Date.now();
  if (left <= 0 || Math.hypot(x - before.x, y - before.y) > SAME.place) return;
  await new Promise((resolve) => setTimeout(resolve, left));
}

/** Dice that the app has rolled stand where their card stood, and are due no longer. */
function titlesIn(toDo: Locator): Promise<readonly string[]> {
  return toDo.getByRole('article').evaluateAll((articles) =>
    articles.flatMap((article) => {
      const label = article.getAttribute('aria-label');
      if (label === null || article.classList.contains('k-card-done')) return [];
      const value = article.querySelector('.duty-value, .duty-folded-value')?.textContent;
      return [value === undefined ? label : `${label} · ${value}`];
    }),
  );
}

async function expectMoment(
  page: Page,
  [system, words]: readonly [string, Words],
  { round, plays, phase, step }: Moment,
): Promise<void> {
  const header = page.getByRole('banner');
  const current = (list: string) =>
    page.getByRole('list', { name: words(list) }).locator('[aria-current="step"]');
  const steps = page.getByRole('list', { name: words('table:phases.steps') });
  await Promise.all([
    expect(title(page)).toHaveText(words('table:header.round', { round })),
    expect(header).toContainText(words('table:header.playing', { side: plays })),
    expect(current('table:phases.all')).toHaveText(words(`${system}:phase.${phase}.short`)),
    step === null
      ? expect(steps).toBeHidden()
      : expect(current('table:phases.steps')).toHaveText(words(`${system}:step.${step}`)),
  ]);
}

/** The text as a pattern, whatever kind of space stands in it. */
function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
}

/** What the next-phase button says within a turn: the step or the phase to come. */
function nextTitle(words: Words, system: string, { phase, step }: Moment): string {
  if (step === null || step === 'charges') return words(`${system}:phase.${phase}.name`);
  return words(`${system}:step.${step}`);
}
