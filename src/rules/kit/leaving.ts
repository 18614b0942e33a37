import type { BattleView, Change } from '../contract/battle-view.ts';
import type { SideId } from '../contract/ids.ts';
import { endContactsOfSide } from './contacts.ts';
import { onlyTeam } from './parties.ts';

/** A side leaves alone: the others play on, or win if only one of them or only allies are left. */
export function leavesAlone(view: BattleView, sideId: SideId, cause: string): readonly Change[] {
  const others = view.sides.filter((side) => side.id !== sideId && side.removed === null);
  const [last] = onlyTeam(others) ? others : [];
  return [
    { kind: 'side-removed', sideId, cause },
    ...(last === undefined
      ? endContactsOfSide(view, sideId)
      : [{ kind: 'battle-ended', winnerId: last.id, cause } as const]),
  ];
}
