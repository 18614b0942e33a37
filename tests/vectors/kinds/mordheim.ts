import * as v from 'valibot';
import { criticalEffect } from '#rules/skirmish/duel/critical.ts';
import { attacks } from '#rules/skirmish/duel/hands.ts';
import { barsToFinishing, type Finishing, finishing } from '#rules/skirmish/injury.ts';
import {
  fearTestBeforeCharging,
  fearTestWhenCharged,
  hatredRerolls,
} from '#rules/systems/mordheim/courage.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import { dice, flag, type Kinds, kind, number, numberOrNull, text } from './kind.ts';
import { playStupidity } from './stupidity.ts';

const enemy = v.optional(v.strictObject({ causesFear: flag() }));
const downed = v.optional(v.picklist(['knocked-down', 'stunned']));

/** What only Mordheim answers: psychology, the critical table, finishing the downed. */
export const MORDHEIM_ONLY: Kinds = {
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
      // A charge that does not reach is none of which players tell.
      const charged =
        given.chargeInRange &&
        fearTestWhenCharged({
          chargerCausesFear: chargedBy?.causesFear ?? false,
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
      // What hits is not thrown again.
      rerollMisses:
        given.missed &&
        hatredRerolls({ combatTurn: given.combatTurn, hatedEnemy: given.hatedEnemy }),
    }),
  ),

  stupidity: kind({ ld: number(), dice, engaged: flag(), d6: numberOrNull() }, (given) => ({
    ...playStupidity(system, given),
  })),

  'critical-table': kind({ roll: number() }, ({ roll }) => ({ ...criticalEffect(roll) })),

  'downed-in-melee': kind(
    {
      defender: downed,
      wantsToAttack: downed,
      attackedInMelee: flag(true),
      attack: text('melee'),
      attackerAlsoInContactWithStandingEnemy: flag(),
      sameAttackerKnockedHimDownThisPhase: flag(),
      // Only the one who dropped him may not finish him.
      anotherAttackerKnockedHimDownThisPhase: flag(),
      wantsAutoOut: flag(),
      wounded: v.optional(v.boolean()),
      saved: flag(),
    },
    (given) => {
      const shot = given.attack === 'shooting' || !given.attackedInMelee;
      const victim = given.defender ?? given.wantsToAttack ?? 'knocked-down';
      const droppedHim = given.sameAttackerKnockedHimDownThisPhase;
      const unsaved = (given.wounded ?? shot) && !given.saved;
      const bars = barsToFinishing({
        facesStandingEnemy: given.attackerAlsoInContactWithStandingEnemy,
        droppedHim,
      });
      return {
        result: endOf(
          finishing(RULES, {}, victim, { shooting: shot, droppedHim }),
          unsaved,
          victim,
        ),
        allowed: shot || bars.length === 0,
      };
    },
  ),
};

/** How it ends for one on the ground, in the vectors' words. */
function endOf(by: Finishing, unsaved: boolean, victim: string): string {
  switch (by) {
    case 'struck-out':
      return 'out-of-action';
    case 'wounded-out':
      return unsaved ? 'out-of-action' : victim;
    case 'injury':
      return unsaved ? 'injury table' : victim;
  }
}
