import type { BattleView } from '#rules/contract/battle-view.ts';
import type { InputValue, ResolverField, ResolverSetup } from '#rules/contract/resolver.ts';
import { inContact } from '#rules/kit/view.ts';
import { fightLeft, isOpportunity, meleeOf, OPPORTUNITY_DICE } from '../melee.ts';
import { DISTANCE_BANDS, type DistanceBand } from '../modifiers.ts';
import { carries, characteristicOf } from '../roster.ts';
import { counted, HIT_LOCATIONS, type HitLocation, has, USUAL_LOCATION } from '../statuses.ts';
import type { Combatant } from './combatant.ts';

const KINDS = ['blow', 'shot'] as const;

export type AttackKind = (typeof KINDS)[number];

/** What counts for an attack, read off the table where players did not say otherwise. */
export interface Values {
  readonly kind: AttackKind;
  readonly actionDice: number;
  readonly bonusDice: number;
  readonly receivedDice: number;
  readonly covered: boolean;
  readonly careful: boolean;
  readonly runningDice: number;
  readonly mounted: boolean;
  readonly distance: DistanceBand;
  readonly enemies: number;
  /** Fighters in the mêlée, the two of them included. */
  readonly models: number;
  /** Where an ordinary hit lands. */
  readonly place: HitLocation;
}

/** Limited by the width of the screen, and above any number in play. */
const MAX_DICE = 12;
const MAX_MODELS = 12;

/** What counts for this attack. @rule DR-1, DR-6 */
export function readFields(
  view: BattleView,
  attacker: Combatant,
  target: Combatant,
  setup: ResolverSetup,
): Values {
  const { inputs } = setup;
  const kind = choice(inputs['kind'], KINDS, usualKind(view, attacker, target));
  const opportunity = strikesLeaver(attacker, target);
  const limits = limitsOf(attacker);
  const bonus = characteristicOf(attacker, kind === 'blow' ? 'CC' : 'CT');
  const fight = fightAround(view, attacker, target);
  const usualAction = opportunity ? 0 : Math.min(1, limits.action);
  const usualReceived = opportunity ? Math.min(OPPORTUNITY_DICE, limits.received) : 0;
  return {
    kind,
    actionDice: number(inputs['action-dice'], usualAction, [0, limits.action]),
    bonusDice: number(inputs['bonus-dice'], bonus, [0, MAX_DICE]),
    receivedDice: number(inputs['received-dice'], usualReceived, [0, limits.received]),
    covered: flag(inputs['covered'], has(target, 'covered')),
    careful: flag(inputs['careful'], has(target, 'careful')),
    runningDice: number(inputs['running-dice'], counted(target, 'charging'), [0, MAX_DICE]),
    mounted: flag(inputs['mounted'], carries(target.traits, 'mounted')),
    distance: choice(inputs['distance'], DISTANCE_BANDS, 'in-range'),
    enemies: number(inputs['enemies'], fight.enemies, [1, MAX_MODELS]),
    models: number(inputs['models'], fight.models, [2, MAX_MODELS]),
    place: choice(inputs['place'], HIT_LOCATIONS, USUAL_LOCATION),
  };
}

