import { type GroupedTrait, plainTrait } from '#rules/kit/trait-rows.ts';
import {
  MELEE_WEAPON_IDS,
  type MeleeWeaponId,
  MISSILE_WEAPON_IDS,
  type MissileWeaponId,
} from '#rules/skirmish/duel/weapon-ids.ts';

/** Weapons are carried as traits of the same ids. */
export type WeaponTraitId = MeleeWeaponId | MissileWeaponId;

type WeaponRow = GroupedTrait<WeaponTraitId, 'weapons' | 'missile-weapons'>;

export const WEAPON_ROWS: readonly WeaponRow[] = [
  ...MELEE_WEAPON_IDS.map((id) => plainTrait(id, 'weapons')),
  ...MISSILE_WEAPON_IDS.map((id) => plainTrait(id, 'missile-weapons')),
];
