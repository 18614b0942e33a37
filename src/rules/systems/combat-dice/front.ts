import type { GameFront } from '../../contract/front.ts';

export const front: GameFront = { order: 4, picture: { sign: 'dice' }, tone: 'standing' };
