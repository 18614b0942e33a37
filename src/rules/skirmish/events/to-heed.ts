import type { BattleView, Message } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { message } from '#rules/kit/duty.ts';
import { fightersOf } from '#rules/kit/view.ts';
import { crushed } from '#rules/skirmish/mounts/falls.ts';
import { EXPLODED, misfired } from '../duel/misfired-weapons.ts';
import type { EventTable } from './event-table.ts';
import { runningOf } from './running.ts';

/**
 * What optional rules have left for after the battle: events that come back then, and of this side weapons that
 * have exploded and riders who were crushed, or perhaps were.
 * @rule MORD-HAPPENINGS, MORD-SUBPLOTS, MORD-MISFIRE, MORD-WHOA-BOY
 */
export function toHeed(
  tables: readonly EventTable[],
  view: BattleView,
  sideId: SideId,
): readonly Message[] {
  const events = view.sides.flatMap((side) => runningOf(tables, side).map(({ row }) => row));
  return [
    ...events
      .filter(({ after }) => after === true)
      .map(({ id: event }) => message('event.said', { event })),
    ...fightersOf(view, sideId).flatMap((fighter) => [
      ...misfired(fighter, EXPLODED).map((weapon) =>
        message('misfired.exploded', { name: fighter.label, weapon }),
      ),
      ...crushed(fighter),
    ]),
  ];
}
