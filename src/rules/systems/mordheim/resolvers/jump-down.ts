import { ventureResolver } from '../../../parts/movement-resolvers/resolver.ts';
import { JUMP_DOWN } from '../../../parts/movement-resolvers/ventures.ts';
import type { Resolver } from '../../../resolver.ts';
import { MOVEMENT } from './movement-rules.ts';

export const jumpDown: Resolver = ventureResolver(JUMP_DOWN, MOVEMENT);
