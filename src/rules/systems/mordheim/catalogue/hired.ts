import type { CatalogueProfile } from '#rules/contract/catalogue.ts';
import { row } from './row.ts';

// Written by tools/catalogue.mjs.

/** Hired swords and animals that join a warband of any kind. */
export const EXTRAS: readonly CatalogueProfile[] = [
  row('pit-fighter', 'hired-sword', [0, 1], 30, 0, [4, 4, 3, 4, 4, 1, 4, 2, 7], {
    'rout-ld-excluded': true,
    'rating-points': 22,
    helmet: true,
    buckler: true,
    'two-weapons': true,
  }),
  row('ogre-bodyguard', 'hired-sword', [0, 1], 80, 0, [6, 3, 2, 4, 4, 3, 3, 2, 7], {
    'causes-fear': true,
    'large-target': true,
    'rout-ld-excluded': true,
    'rating-points': 25,
  }),
  row('halfling-scout', 'hired-sword', [0, 1], 15, 0, [4, 2, 4, 2, 2, 1, 4, 1, 8], {
    'rout-ld-excluded': true,
    'rating-points': 5,
    helmet: true,
  }),
  row('warlock', 'hired-sword', [0, 1], 30, 0, [4, 2, 2, 3, 3, 1, 4, 1, 8], {
    wizard: true,
    'rout-ld-excluded': true,
    'rating-points': 16,
  }),
  row('freelancer', 'hired-sword', [0, 1], 50, 0, [4, 4, 3, 4, 3, 1, 4, 1, 7], {
    'rout-ld-excluded': true,
    'rating-points': 21,
    armour: 'heavy',
    shield: true,
  }),
  row('elf-ranger', 'hired-sword', [0, 1], 40, 0, [5, 4, 5, 3, 3, 1, 6, 1, 8], {
    'detect-hidden-double-range': true,
    'rout-ld-excluded': true,
    'rating-points': 12,
  }),
  row('troll-slayer', 'hired-sword', [0, 1], 25, 0, [3, 4, 3, 3, 4, 1, 2, 1, 9], {
    'immune-psychology': true,
    'immune-all-alone': true,
    'hard-to-kill': true,
    'hard-head': true,
    'rout-ld-excluded': true,
    'rating-points': 12,
  }),
  row('wardog', 'animal', [0, null], null, null, [6, 4, 0, 4, 3, 1, 4, 1, 5], {
    animal: true,
    'no-experience': true,
    'no-equipment': true,
    wardog: true,
  }),
];
