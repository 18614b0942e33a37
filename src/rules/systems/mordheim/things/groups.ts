import type { TraitRow } from '#rules/contract/rows.ts';
import { SPELL_LIST_IDS } from './spell-lists.ts';

/** Headings under which traits are shown, in this order. What a trait is, its kind says. */
export const TRAIT_GROUPS = [
  'psychology',
  'leadership',
  'rout',
  'injury',
  'weapons',
  'missile-weapons',
  'equipment',
  'movement',
  'combat',
  'nature',
  'campaign',
  ...SPELL_LIST_IDS,
  'side',
] as const;

export type TraitGroup = (typeof TRAIT_GROUPS)[number];

export interface MordheimTrait extends TraitRow {
  readonly group: TraitGroup;
}
