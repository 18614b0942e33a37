import type { Arm } from './arms.ts';
import { type CircumstanceQuestions, type Circumstances, idOf, type Role } from './combatant.ts';
import type { Gear, Material, Skill } from './rules.ts';
import { meleeWeapon, missileWeapon, type Poison } from './weapons.ts';

/** What one weapon has on it or in it, and is made of. @rule WEAPONS */
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

/** Whether somebody has learnt this, or carries it. */
export function skilled({ skills }: Pick<Gear, 'skills'>, skill: Skill): boolean {
  return skills.includes(skill);
}

/** What players say of a weapon in one of his hands; teeth have nothing on them. @rule WEAPONS */
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

/** Before the name of a question: what is in his other hand is asked about by itself. */
export type Hand = '' | 'second-';

/** What players say this weapon of his is coated with. @rule WEAPONS */
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

/** Better arrows or better powder; shown at once where he is known to have some. @rule WEAPONS */
export function hasBetter(
  what: 'hunting-arrows' | 'superior-powder',
  ask: Circumstances,
  role: Role,
  gear: Gear,
): boolean {
  const has = skilled(gear, what);
  return among(ask, has).isSo(idOf(role, what), role, has);
}

/** What a weapon of his is made of before players say anything. @rule WEAPONS */
export function materialOn(gear: Gear, { id, criticals }: Arm): Material | null {
  if (!takesPoison({ id, criticals })) return null;
  return isLikely(gear, id, gear.melee.filter(isSteel)) ? gear.material : null;
}

/**
 * One phial is for one weapon, and so is the smith's work: noted of nobody's weapon in particular, it is
 * that of the best he has. What he was not known to carry may be the one.
 */
function isLikely(gear: Gear, weapon: string, able: readonly string[]): boolean {
  const best = able.find((id) => id !== 'dagger') ?? able[0];
  return best === weapon || ![...gear.melee, ...gear.missile].includes(weapon);
}

/**
 * Blades before bows and darts; what is coated for good takes no more, nor does what powder drives. No
 * blade takes the venom of reptiles.
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

/** What it does to this target: nothing to one whom poison does not harm. */
export function poisonAgainst(at: Pick<Gear, 'skills'>, poison: Poison | null): Poison | null {
  return skilled(at, 'immune-poison') ? null : poison;
}

/** Steel does; bare hands, teeth and what powder drives do not. */
function takesPoison({ id, criticals }: Pick<Arm, 'id' | 'criticals'>): boolean {
  return criticals !== 'missile' && isSteel(id);
}

function isSteel(id: string): boolean {
  return !BARE_HANDS.has(id);
}

/** Nothing there to be lost, coated or forged. */
export const BARE_HANDS: ReadonlySet<string> = new Set(['fist', 'natural-weapons', 'plain']);

/** Added to the Strength of its hits. @rule WEAPONS */
export const DARK_VENOM = 1;
/** Added to the Strength with which its hits wound; saves do not mind it. @rule WEAPONS */
export const REPTILE_VENOM = 1;
/** What better arrows add to injuries, and better powder to the Strength of blows and shots. @rule WEAPONS */
export const BETTER = 1;
/** To hit, this wounds by itself what black lotus harms. @rule WEAPONS */
export const LOTUS_ROLL = 6;
/** Added to the victim's save by a blade of gromril. @rule WEAPONS */
export const GROMRIL = -1;
/** Added to the Initiative of whoever strikes with ithilmar. @rule WEAPONS */
export const QUICK = 1;

/** Where everybody looks for it if he is known to have some. */
function among(ask: Circumstances, known: boolean): CircumstanceQuestions {
  return known ? ask : ask.byHand;
}
