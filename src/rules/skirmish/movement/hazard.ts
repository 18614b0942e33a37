import type {
  BattleView,
  Change,
  FighterView,
  Flags,
  Message,
} from '#rules/contract/battle-view.ts';
import type { ResolverRole, ResolverSetup, Subject } from '#rules/contract/resolver.ts';
import { message } from '#rules/kit/duty.ts';
import { fighterOf } from '#rules/kit/view.ts';
import { lyingAs } from '#rules/skirmish/statuses.ts';
import { exceptionsOf, type Target, type Ward } from '../duel/target.ts';
import type { InjuryOptionId, SkirmishRules } from '../rules.ts';
import { DEEPEST_LANDING } from './movement.ts';

/** Rules of movement that differ between skirmish games. */
export interface MovementRules {
  readonly skirmish: SkirmishRules;
  /** Protection rolled for after a wound that no armour stops. */
  readonly wards: (traits: Flags) => readonly Ward[];
  /** Rolls failed tests of this hazard again once. */
  readonly rerollsTests: (traits: Flags, hazard: Hazard['id']) => boolean;
  /** Added to his Initiative in tests of this hazard. */
  readonly steadier: (traits: Flags, hazard: Hazard['id']) => number;
  /** Whether he climbs without a test, and how many times his Movement. */
  readonly climbs: (traits: Flags) => { readonly surely: boolean; readonly times: number };
  /** Lands on his feet after a fall by passing one test. */
  readonly acrobat: (traits: Flags) => boolean;
  /** Clears a gap by a throw of his own instead of a test. */
  readonly leaps: (traits: Flags) => boolean;
}

/**
 * Defaults: climbing takes a test and is limited to his Movement; no one lands on his feet.
 * @rule MOV-CLIMB, MOV-FALL
 */
export const ORDINARY_FEET = {
  climbs: () => ({ surely: false, times: 1 }),
  acrobat: () => false,
  leaps: () => false,
} as const satisfies Partial<MovementRules>;

/** A risk taken by moving: Initiative tests, what he gains by passing them all, and what happens otherwise. */
export interface Hazard {
  readonly id: 'fall' | 'jump-down' | 'climb' | 'leap' | 'dive' | 'edge';
  readonly rule: string;
  readonly roles: readonly ResolverRole[];
  readonly fields: (mover: Mover) => readonly HazardField[];
  /** Number of Initiative tests, all of which he has to pass; null: he fails automatically. */
  readonly tests: (situation: Situation, rules: MovementRules) => number | null;
  /** Inches that he falls when he fails; null: he stays where he is. */
  readonly drop: (input: HazardInput) => number | null;
  /** The deed that he has to be able to do; null if it is involuntary. */
  readonly deed: 'move' | 'climb' | 'charge' | null;
  readonly notes: (situation: Situation, rules: MovementRules) => readonly Message[];
  readonly passed: (situation: Situation, rules: MovementRules) => readonly Change[];
  /** Changes in addition to those of a fall. */
  readonly failed: (situation: Situation) => readonly Change[];
  /** Whether fighters on the ground are offered first. */
  readonly downedFirst: boolean;
}

export type HazardField =
  | {
      readonly kind: 'number';
      readonly id: string;
      readonly min: number;
      readonly max: number;
      readonly usual: number;
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly options: readonly [string, ...string[]];
    };

/** The circumstances entered by players, or their defaults. */
export interface HazardInput {
  readonly number: (id: string) => number;
  readonly choice: (id: string) => string;
}

/** The one who moves. */
export interface Mover {
  /** Null for a profile that is not on the table. */
  readonly fighter: FighterView | null;
  readonly label: string;
  /** Inches; null where they are rolled. */
  readonly movement: number | null;
  /** Factor on his movement in a run or a charge. */
  readonly pace: number;
  /** With the modifiers of this hazard. */
  readonly initiative: number;
  /** The part of his Initiative that comes from an item. */
  readonly steadier: number;
  readonly toughness: number;
  readonly traits: Flags;
  readonly climbs: ReturnType<MovementRules['climbs']>;
  readonly acrobat: boolean;
  readonly target: Target;
}

export interface Situation {
  readonly view: BattleView;
  readonly mover: Mover;
  /** The target of a dive, if it is on the table. */
  readonly enemy: FighterView | null;
  readonly input: HazardInput;
}

/** The fighters of the setup, or a refusal. */
export function situationOf(
  hazard: Hazard,
  rules: MovementRules,
  view: BattleView,
  setup: ResolverSetup,
): Situation | Message {
  const mover = moverOf(hazard, rules, view, setup);
  if ('code' in mover) return mover;
  const enemy =
    hazard.roles.length > 1 ? enemyOf(rules, view, mover, setup.subjects['target']) : null;
  if (enemy !== null && 'code' in enemy) return enemy;
  return { view, mover, enemy, input: inputOf(hazard.fields(mover), setup) };
}

