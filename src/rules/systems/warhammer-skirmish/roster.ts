import type { RoleRow } from '#rules/contract/rows.ts';
import type { RosterPart } from '#rules/contract/system.ts';
import { CHARACTERISTICS } from '#rules/skirmish/roster.ts';
import { TRAIT_ROWS } from './traits.ts';

const ROLES = [
  {
    id: 'hero',
    mayLead: true,
    mayBeGroup: false,
    limited: false,
    hired: false,
    ordinary: false,
    look: 'notable',
  },
  {
    id: 'henchman',
    mayLead: true,
    mayBeGroup: true,
    limited: false,
    hired: false,
    ordinary: true,
    look: 'ordinary',
  },
  {
    id: 'animal',
    mayLead: false,
    mayBeGroup: true,
    limited: false,
    hired: false,
    ordinary: false,
    look: 'beast',
  },
] as const satisfies readonly RoleRow[];

/** Warhammer Escarmouches as far as lists of forces go: no official lists, profiles are typed. */
export const roster: RosterPart = {
  id: 'warhammer-skirmish',
  characteristics: CHARACTERISTICS,
  roles: ROLES,
  traits: TRAIT_ROWS,
  neverLead: [],
  catalogue: [],
  extras: [],
  campaign: null,
};
