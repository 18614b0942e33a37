import { event, refuse } from '#battle/decide/decision.ts';
import type { EventData } from '#battle/events.ts';
import { endOf, withValue } from '#battle/evolve/changes.ts';
import type { BattleState } from '#battle/state.ts';
import { LIMITS, normalizedLine } from '#roster/limits.ts';
import { isSideId, type SideId } from '#rules/contract/ids.ts';
import { type Nothing, nothing, PLAIN, STAYS, step } from './step.ts';

export const BATTLE = {
  HouseRuleSet: step('HouseRuleSet', {
    commands: {
      'set-house-rule': {
        decide: ({ rule, value }: EventData<'HouseRuleSet'>, { state, system }) => {
          const row = system.houseRules.find(({ id }) => id === rule);
          if (row === undefined || !row.options.includes(value)) return refuse('unknown-rule');
          if ((state.houseRules[rule] ?? row.default) === value) return refuse('no-change');
          return event('HouseRuleSet', { rule, value });
        },
        screen: STAYS,
      },
    },
    fold: (draft, { rule, value }) => {
      draft.set({ houseRules: withValue(draft.now.houseRules, rule, value) });
      return true;
    },
    said: ({ rule, value }, { say }) => say('house-rule-set', { rule, value }),
    touches: ({ rule }) => [`rule:${rule}`],
    toldBy: 'sentence',
    look: () => ({ icon: 'rules', tone: 'neutral' }),
  }),

  BattleEnded: step('BattleEnded', {
    commands: {
      'end-battle': {
        decide: ({ winnerId }: { readonly winnerId: SideId | null }, { state }) =>
          state.ended ? refuse('battle-over') : event('BattleEnded', { winnerId, cause: 'agreed' }),
        screen: STAYS,
      },
    },
    fold: (draft, data) => {
      draft.set({ ended: true, end: endOf(data) });
      return true;
    },
    said: ({ winnerId }, { say, side }) =>
      winnerId === null ? say('battle-ended-drawn') : say('battle-ended', { side: side(winnerId) }),
    touches: () => ['end'],
    toldBy: 'sentence',
    look: () => ({ icon: 'leader', tone: 'leader' }),
  }),

  BattleReopened: step('BattleReopened', {
    commands: {
      'reopen-battle': {
        decide: (_: Nothing, { state }) =>
          state.ended ? event('BattleReopened', {}) : refuse('no-change'),
        screen: STAYS,
      },
    },
    /**
     * Players carry on after all: sides that ended the battle by leaving are back, because otherwise there would
     * be no enemy.
     */
    fold: (draft) => {
      for (const id of draft.now.end?.lastToLeave ?? []) draft.patchSide(id, { removed: null });
      draft.set({ ended: false, end: null });
      return true;
    },
    said: (_, { say }) => say('battle-reopened'),
    touches: () => ['end'],
    toldBy: 'sentence',
    look: PLAIN,
  }),

  AftermathBegun: step('AftermathBegun', {
    commands: {
      /** Tells other phones that this one has begun a warband's aftermath. */
      'begin-aftermath': {
        decide: ({ warbandId }: EventData<'AftermathBegun'>, { state }) =>
          state.sides.some((side) => side.warbandId === warbandId)
            ? event('AftermathBegun', { warbandId })
            : refuse('unknown-side'),
        screen: STAYS,
      },
    },
    fold: () => true,
    said: ({ warbandId }, { say, sideOf }) => say('aftermath-begun', { side: sideOf(warbandId) }),
    touches: ({ warbandId }) => [warbandId],
    toldBy: 'sentence',
    look: PLAIN,
  }),

  SeatTaken: step('SeatTaken', {
    commands: {
      'take-seat': {
        decide: ({ seat, name }: EventData<'SeatTaken'>, { state }) =>
          isThere(seat, state)
            ? event('SeatTaken', { seat, name: normalizedLine(name, LIMITS.label) })
            : refuse('unknown-side'),
        screen: STAYS,
      },
    },
    fold: ({ now }, { seat }) => isThere(seat, now),
    said: ({ seat }, { say, side }) => {
      if (isSideId(seat)) return say('seat-taken', { side: side(seat) });
      return seat === 'onlooker' ? say('seat-taken-onlooker') : say('seat-taken-everybody');
    },
    touches: ({ seat }) => (isSideId(seat) ? [`seat:${seat}`] : []),
    toldBy: 'sentence',
    look: PLAIN,
  }),

  NoteWritten: step('NoteWritten', {
    commands: {
      'write-note': {
        decide: ({ text }: EventData<'NoteWritten'>) =>
          text.trim() === '' ? refuse('empty-name') : event('NoteWritten', { text: text.trim() }),
        screen: STAYS,
      },
    },
    fold: () => true,
    said: ({ text }, { say }) => say('note', { text }),
    // Two notes are two lines.
    touches: nothing,
    toldBy: 'sentence',
    look: () => ({ icon: 'edit', tone: 'neutral' }),
  }),
};

/** Whether a side’s seat is one of this battle. */
function isThere(
  seat: EventData<'SeatTaken'>['seat'],
  { sides }: Pick<BattleState, 'sides'>,
): boolean {
  return !isSideId(seat) || sides.some(({ id }) => id === seat);
}
