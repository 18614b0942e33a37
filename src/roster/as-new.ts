import type { Warband } from './warband.ts';

/** A copy of a warband as one's own, with new ids and without its battles. */
export function asNewWarband(warband: Warband, freshId: () => string): Warband {
  // Whom somebody holds is held once.
  const members = warband.members.map(({ heldBy: _, ...member }) => ({
    ...member,
    id: `m-${freshId()}` as const,
  }));
  const { history: _, unfinished: __, theirs: ___, holds: ____, ...rest } = warband;
  return { ...rest, id: `w-${freshId()}`, members };
}
