import type { Resolver } from '#rules/contract/resolver.ts';
import { meleeResolver } from '#rules/skirmish/duel/melee.ts';
import type { DuelRules } from '#rules/skirmish/duel/rules.ts';
import { saveOn } from '#rules/skirmish/duel/saves.ts';
import { shotResolver } from '#rules/skirmish/duel/shot.ts';
import { mountedGear } from '#rules/skirmish/mounts/in-the-saddle.ts';
import type { MovementRules } from '#rules/skirmish/movement/hazard.ts';
import { CLIMB, DIVE, EDGE, FALL, JUMP_DOWN, LEAP } from '#rules/skirmish/movement/hazards.ts';
import { hazardResolver } from '#rules/skirmish/movement/resolver.ts';
import { meleeWeaponsOf } from './carried-weapons.ts';
import { criticalHit } from './critical-charts.ts';
import { FIGHT_RULES, fights } from './fights.ts';
import { isFrenzied } from './flags.ts';
import { gearOf } from './gear.ts';
import { hatredOf, isLiving, isUnholy } from './hatred.ts';
import { houseRule } from './house-rules.ts';
import { RULES } from './rules.ts';
import { carries, carriesAny } from './traits.ts';

/** What Mordheim defines for duels and shots. */
const DUEL: DuelRules = {
  skirmish: RULES,
  armoury: true,
  psychology: true,
  gear: (fighter, choices) => mountedGear(RULES.mounts, fighter, choices, gearOf(fighter.traits)),
  criticals: (weapon, choices) => FACES.map((face) => criticalHit(weapon, face, choices)),
  frenzied: isFrenzied,
  hatred: hatredOf,
  unholy: isUnholy,
  living: isLiving,
  readings: (choices) => ({
    parriesNextHighest: houseRule(choices, 'parryNextHighest') === 'yes',
    parriesEachFoe: houseRule(choices, 'parriesPer') === 'foe',
    stepsAsideEachWound: houseRule(choices, 'stepAsidePer') === 'wound',
    swapsWeapons: houseRule(choices, 'weaponSwap') === 'yes',
    misfires: houseRule(choices, 'misfires') === 'yes',
  }),
  singleTargetPenalty: () => false,
  fights,
  striking: FIGHT_RULES.striking,
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What Mordheim adds to falls, jumps and climbs. @rule MOV-FALL */
const MOVEMENT: MovementRules = {
  skirmish: RULES,
  // Nobody steps aside from the ground.
  wards: (traits) => gearOf(traits).wards.filter(({ id }) => id !== 'step-aside'),
  rerollsTests: (traits, hazard) =>
    carries(traits, 'reroll-characteristic-and-hit') ||
    (hazard === 'climb' && carries(traits, 'rope-and-hook')),
  steadier: (traits, hazard) =>
    hazard === 'climb' ? Math.max(...meleeWeaponsOf(traits).map(({ climbing }) => climbing)) : 0,
  climbs: (traits) => ({
    surely: carriesAny(traits, ['scale-sheer-surfaces', 'wall-runner']),
    times: carries(traits, 'scale-sheer-surfaces') ? 2 : 1,
  }),
  acrobat: (traits) => carries(traits, 'acrobat'),
  leaps: (traits) => carries(traits, 'leap'),
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
