import type { Circumstances, Opponents } from './combatant.ts';
import {
  BETTER,
  DARK_VENOM,
  hasBetter,
  poisonAgainst,
  poisonOn,
  REPTILE_VENOM,
  skilled,
} from './edges.ts';
import type { DuelRules, Gear } from './rules.ts';
import type { MissileWeapon, Poison } from './weapons.ts';

/** The ammunition in use, and its bonuses. @rule WEAPONS */
export interface Ammunition {
  readonly kind: 'hunting-arrows' | 'superior-powder' | null;
  readonly strength: number;
  /** Strength for the roll to wound only. */
  readonly wounding: number;
  readonly injury: number;
  readonly poison: Poison | null;
}

/** Asked only for weapons that it fits; shown at once if he is known to have some. @rule WEAPONS */
export function loadedWith(
  rules: DuelRules,
  weapon: MissileWeapon | null,
  { attacker, defender }: Opponents,
  ask: Circumstances,
): Ammunition {
  if (!rules.armoury) return { kind: null, strength: 0, wounding: 0, injury: 0, poison: null };
  const better = weapon?.ammunition === 'powder' ? 'superior-powder' : 'hunting-arrows';
  const fits = weapon !== null && weapon.ammunition !== null;
  const kind = fits && hasBetter(better, ask, 'attacker', attacker.gear) ? better : null;
  const coated =
    weapon?.poison ??
    (weapon?.ammunition === 'powder'
      ? null
      : poisonOn(ask, 'attacker', attacker.gear, weapon?.id ?? ''));
  const poison = poisonAgainst(defender.gear, coated);
  return {
    kind,
    strength:
      (kind === 'superior-powder' ? BETTER : 0) + (poison === 'dark-venom' ? DARK_VENOM : 0),
    wounding: poison === 'reptile-venom' ? REPTILE_VENOM : 0,
    injury: kind === 'hunting-arrows' ? BETTER : 0,
    poison,
  };
}

/** Shots of a weapon without a row. */
const USUAL_MOST = 2;
/** Shots of quick shooters and of knife throwers. @rule SHO-WHO */
const QUICK = 2;
const KNIVES = 3;

/** How many shots he fires: one, unless a skill or the players say otherwise. @rule SHO-WHO, WEAPONS */
export function shotsWith(weapon: MissileWeapon | null, gear: Gear, ask: Circumstances): number {
  const learnt = weapon === null ? 1 : shotsLearnt(weapon, gear);
  const most = Math.max(weapon?.shots ?? USUAL_MOST, learnt);
  return ask.number('shots', 'attacker', learnt, { min: 1, max: most });
}

function shotsLearnt(weapon: MissileWeapon, gear: Gear): number {
  if (throwsAtWill(weapon, gear)) return KNIVES;
  const quick = weapon.quick && skilled(gear, 'quick-shot');
  return quick || (isBrace(weapon) && skilled(gear, 'pistolier')) ? QUICK : 1;
}

/** Whether he throws several at once, each at any target in range. @rule SHO-WHO, SHO-TARGET */
export function throwsAtWill(weapon: MissileWeapon, gear: Gear): boolean {
  return weapon.severalAtOnce && skilled(gear, 'knife-fighter');
}

/** How much a skill adds to the range, and to the range of a sling's second shot, inches. @rule SHO-WHO */
const FARTHER = 6;
const TWICE_FARTHER = 3;

/** His range in inches; a weapon that scatters its shot along a line needs no aim. @rule SHO-WHO, WEAPONS */
export function rangeWith(weapon: MissileWeapon, gear: Gear): number {
  const sees = skilled(gear, 'eagle-eyes') && !weapon.autoHits;
  return weapon.range + (sees ? FARTHER : 0);
}

/** Range in inches for more than one shot; null at any. @rule SHO-WHO, WEAPONS */
export function shotsWithin(weapon: MissileWeapon, gear: Gear): number | null {
  const { shotsWithin: within } = weapon;
  return within === null ? null : within + (skilled(gear, 'eagle-eyes') ? TWICE_FARTHER : 0);
}

/** Whether he needs a turn to reload: for a brace, if both were fired. @rule SHO-WHO */
export function reloadsAfter(weapon: MissileWeapon, gear: Gear, shots: number): boolean {
  return needsReloading(weapon, gear) || (isBrace(weapon) && shots > 1);
}

/** Whether he needs a turn to reload. @rule SHO-WHO */
export function needsReloading(weapon: MissileWeapon, gear: Gear): boolean {
  const spared = weapon.moveOrFire ? 'hunter' : 'pistolier';
  return weapon.reloads && !skilled(gear, spared);
}

function isBrace({ meleeInFirstTurn: use }: MissileWeapon): boolean {
  return use?.kind === 'blows' && use.count > 1;
}
