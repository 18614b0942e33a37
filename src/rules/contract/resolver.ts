import type { Fraction } from '../dice/fraction.ts';
import type { BattleView, Change, Flags, Message } from './battle-view.ts';
import type { FighterId } from './ids.ts';
import type { Sign, Tone } from './rows.ts';

/**
 * A calculation that players set up with a few taps and then settle with dice: a fight, a shot, a fall, a
 * test of morale. One screen shows them all. Types only.
 *
 * A resolver reads the table and a `ResolverSetup`; it answers with a sheet to look at, and, roll by roll,
 * with what to throw next, until it knows the changes.
 */
export interface Resolver {
  /** Words under `resolver.<id>` of the system. */
  readonly id: string;
  /** Its roles, in the order to choose them. */
  readonly roles: readonly ResolverRole[];
  /** Phases in which it is offered first; empty for none. */
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
   * What comes after these answers: the next throw or choice, or the end. The first answer that does not fit
   * its step is ignored, with all that follow.
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
  /** What is done in this role, as `Capability` names it: nobody is seated first who never does it. */
  readonly deed?: string;
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
  /** Only values entered by players, by field id; everything else is read off the table. */
  readonly inputs: Readonly<Record<string, InputValue>>;
}

// ── What a resolver shows ──────────────────────────────────────────────────────────────────────

export interface ResolverSheet {
  /** Why it cannot be rolled as it stands; null when it can. The rest may be empty then. */
  readonly refusal: Message | null;
  /** By role: short remarks besides his characteristics, such as his weapon and save. */
  readonly summaries: Readonly<Record<string, readonly Message[]>>;
  readonly fields: readonly ResolverField[];
  readonly needs: readonly ResolverNeed[];
  readonly bars: readonly ResolverBar[];
  /** The order of acting; empty if there is none. */
  readonly order: readonly ResolverTurn[];
  /** Further short remarks. */
  readonly notes: readonly Message[];
}

interface Field {
  /** Words: `resolver.field` with the id as its context. What is named like a trait needs none. */
  readonly id: string;
  /** Whose circumstance it is; null for the situation's. */
  readonly role: string | null;
  /** Entered by players rather than read off the table. */
  readonly entered: boolean;
  /** A label that replaces the words of its id. */
  readonly named?: Message;
  /** Fields of one group are shown together under its words, `resolver.group.<id>`. */
  readonly group?: string;
  /** Rare, and known only to players: folded away until it is entered. */
  readonly byHand?: true;
  /** Changes most often between calculations: always visible next to the fighters, for any role. */
  readonly foremost?: true;
}

/** A circumstance that players can change. Those that cannot matter are left out. */
export type ResolverField =
  | (Field & { readonly kind: 'switch'; readonly value: boolean })
  | (Field & {
      readonly kind: 'choice';
      /** Words: `resolver.option` with the id as its context. Traits need none: their names are said. */
      readonly options: readonly string[];
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
  /** The reasons, each in a few words. */
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
  /** Null for a profile that is not on the table. */
  readonly fighterId: FighterId | null;
  readonly label: string;
  readonly tone: Tone;
  readonly reason: Message;
}

// ── Settling it ────────────────────────────────────────────────────────────────────────────────

export interface ResolverAnswer {
  /** Id of the step it answers. */
  readonly step: string;
  /** Dice as thrown; empty for a choice, or when only the verdict was entered. */
  readonly dice: readonly number[];
  /** Option chosen, or `passed` or `failed` for a verdict; null when dice were entered. */
  readonly choice: string | null;
}

export type ResolverStep =
  | {
      readonly kind: 'dice';
      /** Unique within one settling. */
      readonly id: string;
      readonly said: Message;
      readonly count: number;
      readonly sides: number;
      /** From this face on it succeeds, for colouring the faces; null when faces are not better or worse. */
      readonly need: number | null;
      /** Players may enter passed or failed instead of the dice; failed whenever there is a need. */
      readonly verdict: boolean;
      /** The effect of each face from 1, instead of `need`; null if faces need no explanation. */
      readonly faces: readonly ResolverFace[] | null;
      /** Answers that need no dice, such as finishing off a fighter on the ground; absent for none. */
      readonly instead?: readonly ResolverOption[];
      readonly rule: string;
      readonly soFar: readonly Message[];
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly said: Message;
      readonly options: readonly ResolverOption[];
      readonly rule: string;
      readonly soFar: readonly Message[];
    }
  | {
      readonly kind: 'done';
      readonly soFar: readonly Message[];
      /** Empty when nothing changes, or for profiles that are not on the table. */
      readonly changes: readonly Change[];
      /** Who put whom where he is now. */
      readonly credits: readonly ResolverCredit[];
      /** What to settle next because of it, such as an extra attack; null for nothing. */
      readonly follow: ResolverCall | null;
    };

/** An answer that players may choose. */
export interface ResolverOption {
  readonly id: string;
  readonly said: Message;
}

/** The result of one face of a die. */
export interface ResolverFace {
  readonly tone: Tone;
  readonly said: Message;
}

export interface ResolverCredit {
  readonly victimId: FighterId;
  readonly byId: FighterId;
}

/** A resolver with its subjects and the known circumstances. */
export interface ResolverCall {
  readonly resolverId: string;
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly inputs: ResolverSetup['inputs'];
}

/** An empty sheet, as a base for others. */
export const EMPTY_SHEET: ResolverSheet = {
  refusal: null,
  summaries: {},
  fields: [],
  needs: [],
  bars: [],
  order: [],
  notes: [],
};

/** A sheet that says why nothing can be calculated. */
export function refused(refusal: Message): ResolverSheet {
  return { ...EMPTY_SHEET, refusal };
}

/** The only step of a calculation that can't be settled: it says why, and changes nothing. */
export function refusedStep(refusal: Message): ResolverStep {
  return { kind: 'done', soFar: [refusal], changes: [], credits: [], follow: null };
}
