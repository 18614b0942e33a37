/** Weapons for close combat, the commonest first. @rule WEAPONS */
export const MELEE_WEAPON_IDS = [
  'fist',
  'natural-weapons',
  'dagger',
  'hammer',
  'axe',
  'sword',
  'flail',
  'morning-star',
  'halberd',
  'spear',
  'double-handed',
  'great-hammer',
  'lance',
  'dwarf-axe',
  'sigmarite-hammer',
  'steel-whip',
  'fighting-claws',
  'weeping-blades',
  'rapier',
  'spiked-gauntlet',
  'brass-knuckles',
  'sword-breaker',
  'horsemans-hammer',
  'brazier-iron',
  'squig-prodder',
] as const;

export type MeleeWeaponId = (typeof MELEE_WEAPON_IDS)[number];

/** Weapons that shoot or are thrown. @rule WEAPONS */
export const MISSILE_WEAPON_IDS = [
  'short-bow',
  'bow',
  'long-bow',
  'elf-bow',
  'crossbow',
  'sling',
  'throwing-weapon',
  'repeater-crossbow',
  'crossbow-pistol',
  'pistol',
  'brace-of-pistols',
  'duelling-pistol',
  'brace-of-duelling-pistols',
  'blunderbuss',
  'handgun',
  'hochland-rifle',
  'warplock-pistol',
  'brace-of-warplock-pistols',
  'blowpipe',
  'javelins',
] as const;

export type MissileWeaponId = (typeof MISSILE_WEAPON_IDS)[number];
