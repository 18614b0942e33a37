import type { FighterId } from '#rules/ids.ts';
import type { BattleView, Change } from '#rules/system.ts';
import { fighterOf, setFlag } from './reading.ts';
/**
 * One wound more. While wounds are left it only counts; from the last one on each takes an injury
 * die, and dice that fall due together are rolled together.
 * @rule INJURY
 */
export function loseWound(view: BattleView, id: FighterId): readonly Change[] {
  const fighter = fighterOf(view, id);
  if (fighter === null) return [];
  if (fighter.wounds > 1) return [{ kind: 'wounds', fighterId: id, to: fighter.wounds - 1 }];
  return [
    ...(fighter.wounds === 1 ? [{ kind: 'wounds', fighterId: id, to: 0 } as const] : []),
    setFlag(id, 'injury-due', injuryDice(view, id) + 1),
  ];
}

/** Injury dice that wait to be rolled. */
export function injuryDice(view: BattleView, id: FighterId): number {
  const due = fighterOf(view, id)?.flags['injury-due'];
  return typeof due === 'number' ? due : 0;
}
