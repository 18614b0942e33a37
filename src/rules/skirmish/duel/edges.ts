import type { Arm } from './arms.ts';
import { type Asking, type Circumstances, idOf, type Role } from './combatant.ts';
import type { Gear, Skill } from './rules.ts';
import type { Poison } from './weapons.ts';

/** What a blade is made of. */
export type Material = 'gromril' | 'ithilmar';

/** What somebody's weapon has on it and is made of. @rule WEAPONS */
export interface Edge {
  readonly poison: Poison | null;
  readonly material: Material | null;
}

export const NO_EDGE: Edge = { poison: null, material: null };

const POISONS = ['no-poison', 'dark-venom', 'black-lotus'] as const;
const MATERIALS = ['ordinary-steel', 'gromril-blade', 'ithilmar-blade'] as const;

/** Whether somebody has learnt this, or carries it. */
export function skilled({ skills }: Pick<Gear, 'skills'>, skill: Skill): boolean {
  return skills.includes(skill);
}

/** Of a weapon in the hand; teeth and pistols have neither. @rule WEAPONS */
export function edgeOf(ask: Circumstances, role: Role, gear: Gear, main: Arm): Edge {
  if (!takesPoison(main)) return NO_EDGE;
  const table = gear.material === null ? MATERIALS[0] : `${gear.material}-blade`;
  const told = among(ask, gear.material !== null).choice(
    idOf(role, 'material'),
    role,
    table,
    MATERIALS,
  );
  const material =
    told === 'gromril-blade' ? 'gromril' : told === 'ithilmar-blade' ? 'ithilmar' : null;
  return { material, poison: main.poison ?? poisonTold(ask, role, gear) };
}

/** What players say he has coated it with. @rule WEAPONS */
export function poisonTold(ask: Circumstances, role: Role, { poison }: Gear): Poison | null {
  const asked = among(ask, poison !== null);
  const told = asked.choice(idOf(role, 'poison'), role, poison ?? POISONS[0], POISONS);
  return told === 'dark-venom' || told === 'black-lotus' ? told : null;
}

/** What it does to this target: nothing to one whom poison does not harm. */
export function poisonAgainst(at: Pick<Gear, 'skills'>, poison: Poison | null): Poison | null {
  return skilled(at, 'immune-poison') ? null : poison;
}

/** Steel does; bare hands, teeth and what powder drives do not. */
export function takesPoison({ id, criticals }: Pick<Arm, 'id' | 'criticals'>): boolean {
  return criticals !== 'missile' && !BARE_HANDS.has(id);
}

/** Nothing there to be lost, coated or forged. */
export const BARE_HANDS: ReadonlySet<string> = new Set(['fist', 'natural-weapons', 'plain']);

/** Added to the Strength of its hits. @rule WEAPONS */
export const DARK_VENOM = 1;
/** To hit, this wounds by itself what black lotus harms. @rule WEAPONS */
export const LOTUS_ROLL = 6;
/** Added to the victim's save by a blade of gromril. @rule WEAPONS */
export const GROMRIL = -1;
/** Added to the Initiative of whoever strikes with ithilmar. @rule WEAPONS */
export const QUICK = 1;

/** Where everybody looks for it if he is known to have some. */
function among(ask: Circumstances, known: boolean): Asking {
  return known ? ask : ask.byHand;
}
