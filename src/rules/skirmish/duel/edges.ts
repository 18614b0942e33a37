import type { Arm } from './arms.ts';
import { type CircumstanceQuestions, type Circumstances, idOf, type Role } from './combatant.ts';
import type { Gear, Material, Skill } from './rules.ts';
import { meleeWeapon, missileWeapon, type Poison } from './weapons.ts';

/** A weapon's poison, powder and material. @rule WEAPONS */
export interface Edge {
  readonly poison: Poison | null;
  readonly material: Material | null;
  /** Better powder than usual. */
  readonly powder: boolean;
}

export const NO_EDGE: Edge = { poison: null, material: null, powder: false };

const POISONS = ['no-poison', 'dark-venom', 'black-lotus'] as const;
const POISONS_OF_SHOTS = [...POISONS, 'reptile-venom'] as const;
const MATERIALS = ['ordinary-steel', 'gromril-blade', 'ithilmar-blade'] as const;

/** Whether a fighter has this skill or item. */
export function skilled({ skills }: Pick<Gear, 'skills'>, skill: Skill): boolean {
  return skills.includes(skill);
}

/** Poison, powder and material of a weapon in one hand, as entered; natural weapons have none. @rule WEAPONS */
export function edgeOf(ask: Circumstances, role: Role, gear: Gear, held: Arm, hand: Hand): Edge {
  if (held.criticals === 'missile') {
    return { ...NO_EDGE, powder: hasBetter('superior-powder', ask, role, gear) };
  }
  if (!takesPoison(held)) return NO_EDGE;
  const usual = materialOn(gear, held);
  const entered = among(ask, gear.material !== null).choice(
    idOf(role, `${hand}material`),
    role,
    usual === null ? MATERIALS[0] : `${usual}-blade`,
    MATERIALS,
  );
  const material =
    entered === 'gromril-blade' ? 'gromril' : entered === 'ithilmar-blade' ? 'ithilmar' : null;
  return {
    ...NO_EDGE,
    material,
    poison: held.poison ?? poisonOn(ask, role, gear, held.id, hand),
  };
}

/** A prefix of field ids: the other hand has its own questions. */
export type Hand = '' | 'second-';

/** The poison on this weapon: entered, or the likeliest. @rule WEAPONS */
export function poisonOn(
  ask: Circumstances,
  role: Role,
  gear: Gear,
  weapon: string,
  hand: Hand = '',
): Poison | null {
  const usual = (isLikely(gear, weapon, coatable(gear)) ? gear.poison : null) ?? POISONS[0];
  const asked = among(ask, gear.poison !== null);
  const poisons = missileWeapon(weapon) === null ? POISONS : POISONS_OF_SHOTS;
  const entered = asked.choice(idOf(role, `${hand}poison`), role, usual, poisons);
  const found = poisons.find((id) => id === entered) ?? 'no-poison';
  return found === 'no-poison' ? null : found;
}

/** Better arrows or better powder; shown at once if he is known to have some. @rule WEAPONS */
export function hasBetter(
  what: 'hunting-arrows' | 'superior-powder',
  ask: Circumstances,
  role: Role,
  gear: Gear,
): boolean {
  const has = skilled(gear, what);
  return among(ask, has).isSo(idOf(role, what), role, has);
}

/** The likely material of a weapon, before players enter one. @rule WEAPONS */
export function materialOn(gear: Gear, { id, criticals }: Arm): Material | null {
  if (!takesPoison({ id, criticals })) return null;
  return isLikely(gear, id, gear.melee.filter(isSteel)) ? gear.material : null;
}

/**
 * One dose is for one weapon, and so is a special material: if not noted of a particular weapon, it belongs
 * to his best. A weapon that he was not known to carry may be the one.
 */
function isLikely(gear: Gear, weapon: string, able: readonly string[]): boolean {
  const best = able.find((id) => id !== 'dagger') ?? able[0];
  return best === weapon || ![...gear.melee, ...gear.missile].includes(weapon);
}

/**
 * Blades before bows and darts; permanently coated weapons and firearms take no poison. Reptile venom is not
 * for blades.
 */
function coatable(gear: Gear): readonly string[] {
  const blades = gear.poison === 'reptile-venom' ? [] : gear.melee;
  return [
    ...blades.filter((id) => isSteel(id) && meleeWeapon(id)?.poison === null),
    ...gear.missile.filter((id) => {
      const row = missileWeapon(id);
      return row?.poison === null && row.ammunition !== 'powder';
    }),
  ];
}

/** The poison's effect on this target: null if he is immune. */
export function poisonAgainst(at: Pick<Gear, 'skills'>, poison: Poison | null): Poison | null {
  return skilled(at, 'immune-poison') ? null : poison;
}

/** Whether a weapon takes poison: bare hands, teeth and firearms do not. */
function takesPoison({ id, criticals }: Pick<Arm, 'id' | 'criticals'>): boolean {
  return criticals !== 'missile' && isSteel(id);
}

function isSteel(id: string): boolean {
  return !BARE_HANDS.has(id);
}

/** Natural weapons: can't be lost, coated or forged. */
export const BARE_HANDS: ReadonlySet<string> = new Set(['fist', 'natural-weapons', 'plain']);

/** Added to the Strength of its hits. @rule WEAPONS */
export const DARK_VENOM = 1;
/** Added to the Strength of the roll to wound only, not for saves. @rule WEAPONS */
export const REPTILE_VENOM = 1;
/** Bonus of better arrows to injury rolls, and of better powder to Strength. @rule WEAPONS */
export const BETTER = 1;
/** On this roll to hit, black lotus wounds automatically. @rule WEAPONS */
export const LOTUS_ROLL = 6;
/** Added to the victim's save by a blade of gromril. @rule WEAPONS */
export const GROMRIL = -1;
/** Added to the Initiative of a fighter with an ithilmar weapon. @rule WEAPONS */
export const QUICK = 1;

/** The ordinary questions if he is known to have some, otherwise those folded away for rare circumstances. */
function among(ask: Circumstances, known: boolean): CircumstanceQuestions {
  return known ? ask : ask.byHand;
}
