import { arriving, mayArrive } from '#battle/arrival.ts';
import { event, refuse, withFighter } from '#battle/decide/decision.ts';
import type { EventData } from '#battle/events.ts';
import { arrive, hasRoomFor, join } from '#battle/evolve/coming.ts';
import { type LineLook, PLAIN, SHIFTS, STAYS, step } from './step.ts';

const look = (): LineLook => ({ icon: 'standing', tone: 'standing' });

export const PEOPLE = {
  FighterJoined: step('FighterJoined', {
    commands: {
      join: {
        decide: ({ sideId, fighter }: EventData<'FighterJoined'>, { state }) => {
          if (!state.sides.some(({ id }) => id === sideId)) return refuse('unknown-side');
          if (state.fighters[fighter.id] !== undefined) return refuse('no-change');
          if (fighter.label.trim() === '') return refuse('empty-name');
          if (!hasRoomFor(state, 1)) return refuse('too-many-fighters');
          return event('FighterJoined', { sideId, fighter });
        },
        screen: STAYS,
      },
    },
    fold: (draft, { sideId, fighter }) => join(draft, sideId, fighter),
    said: ({ sideId, fighter }, { say, side }) =>
      say('fighter-joined', { name: fighter.label, side: side(sideId) }),
    touches: ({ sideId, fighter }) => [sideId, fighter.id],
    toldBy: 'sentence',
    look,
  }),

  SideArrived: step('SideArrived', {
    commands: {
      /** A warband takes the place of a side that has none. */
      arrive: {
        decide: ({ side }: EventData<'SideArrived'>, { state }) => {
          if (!state.sides.some(({ id }) => id === side.id)) return refuse('unknown-side');
          if (side.fighters.length === 0) return refuse('empty-side');
          if (!mayArrive(state, side.id)) return refuse('no-change');
          if (!hasRoomFor(state, side.fighters.length)) return refuse('too-many-fighters');
          return event('SideArrived', { side: arriving(side, state) });
        },
        screen: SHIFTS,
      },
    },
    fold: (draft, { side }) => arrive(draft, side),
    said: ({ side }, { say }) => say('side-arrived', { side: side.name }),
    touches: ({ side }) => [side.id],
    toldBy: 'sentence',
    look,
  }),

  FighterRenamed: step('FighterRenamed', {
    commands: {
      rename: {
        decide: ({ fighterId, label: typed }: EventData<'FighterRenamed'>, { state }) =>
          withFighter(state, fighterId, (fighter) => {
            const label = typed.trim();
            if (label === '') return refuse('empty-name');
            if (label === fighter.label) return refuse('no-change');
            return event('FighterRenamed', { fighterId, label });
          }),
        screen: STAYS,
      },
    },
    fold: (draft, { fighterId, label }) => draft.patchFighter(fighterId, { label }),
    said: ({ label }, { say }) => say('fighter-renamed', { name: label }),
    touches: ({ fighterId }) => [fighterId],
    toldBy: 'sentence',
    look: PLAIN,
  }),

  ProfileSet: step('ProfileSet', {
    commands: {
      'set-profile': {
        decide: ({ fighterId, profile, traits }: EventData<'ProfileSet'>, { state }) =>
          withFighter(state, fighterId, () => event('ProfileSet', { fighterId, profile, traits })),
        screen: STAYS,
      },
    },
    fold: (draft, { fighterId, profile, traits }) =>
      draft.patchFighter(fighterId, { profile, traits }),
    said: ({ fighterId }, { say, name }) => say('profile-set', { name: name(fighterId) }),
    touches: ({ fighterId }) => [fighterId],
    toldBy: 'sentence',
    look: PLAIN,
  }),
};
