import * as v from 'valibot';
import type { ResolverSetup } from '#rules/contract/resolver.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { diceDue } from '#rules/kit/injury.ts';
import { type AttackKind, woundNeed } from '#rules/skirmish/duel/blow.ts';
import { criticalPossible } from '#rules/skirmish/duel/critical.ts';
import { saveNeed } from '#rules/skirmish/duel/saves.ts';
import { DIVE_BONUS, meleeToHit, shotToHit } from '#rules/skirmish/duel/to-hit.ts';
import { strikeOrder } from '#rules/skirmish/fights.ts';
import { SKIRMISH_FLAGS } from '#rules/skirmish/flags.ts';
import { RULES } from '#rules/systems/mordheim/rules.ts';
import { injuryRolled } from '../../support/injuries.ts';
import { holding, smallBattle } from '../small-battle.ts';
import {
  dice,
  flag,
  type Kinds,
  kind,
  listOf,
  number,
  numberOrNull,
  type SkirmishSystem,
  text,
} from './kind.ts';

const striker = v.strictObject({
  id: v.string(),
  I: number(),
  charged: flag(),
  strikesFirst: flag(),
  strikesLast: flag(),
  stoodUp: flag(),
});

const ATTACKS = {
  melee: 'melee',
  shooting: 'shooting',
  spell: 'spell',
  'direct damage spell': 'spell',
  fall: 'fall',
} as const satisfies Readonly<Record<string, AttackKind>>;

/** Which of the attacker's options add this much to the roll. */
const MODIFIERS: readonly ResolverSetup['inputs'][] = [
  {},
  { 'plus-one': true },
  { 'plus-two': true },
  { 'plus-one': true, 'plus-two': true },
];

/** Hitting, wounding, saving, and what comes after. */
export function combat({ system, rules }: SkirmishSystem): Kinds {
  const naturalOneMisses = rules.houseRule({}, 'naturalOneMisses') === 'yes';
  const sevenPlus = rules.houseRule({}, 'sevenPlusShooting');
  const sevenPlusBlows = rules.houseRule({}, 'sevenPlusBlows');
  return {
    'melee-to-hit': kind(
      {
        attackerWS: number(),
        defenderWS: number(),
        defenderStatus: text('standing'),
        failedFear: flag(),
        modifier: number(),
        divingCharge: flag(),
        houseRules: v.optional(
          v.strictObject({ sevenPlusBlows: v.optional(v.picklist(['impossible', 'six-hits'])) }),
          {},
        ),
      },
      (given) => {
        const { need, automatic } = meleeToHit({
          attackerWS: given.attackerWS,
          defenderWS: given.defenderWS,
          defenderHitAutomatically: RULES.statuses.of({ status: given.defenderStatus })
            .hitAutomatically,
          failedFear: given.failedFear,
          modifier: given.modifier,
          divingCharge: given.divingCharge,
          naturalOneMisses,
          sevenPlus: given.houseRules.sevenPlusBlows ?? sevenPlusBlows,
        });
        return {
          need,
          automatic,
          naturalSixOnly: given.failedFear && need === 6,
          strengthBonus: given.divingCharge ? DIVE_BONUS : 0,
          // The flag that brings both ends with the turn of the fight that follows.
          thisPhaseOnly: given.divingCharge && SKIRMISH_FLAGS.diving.lifetime === 'any-turn',
        };
      },
    ),

    'shooting-to-hit': kind(
      {
        bs: number(),
        modifiers: listOf(v.picklist(['cover', 'moved', 'long', 'multishot', 'large'])),
        houseRules: v.optional(v.strictObject({ naturalOneMisses: flag(naturalOneMisses) }), {}),
      },
      (given) => {
        const { need, chance } = shotToHit(given.bs, given.modifiers, {
          naturalOneMisses: given.houseRules.naturalOneMisses,
          sevenPlus,
        });
        return { need, chance: fractionText(chance) };
      },
    ),

    'to-wound': kind({ strength: number(), toughness: number() }, (given) => ({
      need: woundNeed(given.strength, given.toughness),
    })),

    'armour-save': kind(
      {
        armour: v.optional(v.picklist(['none', 'light', 'heavy', 'ithilmar', 'gromril']), 'none'),
        shield: flag(),
        strength: number(3),
        extraModifier: number(),
        totalModifierOverride: numberOrNull(),
        saveBonus: number(),
      },
      (given) => ({ need: saveNeed({ ...given, naturalOneFails: naturalOneMisses }) }),
    ),

    'critical-possible': kind(
      {
        woundNeed: numberOrNull(),
        roll: number(),
        attack: v.optional(
          v.picklist(['melee', 'shooting', 'spell', 'direct damage spell', 'fall']),
          'melee',
        ),
      },
      (given) => ({
        critical: criticalPossible({
          roll: given.roll,
          woundNeed: given.woundNeed,
          attack: ATTACKS[given.attack],
          usedThisPhase: false,
        }),
      }),
    ),

    'strike-order': kind({ models: listOf(striker) }, (given) => ({
      order: strikeOrder(
        given.models.map(({ I: initiative, ...rest }) => ({ ...rest, initiative })),
      ).flat(),
    })),

    injury: kind(
      {
        roll: number(),
        modifier: number(),
        concussion: flag(),
        hardToKill: flag(),
        hardHead: flag(),
        noPain: flag(),
        jumpUp: flag(),
        helmetRoll: numberOrNull(),
      },
      (given) => {
        const added = MODIFIERS[given.modifier];
        if (added === undefined) throw new Error(`nothing adds ${given.modifier}`);
        const traits = holding({
          'hard-to-kill': given.hardToKill,
          'hard-head': given.hardHead,
          'no-pain': given.noPain,
          'jump-up': given.jumpUp,
          helmet: given.helmetRoll !== null,
        });
        const table = smallBattle(system, { ours: [{ name: 'One', traits }] })
          .do({ type: 'lose-wound', fighterId: 'f-One' })
          .do(
            injuryRolled('f-One', [given.roll], {
              inputs: { ...added, concussion: given.concussion },
              saveRoll: given.helmetRoll,
            }),
          );
        const { status } = table.fighter('One');
        return { result: status === 'standing' ? 'no-effect' : status };
      },
    ),

    'injury-dice': kind({ woundsLeft: number(), unsavedWounds: number(), dice }, (given) => {
      const table = smallBattle(system, { ours: [{ name: 'One', wounds: given.woundsLeft }] });
      for (let wound = 0; wound < given.unsavedWounds; wound += 1) {
        table.do({ type: 'lose-wound', fighterId: 'f-One' });
      }
      const numberOfDice = diceDue(system, table.state, 'f-One');
      if (given.dice.length > 0) {
        table.do(injuryRolled('f-One', given.dice));
      }
      return { numberOfDice, result: table.fighter('One').status };
    }),
  };
}
