import type { GameFront } from '#rules/contract/front.ts';

export const front: GameFront = { order: 4, picture: { sign: 'dice' }, tone: 'standing' };
