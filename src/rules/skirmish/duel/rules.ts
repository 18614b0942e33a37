import type { Fight } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, Flags, Message } from '#rules/contract/battle-view.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import type { FightRules } from '../fights.ts';
import type { SkirmishRules } from '../rules.ts';
import type { CriticalRow } from './blow.ts';
import type { Ward } from './target.ts';

import type { BlowClass, Poison } from './weapons.ts';

/** What a blade is made of. */
export type Material = 'gromril' | 'ithilmar';

export type ArmourId = keyof typeof ARMOUR;

/** The save each armour gives by itself; 7 is none. Ithilmar is as good as heavy armour. @rule SAVE */
export const ARMOUR = { none: 7, light: 6, heavy: 5, ithilmar: 5, gromril: 4 } as const;

/** What one skirmish game brings to duels and shots; everything else is the same in all of them. */
export interface DuelRules {
  readonly skirmish: SkirmishRules;
  /** Weapons have their own rows; false: players tell the Strength of blows and shots themselves. */
  readonly armoury: boolean;
  /** Frenzy, hatred and fear are reckoned with. */
  readonly psychology: boolean;
  readonly gear: (traits: Flags) => Gear;
  /** What a critical hit does at this table: rows by D6, or one row where no die is rolled. */
  readonly criticals: (
    weapon: BlowClass | 'missile',
    choices: HouseRuleChoices,
  ) => readonly CriticalRow[];
  readonly frenzied: (fighter: FighterView) => boolean;
  /**
   * Whether a hatred is for this foe, null where only players can tell, and what to call it then.
   * @param foe null for somebody who is not on the table
   */
  readonly hatred: (
    whom: string,
    foe: FighterView | null,
  ) => { readonly hated: boolean | null; readonly named: Message | undefined };
  /** How this table reads what the books leave open about parries, wounds and weapons. */
  readonly readings: (choices: HouseRuleChoices) => DuelRulings;
  /** Shots at single models are harder by one at this table. */
  readonly singleTargetPenalty: (choices: HouseRuleChoices) => boolean;
  /** Breathes, and so minds what stinks; of those who are not on the table everybody does. */
  readonly living: (foe: FighterView | null) => boolean;
  /** Whether blessed weapons were blessed against somebody; null where only players can tell. */
  readonly unholy: (foe: FighterView | null) => boolean | null;
  readonly fights: (view: BattleView) => readonly Fight[];
  readonly striking: FightRules['striking'];
}

/** What tables dispute of blows and shots, one answer each. @rule PARRY, INJURY, WEAPONS */
export interface DuelRulings {
  /** Where the highest die cannot be parried, the next highest is tried. */
  readonly parriesNextHighest: boolean;
  /** One try against each foe in a phase, instead of one in all. */
  readonly parriesEachFoe: boolean;
  /** Steps aside from each wound of a critical hit by itself, instead of from the hit. */
  readonly stepsAsideEachWound: boolean;
  /** Draws another weapon when a combat goes on. */
  readonly swapsWeapons: boolean;
}

/** Where there is nothing to parry with and nobody steps aside. */
export const NO_RULINGS: DuelRulings = {
  parriesNextHighest: false,
  parriesEachFoe: false,
  stepsAsideEachWound: false,
  swapsWeapons: false,
};

/** Skills that bear on blows and shots and that anybody may learn. */
const LEARNT = [
  'mighty-blow',
  'strike-to-injure',
  'resilient',
  'pit-fighter',
  'unstoppable-charge',
  'web-of-steel',
  'lightning-reflexes',
  'quick-shot',
  'trick-shooter',
  'hunter',
  'nimble',
  'knife-fighter',
  'pistolier',
  'eagle-eyes',
] as const;

/** The same of one warband or of one kind of fighter. */
const OF_THEIR_OWN = [
  'sign-of-sigmar',
  'tail-fighting',
  'black-hunger',
  'art-of-silent-death',
  'master-of-blades',
  'true-grit',
  'thick-skull',
  'ard-ead',
  'ferocious-charge',
  'monster-slayer',
  'berserker',
  'well-ard',
  'eadbasher',
  'shaggy-hide',
  'horned-one',
  'foul-odour',
  'great-hunter',
  'bellowing-battle-roar',
] as const;

/** What somebody has learnt, drunk or put on that bears on blows and shots. */
export const SKILLS = [
  ...LEARNT,
  ...OF_THEIR_OWN,
  'combat-master',
  'hunting-arrows',
  'superior-powder',
  'elven-cloak',
  'wolfcloak',
  'immune-poison',
] as const;

export type Skill = (typeof SKILLS)[number];

/** What somebody carries, and what his own rules are worth in a fight. */
export interface Gear {
  /** Weapons he carries, likeliest first; ids of close-combat and of missile weapons. */
  readonly melee: readonly string[];
  readonly missile: readonly string[];
  /** He fights with a second weapon that was not named. */
  readonly secondWeapon: boolean;
  readonly armour: ArmourId;
  readonly shield: boolean;
  readonly buckler: boolean;
  readonly helmet: boolean;
  /** A save that blows can worsen to 6 at most; null for none. */
  readonly naturalSave: number | null;
  /** His save as a number, where players note nothing else; null for none. */
  readonly wornSave: number | null;
  readonly skills: readonly Skill[];
  /** What his weapon is coated with and made of, if that was noted. */
  readonly poison: Poison | null;
  readonly material: Material | null;
  readonly wards: readonly Ward[];
  readonly dodges: boolean;
  readonly luckyCharm: boolean;
  readonly hardToKill: boolean;
  readonly hardHead: boolean;
  readonly noPain: boolean;
  readonly jumpUp: boolean;
  /** Strikes missed blows again when he charges with a sword. */
  readonly expertSwordsman: boolean;
  /** A double-handed weapon does not slow him. */
  readonly strongman: boolean;
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  /** Whom he hates, as a word of the rules or of the player's own; '' for a hatred that names nobody, null for none. */
  readonly hates: string | null;
  readonly largeTarget: boolean;
  readonly mounted: boolean;
  /** Added to the roll to hit of those who strike at him. */
  readonly hinders: number;
  /** Worsening of his victims' saves, zero or less. */
  readonly inflicts: number;
  /** Bites once besides, whatever he holds. */
  readonly bites: boolean;
  /** Rolls any failed roll to hit again once, blows and shots alike. */
  readonly rerollsHits: boolean;
  /** Attacks in a turn in which he charged, instead of his own; null for no difference. */
  readonly attacksOnCharge: number | null;
}

/** Nothing carried and nothing special. */
export const BARE: Gear = {
  melee: [],
  missile: [],
  secondWeapon: false,
  armour: 'none',
  shield: false,
  buckler: false,
  helmet: false,
  naturalSave: null,
  wornSave: null,
  skills: [],
  poison: null,
  material: null,
  wards: [],
  dodges: false,
  luckyCharm: false,
  hardToKill: false,
  hardHead: false,
  noPain: false,
  jumpUp: false,
  expertSwordsman: false,
  strongman: false,
  strikesFirst: false,
  strikesLast: false,
  hates: null,
  largeTarget: false,
  mounted: false,
  hinders: 0,
  inflicts: 0,
  bites: false,
  rerollsHits: false,
  attacksOnCharge: null,
};