/** What players can change about it; what cannot matter is left out. */
export function fieldsOf(
  attacker: Combatant,
  values: Values,
  { inputs }: ResolverSetup,
): readonly ResolverField[] {
  const field = <Role extends string | null>(id: string, role: Role) => ({
    id,
    role,
    entered: inputs[id] !== undefined,
  });
  const stepper = (id: string, role: string, value: number, [min, max]: Range): ResolverField => ({
    ...field(id, role),
    kind: 'number',
    min,
    max,
    value,
  });
  const limits = limitsOf(attacker);
  const toggle = (id: string, value: boolean): ResolverField => ({
    ...field(id, 'target'),
    kind: 'switch',
    value,
  });
  const select = (id: string, options: readonly string[], value: string): ResolverField => ({
    ...field(id, null),
    kind: 'choice',
    options,
    value,
  });
  return [
    select('kind', KINDS, values.kind),
    ...(values.kind === 'shot' ? [select('distance', DISTANCE_BANDS, values.distance)] : []),
    select('place', HIT_LOCATIONS, values.place),
    stepper('action-dice', 'attacker', values.actionDice, [0, limits.action]),
    stepper('bonus-dice', 'attacker', values.bonusDice, [0, MAX_DICE]),
    ...(limits.received > 0
      ? [stepper('received-dice', 'attacker', values.receivedDice, [0, limits.received])]
      : []),
    toggle('covered', values.covered),
    toggle('careful', values.careful),
    stepper('running-dice', 'target', values.runningDice, [0, MAX_DICE]),
    ...(values.runningDice > 0 ? [toggle('mounted', values.mounted)] : []),
    ...(values.kind === 'blow'
      ? [
          stepper('enemies', 'target', values.enemies, [1, MAX_MODELS]),
          stepper('models', 'target', values.models, [2, MAX_MODELS]),
        ]
      : []),
  ];
}

/** Whether he strikes at one who is leaving contact with him. */
export function strikesLeaver(attacker: Combatant, target: Combatant): boolean {
  const { fighter } = attacker;
  return fighter !== null && target.fighter !== null && isOpportunity(fighter, target.fighter);
}

type Range = readonly [min: number, max: number];

/**
 * A blow at an enemy in contact; otherwise the better of his two skills. If they are equal, a shot, but a blow if
 * either of the two is typed.
 */
function usualKind(view: BattleView, attacker: Combatant, target: Combatant): AttackKind {
  const { fighter } = attacker;
  if (carries(attacker.traits, 'no-missile-weapons')) return 'blow';
  if (strikesLeaver(attacker, target)) return 'blow';
  const touched = fighter === null ? [] : inContact(view, fighter.id);
  const at = target.fighter;
  if (at === null ? touched.length > 0 : touched.some(({ id }) => id === at.id)) return 'blow';
  const [blows, shots] = [characteristicOf(attacker, 'CC'), characteristicOf(attacker, 'CT')];
  // A typed opponent is one nearby: only a better shot would rather shoot at him.
  const nearby = fighter === null || at === null;
  return shots > blows || (shots === blows && !nearby) ? 'shot' : 'blow';
}

/** The dice of a typed profile are entered by players. */
function limitsOf({ fighter }: Combatant): { readonly action: number; readonly received: number } {
  if (fighter === null) return { action: MAX_DICE, received: MAX_DICE };
  return {
    action: Math.min(MAX_DICE, counted(fighter, 'pool')),
    received: Math.min(MAX_DICE, counted(fighter, 'received')),
  };
}

/** The current fight, or the previous one for a fighter who is just leaving it. @rule DR-1, DR-6 */
function fightAround(view: BattleView, attacker: Combatant, target: Combatant) {
  if (target.fighter === null) return { models: 2, enemies: 1 };
  const left = strikesLeaver(attacker, target) ? fightLeft(target.fighter) : null;
  if (left !== null) return left;
  const { models, enemies } = meleeOf(view, target.fighter, attacker.fighter);
  // An attacker who is not on the table counts as one more.
  const more = attacker.fighter === null ? 1 : 0;
  return { models: models + more, enemies: enemies.length + more };
}

function choice<Option extends string>(
  entered: InputValue | undefined,
  options: readonly Option[],
  usual: Option,
): Option {
  return options.find((option) => option === entered) ?? usual;
}

function number(entered: InputValue | undefined, usual: number, [min, max]: Range): number {
  const value = typeof entered === 'number' && Number.isInteger(entered) ? entered : usual;
  return Math.min(max, Math.max(min, value));
}

function flag(entered: InputValue | undefined, usual: boolean): boolean {
  return typeof entered === 'boolean' ? entered : usual;
}
