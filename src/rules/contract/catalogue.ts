import type { Flags } from './battle-view.ts';
import type { ItemRow } from './finds.ts';

/** How sure it is what is known of a profile or a type of warband. */
export interface Doubtful {
  readonly doubt?:
    | {
        /** One source alone prints it. */
        readonly single?: true;
        /** What others print, by field or characteristic; null: no limit. */
        readonly differ?: Readonly<Record<string, readonly (number | null)[]>>;
      }
    | undefined;
  /** Languages in which nobody has confirmed its name yet. */
  readonly unsure?: readonly string[] | undefined;
}

export interface CatalogueProfile extends Doubtful {
  readonly id: string;
  readonly role: string;
  /** Each warband of this type has one such leader. */
  readonly leader?: true;
  /** Absent: as many as fit in the warband. */
  readonly max?: number;
  /** Gold crowns; absent: not for sale by itself. */
  readonly cost?: number;
  /** What he costs beside it: so many six-sided dice of gold crowns, and pieces of other kinds of income. */
  readonly costMore?: Readonly<Record<string, number | undefined>> | undefined;
  /** Starting experience; absent for profiles that never gain any. */
  readonly startXp?: number;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits?: Flags;
}

/** A profile of no type of warband: members carry it as `<pack>/<id>`. */
export interface ExtraProfile extends CatalogueProfile {
  readonly pack: string;
  /** How official the pack is; absent for none. */
  readonly grade?: string | undefined;
}

/** A type of warband without what is in it: what is known of all of them before one is chosen. */
export interface ListedType {
  readonly id: string;
  readonly emblem: string;
  readonly startGold: number;
  readonly minFighters: number;
  readonly maxFighters: number;
  readonly maxHeroes: number;
  /** By language. */
  readonly names?: Readonly<Record<string, string>>;
  /** How official it is; absent for none. */
  readonly grade?: string | undefined;
  /** Traits that come with it; absent for none. */
  readonly brings?: readonly string[];
  /** Players have made it. */
  readonly own?: true;
}

export interface CatalogueWarband extends ListedType, Doubtful {
  /** Where its facts are from, in a few words. */
  readonly source?: string | undefined;
  /** How many sentences the words have (`<id>.heed`) about what no rule plays; absent for none. */
  readonly heeded?: number;
  /** Rules and possessions of the whole warband. */
  readonly traits?: Flags;
  readonly profiles: readonly CatalogueProfile[];
}

/** What warbands keep from battle to battle: experience and rating. */
export interface CampaignPart {
  readonly rating: RatingRow;
}

/** The cost of joining a group that has gained experience. */
export interface RecruitRow {
  /** Gold crowns for each point of the group's experience, beside the price and the group's equipment. */
  readonly perExperience: number;
  /** Dice for the total experience that can be hired after a battle, as shown: "2D6". */
  readonly veterans: string;
}

/** Equipment, which are the traits of the kind `possession`, and what it costs whom. */
export interface GearPart {
  /** Traits that most fighters choose among, in the order in which they are offered. */
  readonly usual: readonly string[];
  /** Things that may be owned, in the order of the market; without a price they are found, not bought. */
  readonly items: readonly ItemRow[];
  /** The first list that names a profile is his. */
  readonly lists: readonly EquipmentList[];
  /** Materials of items; each is a trait of its own. */
  readonly materials: readonly MaterialRow[];
  /** Traits with which a member uses everything of a shelf, on his list or not. */
  readonly masters: readonly { readonly trait: string; readonly shelf: string }[];
}

/** A material that raises the price. */
export interface MaterialRow {
  readonly trait: string;
  /** Factor on the price of an item made of it. */
  readonly times: number;
  /** Traits that may be made of it; of several, the most expensive is. */
  readonly of: readonly string[];
}

/** The equipment list of some profiles. */
export interface EquipmentList {
  /** As members carry them. */
  readonly for: readonly string[];
  /** Ids of items. */
  readonly items: readonly string[];
  /** Gold crowns, where they are others than the item's; for rare items only before the first battle. */
  readonly priced: Readonly<Record<string, number>>;
  /** Items about whose price or presence sources differ. */
  readonly doubted: readonly string[];
  /** Items that some of these profiles can't have. */
  readonly without: Readonly<Record<string, readonly string[]>>;
  /** Factor on the price before the first battle, by the trait of the material. */
  readonly times: Readonly<Record<string, number>>;
}

/** What a miniature adds to its warband's rating, besides its experience. */
export interface RatingRow {
  readonly points: number;
  /** Traits with points of their own: the first one carried counts; null: the trait's number. */
  readonly byTrait: readonly { readonly trait: string; readonly points: number | null }[];
  /** Whoever has one of these adds nothing, as a captive. */
  readonly uncounted?: readonly string[];
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
  /** What he is, by the id of its word; absent for one of a profile. */
  readonly title?: string;
  /** The miniatures of a group, by the ids of their names; absent for a single member. */
  readonly labels?: readonly string[];
  /** Beside those of his profile. */
  readonly traits?: Flags;
  /** Points of each, if they differ from the profile. */
  readonly experience?: number;
}

/** A member of the warband's type. */
export interface SampleProfile {
  readonly profile: string;
}

/** A free-form member; the first one of the leading role leads. */
export interface SampleRole {
  readonly role: string;
  /** Values that differ from the defaults, by characteristic. */
  readonly numbers?: Readonly<Record<string, number>>;
}
