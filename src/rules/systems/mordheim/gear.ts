import type { Flags } from '#rules/contract/battle-view.ts';
import type { TraitRow } from '#rules/contract/rows.ts';
import type { Ward } from '#rules/skirmish/duel/blow.ts';
import type { ArmourId } from '#rules/skirmish/duel/protection.ts';
import type { Gear } from '#rules/skirmish/duel/rules.ts';
import {
  MELEE_WEAPON_IDS,
  MELEE_WEAPONS,
  type MeleeWeapon,
  type MeleeWeaponId,
  MISSILE_WEAPON_IDS,
  MISSILE_WEAPONS,
  type MissileWeapon,
  type MissileWeaponId,
} from '#rules/skirmish/duel/weapons.ts';
import { carries, carriesAny, type TraitId, traitNumber, traitText } from './traits.ts';

/** Weapons are carried as traits of the same ids. */
export const WEAPON_TRAIT_IDS = [...MELEE_WEAPON_IDS, ...MISSILE_WEAPON_IDS] as const;

export type WeaponTraitId = MeleeWeaponId | MissileWeaponId;

interface Row<Id extends string> extends TraitRow {
  readonly id: Id;
  readonly group: 'weapons' | 'missile-weapons';
}

export const WEAPON_TRAITS = {
  fist: blade('fist'),
  'natural-weapons': blade('natural-weapons'),
  dagger: blade('dagger'),
  hammer: blade('hammer'),
  axe: blade('axe'),
  sword: blade('sword'),
  flail: blade('flail'),
  'morning-star': blade('morning-star'),
  halberd: blade('halberd'),
  spear: blade('spear'),
  'double-handed': blade('double-handed'),
  lance: blade('lance'),
  'short-bow': missile('short-bow'),
  bow: missile('bow'),
  'long-bow': missile('long-bow'),
  'elf-bow': missile('elf-bow'),
  crossbow: missile('crossbow'),
  sling: missile('sling'),
  'throwing-weapon': missile('throwing-weapon'),
  'repeater-crossbow': missile('repeater-crossbow'),
  'crossbow-pistol': missile('crossbow-pistol'),
  pistol: missile('pistol'),
  'brace-of-pistols': missile('brace-of-pistols'),
  'duelling-pistol': missile('duelling-pistol'),
  'brace-of-duelling-pistols': missile('brace-of-duelling-pistols'),
  blunderbuss: missile('blunderbuss'),
  handgun: missile('handgun'),
  'hochland-rifle': missile('hochland-rifle'),
} as const satisfies { readonly [Id in WeaponTraitId]: Row<Id> };

/**
 * What a fighter strikes with: the weapons he carries, or else his teeth and claws if he never bears
 * any, or else the dagger that everybody has.
 * @rule WEAPONS
 */
export function meleeWeaponsOf(traits: Flags): readonly MeleeWeapon[] {
  const carried = MELEE_WEAPON_IDS.filter((id) => traits[id] === true);
  if (carried.length > 0) return carried.map((id) => MELEE_WEAPONS[id]);
  const unarmed = traits['animal'] === true || traits['no-equipment'] === true;
  return [MELEE_WEAPONS[unarmed ? 'natural-weapons' : 'dagger']];
}

/** What he is likely to draw: everything but the dagger, if he has anything else. @rule WEAPONS */
export function readyWeaponsOf(traits: Flags): readonly MeleeWeapon[] {
  const all = meleeWeaponsOf(traits);
  const better = all.filter((weapon) => weapon.id !== 'dagger');
  return better.length > 0 ? better : all;
}

/** What a fighter shoots or throws; nothing when he carries no such weapon. @rule WEAPONS */
export function missileWeaponsOf(traits: Flags): readonly MissileWeapon[] {
  return MISSILE_WEAPON_IDS.filter((id) => traits[id] === true).map((id) => MISSILE_WEAPONS[id]);
}

function blade<Id extends string>(id: Id): Row<Id> {
  return { id, group: 'weapons', value: 'none', range: null, of: 'fighter' };
}

function missile<Id extends string>(id: Id): Row<Id> {
  return { id, group: 'missile-weapons', value: 'none', range: null, of: 'fighter' };
}

/** What somebody carries, and what his own rules are worth in a fight. @rule SAVE, INJURY, WEAPONS */
export function gearOf(traits: Flags): Gear {
  const has = (id: TraitId) => carries(traits, id);
  return {
    melee: meleeOf(traits),
    missile: missileWeaponsOf(traits).map(({ id }) => id),
    secondWeapon: has('two-weapons'),
    armour: ARMOURS.find((id) => id === traitText(traits, 'armour')) ?? 'none',
    shield: has('shield'),
    buckler: has('buckler'),
    helmet: has('helmet'),
    naturalSave: traitNumber(traits, 'scaly-skin'),
    wornSave: null,
    wards: [
      ...(has('step-aside') ? [STEP_ASIDE] : []),
      ...(has('regeneration') ? [REGENERATION] : []),
    ],
    dodges: has('dodge'),
    luckyCharm: has('lucky-charm'),
    hardToKill: has('hard-to-kill'),
    hardHead: has('hard-head'),
    noPain: has('no-pain'),
    jumpUp: has('jump-up'),
    expertSwordsman: has('expert-swordsman'),
    strongman: has('strongman'),
    strikesFirst: has('strikes-first'),
    strikesLast: has('strikes-last'),
    hates: carriesAny(traits, ['hatred', 'hates']),
    largeTarget: has('large-target'),
    mounted: has('mounted'),
    hinders: has('cloud-of-flies') ? FLIES : 0,
    inflicts: traitNumber(traits, 'armour-save-modifier-inflicted') ?? 0,
    bites: has('bite-attack'),
    rerollsHits: has('reroll-characteristic-and-hit'),
    attacksOnCharge: traitNumber(traits, 'attacks-on-charge'),
  };
}

const ARMOURS: readonly ArmourId[] = ['none', 'light', 'heavy', 'ithilmar', 'gromril'];

/** Steps aside from a blow that has wounded him. @rule INJURY */
const STEP_ASIDE: Ward = { id: 'step-aside', need: 5 };
/** Wounds of trolls close by themselves. @rule INJURY */
const REGENERATION: Ward = { id: 'regeneration', need: 4 };
/** Flies in the eyes of whoever strikes at him. @rule CC-HIT */
const FLIES = -1;

/** A warband noted before weapons had names may only say that one stuns easily. */
function meleeOf(traits: Flags): readonly string[] {
  const weapons = meleeWeaponsOf(traits).map(({ id }) => id);
  const unnamed = carries(traits, 'concussion-weapon') && !weapons.includes('hammer');
  return unnamed ? ['hammer', ...weapons] : weapons;
}
