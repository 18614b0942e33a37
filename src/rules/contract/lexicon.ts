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
  /** The words of each language that its lists come in. */
  readonly languages: readonly LanguageWords[];
  /** Types of warbands; the id is one of the catalogue, or '' where the app has no list of it. */
  readonly warbands: NameTable;
  /** Who fights in them: `warband/profile`, `extras/profile`, or '' for somebody without numbers here. */
  readonly profiles: NameTable;
  readonly items: NameTable;
  readonly skills: NameTable;
  readonly injuries: NameTable;
  readonly rules: NameTable;
  readonly gear: readonly GearMeaning[];
  /** What it means to have two of a thing, by item. */
  readonly pairs: Readonly<Record<string, string>>;
  /** Carried in one hand, so that two of them are two weapons. */
  readonly oneHanded: readonly string[];
  readonly twoWeaponsTrait: string;
  /** Takes the other hand. */
  readonly otherHand: readonly string[];
  readonly characteristics: readonly string[];
  /** The one that leaders lead by. */
  readonly leadership: string;
  /** Other games whose lists come as plain text, with words that only they have. */
  readonly otherGames: readonly OtherGame[];
}

/**
 * What lists say in one language, whatever they are lists of: a file of its own in locales/import. Capitals
 * don't matter; a word that two languages share stands in both.
 */
export interface LanguageWords {
  /** Short name, as in `en`. */
  readonly language: string;
  /** Headings, keys and containers. */
  readonly sections: Readonly<Record<ListSection, readonly string[]>>;
  /** What experience is called. */
  readonly experience: readonly string[];
  /** Said of a henchman who has become a hero. */
  readonly promoted: readonly string[];
  /** The rule that somebody leads. */
  readonly leader: readonly string[];
  /**
   * Sentences on somebody who is not to be in the next battle: `(the)` may be missing, of `game/match` one
   * stands there, and any word for `*`.
   */
  readonly missesNext: readonly string[];
  /** Behind the number of a price. */
  readonly money: readonly string[];
  /** In the place of a price. */
  readonly free: readonly string[];
  /** Before them: the first dagger is free. */
  readonly first: readonly string[];
  /** In the place of things for somebody without any, or beside them and none. */
  readonly nothing: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Of all of them: what is said behind it is nobody's in particular. */
  readonly everyone: readonly string[];
  /** In front of what somebody has not. */
  readonly not: readonly string[];
  /** Said of somebody who is dead. */
  readonly fallen: readonly string[];
  /** Behind "the same": all that somebody carries. */
  readonly stuff: readonly string[];
  /** In front of a colon above a list: what is said is about the whole of it. */
  readonly about: readonly string[];
  /** Words of any sentence, so that nobody is called so. */
  readonly common: readonly string[];
  /** A line that begins so is about whoever the line above was. */
  readonly pronouns: readonly string[];
  /** Between a number and a word for experience. */
  readonly points: readonly string[];
  /** Beside a number: the gold that lies at home. */
  readonly purse: readonly string[];
  /** Beside a number: what lies there and is no gold. */
  readonly shards: readonly string[];
  /** Behind a number: so many of them. */
  readonly pieces: readonly string[];
  /** In front of a number: so many of them, as one. */
  readonly groups: readonly string[];
  /** Two of a thing, as one. */
  readonly pairs: readonly string[];
  readonly links: Readonly<Record<ListLink, readonly string[]>>;
  /** Headings of the columns of characteristics, in the order of the game's: one way or several to shorten them. */
  readonly characteristics: readonly (readonly string[])[];
  /** What each of them is called in full, in the same order. */
  readonly longCharacteristics: readonly (readonly string[])[];
  /** Headings of the other columns of tables; those that head a section as well stand there. */
  readonly columns: Readonly<Record<ListColumn, readonly string[]>>;
  /** Those whom the app has no numbers of, where their own lists have them among heroes and hired swords. */
  readonly strangers: Readonly<Record<'hero' | 'hiredSword', readonly string[]>>;
  /** Things of which lists write two capital letters only: `AL` is light armour in three languages. */
  readonly capitals: Readonly<Record<string, string>>;
  /** Names by id; `a b/captain` stands for `a/captain` and `b/captain`, `-` for all that have no id. */
  readonly warbands: IdNames;
  readonly profiles: IdNames;
  readonly items: IdNames;
  readonly skills: IdNames;
  readonly injuries: IdNames;
  readonly rules: IdNames;
}

type IdNames = Readonly<Record<string, readonly string[]>>;

/** What a column of a table holds, beside characteristics and what is a section elsewhere. */
export type ListColumn =
  | 'name'
  | 'type'
  | 'gear'
  | 'band'
  | 'bandType'
  | 'role'
  | 'state'
  | 'count';

/** What a heading, a key or a container of a list is about. */
export type ListSection =
  | ListRole
  | 'gear'
  | 'skills'
  | 'injuries'
  | 'rules'
  | 'advances'
  | 'stash'
  | 'notes'
  | 'dead';

/** Little words, by what they say of the words beside them. */
export type ListLink =
  | 'with'
  | 'has'
  | 'and'
  | 'article'
  /** In front of somebody's name. */
  | 'called'
  /** Between somebody's name and what he is. */
  | 'is'
  | 'each'
  | 'same'
  | 'other'
  | 'for';

/** What things of one kind are called. */
export type NameTable = readonly NameRow[];

export interface NameRow {
  /** Several where one name stands for all of them: each warband has a captain. '' for what has only names. */
  readonly ids: readonly string[];
  /** By language, the usual one first. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** The kinds of things that have names of their own. */
export type NamedKind = 'warbands' | 'profiles' | 'items' | 'skills' | 'injuries' | 'rules';

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
  /** Phrases in which its name means something of this game. */
  readonly except?: readonly string[];
  /** Words that it has and this one has not: two of them are enough. */
  readonly ownWords: readonly string[];
}
