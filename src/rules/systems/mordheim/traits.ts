import type { TraitRow } from '#rules/contract/rows.ts';
import { traitTools } from '#rules/kit/trait-rows.ts';
import { fromPacks } from './packs/known.ts';
import { ownTraits } from './packs/own-traits.ts';
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

/** What the app knows by itself that a fighter or a warband can carry, group by group. */
export const TRAIT_ROWS: readonly TraitRow[] = TRAIT_GROUPS.flatMap((group) =>
  ROWS.filter((row) => row.group === group),
);

/** The same with what packs bring, whose own groups come last. */
export const allTraits = fromPacks((): readonly TraitRow[] => {
  const rows = [...TRAIT_ROWS, ...ownTraits()];
  const groups = new Set([...TRAIT_GROUPS, ...rows.map(({ group }) => group)]);
  return [...groups].flatMap((group) => rows.filter((row) => row.group === group));
});

export const { carries, carriesAny, traitNumber, traitText } = traitTools<TraitId>();
