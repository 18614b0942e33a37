import type { Fight } from '#rules/contract/advice.ts';
import type { BattleView, FighterView, Flags } from '#rules/contract/battle-view.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import type { FightRules } from '../fights.ts';
import type { SkirmishRules } from '../rules.ts';
import type { CriticalRow, Ward } from './blow.ts';
import type { ArmourId } from './protection.ts';
import type { BlowClass } from './weapons.ts';

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
  /** Shots at single models are harder by one at this table. */
  readonly singleTargetPenalty: (choices: HouseRuleChoices) => boolean;
  readonly fights: (view: BattleView) => readonly Fight[];
  readonly striking: FightRules['striking'];
}

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
  readonly hates: boolean;
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
  hates: false,
  largeTarget: false,
  mounted: false,
  hinders: 0,
  inflicts: 0,
  bites: false,
  rerollsHits: false,
  attacksOnCharge: null,
};
