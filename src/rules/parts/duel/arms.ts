import {
  type BlowClass,
  MELEE_WEAPON_IDS,
  MELEE_WEAPONS,
  type MeleeWeapon,
  MISSILE_WEAPON_IDS,
  type MissileWeapon,
  meleeWeapon,
  missileWeapon,
} from '../weapons.ts';

/** A weapon in the hand, in the turn in which it strikes. */
export interface Arm {
  readonly id: string;
  readonly beside: MeleeWeapon['beside'];
  /** Strength of a blow, by the bearer's own. */
  readonly strength: (own: number) => number;
  /** Worsening of the save beyond the Strength's, or instead of it; and what betters it. */
  readonly save: {
    readonly extra: number;
    readonly total: number | null;
    readonly victimBonus: number;
  };
  readonly parry: boolean;
  readonly concussion: boolean;
  readonly strikes: MeleeWeapon['strikes'];
  readonly criticals: BlowClass | 'missile';
  /** Blows whatever the bearer's Attacks; null for as many as he has. */
  readonly blows: number | null;
  /** What its Strength comes from, for players. */
  readonly bonus: number;
}

/** The turn of the combat that a weapon strikes in. */
export interface Moment {
  readonly firstTurn: boolean;
  readonly mountedCharge: boolean;
}

/** A weapon by its id; null for one that does not strike in close combat at this moment. @rule WEAPONS */
export function arm(id: string, moment: Moment): Arm | null {
  const blade = meleeWeapon(id);
  if (blade !== null) return bladeArm(blade, moment);
  const pistol = missileWeapon(id);
  return pistol === null || !moment.firstTurn ? null : pistolArm(pistol);
}

/** Teeth and claws. @rule WEAPONS */
export function naturalArm(): Arm {
  return bladeArm(MELEE_WEAPONS['natural-weapons'], { firstTurn: false, mountedCharge: false });
}

/** Blows of a Strength that players told, where weapons have no rows. */
export function plainArm(bonus: number): Arm {
  return {
    id: 'plain',
    beside: 'any',
    strength: (own) => own + bonus,
    save: { extra: 0, total: null, victimBonus: 0 },
    parry: false,
    concussion: false,
    strikes: 'normal',
    criticals: 'bladed',
    blows: null,
    bonus,
  };
}

/** What he may strike with, carried weapons first. */
export function weaponOptions(carried: readonly string[], moment: Moment): readonly string[] {
  return carriedFirst(carried, [...MELEE_WEAPON_IDS, ...pistols(moment)]);
}

/** What he may hold in his other hand; 'none' comes first. @rule TWO-W */
export function secondOptions(
  carried: readonly string[],
  main: Arm,
  moment: Moment,
): readonly string[] {
  if (main.beside !== 'any' || UNARMED.has(main.id)) return ['none'];
  const light = [...MELEE_WEAPON_IDS].filter((id) => isLight(id, moment));
  return ['none', ...carriedFirst(carried, [...light, ...pistols(moment)])];
}

/** Whether a weapon gains or loses something after the first turn of a combat. */
export function mindsFirstTurn(id: string): boolean {
  const blade = meleeWeapon(id);
  if (blade === null) return missileWeapon(id)?.meleeInFirstTurn?.kind === 'blows';
  return blade.firstTurnStrength > 0 || blade.strikes === 'first-turn-first';
}

export function mindsMount(id: string): boolean {
  const blade = meleeWeapon(id);
  return blade !== null && (blade.mountedOnly || blade.mountedChargeStrength > 0);
}

const UNARMED: ReadonlySet<string> = new Set(['fist', 'natural-weapons', 'lance']);

function isLight(id: string, moment: Moment): boolean {
  const found = arm(id, moment);
  return found !== null && found.beside === 'any' && !UNARMED.has(id);
}

function pistols({ firstTurn }: Moment): readonly string[] {
  if (!firstTurn) return [];
  return MISSILE_WEAPON_IDS.filter((id) => missileWeapon(id)?.meleeInFirstTurn?.kind === 'blows');
}

function carriedFirst(carried: readonly string[], all: readonly string[]): readonly string[] {
  const own = carried.filter((id) => all.includes(id));
  return [...own, ...all.filter((id) => !own.includes(id))];
}

function bladeArm(blade: MeleeWeapon, { firstTurn, mountedCharge }: Moment): Arm {
  const bonus =
    blade.strength +
    (firstTurn ? blade.firstTurnStrength : 0) +
    (mountedCharge ? blade.mountedChargeStrength : 0);
  return {
    id: blade.id,
    beside: blade.beside,
    strength: (own) => own + bonus,
    save: { extra: blade.save, total: null, victimBonus: blade.victimSaveBonus },
    parry: blade.parry,
    concussion: blade.concussion,
    strikes: blade.strikes === 'first-turn-first' && !firstTurn ? 'normal' : blade.strikes,
    criticals: blade.criticalClass,
    blows: blade.oneAttackOnly ? 1 : null,
    bonus,
  };
}

function pistolArm(pistol: MissileWeapon): Arm | null {
  const use = pistol.meleeInFirstTurn;
  if (use === null || use.kind !== 'blows') return null;
  const { strength, save } = pistol;
  return {
    id: pistol.id,
    beside: use.count > 1 ? 'nothing' : 'any',
    strength: (own) => (strength === 'user' ? own : strength),
    save: {
      extra: save?.kind === 'extra' ? save.value : 0,
      total: save?.kind === 'total' ? save.value : null,
      victimBonus: 0,
    },
    parry: false,
    concussion: false,
    strikes: 'normal',
    criticals: 'missile',
    blows: use.count,
    bonus: 0,
  };
}
