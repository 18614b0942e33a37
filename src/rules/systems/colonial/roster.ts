import type { CharacteristicRow, RoleRow } from '#rules/contract/rows.ts';
import type { RosterPart } from '#rules/contract/system.ts';
import { LOSS_STEPS } from './unit.ts';

const CHARACTERISTICS = [
  // Cohesion: the dice of a morale test.
  { id: 'C', min: 1, max: 6, default: 3 },
  { id: 'P', min: LOSS_STEPS, max: LOSS_STEPS, default: LOSS_STEPS },
] as const satisfies readonly CharacteristicRow[];

const ROLES = [
  {
    id: 'infantry',
    mayLead: false,
    mayBeGroup: true,
    limited: false,
    hired: false,
    ordinary: true,
    look: 'foot',
  },
  {
    id: 'cavalry',
    mayLead: false,
    mayBeGroup: true,
    limited: false,
    hired: false,
    ordinary: false,
    look: 'mounted',
  },
  {
    id: 'artillery',
    mayLead: false,
    mayBeGroup: true,
    limited: false,
    hired: false,
    ordinary: false,
    look: 'gun',
  },
  {
    id: 'leader',
    mayLead: true,
    mayBeGroup: false,
    limited: false,
    hired: false,
    ordinary: false,
    look: 'notable',
  },
] as const satisfies readonly RoleRow[];

/** Colonial units as far as lists go: a name, an arm and a cohesion; there are no official lists. */
export const roster: RosterPart = {
  id: 'colonial',
  characteristics: CHARACTERISTICS,
  roles: ROLES,
  traits: [],
  neverLead: [],
  catalogue: [],
  extras: [],
  campaign: null,
};
