import type { Fight } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, Message } from '#rules/contract/battle-view.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import type { Rider } from '#rules/skirmish/mounts/riding.ts';
import type { FightRules } from '../fights.ts';
import type { SkirmishRules } from '../rules.ts';
import type { CriticalRow } from './blow.ts';
import {
  BLOW_SKILL_IDS,
  INJURY_SKILL_IDS,
  OUTNUMBERED_SKILL_IDS,
  SAVE_SKILL_IDS,
} from './skill-ids.ts';
import type { Ward } from './target.ts';
import type { BlowClass, Poison } from './weapons.ts';

/** Materials of blades. */
export type Material = 'gromril' | 'ithilmar';

export type ArmourId = keyof typeof ARMOUR;

/** The save of each armour alone; 7 is none. Ithilmar is as good as heavy armour. @rule SAVE */
export const ARMOUR = { none: 7, light: 6, heavy: 5, ithilmar: 5, gromril: 4 } as const;

/** What one skirmish game defines for duels and shots; the rest is shared. */
export interface DuelRules {
  readonly skirmish: SkirmishRules;
  /** Whether weapons have rows; false: players enter the Strength of blows and shots. */
  readonly armoury: boolean;
  /** Whether frenzy, hatred and fear apply. */
  readonly psychology: boolean;
  /** What somebody has in a fight, his mount included. */
  readonly gear: (fighter: Rider, choices: HouseRuleChoices) => Gear;
  /** The effects of critical hits, by house rule: rows by D6, or one row without a die. */
  readonly criticals: (
    weapon: BlowClass | 'missile',
    choices: HouseRuleChoices,
  ) => readonly CriticalRow[];
  readonly frenzied: (fighter: FighterView) => boolean;
  /**
   * Whether a hatred applies to this foe, null if only players know, and the question's label then.
   * @param foe null for a profile that is not on the table
   */
  readonly hatred: (
    whom: string,
    foe: FighterView | null,
  ) => { readonly hated: boolean | null; readonly named: Message | undefined };
  /** House rules about parries, wounds and weapons. */
  readonly readings: (choices: HouseRuleChoices) => DuelRulings;
  /** By house rule, shots at single models have −1 to hit. */
  readonly singleTargetPenalty: (choices: HouseRuleChoices) => boolean;
  /** Whether he breathes, so that stench affects him; a typed profile always does. */
  readonly living: (foe: FighterView | null) => boolean;
  /** Whether blessed weapons are effective against a foe; null if only players know. */
  readonly unholy: (foe: FighterView | null) => boolean | null;
  readonly fights: (view: BattleView) => readonly Fight[];
  readonly striking: FightRules['striking'];
}

/** House rules about blows and shots. @rule PARRY, INJURY, WEAPONS, MORD-MISFIRE */
export interface DuelRulings {
  /** Where the highest die cannot be parried, the next highest is tried. */
  readonly parriesNextHighest: boolean;
  /** One try against each foe in a phase, instead of one in total. */
  readonly parriesEachFoe: boolean;
  /** Steps aside from each wound of a critical hit separately, instead of from the hit. */
  readonly stepsAsideEachWound: boolean;
  /** May draw another weapon after the first turn of a combat. */
  readonly swapsWeapons: boolean;
  /** A natural 1 to hit with black powder is a misfire. */
  readonly misfires: boolean;
}

/** Defaults for a game without parrying and stepping aside. */
export const NO_RULINGS: DuelRulings = {
  parriesNextHighest: false,
  parriesEachFoe: false,
  stepsAsideEachWound: false,
  swapsWeapons: false,
  misfires: false,
};

/** Skills, potions and items that affect blows and shots. */
export const SKILLS = [
  ...BLOW_SKILL_IDS,
  ...INJURY_SKILL_IDS,
  ...SAVE_SKILL_IDS,
  ...OUTNUMBERED_SKILL_IDS,
  'hunting-arrows',
  'superior-powder',
  'elven-cloak',
  'wolfcloak',
  'immune-poison',
] as const;

export type Skill = (typeof SKILLS)[number];

/** A fighter's equipment and special rules, as they count in a fight. */
export interface Gear {
  /** Weapons he carries, likeliest first; ids of close-combat and of missile weapons. */
  readonly melee: readonly string[];
  readonly missile: readonly string[];
  /** Fights with a second weapon that is not specified. */
  readonly secondWeapon: boolean;
  readonly armour: ArmourId;
  readonly shield: boolean;
  readonly buckler: boolean;
  readonly helmet: boolean;
  /** A save that blows can modify to 6 at worst; null for none. */
  readonly naturalSave: number | null;
  /** His save as a number, if players note only that; null for none. */
  readonly wornSave: number | null;
  readonly skills: readonly Skill[];
  /** Poison and material of his weapon, if noted. */
  readonly poison: Poison | null;
  readonly material: Material | null;
  readonly wards: readonly Ward[];
  readonly dodges: boolean;
  readonly luckyCharm: boolean;
  readonly hardToKill: boolean;
  readonly hardHead: boolean;
  readonly noPain: boolean;
  readonly jumpUp: boolean;
  /** Rerolls missed blows when he charges with a sword. */
  readonly expertSwordsman: boolean;
  /** A double-handed weapon does not slow him. */
  readonly strongman: boolean;
  readonly strikesFirst: boolean;
  readonly strikesLast: boolean;
  /** Whom he hates, as a word of the rules or of the player; '' if unspecified, null for none. */
  readonly hates: string | null;
  readonly largeTarget: boolean;
  readonly mounted: boolean;
  /** What his mount adds to his save. */
  readonly mountSave: number;
  /** In the saddle, with the rule for falls: his wounds are rolled for on the table for riders. */
  readonly fallsOff?: boolean;
  /** Added to the roll to hit of those who strike at him. */
  readonly hinders: number;
  /** Modifier of his victims' saves, zero or less. */
  readonly inflicts: number;
  /** Bites once in addition, with any weapon. */
  readonly bites: boolean;
  /** Rerolls any failed roll to hit once, for blows and shots. */
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
  mountSave: 0,
  hinders: 0,
  inflicts: 0,
  bites: false,
  rerollsHits: false,
  attacksOnCharge: null,
};
