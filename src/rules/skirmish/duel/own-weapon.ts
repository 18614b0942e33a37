import type { Arm, Moment } from './arms.ts';
import { type Circumstances, idOf, type Role } from './combatant.ts';

/** A weapon that no table has a row of: players say what it does. @rule WEAPONS */
export const OWN_WEAPON = 'own-weapon';

const STRENGTH = { min: -3, max: 5 } as const;
const SAVE = { min: -6, max: 2 } as const;
const HANDS = ['one-hand', 'both-hands'] as const;
const TURNS = ['always-alike', 'strong-at-first', 'first-at-first', 'always-late'] as const;
const CLASSES = ['bladed', 'bludgeoning', 'thrusting', 'unarmed'] as const;

/** Strength, save, hands, what its first turn brings, how its critical hits work. @rule WEAPONS, CRIT-OPT */
export function ownArm(ask: Circumstances, role: Role, { firstTurn }: Moment): Arm {
  const of = (id: string) => idOf(role, id);
  const strength = ask.number(of('own-strength'), role, 0, STRENGTH);
  const save = ask.number(of('own-save'), role, 0, SAVE);
  const hands = ask.choice(of('own-hands'), role, HANDS[0], HANDS);
  const turn = ask.choice(of('own-turn'), role, TURNS[0], TURNS);
  const told = ask.choice(of('own-critical'), role, CLASSES[0], CLASSES);
  const concussion = ask.isSo(of('own-concussion'), role, false);
  const bonus = turn === 'strong-at-first' && !firstTurn ? 0 : strength;
  return {
    id: OWN_WEAPON,
    beside: hands === 'both-hands' ? 'nothing' : 'any',
    strength: (own) => own + bonus,
    save: { extra: Math.min(0, save), total: null, victimBonus: Math.max(0, save) },
    toHit: 0,
    parry: false,
    unparried: false,
    concussion,
    strikes: strikesAt(turn, firstTurn),
    criticals: CLASSES.find((id) => id === told) ?? 'bladed',
    blows: null,
    pair: false,
    holy: false,
    poison: null,
    bonus,
  };
}

function strikesAt(turn: string, firstTurn: boolean): Arm['strikes'] {
  if (turn === 'always-late') return 'last';
  return turn === 'first-at-first' && firstTurn ? 'first-turn-first' : 'normal';
}
