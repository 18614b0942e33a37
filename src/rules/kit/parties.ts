import type { BattleView, Change } from '../contract/battle-view.ts';
import type { FighterId, SideId } from '../contract/ids.ts';

/** What a side is to the others. */
export interface Party {
  readonly id: string;
  /** Sides of one team are allies; null for a side on its own. */
  readonly team: string | null;
}

/**
 * A side leaves for itself: the others play on, or have won when only one of them is left, or only
 * allies.
 */
export function leavesAlone(view: BattleView, sideId: SideId, cause: string): readonly Change[] {
  const others = view.sides.filter((side) => side.id !== sideId && side.removed === null);
  const [last] = onlyTeam(others) ? others : [];
  return [
    { kind: 'side-removed', sideId, cause },
    ...(last === undefined
      ? contactsLeft(view, sideId)
      : [{ kind: 'battle-ended', winnerId: last.id, cause } as const]),
  ];
}

/** A side that leaves while others play on takes its fighters along: nobody stays in contact with them. */
export function contactsLeft(view: BattleView, sideId: SideId): readonly Change[] {
  const leaves = (id: FighterId) => view.fighters[id]?.sideId === sideId;
  return view.contacts
    .filter(({ a, b }) => leaves(a) || leaves(b))
    .map(({ a, b }) => ({ kind: 'contact', a, b, touching: false }));
}

/** Whether two sides play together: the same side, or two of one team. */
export function allied(a: Party, b: Party): boolean {
  return a.id === b.id || (a.team !== null && a.team === b.team);
}

/** Whether nobody is left to fight: one side, or allies only. False for no side at all. */
export function onlyTeam(sides: readonly Party[]): boolean {
  const [first] = sides;
  return first !== undefined && sides.every((side) => allied(first, side));
}
