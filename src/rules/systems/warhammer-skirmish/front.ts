import type { GameFront } from '#rules/contract/front.ts';

export const front: GameFront = { order: 2, picture: { emblem: 'axe' }, tone: 'knocked-down' };
