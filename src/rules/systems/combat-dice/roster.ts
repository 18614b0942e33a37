import type { FighterView } from '#rules/contract/battle-view.ts';
import type { CharacteristicRow, RoleRow, TraitRow } from '#rules/contract/rows.ts';
import { defineRoster } from '#rules/kit/define-roster.ts';
import { type TraitOf, traitsOf, traitTools } from '#rules/kit/trait-rows.ts';

const ROLES = [
  {
    id: 'captain',
    mayLead: true,
    look: 'notable',
  },
  {
    id: 'fighter',
    mayLead: true,
    mayBeGroup: true,
    ordinary: true,
    look: 'ordinary',
  },
] as const satisfies readonly RoleRow[];

/**
 * A fighter in numbers: action dice of an activation, bonus dice of a blow and of a shot, what a die
 * must show against him, armour of four places, and the damage he can take. The source names no
 * profile: the defaults are an ordinary man's, in the middle of its example.
 */
export const CHARACTERISTICS = [
  { id: 'D', min: 0, max: 10, default: 3 },
  { id: 'CC', min: 0, max: 6, default: 1 },
  { id: 'CT', min: 0, max: 6, default: 0 },
  { id: 'DR', min: 1, max: 9, default: 4 },
  { id: 'AH', min: 0, max: 6, default: 0 },
  { id: 'AT', min: 0, max: 6, default: 0 },
  { id: 'AA', min: 0, max: 6, default: 0 },
  { id: 'AL', min: 0, max: 6, default: 0 },
  { id: 'W', min: 1, max: 10, default: 3 },
] as const satisfies readonly CharacteristicRow[];

export type CharacteristicId = (typeof CHARACTERISTICS)[number]['id'];

/** A number of his profile; an ordinary man's where it says nothing. */
export function characteristicOf(
  { profile }: Pick<FighterView, 'profile'>,
  id: CharacteristicId,
): number {
  return profile[id] ?? USUAL[id] ?? 0;
}

export function rowOf(id: CharacteristicId): CharacteristicRow | undefined {
  return CHARACTERISTICS.find((row) => row.id === id);
}

const USUAL: Readonly<Record<string, number>> = Object.fromEntries(
  CHARACTERISTICS.map((row) => [row.id, row.default]),
);

const TRAIT_IDS = ['mounted', 'no-missile-weapons'] as const;

export type TraitId = (typeof TRAIT_IDS)[number];

export const TRAIT_GROUPS = ['nature', 'equipment'] as const;

const { plain } = traitsOf('body');

/** What players may want to note of a fighter, as far as a rule reads it. */
const TRAITS = {
  /** His charge does not lay him open. @rule DR-1 */
  mounted: plain('mounted', 'nature'),
  'no-missile-weapons': plain('no-missile-weapons', 'equipment'),
} as const satisfies {
  readonly [Id in TraitId]: TraitOf<Id, (typeof TRAIT_GROUPS)[number]>;
};

const TRAIT_ROWS: readonly TraitRow[] = TRAIT_IDS.map((id) => TRAITS[id]);

export const { carries } = traitTools<TraitId>();

/** Escarmouche à dés de combat as far as lists of fighters go: there are no lists, profiles are typed. */
export const roster = defineRoster({
  id: 'combat-dice',
  characteristics: CHARACTERISTICS,
  roles: ROLES,
  traits: TRAIT_ROWS,
});
