import { meleeResolver } from '../../../parts/duel/melee.ts';
import type { Resolver } from '../../../resolver.ts';
import { DUEL } from './duel-rules.ts';

export const melee: Resolver = meleeResolver(DUEL);
