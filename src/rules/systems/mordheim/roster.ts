import type { CatalogueWarband, ExtraProfile, RatingRow } from '#rules/contract/catalogue.ts';
import type { RoleRow } from '#rules/contract/rows.ts';
import type { RosterPart } from '#rules/contract/system.ts';
import { CHARACTERISTICS } from '#rules/skirmish/roster.ts';
import { fromPacks } from './packs/known.ts';
import { rolled } from './rolled.ts';
import { allTraits, type TraitId } from './traits.ts';

const ROLES = [
  {
    id: 'hero',
    mayLead: true,
    limited: true,
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
    id: 'hired-sword',
    hired: true,
    look: 'hired',
  },
  {
    id: 'animal',
    mayBeGroup: true,
    look: 'beast',
  },
] as const satisfies readonly RoleRow[];

/** What a miniature adds to the warband’s rating. @rule MORD-AFTER-UNDERDOG */
export const RATING = {
  points: 5,
  uncounted: ['held-captive'] satisfies readonly TraitId[],
  byTrait: [
    // A hired sword's own figure.
    { trait: 'rating-points', points: null },
    { trait: 'large-target', points: 20 },
  ],
} as const satisfies RatingRow;

/** The types of warbands whose packs are known. */
export const catalogue = fromPacks((packs): readonly CatalogueWarband[] =>
  packs.flatMap(({ id, warband, profiles, grade, source, doubt, unsure, heed = [] }) =>
    warband === undefined
      ? []
      : [{ id, ...warband, profiles, grade, source, doubt, unsure, heeded: heed.length }],
  ),
);

/** Whoever joins a warband of any kind, from each pack without a type of its own. */
const extras = fromPacks((packs): readonly ExtraProfile[] =>
  packs.flatMap(({ id: pack, grade, warband, profiles }) =>
    warband === undefined ? profiles.map((profile) => ({ ...profile, pack, grade })) : [],
  ),
);

/** Mordheim as far as lists of warbands go: `traits`, `catalogue` and `extras` grow with the packs that are known. */
export const roster: RosterPart = {
  id: 'mordheim',
  characteristics: CHARACTERISTICS,
  get rolled() {
    return rolled();
  },
  roles: ROLES,
  get traits() {
    return allTraits();
  },
  neverLead: ['never-warband-leader'] satisfies readonly TraitId[],
  get catalogue() {
    return catalogue();
  },
  get extras() {
    return extras();
  },
  campaign: {
    rating: RATING,
  },
};
