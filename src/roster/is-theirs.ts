import type { Warband } from './warband.ts';

/** Whether a warband is an opponent's, kept to be read and met again (`theirs.ts`). */
export function isTheirs({ theirs }: Pick<Warband, 'theirs'>): boolean {
  return theirs !== undefined;
}
