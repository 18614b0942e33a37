import type { FighterId, SideId } from './ids.ts';
import type { BattleView, Change } from './system.ts';

/** A side that leaves while others play on takes its fighters along: nobody stays in contact with them. */
export function contactsLeft(view: BattleView, sideId: SideId): readonly Change[] {
  const leaves = (id: FighterId) => view.fighters[id]?.sideId === sideId;
  return view.contacts
    .filter(({ a, b }) => leaves(a) || leaves(b))
    .map(({ a, b }) => ({ kind: 'contact', a, b, touching: false }));
}
