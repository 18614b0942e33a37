import type { GameFront } from '../../contract/front.ts';

export const front: GameFront = { order: 1, picture: { emblem: 'comet' }, tone: 'leader' };
