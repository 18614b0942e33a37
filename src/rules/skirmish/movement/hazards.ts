import type { BattleView, Change } from '#rules/contract/battle-view.ts';
import { message } from '#rules/kit/duty.ts';
import { charged } from '../charges.ts';
import type { SkirmishRules } from '../rules.ts';
import { has, setFlag } from '../view.ts';
import type {
  Hazard,
  HazardField,
  HazardInput,
  MovementRules,
  Mover,
  Situation,
} from './hazard.ts';
import {
  ALWAYS_FAILS,
  DEEPEST_JUMP,
  DEEPEST_LANDING,
  DIVE_REACH,
  EDGE_RANGE,
  jumpTests,
  WIDEST_LEAP,
} from './movement.ts';

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
