import { event, isWhole, refuse, withFighter } from '#battle/decide/decision.ts';
import type { EventData } from '#battle/events.ts';
import { withValue } from '#battle/evolve/changes.ts';
import { MAX_MARKERS } from '#battle/state.ts';
import { PLAIN, STAYS, step } from './step.ts';

export const CARRIED = {
  MarkerCounted: step('MarkerCounted', {
    commands: {
      /** Of a fighter, or of his side itself. */
      'count-marker': {
        decide: (
          { sideId, fighterId, marker: named, count }: EventData<'MarkerCounted'>,
          { state },
        ) => {
          const marker = named.trim();
          const side = state.sides.find(({ id }) => id === sideId);
          if (side === undefined) return refuse('unknown-side');
          if (fighterId !== null && !side.fighterIds.includes(fighterId)) {
            return refuse('unknown-fighter');
          }
          if (marker === '') return refuse('empty-name');
          if (!isWhole(count, 0, MAX_MARKERS)) return refuse('bad-number');
          const now = fighterId === null ? side.held : state.fighters[fighterId]?.carried;
          if ((now?.[marker] ?? 0) === count) return refuse('no-change');
          return event('MarkerCounted', { sideId, fighterId, marker, count });
        },
        screen: STAYS,
      },
    },
    fold: (draft, { sideId, fighterId, marker, count }) => {
      const value = count === 0 ? null : count;
      if (fighterId !== null) {
        const carried = withValue(draft.fighter(fighterId)?.carried ?? {}, marker, value);
        return draft.patchFighter(fighterId, { carried });
      }
      const held = draft.side(sideId)?.held ?? {};
      return draft.patchSide(sideId, { held: withValue(held, marker, value) });
    },
    said: ({ sideId, fighterId, marker, count }, { say, name, side }) =>
      say('marker-counted', {
        name: fighterId === null ? side(sideId) : name(fighterId),
        marker,
        count,
      }),
    touches: ({ sideId, fighterId }) => [fighterId ?? sideId],
    toldBy: 'sentence',
    look: () => ({ icon: 'treasure', tone: 'leader' }),
  }),

  ItemUsed: step('ItemUsed', {
    commands: {
      'use-item': {
        decide: ({ fighterId, item, used }: EventData<'ItemUsed'>, { state }) =>
          withFighter(state, fighterId, (fighter) => {
            if (fighter.traits[item] === undefined) return refuse('not-carried');
            if (fighter.used.includes(item) === used) return refuse('no-change');
            return event('ItemUsed', { fighterId, item, used });
          }),
        screen: STAYS,
      },
    },
    fold: (draft, { fighterId, item, used }) => {
      const others = draft.fighter(fighterId)?.used.filter((one) => one !== item) ?? [];
      return draft.patchFighter(fighterId, { used: used ? [...others, item] : others });
    },
    said: ({ fighterId, item, used }, { say, name }) =>
      say(used ? 'item-used' : 'item-unused', { name: name(fighterId), item }),
    touches: ({ fighterId }) => [fighterId],
    toldBy: 'sentence',
    look: PLAIN,
  }),

  Captured: step('Captured', {
    commands: {
      /** A fighter is taken prisoner by a side, or set free. */
      capture: {
        decide: ({ fighterId, by }: EventData<'Captured'>, { state }) =>
          withFighter(state, fighterId, ({ sideId, captor }) => {
            if (by !== null && !state.sides.some(({ id }) => id === by)) {
              return refuse('unknown-side');
            }
            if (by === sideId) return refuse('own-side');
            if (captor === by) return refuse('no-change');
            return event('Captured', { fighterId, by });
          }),
        screen: STAYS,
      },
    },
    fold: (draft, { fighterId, by }) => draft.patchFighter(fighterId, { captor: by }),
    said: ({ fighterId, by }, { say, name, side }) =>
      by === null
        ? say('freed', { name: name(fighterId) })
        : say('captured', { name: name(fighterId), side: side(by) }),
    touches: ({ fighterId }) => [fighterId],
    toldBy: 'sentence',
    look: () => ({ icon: 'left-table', tone: 'neutral' }),
  }),
};
