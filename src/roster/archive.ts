import type { Warband } from './warband.ts';

/** Whether a warband stands among those that are played, and not in the archive. */
export function isInUse({ archived }: Warband): boolean {
  return archived !== true;
}

/** Out of sight until it is wanted again, or back among the others. */
export function setArchived({ archived: _, ...warband }: Warband, archived: boolean): Warband {
  return archived ? { ...warband, archived } : warband;
}
