import { ventureResolver } from '../../../parts/movement-resolvers/resolver.ts';
import { CLIMB } from '../../../parts/movement-resolvers/ventures.ts';
import type { Resolver } from '../../../resolver.ts';
import { MOVEMENT } from './movement-rules.ts';

export const climb: Resolver = ventureResolver(CLIMB, MOVEMENT);