/** The number a field holds now. */
export function numberIn(field: HazardField & { kind: 'number' }, setup: ResolverSetup): number {
  const entered = setup.inputs[field.id];
  if (typeof entered !== 'number' || Number.isNaN(entered)) return field.usual;
  return Math.min(field.max, Math.max(field.min, Math.round(entered)));
}

/** The option a field holds now. */
export function choiceIn(field: HazardField & { kind: 'choice' }, setup: ResolverSetup): string {
  const entered = setup.inputs[field.id];
  return field.options.find((option) => option === entered) ?? field.options[0];
}

/** A field for free profiles only: fighters on the table have it noted. */
export const HELMET = 'helmet' satisfies InjuryOptionId;

function moverOf(
  hazard: Hazard,
  rules: MovementRules,
  view: BattleView,
  setup: ResolverSetup,
): Mover | Message {
  const subject = setup.subjects['fighter'];
  if (subject === undefined) return message('resolver.refusal.nobody');
  if (subject.kind === 'free') {
    const { label, profile, traits } = subject;
    const who = { fighter: null, label, profile, traits };
    return newMover(hazard, rules, who, setup, profile['W'] ?? 1);
  }
  const fighter = fighterOf(view, subject.fighterId);
  if (fighter === null) return message('resolver.refusal.nobody');
  const { label, profile, traits } = fighter;
  if (!rules.skirmish.statuses.of(fighter).onTable)
    return message('resolver.refusal.not-there', { name: label });
  const who = { fighter, label, profile, traits };
  return newMover(hazard, rules, who, setup, fighter.wounds);
}

function newMover(
  hazard: Hazard,
  rules: MovementRules,
  who: Pick<FighterView, 'label' | 'profile' | 'traits'> & Pick<Mover, 'fighter'>,
  setup: ResolverSetup,
  wounds: number,
): Mover {
  const { fighter, label, profile, traits } = who;
  const carries = (id: InjuryOptionId) =>
    rules.skirmish.injury.carried.includes(id) &&
    (traits[id] !== undefined || (id === HELMET && setup.inputs[HELMET] === true));
  const steadier = rules.steadier(traits, hazard.id);
  return {
    fighter,
    label,
    movement: rules.skirmish.movement(who),
    pace: rules.skirmish.pace(traits),
    initiative: (profile['I'] ?? 0) + steadier,
    steadier,
    toughness: profile['T'] ?? 0,
    traits,
    climbs: rules.climbs(traits),
    acrobat: rules.acrobat(traits),
    target: {
      wounds,
      lies: fighter === null ? 'no' : lyingAs(rules.skirmish.statuses.of(fighter)),
      finishing: 'injury',
      wards: rules.wards(traits),
      ...exceptionsOf(carries),
    },
  };
}

/** Null for a typed profile: there is no one on the table to touch. */
function enemyOf(
  rules: MovementRules,
  view: BattleView,
  { fighter }: Mover,
  subject: Subject | undefined,
): FighterView | null | Message {
  if (subject === undefined) return message('resolver.refusal.no-target');
  if (subject.kind === 'free') return null;
  const enemy = fighterOf(view, subject.fighterId);
  if (enemy === null) return message('resolver.refusal.no-target');
  if (!rules.skirmish.statuses.of(enemy).onTable)
    return message('resolver.refusal.not-there', { name: enemy.label });
  const isEnemy =
    fighter === null ||
    rules.skirmish.statuses.enemiesOf(view, fighter.sideId).some(({ id }) => id === enemy.id);
  return isEnemy ? enemy : message('resolver.refusal.same-side');
}

function inputOf(fields: readonly HazardField[], setup: ResolverSetup): HazardInput {
  return {
    number: (id) => {
      const field = fields.find((one) => one.id === id);
      return field?.kind === 'number' ? numberIn(field, setup) : 0;
    },
    choice: (id) => {
      const field = fields.find((one) => one.id === id);
      return field?.kind === 'choice' ? choiceIn(field, setup) : '';
    },
  };
}

/** Whether he rolls failed tests of this hazard again: an acrobat does when he charges from above. @rule MOV-DIVE, COM-REROLL */
export function rerollsTests({ id }: Hazard, rules: MovementRules, mover: Mover): boolean {
  return rules.rerollsTests(mover.traits, id) || (id === 'dive' && mover.acrobat);
}

/** Whether he may still land on his feet: an acrobat who falls without having jumped. @rule MOV-FALL */
export function mayLand({ id }: Hazard, mover: Mover, inches: number): boolean {
  return mover.acrobat && id !== 'jump-down' && id !== 'dive' && inches <= DEEPEST_LANDING;
}
