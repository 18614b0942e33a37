import type { Entry } from '#battle/events.ts';
import type { Duty } from '#rules/contract/advice.ts';
import type { Change, Message } from '#rules/contract/battle-view.ts';
import type { ActorId, FighterId, SideId } from '#rules/contract/ids.ts';
import type { InputValue, ResolverAnswer, ResolverStep } from '#rules/contract/resolver.ts';

/**
 * State shared by the screens of an open battle: it outlives a screen, not the battle. Half-entered
 * dice outlive the app as well (kept-drafts.ts).
 */
export interface ScreenMemory {
  /** For the next screen, as long as `entry` is the newest. */
  readonly news: { readonly news: News; readonly entry: Entry | undefined } | null;
  /** Values entered for questions that are not settled yet, by turn and address. */
  readonly drafts: ReadonlyMap<string, QuestionDraft>;
  /** The fighters of the last duel, as the end of an address, and the phase in which it was shown. */
  readonly lastResolver: { readonly moment: string; readonly address: string } | null;
  /** Keys of the rout tests that were due when a screen last looked; null before the first look. */
  readonly routsSeen: string | null;
  /** The turn that this phone plays on for another one's player; null for none yet. */
  readonly stoodInFor: number | null;
  /** Sides whose fighters are shown as strips of states. */
  readonly strips: readonly SideId[];
}

export const NOTHING_KEPT: ScreenMemory = {
  news: null,
  drafts: new Map(),
  lastResolver: null,
  routsSeen: null,
  stoodInFor: null,
  strips: [],
};

/** A result of a step that players should see at once. */
export type News =
  /** The first battle of all: nobody sits opposite with a phone. */
  | { readonly kind: 'both-yours' }
  /** Nothing happened, and why. */
  | { readonly kind: 'refused'; readonly code: string }
  /** A correction that the rules would not make by themselves. */
  | { readonly kind: 'against'; readonly fighterId: FighterId; readonly code: string }
  | {
      readonly kind: 'out-of-action';
      readonly fighterId: FighterId;
      /** Further changes: he may have dropped what he carried. */
      readonly changes: readonly Change[];
    }
  /** The app rolled for the players. */
  | ({ readonly kind: 'rolled' } & AppRoll)
  /** Dice of the Duel screen were applied: all results. */
  | {
      readonly kind: 'settled';
      readonly said: Message;
      readonly changes: readonly Change[];
      /** The throws, in their order. */
      readonly reports: readonly StepReport[];
    }
  | { readonly kind: 'undone'; readonly said: Message; readonly count: number }
  /** Another phone was quicker, that of `by` where it is known: what was tapped here has had no effect. */
  | { readonly kind: 'overtaken'; readonly said: Message; readonly by: ActorId | null }
  /** Two phones have answered one question; the answer that counts, and who gave it if it was not this phone. */
  | { readonly kind: 'answered-twice'; readonly said: Message; readonly by: ActorId | null }
  /** Another phone has tapped on somebody who was just tapped on here. */
  | { readonly kind: 'touched-too'; readonly fighterId: FighterId }
  /** Another phone has changed what was just changed here; the step that counts. */
  | { readonly kind: 'changed-too'; readonly said: Message; readonly undoable: boolean }
  /** Another phone has taken back what was just tapped here. */
  | { readonly kind: 'undone-elsewhere'; readonly said: Message };

/** Results of throws of a settling, in words, with their dice. */
export interface StepReport {
  /** Empty if only the result was entered, or players chose. */
  readonly throws: readonly Thrown[];
  readonly lines: readonly Message[];
}

/** Dice as thrown, and the result that was needed. */
type Thrown = Pick<DiceStep, 'need' | 'faces'> & { readonly dice: readonly number[] };

type DiceStep = Extract<ResolverStep, { kind: 'dice' }>;

/** Dice that the app rolled for a duty, and what they decided. */
export interface AppRoll {
  readonly duty: Duty;
  readonly dice: readonly number[];
  readonly outcome: string;
  /** Value that the players tested against instead of the duty's own. */
  readonly overruled: number | null;
}

/** What players have entered so far for one question. */
export interface QuestionDraft {
  /** By field id. */
  readonly inputs: Readonly<Record<string, InputValue>>;
  readonly answers: readonly ResolverAnswer[];
  /** Dice of a throw that is not complete yet, and which throw it is. */
  readonly typed: { readonly step: string; readonly dice: readonly number[] };
}
