import * as v from 'valibot';
import { allAloneOutcome, allAloneRequired } from '#rules/parts/all-alone.ts';
import { rallyAllowed, rallyOutcome } from '#rules/parts/flight.ts';
import { fearTestBeforeCharging, fearTestWhenCharged } from '#rules/systems/mordheim/fear.ts';
import { attacks } from '#rules/systems/mordheim/frenzy.ts';
import { hatredRerolls } from '#rules/systems/mordheim/hatred.ts';
import { statusRow } from '#rules/systems/mordheim/statuses.ts';
import { stupidityOutcome } from '#rules/systems/mordheim/stupidity.ts';
import { dice, flag, type Kind, kind, listOf, number, numberOrNull, text } from './kind.ts';

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

const enemy = v.optional(v.strictObject({ causesFear: flag() }));

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
      endOfOwnCombatPhase: flag(),
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

  'fear-required': kind(
    {
      chargedBy: enemy,
      wantsToCharge: enemy,
      modelCausesFear: flag(),
      chargeInRange: flag(true),
      frenzied: flag(),
      withinChargeRangeOfEnemy: v.optional(v.boolean()),
    },
    (given) => {
      const { chargedBy, wantsToCharge } = given;
      const charged = fearTestWhenCharged({
        chargerCausesFear: chargedBy?.causesFear ?? false,
        chargeInRange: given.chargeInRange,
        immune: given.modelCausesFear,
        frenzied: given.frenzied,
        enemyWithinChargeRange: given.withinChargeRangeOfEnemy ?? false,
      });
      const charging = fearTestBeforeCharging({
        targetCausesFear: wantsToCharge?.causesFear ?? false,
        immune: given.modelCausesFear,
        frenzied: given.frenzied && given.withinChargeRangeOfEnemy !== false,
      });
      return { required: charged || charging };
    },
  ),

  'frenzy-attacks': kind({ A: number(1), twoWeapons: flag(), frenzied: flag() }, (given) => ({
    attacks: attacks({
      attacks: given.A,
      twoWeapons: given.twoWeapons,
      frenzied: given.frenzied,
    }),
  })),

  hatred: kind(
    {
      combatTurn: number(1),
      missed: flag(true),
      hatedEnemy: flag(),
      // Somebody who joins changes nothing: the combat's turns go on counting.
      newEnemyJoined: flag(),
    },
    (given) => ({
      rerollMisses: hatredRerolls({
        combatTurn: given.combatTurn,
        hatedEnemy: given.hatedEnemy,
        missed: given.missed,
      }),
    }),
  ),

  stupidity: kind({ ld: number(), dice, engaged: flag(), d6: numberOrNull() }, (given) => ({
    ...stupidityOutcome({
      leadership: given.ld,
      dice: given.dice,
      keep: 'all',
      engaged: given.engaged,
      d6: given.d6,
    }),
  })),
};
