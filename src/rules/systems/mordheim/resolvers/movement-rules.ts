import type { MovementRules } from '../../../parts/movement-resolvers/venture.ts';
import { RULES } from '../rules.ts';
import { carries } from '../traits.ts';
import { DUEL } from './duel-rules.ts';

/** What Mordheim adds to falls, jumps and climbs. @rule MOV-FALL */
export const MOVEMENT: MovementRules = {
  skirmish: RULES,
  // Nobody steps aside from the ground.
  wards: (traits) => DUEL.gear(traits).wards.filter(({ id }) => id !== 'step-aside'),
  rerollsTests: (traits) => carries(traits, 'reroll-characteristic-and-hit'),
};
