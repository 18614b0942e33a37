import type { BattleView, FighterView, Flags, Message } from '#rules/contract/battle-view.ts';
import type { ResolverSetup, Subject } from '#rules/contract/resolver.ts';
import { message } from '#rules/kit/duty.ts';
import { fighterOf } from '#rules/kit/view.ts';
import type { AttackRules } from '../attack.ts';
import { attackRules, houseRule } from '../house-rules.ts';
import { type DefenceModifier, type DistanceBand, defenceModifiers } from '../modifiers.ts';
import { characteristicOf } from '../roster.ts';
import { armourOf, type HitLocation, onTable } from '../statuses.ts';
import { readFields, type Values } from './attack-fields.ts';

/** Somebody in an attack: of the table, or typed. */
export interface Combatant {
  /** Null for a profile that is not on the table. */
  readonly fighter: FighterView | null;
  readonly label: string;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
  readonly flags: Flags;
  readonly wounds: number;
}

/** Null for nobody. */
function combatant(view: BattleView, subject: Subject | undefined): Combatant | null {
  if (subject === undefined) return null;
  if (subject.kind === 'free') {
    const { label, profile, traits } = subject;
    const wounds = characteristicOf({ profile }, 'W');
    return { fighter: null, label, profile, traits, flags: {}, wounds };
  }
  const fighter = fighterOf(view, subject.fighterId);
  if (fighter === null) return null;
  const { label, profile, traits, flags, wounds } = fighter;
  return { fighter, label, profile, traits, flags, wounds };
}

export function armourAt({ flags, profile }: Combatant, place: HitLocation): number {
  return armourOf({ flags, profile }, place);
}

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

/** Reads an attack off the table and what players told. @returns why there is none */
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
