import type { SkirmishStatus } from '#rules/skirmish/statuses.ts';
import type { DutyTest, Outcome, PossibleTest } from '../contract/advice.ts';
import type { BattleView, FighterView } from '../contract/battle-view.ts';
import { chanceAtMost, type DiceSpec } from '../dice/dice.ts';
import type { Fraction } from '../dice/fraction.ts';
import { message, toggle } from '../kit/duty.ts';
import { oncePer } from '../kit/once-per.ts';
import { fighterOf, fightersOf, oncePerSide, sideOf } from '../kit/view.ts';
import { FRIEND_RANGE, mayTestAllAlone } from './courage.ts';
import type { SkirmishRules } from './rules.ts';
import { carries, clearFlag, has, setFlag } from './view.ts';

/** How far a leader's Leadership reaches unless something says otherwise, inches. @rule MORD-LD-1 */
export const USUAL_BUBBLE = 6;

/** The exact chance to pass; null Leadership (no value to test on) never passes. @rule COM-LDTEST */
export function leadershipChance(leadership: number | null, dice: DiceSpec): Fraction {
  // Two dice show no less than 2, so a 0 stands for "never".
  return chanceAtMost(dice, leadership ?? 0);
}

/** A fighter's Leadership test: the value with its reason, the dice, and the relevant answers. */
export interface FighterTest {
  readonly test: DutyTest;
  readonly dice: DiceSpec;
  /** "Within 6″ of the leader", offered only where it changes the value. */
  readonly answers: readonly Outcome[];
}

/**
 * Which Leadership a fighter tests on, and why.
 * @param borrows false if another's Leadership can't be used in this test
 * @rule MORD-LD-1
 * @rule MORD-LD-2
 * @rule MORD-LD-3
 * @rule MORD-LD-4
 */
export function fighterTest(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
  borrows = true,
): FighterTest {
  const source = borrows ? bubbleSource(rules, view, fighter) : null;
  const own = leadershipOf(fighter);
  const dice = rules.leadership.dice(fighter.traits);
  const lends = source !== null && rules.statuses.of(source).lendsBubble;
  const better = lends && leadershipOf(source) > own;
  const near = better && has(fighter, 'near-leader');
  const bonus = rules.leadership.bonus(view, fighter);
  const value = (near && source !== null ? leadershipOf(source) : own) + bonus;
  return {
    test: {
      characteristic: 'Ld',
      value,
      reason: reasonOf(rules, fighter, source, { lends, better, near }),
      chance: leadershipChance(value, dice),
    },
    dice,
    answers: better ? [nearAnswer(fighter, near)] : [],
  };
}

/**
 * His All Alone test. A leader within 6″ counts as a friend, so he is not alone: only a longer range can
 * help.
 * @rule MORD-ALONE-1
 * @rule MORD-LD-3
 */
export function allAloneTest(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): FighterTest {
  const leader = leaderOrSuccessor(rules, view, fighter.sideId);
  const reaches = leader !== null && rules.leadership.range(leader) > FRIEND_RANGE;
  return fighterTest(rules, view, fighter, reaches);
}

/** The side's leader and his range; null without a leader on the table. @rule MORD-LD-3 */
export function leaderBubble(
  rules: SkirmishRules,
  view: BattleView,
  sideId: FighterView['sideId'],
): { readonly range: number; readonly leaderId: FighterView['id'] } | null {
  const leader = leaderOrSuccessor(rules, view, sideId);
  if (leader === null || !rules.statuses.of(leader).lendsBubble) return null;
  return { range: rules.leadership.range(leader), leaderId: leader.id };
}

function leadershipOf(fighter: FighterView): number {
  return fighter.profile['Ld'] ?? 0;
}

/** Whose Leadership he may use: the leader's, or that of a companion. @rule MORD-LD-4 */
function bubbleSource(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): FighterView | null {
  const companion = rules.leadership.companion(view, fighter);
  if (companion !== undefined) return companion;
  if (!mayBorrow(rules, view, fighter)) return null;
  const leader = leaderOrSuccessor(rules, view, fighter.sideId);
  return leader === null || leader.id === fighter.id ? null : leader;
}

/** The owner of the bubble: the leader, or by house rule the best hero once the leader is gone. @rule MORD-LD-6 */
function leaderOrSuccessor(
  rules: SkirmishRules,
  view: BattleView,
  sideId: FighterView['sideId'],
): FighterView | null {
  const leader = fighterOf(view, sideOf(view, sideId)?.leaderId ?? null);
  const lost = leader !== null && isLost(rules.statuses.of(leader));
  if (!lost || rules.houseRule(view.houseRules, 'successorBubble') === 'no') return leader;
  return bestHero(rules)(view, sideId) ?? leader;
}

const bestHero = oncePer((rules: SkirmishRules) =>
  oncePerSide((roll, sideId): FighterView | null => {
    const heroes = fightersOf(roll, sideId).filter(
      (fighter) => fighter.role === 'hero' && rules.statuses.of(fighter).onTable,
    );
    return heroes.toSorted((a, b) => leadershipOf(b) - leadershipOf(a))[0] ?? null;
  }),
);

/** Out for good, not still to arrive. */
function isLost({ onTable, use }: SkirmishStatus): boolean {
  return !onTable && use !== 'reserve';
}

function mayBorrow(rules: SkirmishRules, view: BattleView, fighter: FighterView): boolean {
  const kept =
    carries(fighter.traits, 'animal') &&
    rules.houseRule(view.houseRules, 'animalsUseLeaderLd') === 'no';
  return !kept && rules.leadership.borrows(view, fighter);
}

function reasonOf(
  rules: SkirmishRules,
  fighter: FighterView,
  source: FighterView | null,
  bubble: { readonly lends: boolean; readonly better: boolean; readonly near: boolean },
) {
  if (source === null) return message('ld.own');
  const leader = source.label;
  if (!bubble.lends) return message(`ld.own-leader-${rules.statuses.of(source).id}`, { leader });
  if (bubble.near)
    return message('ld.leader-near', { leader, range: rules.leadership.range(source) });
  if (bubble.better)
    return message('ld.own-leader-far', { leader, range: rules.leadership.range(source) });
  return message(leadershipOf(source) === leadershipOf(fighter) ? 'ld.own-equal' : 'ld.own-higher');
}

function nearAnswer(fighter: FighterView, near: boolean): Outcome {
  const changes = near
    ? clearFlag(fighter, 'near-leader')
    : [setFlag(fighter.id, 'near-leader', true)];
  return toggle('leader-near', near, changes);
}

/** Leadership tests that can come up for any fighter, with the value he would take them on. */
export function possibleTests(
  rules: SkirmishRules,
  view: BattleView,
  fighter: FighterView,
): readonly PossibleTest[] {
  if (!rules.statuses.of(fighter).onTable) return [];
  return [
    ...(rules.statuses.of(fighter).flees
      ? [possible('rally', 'MORD-FLEE-1', fighterTest(rules, view, fighter))]
      : []),
    ...(mayTestAllAlone(rules, view, fighter)
      ? [possible('all-alone', 'MORD-ALONE-1', allAloneTest(rules, view, fighter))]
      : []),
  ];
}

export function possible(kind: string, rule: string, { test, dice }: FighterTest): PossibleTest {
  return { kind, rule, test, dice };
}
