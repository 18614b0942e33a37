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
import { charged } from '../charges.ts';
import type { Target, Ward } from '../duel/target.ts';
import type { InjuryOptionId, SkirmishRules } from '../rules.ts';
import { has, setFlag } from '../view.ts';
import {
  ALWAYS_FAILS,
  DEEPEST_JUMP,
  DEEPEST_LANDING,
  DIVE_REACH,
  EDGE_RANGE,
  jumpTests,
  WIDEST_LEAP,
} from './movement.ts';

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
      helmet: carries(HELMET),
      hardToKill: carries('hard-to-kill'),
      hardHead: carries('hard-head'),
      noPain: carries('no-pain'),
      jumpUp: carries('jump-up'),
      trueGrit: carries('true-grit'),
      thickSkull: carries('thick-skull') || carries('ard-ead'),
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

/** A fighter who falls over an edge without a test. @rule MOV-FALL */
export const FALL: Hazard = {
  id: 'fall',
  rule: 'MOV-FALL',
  roles: [{ id: 'fighter', characteristics: ['T', 'W'] }],
  fields: () => [height(HIGHEST)],
  tests: () => null,
  drop: heightOf,
  deed: null,
  notes: () => [],
  passed: nothing,
  failed: nothing,
  downedFirst: false,
};

/**
 * By house rule only a die above the Initiative makes him fall, so the quickest never fall. For all others
 * the house rule changes nothing.
 * @rule MORD-REC-5
 */
function keepsHold(rules: SkirmishRules, view: BattleView, { initiative }: Mover): boolean {
  return initiative >= ALWAYS_FAILS && rules.houseRule(view.houseRules, 'edgeSixFalls') === 'no';
}

/** Dropped by a blow or a shot where he may go over an edge. @rule MORD-REC-5 */
export const EDGE: Hazard = {
  ...FALL,
  id: 'edge',
  rule: 'MORD-REC-5',
  roles: [{ id: 'fighter', characteristics: ['I', 'T', 'W'] }],
  tests: ({ view, mover }, { skirmish }) => (keepsHold(skirmish, view, mover) ? 0 : 1),
  notes: () => [{ code: 'resolver.note.edge', params: { inches: EDGE_RANGE } }],
  downedFirst: true,
};

/** @rule MOV-DROP */
export const JUMP_DOWN: Hazard = {
  id: 'jump-down',
  rule: 'MOV-DROP',
  roles: [{ id: 'fighter', characteristics: ['I', 'T', 'W'] }],
  fields: ({ acrobat }) => [height(acrobat ? DEEPEST_LANDING : DEEPEST_JUMP)],
  tests: ({ input, mover }) => {
    const tests = jumpTests(heightOf(input));
    return mover.acrobat ? Math.min(1, tests) : tests;
  },
  drop: heightOf,
  deed: 'move',
  notes: () => [],
  passed: moved,
  failed: moved,
  downedFirst: false,
};

/** @rule MOV-GAP */
export const LEAP: Hazard = {
  ...JUMP_DOWN,
  id: 'leap',
  rule: 'MOV-GAP',
  roles: [{ id: 'fighter', characteristics: ['M', 'I', 'T', 'W'] }],
  fields: (mover) => [
    { kind: 'number', id: 'gap', min: 1, max: HIGHEST, usual: USUAL_GAP },
    { kind: 'number', id: 'left', min: 0, max: FARTHEST, usual: allowance(mover) },
    height(HIGHEST),
  ],
  tests: ({ input }) => (fallsShort(input) === null ? 1 : null),
  notes: ({ mover, input }, { leaps }) => {
    const short = fallsShort(input);
    const { label: name } = mover;
    return [
      { code: 'resolver.note.leap', params: { inches: WIDEST_LEAP } },
      ...(short === null ? [] : [{ code: `resolver.note.${short}`, params: { name } }]),
      ...(leaps(mover.traits) ? [message('resolver.note.leaps', { name })] : []),
    ];
  },
};

/**
 * A gap is measured only after the decision to leap, so it may turn out too wide for anyone, or for him.
 * @rule MOV-GAP
 */
function fallsShort(input: HazardInput): 'gap-too-wide' | 'gap-out-of-reach' | null {
  const gap = input.number('gap');
  if (gap > WIDEST_LEAP) return 'gap-too-wide';
  return gap > input.number('left') ? 'gap-out-of-reach' : null;
}

