import { charged } from '#rules/parts/skirmish/charges.ts';
import { setFlag } from '#rules/parts/skirmish/reading.ts';
import type { Change } from '#rules/system.ts';
import { DEEPEST_JUMP, jumpTests } from '../movement.ts';
import { DIVE_REACH, EDGE_RANGE, WIDEST_LEAP } from '../movement-tests.ts';
import type { Mover, Situation, Told, Venture, VentureField } from './venture.ts';

/** Somebody who goes over the edge, whatever he does. @rule MOV-FALL */
export const FALL: Venture = {
  id: 'fall',
  rule: 'MOV-FALL',
  roles: [{ id: 'fighter', characteristics: ['T', 'W'] }],
  fields: () => [height(HIGHEST)],
  tests: () => null,
  drop: deep,
  deed: null,
  notes: () => [],
  passed: nothing,
  failed: nothing,
  downedFirst: false,
};

/** Dropped by a blow or a shot where he may go over an edge. @rule MORD-REC-5 */
export const EDGE: Venture = {
  ...FALL,
  id: 'edge',
  rule: 'MORD-REC-5',
  roles: [{ id: 'fighter', characteristics: ['I', 'T', 'W'] }],
  tests: () => 1,
  notes: () => [{ code: 'resolver.note.edge', params: { inches: EDGE_RANGE } }],
  downedFirst: true,
};

/** @rule MOV-DROP */
export const JUMP_DOWN: Venture = {
  id: 'jump-down',
  rule: 'MOV-DROP',
  roles: [{ id: 'fighter', characteristics: ['I', 'T', 'W'] }],
  fields: () => [height(DEEPEST_JUMP)],
  tests: (told) => jumpTests(deep(told)),
  drop: deep,
  deed: 'move',
  notes: () => [],
  passed: moved,
  failed: moved,
  downedFirst: false,
};

/** @rule MOV-GAP */
export const LEAP: Venture = {
  ...JUMP_DOWN,
  id: 'leap',
  rule: 'MOV-GAP',
  fields: () => [height(HIGHEST)],
  tests: () => 1,
  notes: () => [{ code: 'resolver.note.leap', params: { inches: WIDEST_LEAP } }],
};

/** Up he stays where he is when he fails, down he falls. @rule MOV-CLIMB */
export const CLIMB: Venture = {
  ...JUMP_DOWN,
  id: 'climb',
  rule: 'MOV-CLIMB',
  roles: [{ id: 'fighter', characteristics: ['M', 'I', 'T', 'W'] }],
  fields: ({ movement }: Mover) => [
    { kind: 'choice', id: 'direction', options: ['up', 'down'] },
    height(Math.max(1, movement)),
  ],
  tests: () => 1,
  drop: (told) => (told.choice('direction') === 'down' ? deep(told) : null),
  deed: 'climb',
  failed: (situation) =>
    situation.told.choice('direction') === 'down'
      ? moved(situation)
      : flagged(situation, 'climb-failed'),
};

/** A charge from above. @rule MOV-DIVE */
export const DIVE: Venture = {
  ...JUMP_DOWN,
  id: 'dive',
  rule: 'MOV-DIVE',
  roles: [
    { id: 'fighter', characteristics: ['I', 'T', 'W'] },
    { id: 'target', characteristics: [] },
  ],
  deed: 'charge',
  notes: ({ mover, enemy }, { skirmish }) => [
    { code: 'resolver.note.dive', params: { inches: DIVE_REACH } },
    ...(mover.fighter !== null &&
    enemy !== null &&
    skirmish.beforeCharge(mover.fighter, enemy) !== null
      ? [{ code: 'resolver.note.fear-first', params: { name: mover.label } }]
      : []),
  ],
  passed: (situation) => [...flagged(situation, 'diving'), ...arrived(situation)],
};

/** As deep as houses on these tables are, inches. */
const HIGHEST = 20;
/** One floor. */
const USUAL = 3;

function height(max: number): VentureField {
  return { kind: 'number', id: 'height', min: 1, max, usual: Math.min(USUAL, max) };
}

function deep(told: Told): number {
  return told.number('height');
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

/** In contact as after any charge; with a profile that is not on the table there is none. */
function arrived({ view, mover: { fighter }, enemy }: Situation): readonly Change[] {
  if (fighter === null) return [];
  return enemy === null ? [setFlag(fighter.id, 'charged', true)] : charged(view, fighter, enemy);
}
