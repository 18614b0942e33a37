import { type GroupedTrait, plainTrait as plain, traitTools } from '../../parts/skirmish/traits.ts';
import type { TraitRow } from '../../system.ts';

const TRAIT_IDS = ['mounted', 'no-missile-weapons'] as const;

export type TraitId = (typeof TRAIT_IDS)[number];

export const TRAIT_GROUPS = ['nature', 'equipment'] as const;

/** What players may want to note of a fighter, as far as a rule reads it. */
const TRAITS = {
  /** His charge does not lay him open. @rule DR-1 */
  mounted: plain('mounted', 'nature'),
  'no-missile-weapons': plain('no-missile-weapons', 'equipment'),
} as const satisfies {
  readonly [Id in TraitId]: GroupedTrait<Id, (typeof TRAIT_GROUPS)[number]>;
};

export const TRAIT_ROWS: readonly TraitRow[] = TRAIT_IDS.map((id) => TRAITS[id]);

export const { carries } = traitTools<TraitId>();
