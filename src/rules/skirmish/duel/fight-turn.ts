import type { BattleView } from '#rules/contract/battle-view.ts';
import { fightWith } from '../fights.ts';
import type { Opponents } from './combatant.ts';
import type { DuelRules } from './rules.ts';

/**
 * The turn of their combat in which the two of them meet, from 1; the first one for those who are in
 * none, or not on the table.
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
