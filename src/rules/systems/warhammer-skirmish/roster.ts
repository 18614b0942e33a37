import type { RoleRow } from '#rules/contract/rows.ts';
import { defineRoster } from '#rules/kit/define-roster.ts';
import { CHARACTERISTICS } from '#rules/skirmish/roster.ts';
import { TRAIT_ROWS } from './traits.ts';

const ROLES = [
  {
    id: 'hero',
    mayLead: true,
    look: 'notable',
  },
  {
    id: 'henchman',
    mayLead: true,
    mayBeGroup: true,
    ordinary: true,
    look: 'ordinary',
  },
  {
    id: 'animal',
    mayBeGroup: true,
    look: 'beast',
  },
] as const satisfies readonly RoleRow[];

/** Warhammer Escarmouches as far as lists of forces go: no official lists, profiles are typed. */
export const roster = defineRoster({
  id: 'warhammer-skirmish',
  characteristics: CHARACTERISTICS,
  roles: ROLES,
  traits: TRAIT_ROWS,
});
