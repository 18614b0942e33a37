import * as v from 'valibot';
import { attack } from '#rules/systems/combat-dice/attack.ts';
import { disengage, pushBack } from '#rules/systems/combat-dice/melee.ts';
import { type DistanceBand, defenceModifiers } from '#rules/systems/combat-dice/modifiers.ts';
import { dice, flag, type Kind, kind, listOf, number, text } from './kind.ts';

const BANDS: Readonly<Record<string, DistanceBand>> = {
  'closer than short': 'short',
  'in range': 'in-range',
  'beyond range': 'beyond-range',
  'beyond 2x range': 'beyond-twice-range',
};

/** "1v1", "1 v 1", "1-v-1": nobody else takes part. */
function isOneAgainstOne(melee: string): boolean {
  const numbers = melee.match(/\d+/g);
  if (numbers === null) throw new Error(`a mêlée of nobody: ${melee}`);
  return numbers.every((one) => one === '1');
}

/** Attacks with combat dice against a defence. */
export const COMBAT_DICE: Readonly<Record<string, Kind>> = {
  'combat-dice-attack': kind(
    {
      dice,
      defRef: number(),
      modifiers: listOf(v.number()),
      armourAtLocation: number(),
      longRangeShot: flag(),
    },
    (given) => {
      const defence = given.modifiers.reduce((sum, one) => sum + one, given.defRef);
      const result = attack({
        dice: given.dice,
        defence,
        armour: given.armourAtLocation,
        longRange: given.longRangeShot,
        rules: { criticalScope: 'attack', armour: 'absorbs', threshold: 'equal' },
      });
      return {
        ...result,
        effectiveDefRef: defence,
        onesCancelled: result.cancelled,
        attackerChoosesLocation: result.choosesLocation,
      };
    },
  ),
  'combat-dice-modifier': kind(
    {
      partlyCovered: flag(),
      careful: flag(),
      meleeModels: number(),
      enemiesInContact: number(),
      runningDice: number(),
      mounted: flag(),
      distanceBand: text(''),
    },
    (given) => {
      const band = BANDS[given.distanceBand];
      if (band === undefined && given.distanceBand !== '') {
        throw new Error(`unknown distance: ${given.distanceBand}`);
      }
      const lines = defenceModifiers({ ...given, band: band ?? null, melee: 'from-three' });
      return { modifier: lines.reduce((sum, { value }) => sum + value, 0) };
    },
  ),
  disengage: kind({ enemiesInContact: number(), pool: number() }, (given) => {
    const paid = disengage(given);
    return 'refused' in paid ? { allowed: false } : { allowed: true, ...paid };
  }),
  'push-back': kind({ damage: number(), attack: text('melee'), melee: text('1 v 1') }, (given) => {
    const pushed = pushBack({
      damage: given.damage,
      shot: given.attack === 'shooting',
      oneAgainstOne: isOneAgainstOne(given.melee),
    });
    return 'refused' in pushed ? { allowed: false } : { allowed: true, ...pushed };
  }),
};
