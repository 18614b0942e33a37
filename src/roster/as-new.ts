import type { Warband } from './warband.ts';

/** A copy of a warband as one's own, with new ids and without its battles. */
export function asNewWarband(warband: Warband, freshId: () => string): Warband {
  const members = warband.members.map((member) => ({ ...member, id: `m-${freshId()}` as const }));
  const { history: _, unfinished: __, theirs: ___, ...rest } = warband;
  return { ...rest, id: `w-${freshId()}`, members };
}
