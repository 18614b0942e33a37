/**
 * What players of a game write in foreign lists, in all their languages. A game has one if foreign lists are
 * to be read as its own; it is fetched with the importer only.
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
  /** Profiles: `warband/profile`, `extras/profile`, or '' for those without numbers here. */
  readonly profiles: NameTable;
  readonly items: NameTable;
  readonly skills: NameTable;
  readonly injuries: NameTable;
  readonly rules: NameTable;
  /** Skills in the book's order by the list's name in an app's codes, `combat_05`, and the language of that app. */
  readonly skillCodes: {
    readonly language: string;
    readonly lists: Readonly<Record<string, readonly string[]>>;
  };
  readonly gear: readonly GearMeaning[];
  /** What two of an item mean, by item. */
  readonly pairs: Readonly<Record<string, string>>;
  /** Carried in one hand, so that two of them are two weapons. */
  readonly oneHanded: readonly string[];
  readonly twoWeaponsTrait: string;
  /** Takes the other hand. */
  readonly otherHand: readonly string[];
  readonly characteristics: readonly string[];
  /** What a fighter held by another warband has: its id. */
  readonly captive: string;
  /** The kinds of income that a warband's treasury holds: their ids. */
  readonly treasury: { readonly gold: string; readonly shards: string };
  /** The characteristic that leaders lead by: its id. */
  readonly leadership: string;
  /** Other games whose lists come as plain text, with words that only they have. */
  readonly otherGames: readonly OtherGame[];
}

/**
 * Words of lists in one language, for every game: a file of its own in locales/import. Case does not matter;
 * a word that two languages share is listed in both.
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
  /** The rule of being a leader. */
  readonly leader: readonly string[];
  /**
   * Sentences saying that a fighter misses the next battle: `(the)` is optional, `game/match` are
   * alternatives, `*` is any word.
   */
  readonly missesNext: readonly string[];
  /** After the number of a price. */
  readonly money: readonly string[];
  /** Instead of a price. */
  readonly free: readonly string[];
  /** Before them: the first dagger is free. */
  readonly first: readonly string[];
  /** Instead of items for a fighter without any; next to items it has no meaning. */
  readonly nothing: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  /** All fighters: what follows belongs to no single one. */
  readonly everyone: readonly string[];
  /** Before what a fighter does not have. */
  readonly not: readonly string[];
  /** Marks a dead fighter. */
  readonly fallen: readonly string[];
  /** After "the same": all items of a fighter. */
  readonly stuff: readonly string[];
  /** Before a colon above a list: it applies to the whole list. */
  readonly about: readonly string[];
  /** Words of ordinary sentences, never names. */
  readonly common: readonly string[];
  /** A line that begins so continues the fighter of the line above. */
  readonly pronouns: readonly string[];
  /** Between a number and a word for experience. */
  readonly points: readonly string[];
  /** Next to a number: gold in the treasury. */
  readonly purse: readonly string[];
  /** Next to a number: other things in the treasury. */
  readonly shards: readonly string[];
  /** After a number: a count. */
  readonly pieces: readonly string[];
  /** Before a number: the size of a group. */
  readonly groups: readonly string[];
  /** A pair of an item as one item. */
  readonly pairs: readonly string[];
  readonly links: Readonly<Record<ListLink, readonly string[]>>;
  readonly phrases: Readonly<Record<ListPhrase, readonly string[]>>;
  /** Articles and prepositions that a name has or lacks. */
  readonly little: readonly string[];
  /** Small words within the names of people. */
  readonly particles: readonly string[];
  /** Endings of plurals and what stands in their place; each `-` is a letter that must precede. */
  readonly plurals: Readonly<Record<string, string>>;
  /** Endings that inflected words have or lack, written likewise. */
  readonly endings: readonly string[];
  /** Whole words that other languages spell otherwise, and how. */
  readonly spellings: Readonly<Record<string, string>>;
  /** The same for parts of words. */
  readonly respelt: Readonly<Record<string, string>>;
  /** What an armour save is called among characteristics. */
  readonly saves: readonly string[];
  readonly builder: Readonly<Record<BuilderLabel, readonly string[]>>;
  /** Headings of the app’s own tables, in the languages that it speaks or may learn. */
  readonly sheet: Readonly<Record<ListSheetField, readonly string[]>>;
  /** By which a text is seen to be no list of ours. */
  readonly signs: Readonly<Record<ListSign, readonly string[]>>;
  /** Headings of the columns of characteristics, in the order of the game's: one way or several to shorten them. */
  readonly characteristics: readonly (readonly string[])[];
  /** The full name of each, in the same order. */
  readonly longCharacteristics: readonly (readonly string[])[];
  /** Headings of the other columns of tables; those that head a section as well stand there. */
  readonly columns: Readonly<Record<ListColumn, readonly string[]>>;
  /** Profiles without numbers in the app, where their own lists place them among heroes and hired swords. */
  readonly strangers: Readonly<Record<'hero' | 'hiredSword', readonly string[]>>;
  /** Items written as two capital letters: `AL` is light armour in three languages. */
  readonly capitals: Readonly<Record<string, string>>;
  /** Names by id; `a b/captain` means `a/captain` and `b/captain`, `-` all names without an id. */
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

/** Function words, by what they mean for the words next to them. */
export type ListLink =
  | 'with'
  | 'has'
  | 'and'
  | 'article'
  /** Before a fighter's name. */
  | 'called'
  /** Between a fighter's name and his type. */
  | 'is'
  | 'each'
  | 'same'
  | 'other'
  | 'for';

