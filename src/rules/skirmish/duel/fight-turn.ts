import type { BattleView } from '#rules/contract/battle-view.ts';
import { fightWith } from '../fights.ts';
import type { Opponents } from './combatant.ts';
import type { DuelRules } from './rules.ts';

/**
 * The number of the turn in the combat of these two, from 1; 1 if they are in none, or not on the table.
 * @rule WEAPONS, PSY-HATE
 */
export function turnOfFight(
  rules: DuelRules,
  view: BattleView,
  { attacker, defender }: Opponents,
): number {
  const fights = rules.fights(view);
  const ids = [attacker, defender].flatMap(({ fighter }) => fighter?.id ?? []);
  const theirs = ids.flatMap((id) => fightWith(fights, id) ?? []);
  const together = theirs.find((fight) => ids.every((id) => fightWith([fight], id) !== null));
  return (together ?? theirs[0])?.turn ?? 1;
}
