import type { RoleRow } from '#rules/contract/rows.ts';
import type { RosterPart } from '#rules/contract/system.ts';
import { CHARACTERISTICS } from '#rules/skirmish/roster.ts';
import { EXTRAS } from './catalogue/hired.ts';
import { CATALOGUE } from './catalogue/warbands.ts';
import { GEAR } from './prices.ts';
import { TRAIT_ROWS, type TraitId } from './traits.ts';

const ROLES = [
  {
    id: 'hero',
    mayLead: true,
    mayBeGroup: false,
    limited: true,
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
    id: 'hired-sword',
    mayLead: false,
    mayBeGroup: false,
    limited: false,
    hired: true,
    ordinary: false,
    look: 'hired',
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

/** Mordheim as far as lists of warbands go. */
export const roster: RosterPart = {
  id: 'mordheim',
  characteristics: CHARACTERISTICS,
  rolled: { M: { trait: 'random-move' satisfies TraitId, dice: '2D6' } },
  roles: ROLES,
  traits: TRAIT_ROWS,
  neverLead: ['never-warband-leader'] satisfies readonly TraitId[],
  catalogue: CATALOGUE,
  extras: EXTRAS,
  campaign: {
    gear: GEAR,
    rating: {
      points: 5,
      byTrait: [
        // A hired sword's own figure.
        { trait: 'rating-points', points: null },
        { trait: 'large-target', points: 20 },
      ],
    },
  },
};
