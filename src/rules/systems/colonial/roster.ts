import type { CharacteristicRow, RoleRow } from '#rules/contract/rows.ts';
import { defineRoster } from '#rules/kit/define-roster.ts';
import { LOSS_STEPS } from './unit.ts';

const CHARACTERISTICS = [
  // Cohesion: the dice of a morale test.
  { id: 'C', min: 1, max: 6, default: 3 },
  { id: 'P', min: LOSS_STEPS, max: LOSS_STEPS, default: LOSS_STEPS },
] as const satisfies readonly CharacteristicRow[];

const ROLES = [
  {
    id: 'infantry',
    mayBeGroup: true,
    ordinary: true,
    look: 'foot',
  },
  {
    id: 'cavalry',
    mayBeGroup: true,
    look: 'mounted',
  },
  {
    id: 'artillery',
    mayBeGroup: true,
    look: 'gun',
  },
  {
    id: 'leader',
    mayLead: true,
    look: 'notable',
  },
] as const satisfies readonly RoleRow[];

/** Colonial units as far as lists go: a name, an arm and a cohesion; there are no official lists. */
export const roster = defineRoster({
  id: 'colonial',
  characteristics: CHARACTERISTICS,
  roles: ROLES,
});
