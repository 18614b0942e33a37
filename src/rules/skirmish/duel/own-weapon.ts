import { type Arm, SIMPLE, type StrikeTurn } from './arms.ts';
import { type Circumstances, idOf, type Role } from './combatant.ts';
import type { Hand } from './edges.ts';

/** A weapon without a row: players enter its effects. @rule WEAPONS */
export const OWN_WEAPON = 'own-weapon';

const STRENGTH = { min: -3, max: 5 } as const;
const SAVE = { min: -6, max: 2 } as const;
const TO_HIT = { min: -3, max: 3 } as const;
const HANDS = ['one-hand', 'both-hands'] as const;
const TURNS = ['always-alike', 'strong-at-first', 'first-at-first', 'always-late'] as const;
const CLASSES = ['bladed', 'bludgeoning', 'thrusting', 'unarmed'] as const;

/**
 * Strength, save, parry and critical hits; for the first weapon also how it is held, and its values in the
 * first turn.
 * @rule WEAPONS, PARRY, CRIT-OPT
 */
export function ownArm(
  ask: Circumstances,
  role: Role,
  { firstTurn }: StrikeTurn,
  hand: Hand = '',
): Arm {
  const of = (id: string) => idOf(role, `${hand}own-${id}`);
  const main = hand === '';
  const strength = ask.number(of('strength'), role, 0, STRENGTH);
  const save = ask.number(of('save'), role, 0, SAVE);
  const toHit = ask.number(of('to-hit'), role, 0, TO_HIT);
  const hands = main ? ask.choice(of('hands'), role, HANDS[0], HANDS) : HANDS[0];
  const turn = main ? ask.choice(of('turn'), role, TURNS[0], TURNS) : TURNS[0];
  const entered = ask.choice(of('critical'), role, CLASSES[0], CLASSES);
  const parry = ask.isSo(of('parry'), role, false);
  const concussion = ask.isSo(of('concussion'), role, false);
  const bonus = turn === 'strong-at-first' && !firstTurn.now() ? 0 : strength;
  return {
    ...SIMPLE,
    id: OWN_WEAPON,
    beside: hands === 'both-hands' ? 'nothing' : 'any',
    strength: (own) => own + bonus,
    save: { extra: Math.min(0, save), total: null, victimBonus: Math.max(0, save) },
    toHit,
    parry,
    concussion,
    strikes: strikesAt(turn, firstTurn),
    criticals: CLASSES.find((id) => id === entered) ?? 'bladed',
    blows: null,
    bonus,
  };
}

function strikesAt(turn: string, firstTurn: StrikeTurn['firstTurn']): Arm['strikes'] {
  if (turn === 'always-late') return 'last';
  return turn === 'first-at-first' && firstTurn.now() ? 'first-turn-first' : 'normal';
}
