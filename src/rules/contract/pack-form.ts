import type { Flags } from './battle-view.ts';
import type { CharacteristicRow } from './rows.ts';

// What players change of a pack by themselves. A pack of a game says more: that stays as it is.

/** By language. */
export type Names = Readonly<Record<string, string>>;

/** Who may be in the warband. */
export interface PackFormProfile {
  readonly id: string;
  readonly names?: Names;
  /** Languages in which nobody has confirmed the name. */
  readonly unsure?: readonly string[];
  readonly doubt?: object;
  readonly role: string;
  readonly leader?: true;
  /** Absent: as many as fit. */
  readonly max?: number;
  /** Gold crowns. */
  readonly cost?: number;
  /** Absent for those who never gain any. */
  readonly startXp?: number;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits?: Flags;
  /** As what he counts where a rule asks it, beside his warband. */
  readonly kinds?: readonly string[];
  /** Whose maximums limit him; absent: that of the warband. */
  readonly race?: string;
  /** The list that he buys from, by its key. */
  readonly equipment?: string;
  /** Things of it that he can't have. */
  readonly without?: readonly string[];
  /** Lists that he learns from. */
  readonly skills?: readonly string[];
  readonly learnsAlone?: readonly string[];
  readonly neverLearns?: readonly string[];
  readonly promoted?: { readonly only?: readonly string[]; readonly never?: readonly string[] };
  /** Weapons of which he may carry two. */
  readonly pairs?: readonly string[];
  readonly market?: PackFormMarket;
  /** The list of spells or prayers that he learns from. */
  readonly magic?: string;
  readonly cap?: { readonly times: number; readonly for: readonly string[] };
  readonly upkeep?: {
    readonly gold?: number;
    readonly beside?: {
      readonly gold: number;
      readonly profiles?: readonly string[];
      readonly kinds?: readonly string[];
    };
  };
  readonly hired?: { readonly carries: Flags };
}

/** What trade after a battle has for them. */
interface PackFormMarket {
  readonly may?: readonly string[];
  readonly never?: readonly string[];
  readonly terms?: Readonly<Record<string, object>>;
}

/** What some of them may buy. */
export interface PackFormList {
  readonly names?: Names;
  readonly items: readonly string[];
  /** Gold crowns, where they are others than the usual. */
  readonly prices?: Readonly<Record<string, number>>;
  readonly doubt?: { readonly differ: readonly string[] };
}

/** What a pack brings along: its words, and what it is. */
export interface PackFormThing {
  readonly names: Names;
  /** One sentence by language. */
  readonly hints: Names;
  readonly unsure?: readonly string[];
  /** The trait of the app that it is played as; absent: players apply it themselves. */
  readonly as?: string;
}

/** A thing that can be owned. */
export interface PackFormItem extends PackFormThing {
  readonly price?:
    | number
    | { readonly gold: number; readonly dice: number; readonly times?: number };
}

/** Skills that only this warband learns from. */
export interface PackFormSkills {
  readonly names?: Names;
  readonly unsure?: readonly string[];
  readonly skills: readonly string[];
}

export interface PackFormLimits {
  readonly emblem: string;
  /** Gold crowns. */
  readonly startGold: number;
  readonly minFighters: number;
  readonly maxFighters: number;
  readonly maxHeroes: number;
  readonly traits?: Flags;
}

export interface PackForm {
  readonly pack: number;
  readonly id: string;
  readonly names?: Names;
  readonly unsure?: readonly string[];
  /** How official it is; absent for one of the players' own. */
  readonly grade?: string;
  readonly source?: string;
  readonly notes?: readonly string[];
  readonly doubt?: object;
  /** As what all in it count where a rule asks it. */
  readonly kinds?: readonly string[];
  /** Whose maximums limit those who have no other race; absent: nobody knows a limit. */
  readonly race?: string;
  /** How far each characteristic can be raised, by races of its own. */
  readonly maximums?: Maximums;
  readonly warband?: PackFormLimits;
  readonly profiles: readonly PackFormProfile[];
  readonly equipment?: Readonly<Record<string, PackFormList>>;
  readonly skillLists?: Readonly<Record<string, PackFormSkills>>;
  readonly things?: {
    readonly traits?: Readonly<Record<string, PackFormThing>>;
    readonly skills?: Readonly<Record<string, PackFormThing>>;
    readonly items?: Readonly<Record<string, PackFormItem>>;
    readonly spells?: Readonly<Record<string, { readonly names: Names }>>;
  };
  readonly neverLearns?: readonly string[];
  readonly market?: PackFormMarket;
  /** Ids of the hired swords who may join; absent: those who are open to all. */
  readonly hires?: readonly string[];
  readonly heirs?: readonly {
    readonly after: readonly string[];
    readonly only: readonly string[];
  }[];
}

/** By race, then by characteristic. */
type Maximums = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What players choose from when they make a pack, beside what the game has in its tables. */
export interface PackChoices {
  /** To begin with nothing. */
  readonly blank: PackForm;
  /** Lists of skills that every pack may name. */
  readonly skillLists: readonly string[];
  /** The same of spells and prayers. */
  readonly spellLists: readonly string[];
  /** What fighters carry that no pack has to bring along. */
  readonly traits: readonly string[];
  /** Races that every pack may name, with how far each characteristic of theirs can be raised. */
  readonly races: Maximums;
  /** As what somebody may count. */
  readonly kinds: readonly string[];
  /** What numbers a profile may have. */
  readonly characteristics: readonly CharacteristicRow[];
}
