import type { Flags } from './battle-view.ts';

export interface CatalogueProfile {
  readonly id: string;
  readonly role: string;
  /** Each warband of this type has one such leader. */
  readonly leader?: true;
  /** Absent: as many as the warband holds. */
  readonly max?: number;
  /** Gold crowns; absent: not for sale by itself. */
  readonly cost?: number;
  /** Experience to begin with; absent for whoever never gains any. */
  readonly startXp?: number;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits?: Flags;
}

export interface CatalogueWarband {
  readonly id: string;
  readonly emblem: string;
  readonly startGold: number;
  readonly minFighters: number;
  readonly maxFighters: number;
  readonly maxHeroes: number;
  /** Rules and possessions of the whole warband. */
  readonly traits?: Flags;
  readonly profiles: readonly CatalogueProfile[];
}

/** What warbands keep from battle to battle: experience, and what they are worth. */
export interface CampaignPart {
  readonly rating: RatingRow;
}

/** What it takes to join a group that has learnt something. */
export interface RecruitRow {
  /** Gold crowns for each point of the group's experience, beside the price and the group's equipment. */
  readonly perExperience: number;
  /** Dice for all experience that can be hired after a battle, as they are said: "2D6". */
  readonly veterans: string;
}

/** What fighters are equipped with: which traits that is, and what it costs. */
export interface GearPart {
  /** Groups of traits, in the order in which they are shown. */
  readonly groups: readonly string[];
  /** Traits that most fighters choose among, in the order in which they are offered. */
  readonly usual: readonly string[];
  /** What is not here is not for sale by itself, unless a list has it. */
  readonly prices: GearPrices;
  /** Lists that ask other prices than these; the first one that has a thing for somebody counts. */
  readonly lists: readonly PriceList[];
  /** What a thing may be made of; each is a trait of its own. */
  readonly materials: readonly MaterialRow[];
}

/** Something that makes things dearer. */
export interface MaterialRow {
  readonly trait: string;
  /** How many times its price a thing costs that is made of it. */
  readonly times: number;
  /** Traits that may be made of it; who carries several has the dearest made of it. */
  readonly of: readonly string[];
}

/** Gold crowns by trait, for a text by its value too. */
export type GearPrices = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/** In what an equipment list differs from the prices that all others pay. */
export interface PriceList {
  /** Profiles whose list it is, as members carry them. */
  readonly for: readonly string[];
  readonly prices: GearPrices;
  /** How many times its price a thing costs here, by the trait of its material. */
  readonly times?: Readonly<Record<string, number>>;
  /** Only until the first battle: what is rare has to be found after it, and costs what it costs all. */
  readonly founding: boolean;
}

/** What a miniature brings to its warband's rating, beside its experience. */
export interface RatingRow {
  readonly points: number;
  /** Traits that bring other points, the first one that is carried counting; null: the number of the trait itself. */
  readonly byTrait: readonly { readonly trait: string; readonly points: number | null }[];
}

/**
 * A warband to play with before having one of one's own: what a system's `samples.ts` holds. Names
 * and labels are keys there, of the words `<system>-samples`; `inWords` of `#roster/samples.ts` puts
 * these in their place.
 */
export interface SampleWarband {
  readonly name: string;
  /** Type in the catalogue; '' for a free-form one. */
  readonly catalogueId: string;
  readonly emblem: string;
  readonly members: readonly SampleMember[];
}

export interface SampleMember {
  readonly is: SampleProfile | SampleRole;
  readonly name: string;
  /** The miniatures of a group; absent for one who stands for himself. */
  readonly labels?: readonly string[];
  /** Beside those of his profile. */
  readonly traits?: Flags;
  /** Points of each of them, where they are not those of the profile. */
  readonly experience?: number;
}

/** Somebody of the warband's type. */
export interface SampleProfile {
  readonly profile: string;
}

/** Somebody free-form; the first one of the leading role leads. */
export interface SampleRole {
  readonly role: string;
  /** Where he differs from the ordinary, by characteristic. */
  readonly numbers?: Readonly<Record<string, number>>;
}
