import type { Words } from '../../e2e/support/words.ts';

// A table as stories know it, whoever tells them: in a browser with a thumb (tests/e2e/support/table.ts),
// or on the screens alone (tests/ui/evenings).

/** A moment of the turn, as the header and the phase steps show it. */
export interface Moment {
  readonly round: number;
  /** Name of the side whose turn it is. */
  readonly plays: string;
  readonly phase: 'recovery' | 'movement' | 'magic' | 'shooting' | 'close-combat';
  /** Of the movement phase; null in the others. */
  readonly step: 'charges' | 'compulsory' | 'other-moves' | 'after-blows' | null;
}

/** The table as players use it: what acts is made of taps, and what is expected is waited for. */
export interface Table {
  /** Titles of all that is due, in the order of the screen, tests with their value: "Otto : ralliement · Cd 7". */
  readonly due: () => Promise<readonly string[]>;
  /** Exactly this is due. */
  readonly expectDue: (titles: readonly string[]) => Promise<void>;
  readonly expectMoment: (moment: Moment) => Promise<void>;
  /** Opens the card with this title if it is folded, as players would who look at it or answer out of turn. */
  readonly unfold: (title: string) => Promise<void>;
  /** The card with this title says so. */
  readonly expectCard: (title: string, text: string) => Promise<void>;
  /** The card with this title has no such button; none at all where nothing is named. */
  readonly expectNoButton: (title: string, name?: string) => Promise<void>;
  /** Nothing with this title is due. */
  readonly expectNotDue: (title: string) => Promise<void>;
  /** A line says that this has been settled in this phase. */
  readonly expectSettled: (text: string) => Promise<void>;
  /** The fight that he is in says so. */
  readonly expectFight: (name: string, text: string) => Promise<void>;
  /** What stands above the fighters of a side says so: losses, and how near the test is. */
  readonly expectGauge: (side: string, text: string) => Promise<void>;
  /** A fighter's row says so; it is shown in place of its strip, which says less. */
  readonly expectRow: (name: string, text: string) => Promise<void>;
  /** A fighter's row doesn't say so. */
  readonly expectRowWithout: (name: string, text: string) => Promise<void>;
  /** What lies open over the screen says so. */
  readonly expectSheet: (text: string) => Promise<void>;
  /** The battle is over, and this side has won. */
  readonly expectWinner: (side: string) => Promise<void>;
  readonly answer: (title: string, outcome: string) => Promise<void>;
  /** Taps the next-phase button, which has to say that it leads to this moment. */
  readonly next: (to: Moment) => Promise<void>;
  /** On to this turn, where it has one phase. */
  readonly nextTurn: (to: Pick<Moment, 'round' | 'plays'>) => Promise<void>;
  /** Sets a status in the strip of his row; the first of a side needs one tap more to show the strips. */
  readonly quickStatus: (name: string, status: string) => Promise<void>;
  /** One wound lost, by the drop in his row. */
  readonly wound: (name: string) => Promise<void>;
  /** One loss more of a side that is only counted. */
  readonly oneOut: (side: string) => Promise<void>;
  /** The face that the players' own die shows, where the table asks for one. */
  readonly face: (value: number) => Promise<void>;
  /** From his row into his duel, in the phase of blows, and on to its first throw. */
  readonly duel: (name: string) => Promise<void>;
  /** Answers what the dice left to the players. */
  readonly choose: (option: string) => Promise<void>;
  /** Lays what the duel came to on the table. */
  readonly apply: () => Promise<void>;
  readonly charge: (name: string, target: string) => Promise<void>;
  /** Notes who ran, moved, hid, shot, cast or stands alone against several. */
  readonly mark: (what: string, name: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Takes back what has just been taken back. */
  readonly redo: () => Promise<void>;
  /** Who put the last one out of action: the button of the news, then a name. */
  readonly credit: (by: string) => Promise<void>;
  /** Ends the battle by the menu, with this side as the winner. */
  readonly end: (winner: string) => Promise<void>;
  /** All of it is on the disk. */
  readonly saved: () => Promise<void>;
  /** Tells a part of a story, so that what breaks in it is found. */
  readonly tell: (part: string, deeds: () => Promise<void>) => Promise<void>;
}

/** What the next-phase button says within a turn: the step or the phase to come. */
export function nextTitle(words: Words, system: string, { phase, step }: Moment): string {
  if (step === null || step === 'charges') return words(`${system}:phase.${phase}.name`);
  return words(`${system}:step.${step}`);
}

/** Titles in the list of what is to do. Dice that the app has rolled stand where their card stood, and are due no longer. */
export function titlesIn(articles: readonly Element[]): readonly string[] {
  return articles.flatMap((article) => {
    const label = article.getAttribute('aria-label');
    if (label === null || article.classList.contains('k-card-done')) return [];
    const value = article.querySelector('.duty-value, .duty-folded-value')?.textContent;
    return [value === undefined ? label : `${label} · ${value}`];
  });
}

/** The text as a pattern, whatever kind of space stands in it. */
export function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
}

/** What begins with the text: behind it more may be told. */
export function begins(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}
