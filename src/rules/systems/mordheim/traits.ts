import type { TraitRow } from '#rules/contract/rows.ts';
import { traitTools } from '#rules/kit/trait-rows.ts';
import { BODY_ROWS, type BodyId } from './things/bodies.ts';
import { TRAIT_GROUPS } from './things/groups.ts';
import { INJURY_ROWS, type InjuryId } from './things/injuries.ts';
import { POSSESSION_ROWS, type PossessionId } from './things/possessions.ts';
import { SIDE_ROWS, type SideMarkId } from './things/side.ts';
import { SKILL_ROWS, type SkillId } from './things/skills.ts';
import { SPELL_ROWS, type SpellId } from './things/spells.ts';
import { WEAPON_ROWS, type WeaponTraitId } from './things/weapons.ts';

export type TraitId =
  | BodyId
  | InjuryId
  | PossessionId
  | SideMarkId
  | SkillId
  | SpellId
  | WeaponTraitId;

const ROWS: readonly TraitRow[] = [
  ...WEAPON_ROWS,
  ...SPELL_ROWS,
  ...POSSESSION_ROWS,
  ...BODY_ROWS,
  ...SKILL_ROWS,
  ...INJURY_ROWS,
  ...SIDE_ROWS,
];

/** Everything that a fighter or a warband can carry and that a rule reads or a player wants to see, group by group. */
export const TRAIT_ROWS: readonly TraitRow[] = TRAIT_GROUPS.flatMap((group) =>
  ROWS.filter((row) => row.group === group),
);

export const { carries, carriesAny, traitNumber, traitText } = traitTools<TraitId>();
