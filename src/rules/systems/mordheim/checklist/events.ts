import type { Duty } from '#rules/contract/advice.ts';
import type { BattleView } from '#rules/contract/battle-view.ts';
import { isAnswered } from '#rules/kit/duty.ts';
import { eventDie, eventDuties } from '#rules/skirmish/events/event-duties.ts';
import { misfireReminders } from '#rules/skirmish/events/misfires.ts';
import { has, setSideFlag } from '#rules/skirmish/events/running.ts';
import { EVENT_TABLES, HAPPENINGS, SUBPLOTS } from '../event-tables.ts';
import { houseRule } from '../house-rules.ts';

/** Optional rules: the dice at the start of a turn that may bring events, those that have come, weapons that misfired. */
export function eventsDue(view: BattleView): readonly Duty[] {
  return [
    ...subplotDie(view),
    ...happeningDie(view),
    ...eventDuties(EVENT_TABLES, view),
    ...misfireReminders(view),
  ];
}

/** Each player throws once, as his first turn begins; what was forgotten stays due. @rule MORD-SUBPLOTS */
function subplotDie(view: BattleView): readonly Duty[] {
  const side = startingSide(view);
  if (houseRule(view.houseRules, 'subplots') === 'no' || side === null) return [];
  if (has(side, 'subplot-thrown')) return [];
  const thrown = [setSideFlag(side.id, 'subplot-thrown', true)];
  return [eventDie('subplot', side, SUBPLOTS, { thrown })];
}

/** Each turn, until one has happened. @rule MORD-HAPPENINGS */
function happeningDie(view: BattleView): readonly Duty[] {
  const played = houseRule(view.houseRules, 'happenings');
  const side = startingSide(view);
  const met = played === 'once' && view.sides.some((one) => has(one, 'event-met'));
  if (played === 'no' || side === null || met) return [];
  if (isAnswered(view, `happening:${side.id}`)) return [];
  return [
    eventDie('happening', side, HAPPENINGS, { met: [setSideFlag(side.id, 'event-met', true)] }),
  ];
}

/** The side whose turn begins; null later in its turn, and once it has left. */
function startingSide({ sides, position: { phase, sideId } }: BattleView) {
  const side = sides.find(({ id }) => id === sideId) ?? null;
  return phase === 'recovery' && side?.removed === null ? side : null;
}