/** Words and phrases, as in `missesNext`, that stand around names and things; `hand*` is any word that begins so. */
export type ListPhrase =
  | 'indefinite'
  | 'definite'
  /** Before the writer's own people: `my two ghouls`. */
  | 'our'
  | 'of'
  /** After a word for each: `all of them have axes`. */
  | 'ofThem'
  /** Between two nouns; a name does not begin or end there. */
  | 'ofThe'
  | 'only'
  | 'atPrice'
  /** After a thing or its price: for each model. Word by word, not as a phrase. */
  | 'apiece'
  /** Before or instead of a sum. */
  | 'totals'
  /** After a number that is no count: `2-handed`, `1st`. */
  | 'noCount'
  /** Begins with a number word that is no count either. */
  | 'twoHanded'
  /** After a word for free of charge that is part of a name. */
  | 'notFree'
  | 'countsAs'
  /** Before a thing that somebody has twice. */
  | 'second'
  | 'asWell'
  /** In brackets after a weapon. */
  | 'whichHand'
  /** After the number of a warband's value. */
  | 'rating'
  /** After the size of a group, in a heading. */
  | 'models'
  /** Beside a number: that the whole warband has so many. */
  | 'altogether'
  /** In the place of a name that has yet to be found. */
  | 'unnamed'
  /** What a warband is said to have so many of. */
  | 'members'
  /** The same where no type of fighter is called so: `13 lads`. */
  | 'heads'
  /** Beside the gold that a warband has cost. */
  | 'spent'
  /** Between the name of a section and what limits it: `equipment list of the boss`. */
  | 'behindHeading'
  | 'places'
  /** At the end of a remark: mind this. */
  | 'attention'
  /** Beside the word that counts in a table's heading. */
  | 'besideHead'
  /** Heads the column of names, even beside another that may. */
  | 'nameHead'
  /** A fighter's state who is not with the warband; beside `fallen`. */
  | 'gone'
  /** In any cell of a fighter's row, in these very letters: many a word for dead is a name. */
  | 'deadOutright'
  /** After a word for dead: when, where or by whose hand. */
  | 'afterDeath'
  /** Of a sentence, and of no thing's name. */
  | 'sentence'
  /** Begins a type of warband that is any of several. */
  | 'mercenaries'
  /** In brackets after a name: a fighter's state. */
  | 'states'
  /** In a cell that asks for yes or no. */
  | 'no';

/** Labels on a list builder's page and names in its data files, which it translates. */
export type BuilderLabel =
  | 'selections'
  | 'categories'
  | 'model'
  /** Types of profiles that a fighter has. */
  | 'profiles'
  /** A selection whose number is the size of a group. */
  | 'size'
  /** Parts of the names of groups, by what is in them. */
  | 'gear'
  | 'skills'
  | 'injuries'
  /** What the number of gold crowns in the stash is called. */
  | 'gold';

/** The columns of the app's own tables. */
export type ListSheetField =
  | 'warband'
  | 'warband-type'
  | 'name'
  | 'type'
  | 'role'
  | 'leader'
  | 'count'
  | 'xp'
  | 'gear'
  | 'rules'
  | 'misses-next';

/** Words and phrases, as in `missesNext`, of texts that are no lists, and some that only lists have. */
export type ListSign =
  /** Before the number of a turn. */
  | 'turns'
  /** Before what is counted of a battle. */
  | 'tallies'
  /** Beside a day, short and in full. */
  | 'months'
  /** What becomes of a fighter. */
  | 'fates'
  /** Between two of them. */
  | 'kills'
  /** Of a whole warband: only lists of this game have it. */
  | 'ratings'
  /** What an army costs, after a number. */
  | 'points'
  /** Real money, after a number. */
  | 'euros'
  /** Said of what is for sale. */
  | 'sales'
  /** The game's money, in small letters, after a number. */
  | 'crowns'
  /** Before a number: how hard to find. */
  | 'rare'
  /** What that is called. */
  | 'rarity'
  /** After a number: the price of hiring somebody. */
  | 'hires'
  /** Before that price, and after what he costs from then on. */
  | 'hire'
  | 'upkeep'
  /** What a profile may be given. */
  | 'mayCarry'
  /** Whom a warband may have. */
  | 'mayHire';

/** The names of things of one kind. */
export type NameTable = readonly NameRow[];

export interface NameRow {
  /** Several ids if one name stands for all of them: each warband has a captain. '' for things without an id. */
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
  /** Type of the cost that is the warband's rating. */
  readonly ratingCost: string;
  /** By a prefix of the type's id. */
  readonly characteristics: Readonly<Record<string, string>>;
  /** By a prefix of the category's id; '' for what is not a fighter. */
  readonly roles: Readonly<Record<string, ListRole | ''>>;
}

/** Roles as lists divide them. */
export type ListRole = 'hero' | 'henchmen' | 'hiredSword';

/** The trait of an item in the app, if its id differs. */
export interface GearMeaning {
  readonly item: string;
  readonly trait: string;
  /** null for a trait without a value. */
  readonly value: string | null;
}

export interface OtherGame {
  readonly name: string;
  /** Names that only this game has: one of them in a text is enough. Lower case. */
  readonly names: readonly string[];
  /** Phrases in which its name means something in this game. */
  readonly except?: readonly string[];
  /** Words that it has and this game lacks: two of them are enough. */
  readonly ownWords: readonly string[];
}
