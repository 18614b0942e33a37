import type { Fraction } from '../dice/fraction.ts';
import type { BattleView, Change, Flags, Message } from './battle-view.ts';
import type { FighterId } from './ids.ts';
import type { Sign, Tone } from './rows.ts';

/**
 * What players work out with a few taps and then settle with dice: a fight, a shot, a fall, a test of
 * morale. One screen shows them all. Types only.
 *
 * A resolver reads the table and a `ResolverSetup`; it answers with a sheet to look at, and, roll by
 * roll, with what to throw next, until it knows the changes.
 */
export interface Resolver {
  /** Words under `resolver.<id>` of the system. */
  readonly id: string;
  /** Who stands in it, in the order to choose them. */
  readonly roles: readonly ResolverRole[];
  /** Phases in which it is what to offer first; empty where none is more likely than another. */
  readonly phases: readonly string[];
  /** Fighters who can stand in a role, likeliest first, given who stands in the others. */
  readonly candidates: (
    view: BattleView,
    role: string,
    chosen: Readonly<Record<string, Subject>>,
  ) => readonly FighterId[];
  /** Everything to show. @throws never: what makes no sense is refused in the sheet. */
  readonly sheet: (view: BattleView, setup: ResolverSetup) => ResolverSheet;
  /**
   * What comes after these answers: the next throw or choice, or the end. Answers from the first one
   * on that does not fit its step are as if they had not been given.
   */
  readonly next: (
    view: BattleView,
    setup: ResolverSetup,
    answers: readonly ResolverAnswer[],
  ) => ResolverStep;
}

export interface ResolverRole {
  readonly id: string;
  /** Characteristics that matter in this role, in the order to show them; typed for a free profile. */
  readonly characteristics: readonly string[];
}

/** Who stands in a role: a fighter of the table, or a profile that players typed. */
export type Subject =
  | { readonly kind: 'fighter'; readonly fighterId: FighterId }
  | {
      readonly kind: 'free';
      readonly label: string;
      readonly profile: Readonly<Record<string, number>>;
      readonly traits: Flags;
    };

export type InputValue = boolean | number | string;

export interface ResolverSetup {
  /** By role id; a role may still be empty. */
  readonly subjects: Readonly<Record<string, Subject>>;
  /** Only what players set themselves, by field id; everything else is read off the table. */
  readonly inputs: Readonly<Record<string, InputValue>>;
}

// ── What a resolver shows ──────────────────────────────────────────────────────────────────────

export interface ResolverSheet {
  /** Why it cannot be rolled as it stands; null when it can. The rest may be empty then. */
  readonly refusal: Message | null;
  /** By role: what to say of him besides his characteristics, e.g. his weapon and save. */
  readonly summaries: Readonly<Record<string, readonly Message[]>>;
  readonly fields: readonly ResolverField[];
  readonly needs: readonly ResolverNeed[];
  readonly bars: readonly ResolverBar[];
  /** Who acts when; empty when there is no order. */
  readonly order: readonly ResolverTurn[];
  /** What else to know, short. */
  readonly notes: readonly Message[];
}

interface Field {
  /** Words under `resolver.field.<id>`. */
  readonly id: string;
  /** Whose circumstance it is; null for the situation's. */
  readonly role: string | null;
  /** Set by the players rather than read off the table. */
  readonly entered: boolean;
  /** What it is called in this case, in place of the words of its id. */
  readonly named?: Message;
  /** Those of one group stand together under its words, `resolver.group.<id>`. */
  readonly group?: string;
  /** Only players know of it, and seldom: kept out of the way until somebody has said it. */
  readonly byHand?: true;
  /** It changes most from one time to the next: in sight beside those who act, whosever it is. */
  readonly foremost?: true;
}

