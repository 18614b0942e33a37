import type { BattleView, Change } from '../contract/battle-view.ts';
import type { FighterId, SideId } from '../contract/ids.ts';
import { inContact } from './view.ts';

/** Nobody touches this fighter any more. */
export function contactsEnded(view: BattleView, id: FighterId): readonly Change[] {
  return inContact(view, id).map((other) => ({
    kind: 'contact',
    a: id,
    b: other.id,
    touching: false,
  }));
}

/** A side that leaves while others play on takes its fighters along: nobody stays in contact with them. */
export function contactsLeft(view: BattleView, sideId: SideId): readonly Change[] {
  const leaves = (id: FighterId) => view.fighters[id]?.sideId === sideId;
  return view.contacts
    .filter(({ a, b }) => leaves(a) || leaves(b))
    .map(({ a, b }) => ({ kind: 'contact', a, b, touching: false }));
}
