import type { BattleView, Message } from '#rules/contract/battle-view.ts';
import type { ResolverSetup } from '#rules/contract/resolver.ts';
import { message } from '#rules/kit/duty.ts';
import type { AttackRules } from '../attack.ts';
import { attackRules, houseRule } from '../house-rules.ts';
import { type DefenceModifier, type DistanceBand, defenceModifiers } from '../modifiers.ts';
import { characteristicOf } from '../roster.ts';
import { onTable } from '../statuses.ts';
import { readFields, type Values } from './attack-fields.ts';
import { type Combatant, combatant } from './combatant.ts';

/** An attack with everything that counts for it. */
export interface Strike {
  readonly view: BattleView;
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly values: Values;
  readonly dice: number;
  readonly base: number;
  readonly modifiers: readonly DefenceModifier[];
  /** The target's defence with all modifiers. */
  readonly defence: number;
  readonly rules: AttackRules;
  /** Players say each time whether armour is worn out by what it stops. */
  readonly asksArmour: boolean;
}

/** Reads an attack off the table and the players' input. @returns a refusal if there is none */
export function strikeOf(view: BattleView, setup: ResolverSetup): Strike | Message {
  const attacker = combatant(view, setup.subjects['attacker']);
  const target = combatant(view, setup.subjects['target']);
  if (attacker === null || target === null) return message('resolver.refusal.incomplete');
  const name = attacker.label;
  if (attacker.fighter !== null && attacker.fighter.id === target.fighter?.id) {
    return message('resolver.refusal.same-fighter', { name });
  }
  const away = [attacker, target].find(({ fighter }) => fighter !== null && !onTable(fighter));
  if (away !== undefined) return message('resolver.refusal.away', { name: away.label });
  return struck(view, attacker, target, setup);
}

/** The distance at which it is shot; null for a blow. */
function bandOf({ kind, distance }: Values): DistanceBand | null {
  return kind === 'shot' ? distance : null;
}

/** Nobody aims that far. @rule DR-3 */
export function isLongRange(values: Values): boolean {
  const band = bandOf(values);
  return band === 'beyond-range' || band === 'beyond-twice-range';
}

function struck(
  view: BattleView,
  attacker: Combatant,
  target: Combatant,
  setup: ResolverSetup,
): Strike {
  const values = readFields(view, attacker, target, setup);
  const blow = values.kind === 'blow';
  const modifiers = defenceModifiers({
    partlyCovered: values.covered,
    careful: values.careful,
    runningDice: values.runningDice,
    mounted: values.mounted,
    band: bandOf(values),
    meleeModels: blow ? values.models : 0,
    enemiesInContact: blow ? values.enemies : 0,
    melee: houseRule(view.houseRules, 'defrefMelee'),
  });
  const base = characteristicOf(target, 'DR');
  return {
    view,
    attacker,
    target,
    values,
    dice: values.actionDice + values.bonusDice + values.receivedDice,
    base,
    modifiers,
    defence: modifiers.reduce((sum, { value }) => sum + value, base),
    rules: attackRules(view.houseRules),
    asksArmour: houseRule(view.houseRules, 'defrefArmour') === 'ask',
  };
}
