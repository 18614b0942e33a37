import type { BattleView, FighterView, SideView } from '../contract/battle-view.ts';
import { fightersOf, type Lineup } from '../kit/view.ts';
import type { SkirmishRules } from './rules.ts';
import { has } from './view.ts';

/**
 * A slow rout, by house rule: a warband that has failed its test breaks up. In each of its recovery phases dice
 * say how many of its fighters leave the table, and the battle goes on for it while one stands.
 */

/** Whether this side breaks up; never where a failed test ends its battle at once. @rule MORD-ROUT-4 */
export function isBreaking(rules: SkirmishRules, view: BattleView, side: SideView): boolean {
  const slow = rules.houseRule(view.houseRules, 'routFailed') === 'slow';
  return slow && side.removed === null && has(side, 'rout-breaking');
}

/** Its fighters who are still on the table, in roster order. */
export function stillThere(
  rules: SkirmishRules,
  lineup: Lineup,
  { id }: Pick<SideView, 'id'>,
): readonly FighterView[] {
  return fightersOf(lineup, id).filter((fighter) => rules.statuses.of(fighter).onTable);
}

/** A die for each fighter on the table, and the highest face at which one of them leaves. */
export interface BreakingDice {
  readonly count: number;
  readonly upTo: 1 | 2 | 3;
}

/**
 * The dice of a side that breaks up: a 1 takes a fighter off, a 2 as well once half of those who took part are
 * gone, and up to a 3 the last one.
 * @rule MORD-ROUT-4
 */
export function breakingDice(rules: SkirmishRules, lineup: Lineup, side: SideView): BreakingDice {
  const count = stillThere(rules, lineup, side).length;
  const began = fightersOf(lineup, side.id).filter(
    (fighter) => rules.statuses.of(fighter).participates,
  ).length;
  if (count === 1) return { count, upTo: 3 };
  return { count, upTo: 2 * count <= began ? 2 : 1 };
}

/** How many of its fighters the owner still has to name. */
export function stillToLeave({ flags }: Pick<SideView, 'flags'>): number {
  const left = flags['rout-leaving'];
  return typeof left === 'number' ? left : 0;
}
