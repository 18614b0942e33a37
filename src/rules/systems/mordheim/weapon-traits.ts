import type { TraitRow } from '#rules/contract/rows.ts';
import type { MeleeWeaponId, MissileWeaponId } from '#rules/skirmish/duel/weapon-ids.ts';

/** Weapons are carried as traits of the same ids. */
export type WeaponTraitId = MeleeWeaponId | MissileWeaponId;

interface WeaponRow<Id extends string> extends TraitRow {
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
  'great-hammer': blade('great-hammer'),
  lance: blade('lance'),
  'dwarf-axe': blade('dwarf-axe'),
  'sigmarite-hammer': blade('sigmarite-hammer'),
  'steel-whip': blade('steel-whip'),
  'fighting-claws': blade('fighting-claws'),
  'weeping-blades': blade('weeping-blades'),
  rapier: blade('rapier'),
  'spiked-gauntlet': blade('spiked-gauntlet'),
  'brass-knuckles': blade('brass-knuckles'),
  'sword-breaker': blade('sword-breaker'),
  'horsemans-hammer': blade('horsemans-hammer'),
  'brazier-iron': blade('brazier-iron'),
  'squig-prodder': blade('squig-prodder'),
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
  'warplock-pistol': missile('warplock-pistol'),
  'brace-of-warplock-pistols': missile('brace-of-warplock-pistols'),
  blowpipe: missile('blowpipe'),
  javelins: missile('javelins'),
} as const satisfies { readonly [Id in WeaponTraitId]: WeaponRow<Id> };

function blade<Id extends string>(id: Id): WeaponRow<Id> {
  return { id, group: 'weapons', value: 'none', of: 'fighter' };
}

function missile<Id extends string>(id: Id): WeaponRow<Id> {
  return { id, group: 'missile-weapons', value: 'none', of: 'fighter' };
}
