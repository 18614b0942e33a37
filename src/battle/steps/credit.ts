import type { CAUSES } from '#battle/causes.ts';
import { event, refuse, withFighter } from '#battle/decide/decision.ts';
import { hasFighter } from '#battle/evolve/changes.ts';
import { credit } from '#battle/evolve/credited.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { type LineLook, STAYS, step } from './step.ts';

const look = (): LineLook => ({ icon: 'duel', tone: 'leader' });

export const CREDIT = {
  /** No fighter gets the credit. */
  CauseGiven: step('CauseGiven', {
    commands: {
      'give-cause': {
        decide: (
          {
            victimId,
            cause,
          }: { readonly victimId: FighterId; readonly cause: (typeof CAUSES)[number] },
          { state },
        ) =>
          withFighter(state, victimId, ({ statusEntryId: entryId, creditedTo, cause: now }) => {
            if (entryId === null) return refuse('nothing-to-credit');
            if (creditedTo === null && now === cause) return refuse('no-change');
            return event('CauseGiven', { entryId, victimId, cause });
          }),
        screen: STAYS,
      },
    },
    fold: (draft, given) => credit(draft, { ...given, byId: null }),
    said: ({ victimId, cause }, { say, name }) =>
      say('cause-given', { name: name(victimId), cause }),
    touches: ({ victimId }) => [victimId],
    toldBy: 'sentence',
    look,
  }),

  CreditGiven: step('CreditGiven', {
    commands: {
      'give-credit': {
        decide: (
          { victimId, byId }: { readonly victimId: FighterId; readonly byId: FighterId | null },
          { state },
        ) =>
          withFighter(state, victimId, ({ statusEntryId: entryId, creditedTo, cause }) => {
            if (entryId === null) return refuse('nothing-to-credit');
            if (creditedTo === byId && cause === null) return refuse('no-change');
            if (byId !== null && !hasFighter(state, byId)) return refuse('unknown-fighter');
            return event('CreditGiven', { entryId, victimId, byId });
          }),
        screen: STAYS,
      },
    },
    fold: (draft, given) => credit(draft, { ...given, cause: null }),
    said: ({ victimId, byId }, { say, name }) =>
      byId === null
        ? say('credit-removed', { name: name(victimId) })
        : say('credit-given', { name: name(victimId), by: name(byId) }),
    touches: ({ victimId }) => [victimId],
    toldBy: 'sentence',
    look,
  }),
};
