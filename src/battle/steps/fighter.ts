import { event, isWhole, refuse, withFighter } from '#battle/decide/decision.ts';
import type { EventData } from '#battle/events.ts';
import { hasFighter, isBetween } from '#battle/evolve/changes.ts';
import { mostWounds } from '#battle/wounds.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { signOf } from '#rules/kit/signs.ts';
import { changesOf, STAYS, step, touchedBy, WOUND } from './step.ts';

export const FIGHTER = {
  StatusSet: step('StatusSet', {
    commands: {
      'set-status': {
        decide: (
          { fighterId, to }: { readonly fighterId: FighterId; readonly to: string },
          { state, system },
        ) =>
          withFighter(state, fighterId, ({ id, status: from }) => {
            if (!system.statuses.some((row) => row.id === to)) return refuse('unknown-status');
            if (from === to) return refuse('no-change');
            const against = system.mayChangeStatus(state, id, to)?.refused ?? null;
            const changes = system.changeStatus(state, id, to);
            return event('StatusSet', { fighterId: id, from, to, against, changes });
          }),
        screen: STAYS,
      },
    },
    fold: changesOf,
    said: ({ fighterId, to }, { say, name }) =>
      say('status-set', { name: name(fighterId), status: to }),
    touches: ({ fighterId, changes }) => [fighterId, ...touchedBy(changes)],
    toldBy: 'condition',
    look: ({ to }) => ({ status: to }),
  }),

  WoundLost: step('WoundLost', {
    commands: {
      'lose-wound': {
        decide: ({ fighterId }: { readonly fighterId: FighterId }, { state, system }) =>
          withFighter(state, fighterId, ({ id }) =>
            event('WoundLost', { fighterId: id, changes: system.loseWound(state, id) }),
          ),
        screen: { ...STAYS, promptsInjury: true },
      },
    },
    fold: changesOf,
    said: ({ fighterId }, { say, name }) => say('wound-lost', { name: name(fighterId) }),
    touches: ({ fighterId, changes }) => [fighterId, ...touchedBy(changes)],
    toldBy: 'condition',
    look: WOUND,
  }),

  WoundsSet: step('WoundsSet', {
    commands: {
      'set-wounds': {
        decide: ({ fighterId, to }: EventData<'WoundsSet'>, { state, system }) =>
          withFighter(state, fighterId, (fighter) => {
            if (!isWhole(to, 0, mostWounds(system, fighter))) return refuse('bad-number');
            if (fighter.wounds === to) return refuse('no-change');
            return event('WoundsSet', { fighterId, to });
          }),
        screen: STAYS,
      },
    },
    fold: (draft, { fighterId, to }) => draft.patchFighter(fighterId, { wounds: to }),
    said: ({ fighterId, to }, { say, name, tally }) => {
      const { left, lost, of } = tally(fighterId, to);
      return say('wounds-set', { name: name(fighterId), count: left, left, lost, of });
    },
    touches: ({ fighterId }) => [fighterId],
    toldBy: 'condition',
    look: WOUND,
  }),

  FlagSet: step('FlagSet', {
    commands: {
      'set-flag': {
        decide: ({ fighterId, flag, value }: EventData<'FlagSet'>, { state }) =>
          withFighter(state, fighterId, ({ flags }) =>
            (flags[flag] ?? null) === value
              ? refuse('no-change')
              : event('FlagSet', { fighterId, flag, value }),
          ),
        screen: {
          // Counters go up and down as fast as players tap.
          thumb: ({ value }: EventData<'FlagSet'>) =>
            typeof value === 'number' ? 'stays' : 'toggles',
          promptsInjury: false,
          announced: 'by-control',
        },
      },
    },
    fold: (draft, { fighterId, flag, value }) => draft.setFlag(fighterId, flag, value),
    said: ({ fighterId, flag, value }, { say, name }) =>
      say(value === null ? 'flag-cleared' : 'flag-set', {
        name: name(fighterId),
        flag,
        // What players count has a number; other values are ids that only the rules read.
        ...(typeof value === 'number' ? { value } : {}),
      }),
    touches: ({ fighterId }) => [fighterId],
    toldBy: 'condition',
    look: ({ flag }, { flags }) => ({ icon: signOf(flags, flag) ?? 'info', tone: 'neutral' }),
  }),

  ContactSet: step('ContactSet', {
    commands: {
      'set-contact': {
        decide: ({ a, b, touching }: EventData<'ContactSet'>, { state }) => {
          if (!hasFighter(state, a) || !hasFighter(state, b) || a === b) {
            return refuse('unknown-fighter');
          }
          const now = state.contacts.some((contact) => isBetween(contact, a, b));
          return now === touching ? refuse('no-change') : event('ContactSet', { a, b, touching });
        },
        screen: STAYS,
      },
    },
    fold: (draft, { a, b, touching }) => draft.setContact(a, b, touching),
    said: ({ a, b, touching }, { say, name }) =>
      say(touching ? 'contact-made' : 'contact-broken', { name: name(a), other: name(b) }),
    touches: ({ a, b }) => [a, b],
    toldBy: 'sentence',
    look: () => ({ icon: 'close-combat', tone: 'neutral' }),
  }),
};
