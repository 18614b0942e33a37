import type { FighterId } from '../../ids.ts';
import type { BattleView, Change, FighterView, Refusal } from '../../system.ts';
import { testsFearBeforeCharging } from './courage.ts';
import type { FlagId } from './flags.ts';
import { clearFlag, fighterOf, has, opponentsOf, setFlag } from './reading.ts';

/**
 * What a named action of a fighter brings about. Marks are toggles: the same tap takes them back.
 * @returns a refusal for an action or target that the system does not know
 */
export function act(
  view: BattleView,
  action: string,
  fighterId: FighterId,
  targetId: FighterId | null,
): readonly Change[] | Refusal {
  const fighter = fighterOf(view, fighterId);
  if (fighter === null) return { refused: 'unknown-fighter' };
  if (action === 'charge') {
    const target = fighterOf(view, targetId);
    return target === null ? { refused: 'charge-needs-target' } : charge(view, fighter, target);
  }
  const flag = MARKS[action];
  if (flag === undefined) return { refused: 'unknown-action' };
  if (has(fighter, flag)) return clearFlag(fighter, flag);
  return [
    setFlag(fighter.id, flag, true),
    ...(REVEALING.has(action) ? clearFlag(fighter, 'hidden') : []),
  ];
}

/** The charge arrives: contact with the target, or the target runs before it comes to blows. @rule MORD-FLEE-2 */
export function charged(
  view: BattleView,
  charger: FighterView,
  target: FighterView,
): readonly Change[] {
  const marked = [
    ...leavesTheDowned(view, charger),
    setFlag(charger.id, 'charged', true),
    ...clearFlag(charger, 'hidden'),
  ];
  return target.status === 'fleeing'
    ? [...marked, setFlag(target.id, 'flee-move-due', charger.id)]
    : [...marked, { kind: 'contact', a: charger.id, b: target.id, touching: true }];
}

/** Who charges elsewhere leaves those on the ground behind; a second target of one charge adds to the first. @rule MORD-FLEE-4 */
function leavesTheDowned(view: BattleView, charger: FighterView): readonly Change[] {
  if (has(charger, 'charged')) return [];
  return opponentsOf(view, charger).map((enemy) => ({
    kind: 'contact',
    a: charger.id,
    b: enemy.id,
    touching: false,
  }));
}

/** Marks that players put on a fighter, with the flag each sets. */
const MARKS: Readonly<Record<string, FlagId>> = {
  run: 'ran',
  move: 'moved',
  hide: 'hidden',
  shoot: 'shot',
  cast: 'cast',
  outnumbered: 'outnumbered',
  animosity: 'animosity',
};

/** Gives the hiding place away. @rule MOV-HIDE */
const REVEALING: ReadonlySet<string> = new Set(['shoot', 'cast', 'run']);

/** A second target of one charge adds a contact; Fear comes before the first step. @rule PSY-FEAR-B */
function charge(view: BattleView, charger: FighterView, target: FighterView): readonly Change[] {
  if (testsFearBeforeCharging(charger, target) && !has(charger, 'charged')) {
    return [setFlag(charger.id, 'charging', target.id)];
  }
  return charged(view, charger, target);
}
