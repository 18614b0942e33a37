import type { MovementRules } from '../../../parts/movement-resolvers/venture.ts';
import { RULES } from '../rules.ts';

/** Falls, jumps and climbs are the same as in all skirmish games. @rule MOV-FALL */
export const MOVEMENT: MovementRules = {
  skirmish: RULES,
  wards: () => [],
  rerollsTests: () => false,
};
