import * as v from 'valibot';
import { allAloneOutcome, allAloneRequired } from '#rules/parts/all-alone.ts';
import { rallyAllowed, rallyOutcome } from '#rules/parts/flight.ts';
import { statusRow } from '#rules/parts/skirmish/statuses.ts';
import { dice, flag, type Kind, kind, listOf, number, text } from './kind.ts';

const friend = v.strictObject({
  distance: number(),
  status: text('standing'),
  hidden: flag(),
  inSameCombat: flag(),
});

const other = v.strictObject({
  side: v.picklist(['enemy', 'friend']),
  distance: number(),
  status: text('standing'),
  hidden: flag(),
});

const afterFreeHits = v.optional(
  v.picklist(['standing', 'knocked-down', 'stunned', 'out-of-action']),
  'standing',
);

/** All alone, flight, and psychology. */
export const COURAGE: Readonly<Record<string, Kind>> = {
  'all-alone-required': kind(
    {
      opponentsInContact: listOf(v.string()),
      friends: listOf(friend),
      endOfOwnCombatPhase: flag(true),
      status: text('standing'),
      immune: flag(),
    },
    (given) => ({
      required: allAloneRequired({
        endOfOwnCombatPhase: given.endOfOwnCombatPhase,
        status: statusRow(given.status),
        immune: given.immune,
        opponents: given.opponentsInContact.map(statusRow),
        friends: given.friends.map((one) => ({ ...one, status: statusRow(one.status) })),
        downedOpponentsCount: false,
      }),
    }),
  ),

  'all-alone-outcome': kind(
    { ld: number(), dice, opponents: number(2), freeHitResult: afterFreeHits },
    (given) => ({
      ...allAloneOutcome({
        leadership: given.ld,
        dice: given.dice,
        keep: 'all',
        opponents: given.opponents,
        afterFreeHits: given.freeHitResult,
        dropped: 'stays',
      }),
    }),
  ),

  'rally-allowed': kind({ others: listOf(other) }, (given) => ({
    allowed: rallyAllowed(
      given.others.map((one) => ({
        enemy: one.side === 'enemy',
        distance: one.distance,
        status: statusRow(one.status),
        hidden: one.hidden,
      })),
    ),
  })),

  'rally-outcome': kind({ ld: number(), dice }, (given) => ({
    ...rallyOutcome({ leadership: given.ld, dice: given.dice, keep: 'all' }),
  })),
};
