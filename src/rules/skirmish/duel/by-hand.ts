import { type Circumstances, idOf, type Role } from './combatant.ts';

/** Modifiers of blows and shots entered by players: spells, scenery, mutations, everything that the app can't know. */
export interface ByHand {
  readonly hit: number;
  readonly strength: number;
  /** Of the victim's save, worse below zero. */
  readonly save: number;
  readonly injury: number;
  /** Hits without a roll. */
  readonly automatic: boolean;
  /** Failed rolls to reroll once. */
  readonly hitsAgain: boolean;
  readonly woundsAgain: boolean;
}

export const NOTHING_BY_HAND: ByHand = {
  hit: 0,
  strength: 0,
  save: 0,
  injury: 0,
  automatic: false,
  hitsAgain: false,
  woundsAgain: false,
};

const SOME = { min: -3, max: 3 } as const;
const SAVE = { min: -6, max: 4 } as const;
const STRENGTH = { min: -3, max: 5 } as const;

/**
 * Questions for the attacker.
 * @param matters whether he has to roll to hit; whether his Strength is not entered elsewhere
 * @rule CC-HIT, SHO-HIT, WOUND, SAVE, INJURY
 */
export function byHand(
  { byHand: ask }: Circumstances,
  role: Role,
  matters: { readonly toHit: boolean; readonly strength: boolean },
): ByHand {
  const number = (id: string, range: { readonly min: number; readonly max: number }) =>
    ask.number(idOf(role, id), role, 0, range);
  const isSo = (id: string) => ask.isSo(idOf(role, id), role, false);
  const automatic = matters.toHit && isSo('automatic-hits');
  const rolls = matters.toHit && !automatic;
  return {
    automatic,
    hit: rolls ? number('hit-modifier', SOME) : 0,
    hitsAgain: rolls && isSo('hits-again'),
    strength: matters.strength ? number('strength-bonus', STRENGTH) : 0,
    woundsAgain: isSo('wounds-again'),
    save: number('save-modifier', SAVE),
    injury: number('injury-modifier', SOME),
  };
}

/** Questions for the defender. @rule SAVE, COM-REROLL */
export function savesAgain({ byHand: ask }: Circumstances, role: Role): boolean {
  return ask.isSo(idOf(role, 'saves-again'), role, false);
}
