import type { BattleView, FighterView, Message } from '#rules/contract/battle-view.ts';
import { message } from '#rules/kit/duty.ts';
import type { HouseRuleChoices } from '#rules/kit/rows.ts';
import { ridden } from '#rules/skirmish/mounts/riding.ts';
import type { SkirmishRules } from '../rules.ts';

/** The pace: a run and a charge go at least twice as far as a move, a fighter who has just stood up half as far. */
export type Pace = 'half' | 'move' | 'double';

const TIMES = { half: 0.5, move: 1 } as const satisfies Partial<Readonly<Record<Pace, number>>>;

/** Inches of an ordinary move: his mount’s in the saddle, else his own; null if rolled. @rule MORD-MOUNTS */
export function moveOf(
  rules: SkirmishRules,
  fighter: Pick<FighterView, 'profile' | 'traits' | 'flags'>,
  choices: HouseRuleChoices,
): number | null {
  return ridden(rules.mounts, fighter, choices)?.movement ?? rules.movement(fighter);
}

/** Inches moved at this pace; null if his move is rolled. @rule MOV-RUN, MOV-CHARGE, MORD-REC-2 */
export function inchesAt(
  rules: SkirmishRules,
  { houseRules }: Pick<BattleView, 'houseRules'>,
  fighter: FighterView,
  pace: Pace,
): number | null {
  const inches = moveOf(rules, fighter, houseRules);
  const times = pace === 'double' ? rules.pace(fighter.traits) : TIMES[pace];
  return inches === null ? null : times * inches;
}

/** The same as text: the dice if it is rolled, which a run does not double. */
export function reach(
  rules: SkirmishRules,
  view: Pick<BattleView, 'houseRules'>,
  fighter: FighterView,
  pace: Pace,
): Message {
  const inches = inchesAt(rules, view, fighter, pace);
  if (inches !== null) return message('reach.inches', { inches });
  return message(pace === 'half' ? 'reach.rolled-half' : 'reach.rolled');
}

/**
 * One message for several fighters: the most common number, and exceptions by name.
 * @param code a message with `inches` alone; with exceptions it becomes `…-except`
 * @returns empty if no number is known
 */
export function sharedReach(
  code: string,
  of: readonly FighterView[],
  inches: (fighter: FighterView) => number | null,
): readonly Message[] {
  const known = of.flatMap((fighter) => {
    const his = inches(fighter);
    return his === null || his <= 0 ? [] : [{ label: fighter.label, inches: his }];
  });
  const most = commonest(known.map((one) => one.inches));
  if (most === null) return [];
  const others = known.filter((one) => one.inches !== most);
  if (others.length === 0) return [message(code, { inches: most })];
  const named = others.map((one) => `${one.label} ${one.inches}`).join(', ');
  return [message(`${code}-except`, { inches: most, others: named })];
}

/** Among equally common ones the first. */
function commonest(values: readonly number[]): number | null {
  const counted = new Map<number, number>();
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
  let found: number | null = null;
  for (const [value, count] of counted) {
    if (found === null || count > (counted.get(found) ?? 0)) found = value;
  }
  return found;
}
