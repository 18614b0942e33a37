import type { GameFront } from '#rules/contract/front.ts';

export const front: GameFront = { order: 1, picture: { emblem: 'comet' }, tone: 'leader' };
