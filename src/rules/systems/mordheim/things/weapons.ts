import { type TraitOf, traitsOf } from '#rules/kit/trait-rows.ts';
import {
  MELEE_WEAPON_IDS,
  type MeleeWeaponId,
  MISSILE_WEAPON_IDS,
  type MissileWeaponId,
} from '#rules/skirmish/duel/weapon-ids.ts';

/** Weapons are carried as traits of the same ids. */
export type WeaponTraitId = MeleeWeaponId | MissileWeaponId;

/** Parts of the body that strike as weapons do. */
const OF_THE_BODY = ['fist', 'natural-weapons'] as const satisfies readonly MeleeWeaponId[];

const possession = traitsOf('possession');
const body = traitsOf('body');

export const WEAPON_ROWS: readonly TraitOf<WeaponTraitId, 'weapons' | 'missile-weapons'>[] = [
  ...MELEE_WEAPON_IDS.map((id) =>
    (OF_THE_BODY.some((part) => part === id) ? body : possession).plain(id, 'weapons'),
  ),
  ...MISSILE_WEAPON_IDS.map((id) => possession.plain(id, 'missile-weapons')),
];
