export interface CharacteristicRow {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A characteristic that is rolled each time it is used. */
export interface RolledRow {
  readonly trait: string;
  /** "2D6". */
  readonly dice: string;
}

export interface RoleRow {
  readonly id: string;
  /** May be named leader of a battle. */
  readonly mayLead?: true;
  /** Members of this role may be groups; otherwise each is a single fighter. */
  readonly mayBeGroup?: true;
  /** Limited by the warband's type (`CatalogueWarband.maxHeroes`). */
  readonly limited?: true;
  /** Fights for pay: counts neither towards the size of the warband nor towards its limits. */
  readonly hired?: true;
  /** The fallback for unknown roles and for sides without a list. Exactly one role of a system. */
  readonly ordinary?: true;
  readonly look: RoleLook;
}

/** What a role's sign on the screen expresses. */
export type RoleLook = 'notable' | 'ordinary' | 'hired' | 'beast' | 'foot' | 'mounted' | 'gun';

/** Colour and shape family of a status on the screen. */
export type Tone =
  | 'standing'
  | 'knocked-down'
  | 'stunned'
  | 'fleeing'
  | 'out-of-action'
  | 'away'
  | 'neutral';

/** Pictures available to every game, named after their usual meaning. */
export type Sign =
  | 'standing'
  | 'knocked-down'
  | 'stunned'
  | 'fleeing'
  | 'out-of-action'
  | 'left-table'
  | 'in-reserve'
  | 'absent'
  | 'hidden'
  | 'leader'
  | 'rout'
  | 'recovery'
  | 'movement'
  | 'shooting'
  | 'close-combat'
  | 'magic'
  | 'rally'
  | 'all-alone'
  | 'fear'
  | 'stupidity'
  | 'frenzy'
  | 'hatred'
  | 'charge'
  | 'fall'
  | 'cover'
  | 'aura'
  | 'wound'
  | 'healing'
  | 'helmet'
  | 'armour'
  | 'horn'
  | 'mounted'
  | 'gun'
  | 'treasure'
  | 'coins'
  | 'advance'
  | 'rules'
  | 'dice'
  | 'duel'
  | 'sword'
  | 'axe'
  | 'hammer'
  | 'flail'
  | 'spear'
  | 'halberd'
  | 'dagger'
  | 'claws'
  | 'bow'
  | 'crossbow'
  | 'pistol'
  | 'long-gun'
  | 'thrown';

/** Pictures by ids. Other ids get the picture of their tone, or a neutral one. */
export type Signs = Readonly<Record<string, Sign>>;

/** The pictures of a game. */
export interface GameSigns {
  readonly statuses: Signs;
  /** Stand in place of the status while the flag is set. */
  readonly flags: Signs;
  readonly phases: Signs;
  /** Duties by kind and actions by id, for the cards of the table and the journal. */
  readonly duties: Signs;
  readonly resolvers: Signs;
  /** Circumstances of a target, by resolver field: entered together with his name by one tap. */
  readonly circumstances: Signs;
  /**
   * Traits that are weapons, the most characteristic first: shown beside a fighter in this order, and the
   * first one is his picture.
   */
  readonly arms: Signs;
}

/** A fact that players may enter about a counted side. */
export interface SideFact {
  /** Trait of the side; words under `light.<id>`. */
  readonly id: string;
  /** It then also becomes a trait of each of its fighters. */
  readonly ofEach: boolean;
}

export interface StatusRow {
  readonly id: string;
  readonly tone: Tone;
  readonly onTable: boolean;
  /** Counts among those who take part in the battle. */
  readonly participates: boolean;
  /** Offered in the fighter's status strip (the others sit behind "more"). */
  readonly inStrip: boolean;
  /** What a setup offers it for: fighters who miss the battle, or come later. At most one row each. */
  readonly use?: 'absent' | 'reserve';
}

/**
 * When a flag ends by itself. `turn`: its owner's turn. `any-turn`: every turn. `until-changed`: a player or
 * rule ends it.
 */
export type FlagLifetime =
  | 'phase'
  | 'turn'
  | 'any-turn'
  | 'until-own-turn'
  | 'until-changed'
  | 'battle';

export interface FlagRow {
  readonly id: string;
  readonly lifetime: FlagLifetime;
  /** Offered as a chip in the fighter's "this turn". */
  readonly toggle: boolean;
  /** Phases in which that chip is among the first, elsewhere it is one tap away; absent: in every phase. */
  readonly phases?: readonly string[];
  /** The capability that it requires; absent: none. */
  readonly deed?: string;
  /** Its end is shown in the list of automatic changes. */
  readonly announceEnd?: true;
}

/**
 * A number of a fighter that players count by hand. It is the flag of the same id; while that flag
 * is not set, the number is the characteristic `from`, or 0 without one.
 */
export interface CounterRow {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly from?: string;
  /** Shown in the fighter's row too, not only on his page. */
  readonly main?: true;
}

/**
 * What a trait is. `possession`: what can be bought, stolen and taken off. `body`: the bearer's nature and what
 * his profile gives him. `side`: a mark of a whole warband.
 */
export type TraitKind = 'possession' | 'skill' | 'body' | 'injury' | 'spell' | 'side';

export interface TraitRow {
  readonly id: string;
  readonly kind: TraitKind;
  /** The heading that it is shown under. */
  readonly group: string;
  readonly value: 'none' | 'number' | 'text';
  /** What its number can be; absent for every other kind of value. */
  readonly range?: TraitRange;
  /** Who can carry it. */
  readonly of: 'fighter' | 'side';
  /** The trait of the app that it is played as: who carries it has that one in a battle too. */
  readonly as?: string;
  /** No rule of the app reads it: its hint says that players have to remember it themselves. */
  readonly onlyNoted?: true;
  /** Its bearer rolls a die before each battle, as the words `before-battle` say. */
  readonly beforeBattle?: true;
}

/** Both bounds count. `default` is the number it starts with, never 0: that is not carried at all. */
export interface TraitRange {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface PhaseRow {
  readonly id: string;
  /** Ids of the ordered sub-steps; empty when the phase has none. */
  readonly steps: readonly string[];
  /**
   * The step that is always shown; the others only when something is to be done in them, and later ones only
   * when an answer is needed. Absent in a phase without steps.
   */
  readonly mainStep?: string;
  /** Close combat is fought in it: the table shows who fights whom. */
  readonly fights?: true;
}

/** A switch players may set before or during a battle; `options[0]` need not be the default. */
export interface HouseRuleRow {
  readonly id: string;
  readonly options: readonly string[];
  readonly default: string;
  /** Id of the question in the rules papers (AMB-01), of the optional rule, or of a switch that clubs play (rout.from). */
  readonly about: string;
  /** In the short list shown first. */
  readonly common: boolean;
  /** The heading that it is shown under among the others; absent for none of its own. */
  readonly panel?: HouseRulePanel;
}

/** Switches that players look for together. */
export type HouseRulePanel = 'rout' | 'allies' | 'combat' | 'nerve' | 'optional';
