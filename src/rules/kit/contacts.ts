import type { BattleView, Change } from '../contract/battle-view.ts';
import type { FighterId, SideId } from '../contract/ids.ts';
import { inContact } from './view.ts';

/** Ends all contacts of a fighter. */
export function endContactsOf(view: BattleView, id: FighterId): readonly Change[] {
  return inContact(view, id).map((other) => ({
    kind: 'contact',
    a: id,
    b: other.id,
    touching: false,
  }));
}

/** Ends all contacts of a side that leaves while others play on. */
export function endContactsOfSide(view: BattleView, sideId: SideId): readonly Change[] {
  const leaves = (id: FighterId) => view.fighters[id]?.sideId === sideId;
  return view.contacts
    .filter(({ a, b }) => leaves(a) || leaves(b))
    .map(({ a, b }) => ({ kind: 'contact', a, b, touching: false }));
}
