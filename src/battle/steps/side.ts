import type { Named } from '#battle/anew.ts';
import { event, isWhole, refuse } from '#battle/decide/decision.ts';
import type { EventData } from '#battle/events.ts';
import { applyChanges, withValue } from '#battle/evolve/changes.ts';
import type { Draft } from '#battle/evolve/draft.ts';
import { reachable } from '#battle/reach.ts';
import type { Change } from '#rules/contract/battle-view.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { BIG_ONE, LEADER_FALLEN, SECOND_LEADERSHIP } from '#rules/kit/light-side.ts';
import { characteristicRow } from '#rules/kit/rows.ts';
import { PLAIN, STAYS, step, touchedBy } from './step.ts';

export const SIDE = {
  LeaderNamed: step('LeaderNamed', {
    commands: {
      'name-leader': {
        decide: ({ sideId, fighterId }: EventData<'LeaderNamed'>, { state }) => {
          const side = state.sides.find(({ id }) => id === sideId);
          if (side === undefined) return refuse('unknown-side');
          if (side.leaderId === fighterId) return refuse('no-change');
          if (fighterId !== null && !side.fighterIds.includes(fighterId)) {
            return refuse('unknown-fighter');
          }
          return event('LeaderNamed', { sideId, fighterId });
        },
        screen: STAYS,
      },
    },
    fold: (draft, { sideId, fighterId }) => draft.patchSide(sideId, { leaderId: fighterId }),
    said: ({ sideId, fighterId }, { say, name, side }) =>
      fighterId === null
        ? say('leader-none', { side: side(sideId) })
        : say('leader-named', { name: name(fighterId), side: side(sideId) }),
    touches: ({ sideId }) => [sideId],
    toldBy: 'sentence',
    look: () => ({ icon: 'leader', tone: 'leader' }),
  }),

  SideLeadershipSet: step('SideLeadershipSet', {
    commands: {
      'set-side-leadership': {
        decide: ({ sideId, leadership }: EventData<'SideLeadershipSet'>, { state, system }) => {
          const side = state.sides.find(({ id }) => id === sideId);
          if (side === undefined) return refuse('unknown-side');
          const row = characteristicRow(system, system.leadershipCharacteristic);
          if (row === null || !isWhole(leadership, row.min, row.max)) return refuse('bad-number');
          if (side.leadership === leadership) return refuse('no-change');
          return event('SideLeadershipSet', { sideId, leadership });
        },
        screen: STAYS,
      },
    },
    fold: (draft, { sideId, leadership }) => draft.patchSide(sideId, { leadership }),
    said: ({ sideId, leadership }, { say, side }) =>
      say('side-leadership-set', { side: side(sideId), value: leadership }),
    touches: ({ sideId }) => [sideId],
    toldBy: 'sentence',
    look: PLAIN,
  }),

  SideTold: step('SideTold', {
    commands: {
      /** A fact about a counted side, entered by players: a full warband has its own profiles. */
      'set-side-fact': {
        decide: (
          { sideId, fact, value }: Omit<EventData<'SideTold'>, 'ofEach'>,
          { state, system },
        ) => {
          const side = state.sides.find(({ id }) => id === sideId);
          if (side === undefined) return refuse('unknown-side');
          const row = system.sideFacts.find(({ id }) => id === fact);
          const known = row !== undefined || OF_ANY_GAME.has(fact);
          if (!side.light || !known) return refuse('unknown-rule');
          if (typeof value === 'number' && !isWhole(value, 0, MAX_VALUE)) {
            return refuse('bad-number');
          }
          if ((side.traits[fact] ?? null) === value) return refuse('no-change');
          return event('SideTold', { sideId, fact, value, ofEach: row?.ofEach === true });
        },
        screen: STAYS,
      },
    },
    fold: (draft, { sideId, fact, value, ofEach }) => {
      const side = draft.side(sideId);
      if (side === undefined) return false;
      draft.patchSide(sideId, { traits: withValue(side.traits, fact, value) });
      for (const id of ofEach ? side.fighterIds : []) {
        const traits = withValue(draft.fighter(id)?.traits ?? {}, fact, value);
        draft.patchFighter(id, { traits });
      }
      return true;
    },
    said: ({ sideId, fact, value }, { say, side }) => {
      const params = { side: side(sideId), fact };
      if (typeof value === 'number') return say('side-told-value', { ...params, value });
      return say(value === null ? 'side-untold' : 'side-told', params);
    },
    touches: ({ sideId }) => [sideId],
    toldBy: 'sentence',
    look: PLAIN,
  }),

  ReachSet: step('ReachSet', {
    commands: {
      'set-reach': {
        decide: ({ sideId, within }: Omit<EventData<'ReachSet'>, 'changes'>, { state, system }) => {
          const flag = system.nearLeaderFlag;
          if (!state.sides.some(({ id }) => id === sideId)) return refuse('unknown-side');
          if (flag === null) return refuse('unknown-rule');
          const changes = reachable(state, system, sideId).flatMap(({ id, flags }) =>
            within === (flags[flag] !== undefined)
              ? []
              : [{ kind: 'flag', fighterId: id, flag, value: within ? true : null } as const],
          );
          return changes.length === 0
            ? refuse('no-change')
            : event('ReachSet', { sideId, within, changes });
        },
        screen: { ...STAYS, thumb: 'toggles' },
      },
    },
    fold: changesOfSide,
    said: ({ sideId, within }, { say, side }) =>
      say(within ? 'reach-all' : 'reach-none', { side: side(sideId) }),
    touches: ({ changes }) => touchedBy(changes),
    toldBy: 'sentence',
    look: () => ({ icon: 'leader', tone: 'leader' }),
  }),

  SideLeft: step('SideLeft', {
    commands: {
      'leave-battle': {
        decide: (
          { sideId, cause }: { readonly sideId: SideId; readonly cause: string },
          { state, system },
        ) => {
          const side = state.sides.find(({ id }) => id === sideId);
          if (side === undefined) return refuse('unknown-side');
          if (state.ended) return refuse('battle-over');
          if (side.removed !== null) return refuse('side-already-gone');
          const changes = system.leave(state, sideId, cause);
          return event('SideLeft', { sideId, cause, changes });
        },
        screen: STAYS,
      },
    },
    fold: changesOfSide,
    said: ({ sideId, cause }, { say, side }) => say('side-left', { side: side(sideId), cause }),
    touches: ({ sideId, changes }) => [sideId, ...touchedBy(changes)],
    toldBy: 'sentence',
    look: () => ({ icon: 'rout', tone: 'rout' }),
  }),
};

function changesOfSide(
  draft: Draft,
  { sideId, changes }: { readonly sideId: SideId; readonly changes: readonly Change[] },
  by: Named,
): boolean {
  if (draft.side(sideId) === undefined) return false;
  applyChanges(draft, by, changes);
  return true;
}

const OF_ANY_GAME: ReadonlySet<string> = new Set([LEADER_FALLEN, SECOND_LEADERSHIP, BIG_ONE]);
/** Above any Leadership or number of wounds in play. */
const MAX_VALUE = 20;
