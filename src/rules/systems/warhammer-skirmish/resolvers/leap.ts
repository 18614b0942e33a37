import { ventureResolver } from '../../../parts/movement-resolvers/resolver.ts';
import { LEAP } from '../../../parts/movement-resolvers/ventures.ts';
import type { Resolver } from '../../../resolver.ts';
import { MOVEMENT } from './movement-rules.ts';

export const leap: Resolver = ventureResolver(LEAP, MOVEMENT);
