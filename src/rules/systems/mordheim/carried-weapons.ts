import type { Flags } from '#rules/contract/battle-view.ts';
import { oncePer } from '#rules/kit/once-per.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import {
  MELEE_WEAPONS,
  type MeleeWeapon,
  MISSILE_WEAPONS,
  type MissileWeapon,
} from '#rules/skirmish/duel/weapons.ts';

/**
 * What a fighter strikes with: the weapons he carries, or else his teeth and claws if he never bears any, or
 * else the dagger that all fighters have.
 * @rule WEAPONS
 */
export const meleeWeaponsOf = oncePer((traits: Flags): readonly MeleeWeapon[] => {
  const carried = MELEE_WEAPON_IDS.filter((id) => traits[id] === true);
  if (carried.length > 0) return carried.map((id) => MELEE_WEAPONS[id]);
  const unarmed = traits['animal'] === true || traits['no-equipment'] === true;
  return [MELEE_WEAPONS[unarmed ? 'natural-weapons' : 'dagger']];
});

/** Whether any weapon is noted: all fighters have a dagger, noted or not. @rule WEAPONS */
export const isArmed = oncePer((traits: Flags): boolean => {
  const ids: readonly string[] = ['concussion-weapon', ...MELEE_WEAPON_IDS, ...MISSILE_WEAPON_IDS];
  return ids.some((id) => traits[id] === true);
});

/** What a fighter shoots or throws; nothing when he carries no such weapon. @rule WEAPONS */
export const missileWeaponsOf = oncePer((traits: Flags): readonly MissileWeapon[] =>
  MISSILE_WEAPON_IDS.filter((id) => traits[id] === true).map((id) => MISSILE_WEAPONS[id]),
);