/** His remaining move before he has started, inches: twice as far in a run or a charge. @rule MOV-GAP, MORD-REC-2 */
function allowance({ movement, pace, fighter }: Mover): number {
  // His Movement is rolled or unknown, so it does not limit him.
  if (movement === null || movement === 0) return WIDEST_LEAP;
  if (fighter === null) return movement;
  if (has(fighter, 'ran') || has(fighter, 'charged')) return pace * movement;
  return has(fighter, 'stood-up') ? Math.floor(movement / 2) : movement;
}

/** His move, or half of it after standing up, inches. @rule MOV-CLIMB, MORD-REC-2 */
function highestClimb({ movement, climbs, fighter }: Mover): number {
  const move = climbs.times * (movement ?? 0);
  return fighter !== null && has(fighter, 'stood-up') ? Math.floor(move / 2) : move;
}

/** If he fails climbing up, he stays where he is; climbing down, he falls. @rule MOV-CLIMB */
export const CLIMB: Hazard = {
  ...JUMP_DOWN,
  id: 'climb',
  rule: 'MOV-CLIMB',
  roles: [{ id: 'fighter', characteristics: ['M', 'I', 'T', 'W'] }],
  fields: (mover: Mover) => [
    { kind: 'choice', id: 'direction', options: ['up', 'down'] },
    height(Math.max(1, mover.movement === null ? HIGHEST : highestClimb(mover))),
  ],
  tests: ({ mover }) => (mover.climbs.surely ? 0 : 1),
  notes: ({ mover, input }) => {
    const rest = highestClimb(mover) - heightOf(input);
    // The rules don't say what a climb costs a fighter who climbs higher than his move.
    if (mover.movement === null || mover.climbs.times > 1 || rest <= 0) return [];
    return [message('resolver.note.climb-rest', { name: mover.label, inches: rest })];
  },
  drop: (input) => (input.choice('direction') === 'down' ? heightOf(input) : null),
  deed: 'climb',
  failed: (situation) =>
    situation.input.choice('direction') === 'down'
      ? moved(situation)
      : flagged(situation, 'climb-failed'),
};

/** A charge from above. @rule MOV-DIVE */
export const DIVE: Hazard = {
  ...JUMP_DOWN,
  id: 'dive',
  rule: 'MOV-DIVE',
  roles: [
    { id: 'fighter', characteristics: ['I', 'T', 'W'] },
    { id: 'target', characteristics: [] },
  ],
  fields: () => [height(DEEPEST_JUMP)],
  tests: ({ input }) => jumpTests(heightOf(input)),
  deed: 'charge',
  notes: ({ mover, enemy }, { skirmish }) => [
    { code: 'resolver.note.dive', params: { inches: DIVE_REACH } },
    ...(mover.fighter !== null &&
    enemy !== null &&
    skirmish.beforeCharge(mover.fighter, enemy) !== null
      ? [{ code: 'resolver.note.fear-first', params: { name: mover.label } }]
      : []),
  ],
  passed: (situation, rules) => [...flagged(situation, 'diving'), ...arrived(situation, rules)],
};

/** The height of the tallest buildings, inches. */
const HIGHEST = 20;
/** One floor, inches. */
const USUAL_HEIGHT = 3;
/** A lane between two roofs, inches. */
const USUAL_GAP = 2;
/** Above any distance moved in one turn, inches. */
const FARTHEST = 24;

function height(max: number): HazardField {
  return { kind: 'number', id: 'height', min: 1, max, usual: Math.min(USUAL_HEIGHT, max) };
}

function heightOf(input: HazardInput): number {
  return input.number('height');
}

function nothing(): readonly Change[] {
  return [];
}

function moved(situation: Situation): readonly Change[] {
  return flagged(situation, 'moved');
}

function flagged(
  { mover: { fighter } }: Situation,
  flag: 'moved' | 'climb-failed' | 'diving',
): readonly Change[] {
  return fighter === null ? [] : [setFlag(fighter.id, flag, true)];
}

/** In contact as after any charge; none with a profile that is not on the table. */
function arrived(
  { view, mover: { fighter }, enemy }: Situation,
  { skirmish }: MovementRules,
): readonly Change[] {
  if (fighter === null) return [];
  return enemy === null
    ? [setFlag(fighter.id, 'charged', true)]
    : charged(skirmish, view, fighter, enemy);
}
