import { type FirstTurn, firstTurnUnasked } from './first-turn.ts';
import {
  type BlowClass,
  MELEE_WEAPONS,
  type MeleeWeapon,
  type MissileWeapon,
  meleeWeapon,
  missileWeapon,
  type Poison,
} from './weapons.ts';

/** A weapon in the hand, with its values in the current turn. */
export interface Arm {
  readonly id: string;
  readonly beside: MeleeWeapon['beside'];
  /** Strength of a blow, from the bearer's own. */
  readonly strength: (own: number) => number;
  /** Modifiers of the victim's save, in addition to the Strength's or instead of it. */
  readonly save: {
    readonly extra: number;
    readonly total: number | null;
    readonly victimBonus: number;
  };
  /** Added to its roll to hit. */
  readonly toHit: number;
  readonly parry: boolean;
  readonly parriesAgain: MeleeWeapon['parriesAgain'];
  readonly unparried: boolean;
  readonly concussion: boolean;
  readonly strikes: MeleeWeapon['strikes'];
  readonly criticals: BlowClass | 'missile';
  /** A fixed number of blows; null for the bearer's Attacks. */
  readonly blows: number | null;
  readonly pair: boolean;
  readonly initiative: number;
  readonly whipcrack: number;
  readonly holy: boolean;
  readonly poison: Poison | null;
  /** The source of its Strength, shown to players. */
  readonly bonus: number;
}

/** The turn of the combat in which a weapon is used. */
export interface StrikeTurn {
  readonly firstTurn: Pick<FirstTurn, 'now'>;
  readonly mountedCharge: boolean;
}

/** A weapon by its id; null for one that does not strike in close combat at this moment. @rule WEAPONS */
export function arm(id: string, moment: StrikeTurn): Arm | null {
  const blade = meleeWeapon(id);
  if (blade !== null) return bladeArm(blade, moment);
  const pistol = missileWeapon(id);
  return pistol?.meleeInFirstTurn?.kind === 'blows' && moment.firstTurn.now()
    ? pistolArm(pistol)
    : null;
}

/** Teeth and claws. @rule WEAPONS */
export function naturalArm(): Arm {
  return bladeArm(MELEE_WEAPONS['natural-weapons'], LATER);
}

/** After the first turn, on foot. */
export const LATER: StrikeTurn = { firstTurn: firstTurnUnasked(false), mountedCharge: false };

/** Blows of a Strength entered by players, if weapons have no rows. */
export function plainArm(bonus: number): Arm {
  return {
    id: 'plain',
    beside: 'any',
    strength: (own) => own + bonus,
    save: { extra: 0, total: null, victimBonus: 0 },
    ...SIMPLE,
    criticals: 'bladed',
    blows: null,
    bonus,
  };
}

function bladeArm(blade: MeleeWeapon, { firstTurn, mountedCharge }: StrikeTurn): Arm {
  const bonus =
    blade.strength +
    (blade.firstTurnStrength !== 0 && firstTurn.now() ? blade.firstTurnStrength : 0) +
    (mountedCharge ? blade.mountedChargeStrength : 0);
  return {
    id: blade.id,
    beside: blade.beside,
    strength: (own) => own + bonus,
    save: { extra: blade.save, total: null, victimBonus: blade.victimSaveBonus },
    toHit: 0,
    parry: blade.parry,
    parriesAgain: blade.parriesAgain,
    unparried: blade.unparried,
    concussion: blade.concussion,
    strikes: blade.strikes === 'first-turn-first' && !firstTurn.now() ? 'normal' : blade.strikes,
    criticals: blade.criticalClass,
    blows: blade.oneAttackOnly ? 1 : null,
    pair: blade.pair,
    initiative: blade.initiative,
    whipcrack: blade.whipcrack,
    holy: blade.holy,
    poison: blade.poison,
    bonus,
  };
}

function pistolArm(pistol: MissileWeapon): Arm | null {
  const use = pistol.meleeInFirstTurn;
  if (use === null || use.kind !== 'blows') return null;
  const { strength } = pistol;
  return {
    id: pistol.id,
    beside: use.count > 1 ? 'nothing' : 'any',
    strength: (own) => (strength === 'user' ? own : strength),
    save: savedFrom(pistol),
    ...SIMPLE,
    // An accurate pistol is accurate in close combat too.
    toHit: pistol.hitBonus,
    criticals: 'missile',
    blows: use.count,
    bonus: 0,
  };
}

/** How a shot modifies the save, in addition to its Strength or instead of it. @rule SAVE */
export function savedFrom(weapon: MissileWeapon | null): Arm['save'] {
  const save = weapon?.save ?? null;
  return {
    extra: save?.kind === 'extra' ? save.value : 0,
    total: save?.kind === 'total' ? save.value : null,
    victimBonus: save?.kind === 'better' ? save.value : 0,
  };
}

/** Nothing special about it. */
export const SIMPLE = {
  toHit: 0,
  parry: false,
  parriesAgain: 'never',
  unparried: false,
  concussion: false,
  strikes: 'normal',
  pair: false,
  initiative: 0,
  whipcrack: 0,
  holy: false,
  poison: null,
} as const satisfies Partial<Arm>;
