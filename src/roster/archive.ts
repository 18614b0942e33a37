import type { Warband } from './warband.ts';

/** Whether a warband is not archived. */
export function isInUse({ archived }: Warband): boolean {
  return archived !== true;
}

/** Archives a warband, or restores it. */
export function setArchived({ archived: _, ...warband }: Warband, archived: boolean): Warband {
  return archived ? { ...warband, archived } : warband;
}
