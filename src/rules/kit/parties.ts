import type { Flags } from '../contract/battle-view.ts';

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

/** The mark of a side that nobody commands. Stored among its traits, which every version of the app passes on. */
export const WITHOUT_PLAYER = 'without-player';

/** Whether a player commands the side: others never rout, and neither win nor keep a battle going. */
export function hasPlayer({ traits }: { readonly traits: Flags }): boolean {
  return traits[WITHOUT_PLAYER] !== true;
}
