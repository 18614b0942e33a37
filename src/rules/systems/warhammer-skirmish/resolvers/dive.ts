import { ventureResolver } from '../../../parts/movement-resolvers/resolver.ts';
import { DIVE } from '../../../parts/movement-resolvers/ventures.ts';
import type { Resolver } from '../../../resolver.ts';
import { MOVEMENT } from './movement-rules.ts';

export const dive: Resolver = ventureResolver(DIVE, MOVEMENT);
