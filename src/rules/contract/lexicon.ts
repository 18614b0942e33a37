/**
 * What players of a game write in lists made elsewhere, in all languages that they write them in. A
 * game has one if foreign lists are to be read as its own; it is fetched with the importer only.
 */
export interface Lexicon {
  /** The game's own name, as files carry it. */
  readonly game: string;
  /** What it is called in any language, in small letters. */
  readonly alsoCalled: readonly string[];
  readonly catalogueFiles: CatalogueFiles;
  /** Types of warbands; the id is one of the catalogue, or '' where the app has no list of it. */
  readonly warbands: NameTable;
  /** Who fights in them: `warband/profile`, `extras/profile`, or '' for somebody without numbers here. */
  readonly profiles: NameTable;
  /** Those of them without numbers here whom their own lists have among heroes and hired swords, parted by `;`. */
  readonly strangers: Readonly<Record<'hero' | 'hiredSword', string>>;
  readonly items: NameTable;
  readonly skills: NameTable;
  readonly injuries: NameTable;
  readonly rules: NameTable;
  /** Things of which lists write two capital letters only, by language: `AL` is light armour in three. */
  readonly capitals: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly gear: readonly GearMeaning[];
  /** What it means to have two of a thing, by item. */
  readonly pairs: Readonly<Record<string, string>>;
  /** Carried in one hand, so that two of them are two weapons. */
  readonly oneHanded: readonly string[];
  readonly twoWeaponsTrait: string;
  /** Takes the other hand. */
  readonly otherHand: readonly string[];
  /** Headings of the nine columns, one line a language, in the order of the game's characteristics. */
  readonly heads: readonly string[];
  readonly characteristics: readonly string[];
  /** The one that leaders lead by. */
  readonly leadership: string;
  /** Other games whose lists come as plain text, with words that only they have. */
  readonly otherGames: readonly OtherGame[];
}

/** Rows of `id | English | French | German | Spanish | Italian`, several names parted by `;`. */
export type NameTable = string;

/** The ids of one game's data files as list builders save them. */
export interface CatalogueFiles {
  readonly systemId: string;
  /** Type of the profile that a fighter has. */
  readonly fighterProfile: string;
  readonly gearProfiles: readonly string[];
  readonly spellProfile: string;
  /** By the beginning of the type's id. */
  readonly characteristics: Readonly<Record<string, string>>;
  /** By the beginning of the category's id; '' stands for what is no fighter. */
  readonly roles: Readonly<Record<string, ListRole | ''>>;
}

/** Roles as lists part them. */
export type ListRole = 'hero' | 'henchmen' | 'hiredSword';

/** What an item is in the app, where it is not the trait of the same id. */
export interface GearMeaning {
  readonly item: string;
  readonly trait: string;
  /** null for a trait without a value. */
  readonly value: string | null;
}

export interface OtherGame {
  readonly name: string;
  /** What only it is called: one of them in a text is enough. Small letters. */
  readonly names: readonly string[];
  /** Where these words stand for something of this game. */
  readonly notIn: readonly string[];
  /** Words that it has and this one has not: two of them are enough. */
  readonly signs: readonly string[];
}
