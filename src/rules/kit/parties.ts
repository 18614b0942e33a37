/** How a side relates to the others. */
export interface Party {
  readonly id: string;
  /** Sides of one team are allies; null for a side on its own. */
  readonly team: string | null;
}

/** Whether two sides play together: the same side, or two of one team. */
export function allied(a: Party, b: Party): boolean {
  return a.id === b.id || (a.team !== null && a.team === b.team);
}

/** The sides in playing order, starting with the one whose turn it is. */
export function inPlayingOrder<Side extends Party>({
  sides,
  position,
}: {
  readonly sides: readonly Side[];
  readonly position: { readonly sideId: string };
}): readonly Side[] {
  const at = Math.max(
    0,
    sides.findIndex(({ id }) => id === position.sideId),
  );
  return [...sides.slice(at), ...sides.slice(0, at)];
}

/** Whether no enemies are left: one side, or only allies. False for no side at all. */
export function onlyTeam(sides: readonly Party[]): boolean {
  const [first] = sides;
  return first !== undefined && sides.every((side) => allied(first, side));
}
