import type { RoleRow, RosterPart } from '../../system.ts';
import { CHARACTERISTICS } from './profile.ts';
import { TRAIT_ROWS } from './traits.ts';

const ROLES = [
  {
    id: 'captain',
    mayLead: true,
    mayBeGroup: false,
    limited: false,
    hired: false,
    ordinary: false,
    look: 'notable',
  },
  {
    id: 'fighter',
    mayLead: true,
    mayBeGroup: true,
    limited: false,
    hired: false,
    ordinary: true,
    look: 'ordinary',
  },
] as const satisfies readonly RoleRow[];

/** Escarmouche à dés de combat as far as lists of fighters go: there are no lists, profiles are typed. */
export const roster: RosterPart = {
  id: 'combat-dice',
  characteristics: CHARACTERISTICS,
  roles: ROLES,
  traits: TRAIT_ROWS,
  catalogue: [],
  extras: [],
  campaign: null,
};
