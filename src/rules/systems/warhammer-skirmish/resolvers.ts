import type { Resolver } from '#rules/contract/resolver.ts';
import type { CriticalRow } from '#rules/skirmish/duel/blow.ts';
import { meleeResolver } from '#rules/skirmish/duel/melee.ts';
import { type DuelRules, NO_RULINGS } from '#rules/skirmish/duel/rules.ts';
import { saveOn } from '#rules/skirmish/duel/saves.ts';
import { shotResolver } from '#rules/skirmish/duel/shot.ts';
import { type MovementRules, ORDINARY_FEET } from '#rules/skirmish/movement/hazard.ts';
import { CLIMB, DIVE, EDGE, FALL, JUMP_DOWN, LEAP } from '#rules/skirmish/movement/hazards.ts';
import { hazardResolver } from '#rules/skirmish/movement/resolver.ts';
import { FIGHT_RULES, fights } from './fights.ts';
import { gearOf } from './gear.ts';
import { houseRule } from './house-rules.ts';
import { RULES } from './rules.ts';

/**
 * What Warhammer Escarmouches defines for duels and shots: weapons, parrying and psychology belong to the
 * base rules, so players enter the Strength and the save.
 */
const DUEL: DuelRules = {
  skirmish: RULES,
  armoury: false,
  psychology: false,
  gear: ({ traits }) => gearOf(traits),
  criticals: (_weapon, choices) => [CRITICALS[houseRule(choices, 'wfsCriticalHits')]],
  frenzied: () => false,
  unholy: () => false,
  living: () => true,
  hatred: () => ({ hated: null, named: undefined }),
  readings: () => NO_RULINGS,
  singleTargetPenalty: (choices) => houseRule(choices, 'wfsSingleModelTarget') === 'yes',
  fights,
  striking: FIGHT_RULES.striking,
};

const UNSAVED: CriticalRow = {
  wounds: 2,
  save: 'none',
  helmetHelps: true,
  injuryModifier: 0,
  extra: null,
};

/** No table here: every critical hit is the same. @rule CRIT */
const CRITICALS = {
  'two-wounds': UNSAVED,
  'two-hits': { ...UNSAVED, extra: 'two-hits' },
} as const satisfies Readonly<Record<string, CriticalRow>>;

/** Falls, jumps and climbs are the same as in all skirmish games. @rule MOV-FALL */
const MOVEMENT: MovementRules = {
  skirmish: RULES,
  wards: () => [],
  rerollsTests: () => false,
  steadier: () => 0,
  ...ORDINARY_FEET,
};

export const melee: Resolver = meleeResolver(DUEL);

export const shot: Resolver = shotResolver(DUEL);

export const dive: Resolver = hazardResolver(DIVE, MOVEMENT);

export const jumpDown: Resolver = hazardResolver(JUMP_DOWN, MOVEMENT);

export const climb: Resolver = hazardResolver(CLIMB, MOVEMENT);

export const leap: Resolver = hazardResolver(LEAP, MOVEMENT);

export const fall: Resolver = hazardResolver(FALL, MOVEMENT);

/** Whether a fighter knocked down at an edge falls. */
export const edge: Resolver = hazardResolver(EDGE, MOVEMENT);

/** What his armour, his shield and his skin are worth to him. @rule SAVE */
export const save = saveOn(DUEL);
