import type { Warband } from './warband.ts';

/** A copy of a warband as one's own, with new ids and without its battles. */
export function asNewWarband(warband: Warband, freshId: () => string): Warband {
  // Whom somebody holds is held once.
  const members = warband.members.map(({ heldBy: _, ...member }) => ({
    ...member,
    id: `m-${freshId()}` as const,
  }));
  const { history: _, unfinished: __, theirs: ___, holds: ____, aside, ...rest } = warband;
  const fresh = { ...rest, id: `w-${freshId()}` as const, members };
  if (aside === undefined) return fresh;
  // What waits for a type that isn't here stays with whom it is of.
  const ids = new Map<string, string>(
    warband.members.map(({ id }, at) => [id, members[at]?.id ?? id]),
  );
  const waiting = Object.entries(aside).map(([id, one]) => [ids.get(id) ?? id, one] as const);
  return { ...fresh, aside: Object.fromEntries(waiting) };
}
