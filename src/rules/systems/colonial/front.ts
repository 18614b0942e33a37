import type { GameFront } from '#rules/contract/front.ts';

export const front: GameFront = { order: 3, picture: { sign: 'gun' }, tone: 'fleeing' };
