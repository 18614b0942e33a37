import type { Words } from '../../e2e/support/words.ts';

// The table as stories use it. One implementation drives a browser (tests/e2e/support/table.ts), the other
// the screens alone (tests/ui/evenings).

/** A moment of the turn, as the header and the phase steps show it. */
export interface Moment {
  readonly round: number;
  /** Name of the side whose turn it is. */
  readonly plays: string;
  readonly phase: 'recovery' | 'movement' | 'magic' | 'shooting' | 'close-combat';
  /** A step of the movement phase; null in others. */
  readonly step: 'charges' | 'compulsory' | 'other-moves' | 'after-blows' | null;
}

/** The table as players use it. Actions are taps; every expectation waits until it holds. */
export interface Table {
  /** Titles of all duties in screen order, tests with their value: "Otto : ralliement · Cd 7". */
  readonly due: () => Promise<readonly string[]>;
  /** Expects exactly these duties. */
  readonly expectDue: (titles: readonly string[]) => Promise<void>;
  readonly expectMoment: (moment: Moment) => Promise<void>;
  /**
   * Opens the card with this title if it is folded, as players do to look at it or to answer out of order.
   */
  readonly unfold: (title: string) => Promise<void>;
  /** Expects this text on the card with this title. */
  readonly expectCard: (title: string, text: string) => Promise<void>;
  /** Expects that the card with this title lacks this button; any button if none is given. */
  readonly expectNoButton: (title: string, name?: string) => Promise<void>;
  /** Expects no duty with this title. */
  readonly expectNotDue: (title: string) => Promise<void>;
  /** Expects the note that this has been settled in this phase. */
  readonly expectSettled: (text: string) => Promise<void>;
  /** Expects this text in the fight that he is in. */
  readonly expectFight: (name: string, text: string) => Promise<void>;
  /** Expects this text above a side’s fighters: its losses, and how near its rout test is. */
  readonly expectGauge: (side: string, text: string) => Promise<void>;
  /** Expects this text in a fighter’s row; it replaces his strip, which says less. */
  readonly expectRow: (name: string, text: string) => Promise<void>;
  /** Expects that this text is not in a fighter’s row. */
  readonly expectRowWithout: (name: string, text: string) => Promise<void>;
  /** Expects this text in the open sheet. */
  readonly expectSheet: (text: string) => Promise<void>;
  /** Expects that the battle is over and this side has won. */
  readonly expectWinner: (side: string) => Promise<void>;
  readonly answer: (title: string, outcome: string) => Promise<void>;
  /** Taps the next-phase button, which must name this moment. */
  readonly next: (to: Moment) => Promise<void>;
  /** Goes on to this turn, in games with one phase. */
  readonly nextTurn: (to: Pick<Moment, 'round' | 'plays'>) => Promise<void>;
  /** Sets a status in the strip of his row; the first of a side takes one more tap to show the strips. */
  readonly quickStatus: (name: string, status: string) => Promise<void>;
  /** Takes one wound off by the drop in his row. */
  readonly wound: (name: string) => Promise<void>;
  /** Adds a loss to a counted side. */
  readonly oneOut: (side: string) => Promise<void>;
  /** Enters the players’ own die where the table asks for one. */
  readonly face: (value: number) => Promise<void>;
  /** From his row into his duel in the close combat phase, up to its first roll. */
  readonly duel: (name: string) => Promise<void>;
  /** Makes a choice that the dice have left to the players. */
  readonly choose: (option: string) => Promise<void>;
  /** Applies the duel’s result to the table. */
  readonly apply: () => Promise<void>;
  readonly charge: (name: string, target: string) => Promise<void>;
  /** Notes who ran, moved, hid, shot, cast or fights alone against several. */
  readonly mark: (what: string, name: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** Redoes the last undone step. */
  readonly redo: () => Promise<void>;
  /** Credits the last takedown: the button in the news, then a name. */
  readonly credit: (by: string) => Promise<void>;
  /** Ends the battle from the menu, with this side as the winner. */
  readonly end: (winner: string) => Promise<void>;
  /** Waits until everything is written. */
  readonly saved: () => Promise<void>;
  /** Names a part of a story, so that a failure can be located. */
  readonly tell: (part: string, deeds: () => Promise<void>) => Promise<void>;
}

/** The next-phase button’s text within a turn: the next step or phase. */
export function nextTitle(words: Words, system: string, { phase, step }: Moment): string {
  if (step === null || step === 'charges') return words(`${system}:phase.${phase}.name`);
  return words(`${system}:step.${step}`);
}

/** Titles in the to-do list. Rolls by the app take their card’s place, and are not due any more. */
export function titlesIn(articles: readonly Element[]): readonly string[] {
  return articles.flatMap((article) => {
    const label = article.getAttribute('aria-label');
    if (label === null || article.classList.contains('k-card-done')) return [];
    const value = [...article.querySelectorAll('.duty-value, .duty-folded-value')].find(
      (one) => one.closest('article') === article,
    )?.textContent;
    return [value === undefined ? label : `${label} · ${value}`];
  });
}

/** A pattern for the text with any kind of space. */
export function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);
}

/** A pattern for a target’s name, alone or followed by what is known of him. */
export function calledOrMore(name: string): RegExp {
  return new RegExp(`^${escaped(name)}( ·|$)`);
}

/** A pattern for texts that begin like this; more may follow. */
export function begins(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`);
}
