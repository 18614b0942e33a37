import { type Decision, event, refuse } from '#battle/decide/decision.ts';
import { enter, placeOf } from '#battle/evolve/entered.ts';
import { waysOn } from '#battle/going-on.ts';
import { nextPosition, phasePosition, stepAt } from '#battle/turn.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import { type Deciding, type Nothing, SHIFTS, STAYS, step } from './step.ts';

export const TURN = {
  PhaseEntered: step('PhaseEntered', {
    commands: {
      /** To the next step, phase, or the next side's turn. */
      'next-phase': {
        decide: (_: Nothing, battle) =>
          battle.state.ended
            ? refuse('battle-over')
            : entering(battle, nextPosition(battle.state, battle.system, battle.dueAt)),
        screen: STAYS,
      },
      /**
       * Skips empty phases: to the next phase with something to do, or to the end of the turn, skipping phases
       * where things may only be noted.
       */
      'go-on': {
        decide: ({ to }: { readonly to: 'something' | 'turn-end' }, { state, system, dueAt }) => {
          if (state.ended) return refuse('battle-over');
          const ways = waysOn(state, system, dueAt);
          const way = to === 'turn-end' ? (ways.turnEnd ?? ways.next) : ways.next;
          return event('PhaseEntered', { ...way, from: state.position });
        },
        // The line names the phase only.
        screen: { ...STAYS, thumb: 'toggles', announced: 'with-part' },
      },
      'go-to-phase': { decide: goToPhase, screen: SHIFTS },
    },
    fold: enter,
    said: ({ position: { sideId, phase, round } }, { say, side }) =>
      say('phase-entered', { side: side(sideId), phase, round }),
    // Of two phones that move on at once, the later one is told that it did not count.
    touches: ({ from }) => (from === null ? [] : [placeOf(from)]),
    toldBy: 'sentence',
    look: () => ({ icon: 'clock', tone: 'neutral' }),
  }),
};

/** To another phase of the running turn, or another part of this one, forwards or back. */
interface Place {
  readonly phase: string;
  /** A part of that phase; left out, the first that has something to do. */
  readonly step?: string;
}

function goToPhase(place: Place, battle: Deciding): Decision<'PhaseEntered'> {
  const { state, system, dueAt } = battle;
  if (state.ended) return refuse('battle-over');
  const position = phasePosition(state, system, place.phase, dueAt);
  if (position === null) return refuse('unknown-phase');
  if (place.step !== undefined) return goToStep({ ...position, step: place.step }, battle);
  if (position.phase === state.position.phase) return refuse('no-change');
  return entering(battle, position);
}

/** Players may go to any step, even if nothing is due in it. */
function goToStep(position: TurnPosition, battle: Deciding): Decision<'PhaseEntered'> {
  if (stepAt(battle.system, position) === null) return refuse('unknown-phase');
  const { phase, step: now } = battle.state.position;
  if (position.phase === phase && position.step === now) return refuse('no-change');
  return entering(battle, position);
}

function entering({ state, system }: Deciding, position: TurnPosition): Decision<'PhaseEntered'> {
  const changes = system.enter(state, position);
  return event('PhaseEntered', { position, from: state.position, changes });
}
