import { ventureResolver } from '../../../parts/movement-resolvers/resolver.ts';
import { EDGE, FALL } from '../../../parts/movement-resolvers/ventures.ts';
import type { Resolver } from '../../../resolver.ts';
import { MOVEMENT } from './movement-rules.ts';

export const fall: Resolver = ventureResolver(FALL, MOVEMENT);

/** Whether somebody dropped at an edge falls at all. */
export const edge: Resolver = ventureResolver(EDGE, MOVEMENT);