/** A circumstance that players can change. Those that cannot matter are left out. */
export type ResolverField =
  | (Field & { readonly kind: 'switch'; readonly value: boolean })
  | (Field & {
      readonly kind: 'choice';
      /** Words under `resolver.option.<id>`. */
      readonly options: readonly string[];
      /** What they are called, one after the other, in place of the words of their ids. */
      readonly optionsSaid?: readonly Message[];
      readonly value: string;
    })
  | (Field & {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly value: number;
    });

/** One tile of the line: to hit, to wound, save, injury. */
export interface ResolverNeed {
  /** Words under `resolver.need.<id>`. */
  readonly id: string;
  readonly role: string;
  /** "3+", "automatic", "none" as a code of the system's `resolver.value`. */
  readonly value: Message;
  readonly chance: Fraction | null;
  /** What made it so, each in a few words. */
  readonly why: readonly Message[];
  readonly rule: string;
}

/** A distribution to draw; its parts add up to exactly 1, mildest first. */
export interface ResolverBar {
  /** Words under `resolver.bar.<id>`. */
  readonly id: string;
  readonly params: Message['params'];
  readonly parts: readonly ResolverPart[];
}

export interface ResolverPart {
  /** Words under `resolver.outcome.<id>`. */
  readonly id: string;
  readonly tone: Tone;
  /** Null for the picture of its tone. */
  readonly sign: Sign | null;
  readonly chance: Fraction;
}

export interface ResolverTurn {
  /** Null for somebody who is not on the table. */
  readonly fighterId: FighterId | null;
  readonly label: string;
  readonly tone: Tone;
  readonly reason: Message;
}

// ── Settling it ────────────────────────────────────────────────────────────────────────────────

export interface ResolverAnswer {
  /** Id of the step it answers. */
  readonly step: string;
  /** Dice as thrown; empty when a choice or only the verdict was told. */
  readonly dice: readonly number[];
  /** Option chosen, or `passed` and `failed` for a verdict; null when dice tell. */
  readonly choice: string | null;
}

export type ResolverStep =
  | {
      readonly kind: 'dice';
      /** Not the same twice in one settling. */
      readonly id: string;
      readonly said: Message;
      readonly count: number;
      readonly sides: number;
      /** From this face on it succeeds, for colouring the faces; null when faces are not better or worse. */
      readonly need: number | null;
      /** Players may tell passed or failed instead of the dice; failed wherever there is a need. */
      readonly verdict: boolean;
      /** What each face does, from 1 on, in place of `need`; null where nothing is to be said of them. */
      readonly faces: readonly ResolverFace[] | null;
      readonly rule: string;
      readonly soFar: readonly Message[];
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly said: Message;
      readonly options: readonly { readonly id: string; readonly said: Message }[];
      readonly rule: string;
      readonly soFar: readonly Message[];
    }
  | {
      readonly kind: 'done';
      readonly soFar: readonly Message[];
      /** Empty when nothing comes of it, or for profiles that are not on the table. */
      readonly changes: readonly Change[];
      /** Who put whom where he is now. */
      readonly credits: readonly ResolverCredit[];
      /** What to settle next because of it, such as an extra attack; null for nothing. */
      readonly follow: ResolverCall | null;
    };

/** What comes of one face of a die. */
export interface ResolverFace {
  readonly tone: Tone;
  readonly said: Message;
}

export interface ResolverCredit {
  readonly victimId: FighterId;
  readonly byId: FighterId;
}

/** A resolver with those who stand in it and what is known of the circumstances. */
export interface ResolverCall {
  readonly resolverId: string;
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly inputs: ResolverSetup['inputs'];
}

/** A sheet with nothing on it, for those who fill in what they have. */
export const EMPTY_SHEET: ResolverSheet = {
  refusal: null,
  summaries: {},
  fields: [],
  needs: [],
  bars: [],
  order: [],
  notes: [],
};

/** A sheet that says why nothing can be worked out. */
export function refused(refusal: Message): ResolverSheet {
  return { ...EMPTY_SHEET, refusal };
}
