import { shotResolver } from '../../../parts/duel/shot.ts';
import type { Resolver } from '../../../resolver.ts';
import { DUEL } from './duel-rules.ts';

export const shot: Resolver = shotResolver(DUEL);
