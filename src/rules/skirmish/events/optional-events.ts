import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView, SideView } from '#rules/contract/battle-view.ts';
import { isAnswered } from '#rules/kit/duty.ts';
import { SKIRMISH_PHASES } from '../phases.ts';
import { eventDie, eventDuties } from './event-duties.ts';
import type { EventTable } from './event-table.ts';
import { misfireReminders } from './misfires.ts';
import { has, setSideFlag } from './running.ts';

/** The tables of a game, and how this table plays them. */
export interface OptionalEvents {
  readonly happenings: EventTable;
  readonly subplots: EventTable;
  readonly plays: {
    readonly happenings: 'no' | 'once' | 'each-turn';
    readonly subplots: 'no' | 'yes';
  };
}

/**
 * Optional rules: the dice at the start of a turn that may bring events, those that have come, and weapons that
 * misfired.
 */
export function optionalEvents(view: BattleView, events: OptionalEvents): readonly Duty[] {
  const side = startingSide(view);
  return [
    ...(side === null ? [] : subplotDie(side, events)),
    ...(side === null ? [] : happeningDie(view, side, events)),
    ...eventDuties([events.happenings, events.subplots], view),
    ...misfireReminders(view),
  ];
}

/** Each player throws once, as his first turn begins; what was forgotten stays due. @rule MORD-SUBPLOTS */
function subplotDie(side: SideView, { subplots, plays }: OptionalEvents): readonly Duty[] {
  if (plays.subplots === 'no' || has(side, 'subplot-thrown')) return [];
  const thrown = [setSideFlag(side.id, 'subplot-thrown', true)];
  return [eventDie('subplot', side, subplots, { thrown })];
}

/** Each turn, until one has happened. @rule MORD-HAPPENINGS */
function happeningDie(
  view: BattleView,
  side: SideView,
  { happenings, plays }: OptionalEvents,
): readonly Duty[] {
  const met = plays.happenings === 'once' && view.sides.some((one) => has(one, 'event-met'));
  if (plays.happenings === 'no' || met || isAnswered(view, `happening:${side.id}`)) return [];
  return [
    eventDie('happening', side, happenings, { met: [setSideFlag(side.id, 'event-met', true)] }),
  ];
}

/** The side whose turn begins; null later in its turn, and once it has left. */
function startingSide({ sides, position: { phase, sideId } }: BattleView): SideView | null {
  const side = sides.find(({ id }) => id === sideId) ?? null;
  return phase === SKIRMISH_PHASES.recovery.id && side?.removed === null ? side : null;
}
